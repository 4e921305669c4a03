# Το σχεδιασμένο ταμπλό στον περιηγητή: τι λέει όταν διαβάζεται, όταν το δείχνουν, όταν παίζεται και όταν ξαναπαίζει.
# Τα γράμματα των λακκουβών (A, b), οι κινήσεις (C+, F3) και οι αριθμοί των κανόνων (G7) δεν μεταφράζονται.

# ## Πλευρές, λακκούβες και σπόροι, ως μέρη μιας λίστας: «C, Νότος, 8 σπόροι, μπορεί να σπαρθεί»

board-side = { $side ->
    [south] Νότος
   *[north] Βορράς
}
board-seeds = { $game ->
    [kiothi] { $count ->
        [one] { $count } πολεμιστής
       *[other] { $count } πολεμιστές
    }
   *[giuthi] { $count ->
        [one] { $count } σπόρος
       *[other] { $count } σπόροι
    }
}
board-nki = nki
board-can-be-sown = μπορεί να σπαρθεί
# Πριν από τον αριθμό.
board-took = { $game ->
    [kiothi] στη φυλακή
   *[giuthi] αιχμαλωτισμένοι
}
board-name = { $game ->
    [kiothi] Ταμπλό του Kiothi
   *[giuthi] Ταμπλό του Giuthi
}

# ## Επιλογή κίνησης

board-choose-direction = { $hole }: προς τα πού;
board-direction = { $direction ->
    [plus] αριστερόστροφα
   *[minus] δεξιόστροφα
}
board-laps = { $count ->
    [one] { $count } διαδρομή.
   *[other] { $count } διαδρομές.
}
board-again = ξανά
board-confirm = { $move }: διάλεξέ την ξανά για να παιχτεί.
board-not-yours = Το { $hole } δεν είναι δικό σου για να το σπείρεις.
board-no-such-move = Δεν υπάρχει κίνηση { $move } εδώ.
board-pass = Πάσο
board-how-many = Πόσοι από το { $hole };
board-fewer = Λιγότεροι
board-more = Περισσότεροι
board-sow = { $count ->
    [one] Σπείρε { $count } από το { $hole }
   *[other] Σπείρε { $count } από το { $hole }
}
board-close = Κλείσιμο

# ## Τι έγινε

board-playback = Δες την τελευταία σειρά
board-play = Αναπαραγωγή
board-pause = Παύση
board-step-back = Μία διαδρομή πίσω
board-step-forward = Μία διαδρομή μπροστά
board-skip = Στο τέλος
board-scrub = Σημείο μέσα στη σειρά
board-scrub-value = { $percent } %
board-speed = Ταχύτητα
board-speed-steps = ανά διαδρομή

# ## Άλλοι τρόποι παιχνιδιού

board-more-ways = Γραπτή κίνηση, ήχος, πλήκτρα
board-type-a-move = Η κίνησή σου
board-play-typed = Παίξε την
board-sound = Ήχος
board-keys = Πλήκτρα: τα βέλη πηγαίνουν από λακκούβα σε λακκούβα, ένα γράμμα σε εκείνη τη δική σου λακκούβα· το Enter την επιλέγει, τα + και - τη σπέρνουν αριστερόστροφα και δεξιόστροφα· το Escape γυρίζει πίσω, ή πηγαίνει στο τέλος μιας σποράς.
board-table = Το ταμπλό ως πίνακας
board-table-seeds = { $game ->
    [kiothi] Πολεμιστές
   *[giuthi] Σπόροι
}

# ## Ανακατανομή (η αρχή του Kiothi)

board-redistribution = Ανακατανομή
board-choose-to-empty = { $count ->
    [one] Διάλεξε { $count } ακόμη δικό σου μπόμα για άδειασμα.
   *[other] Διάλεξε { $count } δικά σου μπόμα για άδειασμα.
}
board-empty-own = Αδειάζουν μόνο δικά σου μπόμα.
board-nothing-to-empty = Αυτό δεν μπορεί να αδειάσει.
board-place = { $count ->
    [one] Τοποθέτησε τον τελευταίο πολεμιστή σε όποιο μπόμα θέλεις, δικό σου ή όχι.
   *[other] Τοποθέτησε { $count } πολεμιστές σε όποια μπόμα θέλεις, δικά σου ή όχι.
}
board-all-placed = Τοποθετήθηκαν όλοι. Μπορείς ακόμη να πάρεις πίσω πολεμιστές, ή να τελειώσεις.
board-in-hand = { $count } στο χέρι
board-amount = Πόσοι κάθε φορά
board-all = όλοι
board-undo-placing = Αναίρεση
board-start-over = Από την αρχή
board-finish = Έτοιμο
board-random = Τυχαία
board-engines-choice = Επιλογή υπολογιστή

# ## Το ταμπλό ως εικόνα (SVG, PNG, GIF)

board-game = { $rules ->
    [climent] Giuthi κατά τον Climent
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
board-status-to-move = { $side ->
    [south] σειρά του Νότου
   *[north] σειρά του Βορρά
}
board-status-redistribute = { $side ->
    [south] αρχή, ο Νότος οφείλει ανακατανομή
   *[north] αρχή, ο Βορράς οφείλει ανακατανομή
}
board-status-over = τέλος, Νότος { $south }, Βορράς { $north }
# Κάτω από το όνομα του παίκτη.
board-label-to-move = έχει σειρά
board-label-redistribute = αρχή: οφείλει ανακατανομή
board-label-over = τελικό σκορ { $score }
board-says-side = { $side ->
    [south] Νότος: { $holes }· { $taken }.
   *[north] Βορράς: { $holes }· { $taken }.
}
board-says-taken = { $game ->
    [kiothi] { $count } στη φυλακή
   *[giuthi] αιχμαλωτισμένοι { $count }
}
board-says-to-move = { $side ->
    [south] Είναι η σειρά του Νότου.
   *[north] Είναι η σειρά του Βορρά.
}
board-says-redistribute = { $side ->
    [south] Είναι η αρχή: ο Νότος πρέπει να αδειάσει δύο μπόμα και να τοποθετήσει ξανά τους πολεμιστές τους.
   *[north] Είναι η αρχή: ο Βορράς πρέπει να αδειάσει δύο μπόμα και να τοποθετήσει ξανά τους πολεμιστές τους.
}
board-says-over = Η παρτίδα τελείωσε: ο Νότος έχει { $south }, ο Βορράς { $north }.

# ## Η σελίδα μιας παρτίδας

board-offline = Δεν υπάρχει σύνδεση. Η επιλογή σου κρατήθηκε και στέλνεται ξανά.
board-busy = Κάτι είναι ακόμη καθ’ οδόν προς τον διακομιστή. Διάλεξε ξανά σε λίγο.
# Στη θέση της λέξης ενός κουμπιού που πατήθηκε μία φορά· αν πατηθεί πάλι, ο παίκτης παραιτείται.
board-really = Σίγουρα;
board-layout-left = { $count ->
    [one] Μένει { $count } σπόρος
   *[other] Μένουν { $count } σπόροι
}
