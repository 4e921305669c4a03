### Τι λένε οι εντολές, και τι μπορεί να πάει στραβά με τα αρχεία. Δεν μεταφράζονται επιλογές όπως --plain,
### οι κινήσεις και οι θέσεις.

## Τι πάει στραβά

cli-error = σφάλμα: { $message }
cli-cannot-read = δεν διαβάζεται το { $file }: { $error }
cli-cannot-read-input = δεν διαβάζεται η τυπική είσοδος: { $error }
cli-cannot-write = δεν γράφεται το { $file }: { $error }
cli-cannot-write-output = δεν γράφεται η τυπική έξοδος: { $error }
cli-cannot-listen = δεν μπορεί να αναμένεται το Ctrl-C: { $error }
cli-no-terminal = το τερματικό δεν μπορεί να χρησιμοποιηθεί: { $error }· δοκίμασε --plain
cli-line = γραμμή { $line }: { $message }
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }· μια θέση είναι ένα όρισμα, σε εισαγωγικά: "giuthi 8x8"
cli-no-record = { $file }: δεν περιέχει καταγραφή παρτίδας
cli-not-one-record = το { $file } δεν είναι η καταγραφή μιας παρτίδας: { $error }
cli-name-another = { $error }· δώσε άλλο αρχείο
cli-not-a-file = το { $file } υπάρχει και δεν είναι αρχείο· δώσε άλλο αρχείο
cli-file-ended = το { $file } περιέχει παρτίδα που έχει τελειώσει· δώσε άλλο αρχείο
cli-file-commented = το { $file } περιέχει σχόλια ή παραλλαγές, που θα χάνονταν στη συνέχεια· δώσε άλλο αρχείο
cli-file-other-start = το { $file } περιέχει παρτίδα που άρχισε με "{ $start }"· παράλειψε την αρχική θέση για να τη συνεχίσεις, ή δώσε άλλο αρχείο
cli-file-exists = το { $file } υπάρχει ήδη
cli-not-written = το { $file } δεν γράφτηκε, γιατί θα του έλειπε μια καταγραφή
cli-no-move-found = ο υπολογιστής δεν βρήκε κίνηση
cli-move-unreadable = κίνηση { $number }, { $text }: { $error } (N3)
cli-move-refused = κίνηση { $number }, { $text }: { $reason }
cli-one-svg = το --svg σχεδιάζει μία θέση: δώσε την αντί για -
cli-needs-a-limit = για θέσεις από την τυπική είσοδο δώσε όριο: --depth, --nodes ή --time

## ndongu analyse

cli-analyse-depth = βάθος
cli-analyse-time = χρόνος
cli-analyse-positions = θέσεις
cli-analyse-worth = { $side ->
    [south] για τον Νότο
   *[north] για τον Βορρά
}
cli-analyse-line = συνέχεια
cli-seconds = { $seconds } s
cli-best-redistribution = Καλύτερη ανακατανομή: { $move }
cli-best-move = Καλύτερη κίνηση: { $move }
cli-next-best = Επόμενη καλύτερη: { $move }
cli-judgement = { $judgement }.
cli-judgement-more = { $judgement }· ίσως με περισσότερα.
cli-judgement-less = { $judgement }· ίσως με λιγότερα.
cli-judgement-so-far = { $judgement }, όσο εξετάστηκε.
cli-effort-none = Δεν εξετάστηκε τίποτα μπροστά: { $positions } θέσεις σε { $seconds } s.
cli-effort-complete = Κάθε συνέχεια εξετάστηκε ως το τέλος: { $positions } θέσεις σε { $seconds } s.
cli-effort-known = Από τους πίνακες ακριβών τιμών· εξετάστηκαν { $positions } θέσεις σε { $seconds } s για να βρεθεί ο δρόμος.
cli-effort-one = Εξετάστηκε μία κίνηση μπροστά: { $positions } θέσεις σε { $seconds } s.
cli-effort = Εξετάστηκαν { $depth } κινήσεις μπροστά, και έως { $farthest }: { $positions } θέσεις σε { $seconds } s.

## ndongu annotate

cli-annotating = παρτίδα { $game }: σειρές που απομένουν: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Το Ndongu βρίσκεται στο { $url } (Ctrl-C για τέλος)
cli-site-data = Οι παρτίδες φυλάσσονται στο { $folder }
cli-site-failed = ο ιστότοπος δεν μπορεί να ξεκινήσει: { $error }
