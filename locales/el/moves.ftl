### Οι κινήσεις με λόγια. Τα γράμματα των λακκουβών, οι κινήσεις και οι αριθμοί των κανόνων δεν μεταφράζονται.

## Παίκτες

name-you = εσύ
name-south = ο Νότος
name-north = ο Βορράς
name-computer = ο υπολογιστής

name-you-of = σου
name-south-of = του Νότου
name-north-of = του Βορρά
name-computer-of = του υπολογιστή

name-you-to = σε σένα
name-south-to = στον Νότο
name-north-to = στον Βορρά
name-computer-to = στον υπολογιστή

side-south = Νότος
side-north = Βορράς

## Αριθμοί και λίστες

number-word = { $number }
list-end = { $before } και { $last }
full-stop = { $sentence }.

## Διαδρομές

lap-relay = διαδρομή { $lap } από { $laps }: { $seeds } από το { $from }, { $direction ->
    [clockwise] δεξιόστροφα
   *[counter-clockwise] αριστερόστροφα
}, ως το { $to } ({ $lifted }): συνέχεια
lap-last = διαδρομή { $lap } από { $laps }: { $seeds } από το { $from }, { $direction ->
    [clockwise] δεξιόστροφα
   *[counter-clockwise] αριστερόστροφα
}, ως το { $to }, που ήταν άδειο
lap-only = { $seeds } από το { $from }, { $direction ->
    [clockwise] δεξιόστροφα
   *[counter-clockwise] αριστερόστροφα
}, ως το { $to }, που ήταν άδειο

## Πώς τελείωσε μια κίνηση

end-sleep-giuthi = ο τελευταίος σπόρος έπεσε στο { $hole }, μια άδεια λακκούβα { $owner-of }: τίποτα δεν αιχμαλωτίζεται (G5)
end-sleep-kiothi = ο τελευταίος πολεμιστής έπεσε στο { $hole }, ένα άδειο μπόμα { $owner-of }: τίποτα δεν αιχμαλωτίζεται (K9)

end-again = ο τελευταίος σπόρος έπεσε στο { $hole } και κανένας δεν πέρασε απέναντι: { $who ->
    [you] παίζεις ξανά
   *[other] { $who-name } παίζει ξανά
} (G6)

end-capture-giuthi = { $who ->
    [you] αιχμαλώτισες { $total }: { $holes } και τον σπόρο με τον οποίο ήρθες ({ $rules })
   *[other] { $who-name } αιχμαλώτισε { $total }: { $holes } και τον σπόρο με τον οποίο ήρθε ({ $rules })
}
end-capture-kiothi = { $who ->
    [you] αιχμαλώτισες { $total }: { $holes } και τον πολεμιστή με τον οποίο ήρθες ({ $rules })
   *[other] { $who-name } αιχμαλώτισε { $total }: { $holes } και τον πολεμιστή με τον οποίο ήρθε ({ $rules })
}
capture-hole = { $seeds } από το { $hole }

end-nothing-giuthi = ο τελευταίος σπόρος έπεσε στο { $hole }, αλλά το { $across } απέναντι είναι άδειο: τίποτα δεν αιχμαλωτίζεται (G8)
end-nothing-kiothi = ο τελευταίος πολεμιστής έπεσε στο { $hole }, αλλά το { $across } απέναντι είναι { $state ->
    [nki] nki
   *[empty] άδειο
}: τίποτα δεν αιχμαλωτίζεται (K10)

end-pass-no-sowing = { $who ->
    [you] καμία σπορά σου δεν επιτρέπεται: πας πάσο
   *[other] καμία σπορά { $who-of } δεν επιτρέπεται: { $who-name } πάει πάσο
} (G11)
end-pass-no-hole = { $who ->
    [you] καμία λακκούβα σου δεν έχει δύο σπόρους: πας πάσο
   *[other] καμία λακκούβα { $who-of } δεν έχει δύο σπόρους: { $who-name } πάει πάσο
} (G11)
end-pass-no-boma = { $who ->
    [you] κανένα μπόμα σου δεν έχει πολεμιστές: πας πάσο
   *[other] κανένα μπόμα { $who-of } δεν έχει πολεμιστές: { $who-name } πάει πάσο
} (K3)

redistribution = { $who ->
    [you] άδειασες { $emptied } και τοποθέτησες { $placed } (K3)
   *[other] { $who-name } άδειασε { $emptied } και τοποθέτησε { $placed } (K3)
}
redistribution-boma = { $warriors } στο { $boma }
redistributed-both = { $redistribution }. Κάθε κατειλημμένο μπόμα είναι τώρα nki (K4)

short-nothing = { $laps ->
    [one] χωρίς αιχμαλωσία, { $laps } διαδρομή
   *[other] χωρίς αιχμαλωσία, { $laps } διαδρομές
}
short-again = { $laps ->
    [one] παίζει ξανά, { $laps } διαδρομή
   *[other] παίζει ξανά, { $laps } διαδρομές
}
short-capture = { $laps ->
    [one] αιχμαλωτίζει { $seeds }, { $laps } διαδρομή
   *[other] αιχμαλωτίζει { $seeds }, { $laps } διαδρομές
}
short-pass = πάει πάσο
short-redistribution = ανακατανέμει

## Τι θα έκανε μια κίνηση

outlook-sowing = { $laps ->
    [one] { $laps } διαδρομή, καταλήγει στο { $hole }: { $what }
   *[other] { $laps } διαδρομές, καταλήγει στο { $hole }: { $what }
}
outlook-capture = αιχμαλωτίζει { $seeds } ({ $rules })
outlook-again = παίζει ξανά (G6)
outlook-no-capture = χωρίς αιχμαλωσία ({ $rules })
outlook-nothing = τίποτα για αιχμαλωσία ({ $rules })
outlook-pass = τίποτε άλλο δεν γίνεται ({ $rules })
outlook-redistribution = μια ανακατανομή (K3)
outlook-game-ends = { $outlook }· η παρτίδα τελειώνει

## Γιατί απορρίπτεται μια κίνηση

refusal-game-over = η παρτίδα έχει τελειώσει
refusal-other-game = αυτή είναι κίνηση του άλλου παιχνιδιού
refusal-no-such-hole = δεν υπάρχει { $hole } σε αυτό το ταμπλό: { $side ->
    [south] οι λακκούβες του Νότου είναι { $first } έως { $last }
   *[north] οι λακκούβες του Βορρά είναι { $first } έως { $last }
}
refusal-not-yours = { $side ->
    [south] το { $hole } είναι του Νότου, και είναι η σειρά του Βορρά
   *[north] το { $hole } είναι του Βορρά, και είναι η σειρά του Νότου
}
refusal-empty = το { $hole } είναι άδειο
refusal-single = το { $hole } έχει { $held }· λακκούβα με λιγότερους από δύο σπόρους δεν σπέρνεται
refusal-too-few = το { $hole } έχει μόνο { $held }, άρα δεν μπορείς να πάρεις { $needed }
refusal-onto-own-row = η πρώτη διαδρομή θα κατέληγε στο δικό σου κατειλημμένο μπόμα { $landing }
refusal-endless = αυτή η σπορά δεν θα τελείωνε ποτέ
refusal-repeats = αυτό θα έφερνε πίσω μια θέση που υπήρξε ήδη σε αυτή τη σειρά
refusal-no-way-out = από εκεί η σειρά θα μπορούσε μόνο να κάνει κύκλους μέσα από θέσεις που υπήρξαν ήδη σε αυτήν
refusal-may-not-pass = έχεις επιτρεπτή κίνηση, άρα δεν μπορείς να πας πάσο
refusal-must-pass = δεν έχεις μπόμα για ανακατανομή: μπορείς μόνο να πας πάσο
refusal-opening-owed = οφείλεις πρώτα την ανακατανομή σου, όπως EF=A3g7: δύο μπόμα αδειάζουν και οι πολεμιστές τους τοποθετούνται
refusal-opening-over = οι ανακατανομές τελείωσαν: πάρε πολεμιστές από ένα μπόμα, όπως F3
refusal-number-emptied = μια ανακατανομή εδώ αδειάζει ακριβώς { $needed } μπόμα, όχι { $emptied }
refusal-sum = τα μπόμα που άδειασαν έχουν { $lifted } πολεμιστές, αλλά τοποθετούνται { $placed }
refusal-moves = δεν επιτρέπονται: { $moves }: { $reason }

## Γιατί δεν μπορεί να υπάρξει μια θέση

setup-other-game = αναμενόταν θέση του { $game }
setup-unequal-rows = και οι δύο γραμμές πρέπει να έχουν τον ίδιο αριθμό από λακκούβες· του Νότου έχει { $south }, του Βορρά { $north }
setup-holes = μια γραμμή έχει 1 έως { $most } λακκούβες, όχι { $holes }
setup-too-many-seeds = το ταμπλό και οι αιχμαλωτισμένοι έχουν { $seeds } σπόρους, ενώ επιτρέπονται το πολύ { $most }
setup-nki-in-giuthi = το { $hole } σημειώθηκε ως nki, αλλά στο Giuthi δεν υπάρχουν nki
setup-nki-on-empty = το { $hole } σημειώθηκε ως nki, αλλά είναι άδειο
setup-nki-in-opening = το { $hole } σημειώθηκε ως nki, αλλά τίποτα δεν είναι πριν από τις δύο ανακατανομές
setup-opening-in-giuthi = στο Giuthi δεν υπάρχουν αρχικές ανακατανομές
setup-in-opening = σε αυτή τη θέση οφείλεται ακόμη ανακατανομή
setup-not-in-opening = σε αυτή τη θέση δεν οφείλεται ανακατανομή

## Ποιος έχει σειρά

turn-redistribution = { $who ->
    [you] οφείλεις μια ανακατανομή (K3)
   *[other] { $who-name } οφείλει μια ανακατανομή (K3)
}
turn-move = { $who ->
    [you] είναι η σειρά σου
   *[other] είναι η σειρά { $who-of }
}
redistributions = { $count } ανακατανομές, όπως { $example }

## Το ταμπλό σε κείμενο

store-giuthi = { $side ->
    [south] Νότος
   *[north] Βορράς
}  αιχμαλωτισμένοι { $taken }
store-kiothi = { $side ->
    [south] Νότος
   *[north] Βορράς
}  στη φυλακή { $taken }
board-nki-legend = * nki: δεν αιχμαλωτίζεται (K4)

## Πώς τελείωσε μια παρτίδα

ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule })· νίκη του ενός πολεμιστή μετρά κανονικά διπλά (K16)
ending-only = { $result } ({ $rule })

ending-own-rows = κανείς δεν μπορεί να παίξει και ο καθένας κρατά τη γραμμή του
ending-stuck = { $stuck ->
    [you] δεν μπορείς να παίξεις, και ό,τι απομένει πηγαίνει { $other-to }
   *[other] { $stuck-name } δεν μπορεί να παίξει, και ό,τι απομένει πηγαίνει { $other-to }
}
ending-first-position = μια σειρά αρχίζει ξανά στην πρώτη θέση της παρτίδας
ending-repetition = { $side ->
    [south] μια σειρά αρχίζει ξανά στη θέση της σειράς { $turn } του Νότου
   *[north] μια σειρά αρχίζει ξανά στη θέση της σειράς { $turn } του Βορρά
}
ending-resignation = { $loser ->
    [you] παραιτείσαι
   *[other] { $loser-name } παραιτείται
}
ending-time = { $loser ->
    [you] τελείωσε ο χρόνος σου
   *[other] τελείωσε ο χρόνος { $loser-of }
}

result-win = { $winner ->
    [you] κερδίζεις
   *[other] κερδίζει { $winner-name }
}
result-win-score = { $winner ->
    [you] κερδίζεις με { $more } προς { $less }
   *[other] κερδίζει { $winner-name } με { $more } προς { $less }
}
result-draw = ισοπαλία
result-draw-score = ισοπαλία, { $more } προς { $less }

## Ο αγώνας Giuthi

match-four-or-fewer = { $loser ->
    [you] έχεις τέσσερις σπόρους ή λιγότερους και έχασες τον αγώνα (GM4)
   *[other] { $loser-name } έχει τέσσερις σπόρους ή λιγότερους και έχασε τον αγώνα (GM4)
}
match-too-few = { $loser ->
    [you] οι σπόροι σου δεν φτάνουν για έναν σε κάθε λακκούβα, και έχασες τον αγώνα (GM4)
   *[other] οι σπόροι { $loser-of } δεν φτάνουν για έναν σε κάθε λακκούβα: { $loser-name } έχασε τον αγώνα (GM4)
}
match-no-move = { $loser ->
    [you] η διάταξή σου δεν αφήνει κίνηση σε κανέναν, και έχασες τον αγώνα (GM4)
   *[other] η διάταξη { $loser-of } δεν αφήνει κίνηση σε κανέναν: { $loser-name } έχασε τον αγώνα (GM4)
}
match-resignation = { $loser ->
    [you] παραιτείσαι και χάνεις τον αγώνα
   *[other] { $loser-name } παραιτείται και χάνει τον αγώνα
}
match-three-draws = τρεις γύροι στη σειρά ήταν ισόπαλοι: ο αγώνας είναι ισόπαλος (GM5)
match-rounds-won = παίχτηκαν οι συμφωνημένοι γύροι: { $winner ->
    [you] έχεις περισσότερους σπόρους και κέρδισες τον αγώνα
   *[other] { $winner-name } έχει περισσότερους σπόρους και κέρδισε τον αγώνα
} (GM5)
match-rounds-drawn = παίχτηκαν οι συμφωνημένοι γύροι και οι δύο έχουν τους ίδιους σπόρους: ο αγώνας είναι ισόπαλος (GM5)

layout-not-now = τώρα δεν χρειάζεται διάταξη (GM2)
layout-length = μια διάταξη έχει { $holes } αριθμούς, έναν για κάθε λακκούβα, όχι { $given } (GM2)
layout-empty-hole = κάθε λακκούβα χρειάζεται τουλάχιστον έναν σπόρο, και η λακκούβα { $number } δεν έχει (GM2)
layout-sum = πρέπει να τοποθετηθούν και οι { $owned } σπόροι, και αυτοί είναι { $laid } (GM2)

## Καταγραφές

record-title = Παρτίδα { $number }
record-title-south = Παρτίδα { $number }: { $south }, Νότος
record-title-north = Παρτίδα { $number }: { $north }, Βορράς
record-title-both = Παρτίδα { $number }: { $south }, Νότος, και { $north }, Βορράς
record-agrees = Αποτέλεσμα { $result }, και οι ετικέτες συμφωνούν
record-disagrees = Αποτέλεσμα { $result }, και οι ετικέτες διαφωνούν

## Τι αξίζει μια θέση

value-ahead-giuthi = { $seeds } σπόροι
value-ahead-kiothi = { $seeds } πολεμιστές
value-wins = σίγουρη νίκη
value-loses = σίγουρη ήττα
value-draw = ισοπαλία
value-draw-repetition = από επανάληψη

standing-ahead-giuthi = { $side ->
    [south] ο Νότος προηγείται κατά { $seeds } σπόρους
   *[north] ο Βορράς προηγείται κατά { $seeds } σπόρους
}
standing-ahead-kiothi = { $side ->
    [south] ο Νότος προηγείται κατά { $seeds } πολεμιστές
   *[north] ο Βορράς προηγείται κατά { $seeds } πολεμιστές
}
standing-level = οι πλευρές είναι ίσες
standing-wins = { $side ->
    [south] ο Νότος κερδίζει σίγουρα
   *[north] ο Βορράς κερδίζει σίγουρα
}
standing-draw = είναι μόνο ισοπαλία
standing-wins-giuthi = { $side ->
    [south] ο Νότος κερδίζει σίγουρα
   *[north] ο Βορράς κερδίζει σίγουρα
} με διαφορά { $margin ->
    [one] ενός σπόρου
   *[other] { $margin } σπόρων
} σε { $moves ->
    [one] μία κίνηση
   *[other] { $moves } κινήσεις
}
standing-wins-kiothi = { $side ->
    [south] ο Νότος κερδίζει σίγουρα
   *[north] ο Βορράς κερδίζει σίγουρα
} με διαφορά { $margin ->
    [one] ενός πολεμιστή
   *[other] { $margin } πολεμιστών
} σε { $moves ->
    [one] μία κίνηση
   *[other] { $moves } κινήσεις
}

mistake-inaccuracy = Ανακρίβεια: { $better }· μετά από αυτή την κίνηση { $now }.
mistake-mistake = Λάθος: { $better }· μετά από αυτή την κίνηση { $now }.
mistake-blunder = Σοβαρό λάθος: { $better }· μετά από αυτή την κίνηση { $now }.
mistake-wins = με { $turn } η νίκη είναι σίγουρη
mistake-draws = με { $turn } έρχεται ισοπαλία
mistake-standing = μετά το { $turn } { $standing }
