# Η σελίδα όπου αναλύονται θέσεις και παρτίδες, και οι απαντήσεις της μηχανής σε προγράμματα.

analysis-bad-lines = Ο αριθμός των γραμμών είναι από 1 έως { $most }.
analysis-bad-seconds = Ο χρόνος σκέψης είναι από 0 έως { $most } δευτερόλεπτα.
analysis-bad-width = Το πλάτος είναι από { $least } έως { $most } εικονοστοιχεία.
analysis-too-many-moves = Παρτίδα με περισσότερες από { $most } κινήσεις δεν εξετάζεται.
analysis-bad-parent = Μια κίνηση πρέπει να στέκεται μετά από εκείνη που ακολουθεί.

analysis-refused-start = Αυτή η θέση δεν διαβάζεται: { $why }.
analysis-refused-move = Η κίνηση { $number }, { $move }, δεν μπορεί να παιχτεί: { $why }. Η παρτίδα φαίνεται ως εκεί.
analysis-refused-record = Αυτή η καταγραφή δεν διαβάζεται: { $why }.
analysis-refused-address = Αυτή η διεύθυνση δεν διαβάζεται. Μπορεί να λέει start (μια θέση), moves (κινήσεις με κόμματα ανάμεσα) ή record (μια καταγραφή), και at (έναν αριθμό: μετά από ποια κίνηση ν’ αρχίσει), το καθένα μία φορά.
analysis-refused-example = Αυτή διαβάζεται:

analysis-nav = Ανάλυση
analysis-title = Ταμπλό ανάλυσης
analysis-board = Το ταμπλό
analysis-engine = Η κρίση του υπολογιστή
analysis-moves = Κινήσεις
analysis-no-moves = Καμία κίνηση ακόμη. Παίξε μία στο ταμπλό.
analysis-legal-moves = Οι κινήσεις που επιτρέπονται εδώ:

analysis-walk = Μέσα από τις κινήσεις
analysis-first = Στην αρχή
analysis-previous = Μία κίνηση πίσω
analysis-next = Μία κίνηση μπροστά
analysis-last = Στο τέλος
analysis-flip = Γύρισμα

analysis-paste = Επικόλλησε μια παρτίδα ή μια θέση
analysis-paste-label = Μια καταγραφή, ή μια θέση όπως giuthi 8x8
analysis-paste-show = Δείξε την

analysis-engine-on = Υπολογιστής
analysis-depth = βάθος { $depth }
analysis-complete = ως το τέλος
analysis-think-longer = Σκέψου περισσότερο
analysis-how-many-lines = Πόσες γραμμές
analysis-lines = { $count ->
    [one] { $count } γραμμή
   *[other] { $count } γραμμές
}
analysis-no-answer = Ο υπολογιστής δεν έχει χρόνο γι’ αυτό τώρα. Δοκίμασε ξανά.
analysis-offline = Δεν υπάρχει σύνδεση με τον διακομιστή.

analysis-comment = Σχόλιο γι’ αυτή την κίνηση
analysis-promote = Η παραλλαγή πρώτη
analysis-remove = Διαγραφή από εδώ και πέρα
analysis-review-title = Ανασκόπηση της παρτίδας
analysis-review = Δες ξανά την παρτίδα
analysis-reviewing = { $count ->
    [one] μένει { $count } κίνηση
   *[other] μένουν { $count } κινήσεις
}
analysis-no-mistakes = Δεν βρέθηκαν λάθη.
analysis-graph = Η πορεία της παρτίδας: όσο ψηλότερα, τόσο καλύτερα για τον Νότο. Τα σημάδια είναι λάθη.
analysis-play = Παίξε από εδώ
analysis-share = Κοινοποίηση και λήψη
analysis-link = Σύνδεσμος για όλα αυτά
analysis-copy = Αντιγραφή
analysis-copied = Ο σύνδεσμος αντιγράφηκε.
analysis-link-cut = Είναι πάρα πολλά για έναν σύνδεσμο: έχει μόνο τη γραμμή που φαίνεται. Η καταγραφή τα έχει όλα.
analysis-download = Εικόνες αυτής της θέσης, ο δρόμος ως εδώ σε κινούμενη εικόνα, και η καταγραφή:
analysis-record = Καταγραφή
