### Γρίφοι: στο τερματικό (ndongu puzzle) και στον ιστότοπο.

## Τι ζητείται

puzzle-goal-win = { $side ->
    [south] Παίζει ο Νότος και κερδίζει.
   *[north] Παίζει ο Βορράς και κερδίζει.
}
puzzle-goal-draw = { $side ->
    [south] Παίζει ο Νότος και κρατά την ισοπαλία.
   *[north] Παίζει ο Βορράς και κρατά την ισοπαλία.
}
puzzle-one-way = Σε κάθε κίνηση υπάρχει ένας σωστός δρόμος· όλα τα άλλα αποτυγχάνουν.
puzzle-heading = Γρίφος { $id }, βαθμός δυσκολίας { $rating }
puzzle-themes = Θέμα: { $themes }.

## Τι απαντάται σε μια δοκιμή

puzzle-right = { $move }: σωστά. Συνέχισε.
puzzle-solved = Λύθηκε: { $move }, σωστά.
puzzle-wrong-win = { $move }: λάθος, η νίκη χάθηκε. Δες τι συμβαίνει:
puzzle-wrong-draw = { $move }: λάθος, η ισοπαλία χάθηκε. Δες τι συμβαίνει:
puzzle-comes-to-draw = Από εδώ και πέρα η άλλη πλευρά κρατά την ισοπαλία.
puzzle-comes-to-loss = Από εδώ και πέρα κερδίζει η άλλη πλευρά.
puzzle-try-again = Πίσω εκεί που ήσουν. Δοκίμασε άλλη κίνηση.

## Θέματα

puzzle-theme-relay = συνέχεια σποράς
puzzle-theme-chain-capture = αλυσίδα αιχμαλωσιών
puzzle-theme-moving-again = παίζω ξανά
puzzle-theme-perpetual = παιχνίδι χωρίς τέλος
puzzle-theme-sacrifice = θυσία
puzzle-theme-entering-the-land = είσοδος στη γη του άλλου
puzzle-theme-pass-trap = τίποτα για σπορά
puzzle-theme-nki = nki

## Το τερματικό

puzzle-type-a-move = Γράψε μια κίνηση, ή help.
puzzle-commands =
    Γράψε μια κίνηση: C+ ή C- στο Giuthi, F3 στο Kiothi.
    Ή μια εντολή:
      moves      όλες οι κινήσεις που επιτρέπονται
      board      το ταμπλό άλλη μια φορά
      themes     το θέμα του γρίφου
      show       η λύση, με κάθε διαδρομή
      next       άλλος γρίφος
      help       αυτός ο κατάλογος
      quit       έξοδος
puzzle-solution = Η λύση:
puzzle-another = Γράψε next για άλλον γρίφο, quit για έξοδο.
puzzle-left = { $solved ->
    [one] Λύθηκε ένας γρίφος από { $tried }.
   *[other] Λύθηκαν { $solved } γρίφοι από { $tried }.
}
puzzle-none = δεν υπάρχει τέτοιος γρίφος: τα ονόματα έχουν οκτώ ψηφία, όπως στο puzzles/giuthi.txt· με --game, --theme και --rating ζήτησε λιγότερα μαζί

## Ο ιστότοπος

puzzle-title = Γρίφοι
puzzle-intro = Μία κίνηση είναι σωστή· κάθε άλλη αφήνει τη νίκη, ή την ισοπαλία, να ξεφύγει. Ύστερα έρχεται η απάντηση, και πάλι μία κίνηση είναι σωστή.
puzzle-of-the-day = Ο γρίφος της ημέρας
puzzle-by-theme = Κατά θέμα
puzzle-any = Οποιοσδήποτε γρίφος
puzzle-streak = Σερί
puzzle-streak-about = Γρίφος μετά τον γρίφο, ο καθένας λίγο πιο δύσκολος, ώσπου να γίνει λάθος.
puzzle-streak-start = Ξεκίνα σερί
puzzle-streak-now = { $count ->
    [one] Ένας λυμένος στη σειρά.
   *[other] { $count } λυμένοι στη σειρά.
}
puzzle-streak-over = { $count ->
    [one] Το σερί τελειώνει μετά από έναν γρίφο.
   *[other] Το σερί τελειώνει μετά από { $count } γρίφους.
}
puzzle-own-rating = Η βαθμολογία σου: { $rating }
puzzle-kept-here = Φυλάσσεται μόνο σε αυτόν τον περιηγητή.
puzzle-best-streak = Μεγαλύτερο σερί: { $count }
puzzle-next = Επόμενος γρίφος
puzzle-show-solution = Δείξε τη λύση
