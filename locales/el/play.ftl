# Οι σελίδες όπου παίζονται οι παρτίδες, και η σελίδα όπου αρχίζει μια νέα.
# Δεν μεταφράζονται τα ονόματα των παιχνιδιών (Giuthi, Kiothi), γράμματα λακκουβών, κινήσεις και κανόνες.

# ## Αρχή μιας παρτίδας

play-new-title = Νέα παρτίδα
play-start = Παίξε
play-opponent = Ποιοι παίζουν
play-opponent-computer = Με τον υπολογιστή
play-opponent-two = Δύο παίκτες, μία οθόνη
play-opponent-watch = Δες τον υπολογιστή να παίζει με τον εαυτό του
play-set-up = Αρχική θέση
play-set-up-own = Ή μια δική σου αρχική θέση ή άλλη θέση
play-level = Επίπεδο του υπολογιστή
play-level-number = { $level ->
    [1] 1, για την πρώτη σου παρτίδα
    [3] 3, για αρχάριους
    [5] 5, για όσους ξέρουν το παιχνίδι
    [8] 8, δυνατό
    [10] 10, όσο πιο δυνατά μπορεί
   *[other] { $level }
}
play-side = Παίζεις ως
play-side-south = Νότος, που αρχίζει
play-side-north = Βορράς
play-side-either = στην τύχη
play-contest = Διάρκεια
play-contest-game = Μία παρτίδα
play-contest-rounds = Αγώνας σε γύρους, ο χαμένος κάνει τη διάταξη του επόμενου (Giuthi)
play-contest-points = Παρτίδα με την παρτίδα, για βαθμούς (Kiothi)
play-max-rounds = Γύροι το πολύ
# Πριν από τον αριθμό των βαθμών.
play-one-warrior = Η νίκη του ενός πολεμιστή μετρά
play-more = Περισσότερες επιλογές
play-record = Συνέχισε μια καταγραφή
play-record-about = Επικόλλησε την καταγραφή μιας παρτίδας· το παιχνίδι συνεχίζεται από το τέλος της.
play-continue = Συνέχισε
play-kept = { $count ->
    [0] { $game }, { $players }, δεν άρχισε
    [one] { $game }, { $players }, { $count } κίνηση
   *[other] { $game }, { $players }, { $count } κινήσεις
}
play-players-computer = με τον υπολογιστή, επίπεδο { $level }
play-players-two = δύο παίκτες
play-players-watch = ο υπολογιστής, επίπεδα { $south } και { $north }

# ## Η σελίδα μιας παρτίδας

play-title = { $game }: { $words }
play-moves = Κινήσεις
play-no-moves = Καμία ακόμη.
play-undo = Αναίρεση
play-hint = Υπόδειξη
play-resign = Παραίτηση
play-flip = Αναστροφή ταμπλό
play-pause = Παύση
play-new = Νέα παρτίδα
play-same-again = Άλλη μία ίδια
play-next-game = Επόμενη παρτίδα
play-record-download = Καταγραφή
play-analyse = Ανάλυσε την παρτίδα
play-go-on = Άφησε τον υπολογιστή να παίξει
play-your-move = Η κίνησή σου
play-type-redistribution = Η ανακατανομή σου: τα δύο μπόμα που αδειάζουν, και μετά πού πηγαίνουν οι πολεμιστές τους, όπως EF=A3g7 (η υπόδειξη συμπληρώνει μία)
play-make-move = Παίξε την
play-over = Η παρτίδα τελείωσε
play-round-over = Ο γύρος τελείωσε
play-hint-words = { $move }: { $words }
# Πώς βλέπουν το ταμπλό δύο παίκτες σε μία οθόνη.
play-view = Προβολή
play-view-fixed = σταθερή
play-view-turning = που γυρίζει
play-view-facing = αντικριστή
play-confirm = Επιβεβαίωση κινήσεων
play-previews = Προεπισκόπηση κινήσεων
play-rules = Κανόνες

# ## Αγώνες

play-match-owned = Γύρος { $round }. Ο Νότος έχει { $south }, ο Βορράς { $north }.
play-match-points = { $who ->
    [you] Παρτίδα { $round }. Έχεις { $first }, ο υπολογιστής { $second }.
    [computer] Παρτίδα { $round }. Ο υπολογιστής έχει { $first }, εσύ { $second }.
   *[first] Παρτίδα { $round }. Όποιος άρχισε έχει { $first }, ο άλλος { $second }.
}
play-match-drawn = Ο τελευταίος γύρος ήταν ισόπαλος: παίζεται πάλι, και αρχίζει ο άλλος παίκτης. [GM5]
play-lay-out = Διάταξη για τον γύρο { $round }
play-layout-title = Η διάταξή σου για τον γύρο { $round }
play-layout-about = { $seeds ->
    [one] { $seeds } σπόρος είναι δικός σου. Τοποθέτησέ τον.
   *[other] Και οι { $seeds } σπόροι σου μπαίνουν στη γραμμή σου, τουλάχιστον ένας σε κάθε λακκούβα. Η άλλη πλευρά αντιγράφει τη διάταξή σου και αρχίζει. [GM2] [GM3]
}
play-layout-press = Πάτησε μια λακκούβα για να πάρεις έναν σπόρο, ύστερα μια άλλη για να τον βάλεις εκεί· ή γράψε τους αριθμούς.
play-layout-computer = Ο υπολογιστής κάνει τη διάταξη του γύρου { $round }
play-layout-even = Ισόποσα
play-layout-suggest = Επιλογή υπολογιστή
play-back = Πίσω
play-layout-done = Αρχή του γύρου

# ## Όταν κάτι δεν γίνεται

play-trouble-title = Αυτό δεν έγινε
play-missing = Δεν υπάρχει τέτοια παρτίδα εδώ.
play-stale = Η παρτίδα έχει αλλάξει στο μεταξύ, ίσως σε άλλο παράθυρο. Έτσι είναι τώρα.
play-not-now = Αυτό δεν γίνεται τώρα: τίποτα τέτοιο δεν αναμένεται.
play-busy = Ο υπολογιστής είναι απασχολημένος με άλλες παρτίδες. Δοκίμασε ξανά σε λίγο.
play-store = Η παρτίδα δεν μπόρεσε να αποθηκευτεί. Δεν άλλαξε τίποτα· δοκίμασε ξανά σε λίγο.
play-layout-not-now = Τώρα δεν χρειάζεται διάταξη (GM2).
play-layout-holes = Μια διάταξη έχει { $holes } αριθμούς, έναν για κάθε λακκούβα, όχι { $given } (GM2).
play-layout-empty = Κάθε λακκούβα χρειάζεται τουλάχιστον έναν σπόρο, και το { $hole } δεν έχει (GM2).
play-layout-sum = Πρέπει να τοποθετηθούν και οι { $owned } σπόροι, και αυτοί είναι { $laid } (GM2).
play-contest-game-wrong = Αγώνας σε γύρους παίζεται στο Giuthi, αγώνας για βαθμούς στο Kiothi.
play-record-or-start = Η καταγραφή έχει τη δική της αρχή και τις δικές της κινήσεις: δώσε είτε καταγραφή είτε θέση.
play-start-over = Αυτή η παρτίδα έχει ήδη τελειώσει: δεν υπάρχει τίποτα να συνεχιστεί.
play-rounds-range = Ένας αγώνας έχει από 1 έως { $most } γύρους (GM5).
play-points-range = Μια νίκη του ενός πολεμιστή μετρά από 2 έως 10 βαθμούς (K16).
play-level-range = Το επίπεδο είναι ένας αριθμός από 1 έως 10.
