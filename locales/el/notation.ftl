### Τι είναι λάθος σε μια θέση, μια κίνηση ή μια καταγραφή που έγραψε κάποιος. Τα παραδείγματα δεν μεταφράζονται.

notation-place = { $problem }, στη στήλη { $column }
notation-place-comma = { $problem }, στη στήλη { $column }

notation-expected = αναμενόταν { $what }
notation-leading-zero = αναμενόταν { $what }, χωρίς μηδενικά στην αρχή
notation-too-many-digits = αναμενόταν { $what }, με τρία ψηφία το πολύ
notation-holes-giuthi = μια αρχική θέση έχει 1 έως 10 λακκούβες σε κάθε γραμμή, όχι { $holes }
notation-holes-kiothi = μια αρχική θέση έχει 2 έως 10 κατειλημμένα μπόμα, όχι { $holes }
notation-seeds = μια αρχική θέση έχει 1 έως 9 σπόρους σε καθένα, όχι { $seeds }
notation-emptied-twice = το { $boma } αδειάζει δύο φορές
notation-receives-twice = το { $boma } δέχεται δύο φορές

expected-end = το τέλος
expected-game = giuthi ή kiothi
expected-giuthi-rules = ένα σύνολο κανόνων του Giuthi, mancala-world ή climent
expected-kiothi-rules = το σύνολο κανόνων του Kiothi, mancala-world
expected-board = ένα κενό και έπειτα αρχική θέση όπως 8x8, ή οι σπόροι στις λακκούβες του Νότου
expected-times = x
expected-holes = ένας αριθμός από λακκούβες
expected-seeds = ένας αριθμός σπόρων
expected-north-row = ένα κόμμα, ή μια κάθετος και έπειτα οι λακκούβες του Βορρά
expected-captured = ένα κενό και έπειτα οι αιχμαλωτισμένοι σπόροι, όπως 0-0
expected-captured-by-south = ο αριθμός των σπόρων που αιχμαλώτισε ο Νότος
expected-dash-and-captured-by-north = - και οι σπόροι που αιχμαλώτισε ο Βορράς
expected-captured-by-north = ο αριθμός των σπόρων που αιχμαλώτισε ο Βορράς
expected-space-and-side = ένα κενό και έπειτα η πλευρά που έχει σειρά, S ή N
expected-side = η πλευρά που έχει σειρά, S ή N
expected-hole = μια λακκούβα από A έως J ή a έως j
expected-boma = ένα μπόμα από A έως J ή a έως j
expected-boma-to-empty = ένα μπόμα για άδειασμα, από A έως J ή a έως j
expected-boma-to-fill = ένα μπόμα για τοποθέτηση πολεμιστών, από A έως J ή a έως j
expected-direction = + ή -
expected-warriors = ένας αριθμός πολεμιστών
expected-some-warriors = τουλάχιστον ένας πολεμιστής
expected-equals = = μετά από δύο μπόμα το πολύ

## Καταγραφές

record-error = παρτίδα { $game }, γραμμή { $line }: { $problem }
record-error-column = παρτίδα { $game }, γραμμή { $line }, στήλη { $column }: { $problem }

record-illegal = το { $move } δεν επιτρέπεται: { $reason }
record-not-a-move = το { $text } δεν είναι κίνηση: { $reason } (N3)
record-turn-over = το κόμμα ενώνει τις κινήσεις μίας σειράς, και η σειρά είχε τελειώσει πριν από το { $move } (N4)
record-comma = το κόμμα πρέπει να βρίσκεται ανάμεσα σε δύο κινήσεις μίας σειράς (N4)
record-glyph = αναμενόταν ένα από τα ! ? !! ?? !? ?! ή $0 έως $255, όχι { $text }
record-glyph-without-move = αναμενόταν κίνηση πριν από !, ? ή $
record-stray = αναμενόταν κίνηση, όχι { $mark }
record-open-comment = από αυτό το σχόλιο λείπει το { $mark } που το κλείνει
record-open-variation = από αυτή την παραλλαγή λείπει το ) που την κλείνει
record-unopened-variation = δεν υπάρχει παραλλαγή που θα έκλεινε αυτό το )
record-empty-variation = αναμενόταν κίνηση σε αυτή την παραλλαγή
record-nothing-to-replace = μια παραλλαγή αντικαθιστά την προηγούμενη σειρά, και δεν υπάρχει καμία (N4)
record-too-deep = οι παραλλαγές είναι φωλιασμένες σε βάθος πάνω από { $most }
record-result-in-variation = σε παραλλαγή αναμενόταν κίνηση ή ), όχι αποτέλεσμα
record-two-results = η ετικέτα Result και το τέλος των κινήσεων διαφέρουν (N4)
record-tag-syntax = αναμενόταν ετικέτα όπως [South "Wanjiru"]
record-tag-twice = η ετικέτα { $tag } δίνεται δύο φορές
record-tag = [{ $tag }]: { $problem }
record-no-tags = αναμένονταν ετικέτες πριν από τις κινήσεις, τουλάχιστον [Game "giuthi"] και [Setup "8x8"] (N4)
record-no-game = αναμενόταν ετικέτα [Game "giuthi"] ή [Game "kiothi"] (N4)
record-no-start = αναμενόταν ετικέτα όπως [Setup "8x8"], ή [Position "…"] με ολόκληρη θέση (N4)
record-two-starts = αναμενόταν μία από τις ετικέτες Setup και Position, όχι και οι δύο (N4)
record-no-record = αναμενόταν καταγραφή παρτίδας (N4)
record-another = αναμενόταν το τέλος του κειμένου μετά από μία καταγραφή

tag-name = το όνομα μιας ετικέτας αποτελείται από γράμματα, ψηφία και _ + # = : -
tag-line-break = η τιμή μιας ετικέτας γράφεται σε μία γραμμή
tag-derived = αυτή η ετικέτα προκύπτει από την παρτίδα και δεν ορίζεται
tag-round = αναμενόταν ο αριθμός ενός γύρου, από 1 και πάνω
tag-kept = αναμένονταν οι σπόροι που κράτησαν ο Νότος και ο Βορράς, όπως 0-8
tag-result = αναμενόταν 1-0, 0-1, 1/2-1/2 ή *
tag-score = αναμενόταν το σκορ του Νότου και του Βορρά, όπως 42-30
tag-termination = αναμενόταν no moves, repetition, resignation, time ή unfinished
tag-other-game = αναμενόταν { $expected }, όπως στην ετικέτα Game, όχι { $found }

disagreement = το { $tag } είναι { $stated }, αλλά θα έπρεπε να είναι { $expected }: { $reason }
disagreement-superfluous = το { $tag } είναι { $stated }, αλλά θα έπρεπε να λείπει: { $reason }
disagreement-missing = το { $tag } λείπει, αλλά θα έπρεπε να είναι { $expected }: { $reason }
reason-no-score = σκορ έχουν μόνο οι παρτίδες που τελειώνουν από έλλειψη κινήσεων (N4)
reason-forfeit = όποιος παραιτείται ή εξαντλεί τον χρόνο του έχει χάσει (N4)
reason-goes-on = η παρτίδα μπορεί να συνεχιστεί, και κανείς δεν παραιτήθηκε ούτε εξάντλησε τον χρόνο του (N4)
reason-nobody-can-move = κανείς δεν μπορεί να παίξει ({ $rule })
reason-mover-cannot = ο παίκτης που έχει σειρά δεν μπορεί να παίξει ({ $rule })
reason-repetition = μια σειρά άρχισε όπως είχε αρχίσει μια προηγούμενη ({ $rule })
reason-resignation = ένας παίκτης παραιτήθηκε ({ $rule })
reason-time = ένας παίκτης εξάντλησε τον χρόνο του ({ $rule })
