### चालें शब्दों में। गड्ढों के अक्षर, चालें और नियमों के क्रमांक अनूदित नहीं होते।

## खिलाड़ी

name-you = आप
name-south = दक्षिण
name-north = उत्तर
name-computer = कंप्यूटर

name-you-of = आपका
name-south-of = दक्षिण का
name-north-of = उत्तर का
name-computer-of = कंप्यूटर का

name-you-to = आपको
name-south-to = दक्षिण को
name-north-to = उत्तर को
name-computer-to = कंप्यूटर को

side-south = दक्षिण
side-north = उत्तर

## संख्याएँ और सूचियाँ

number-word = { $number }
list-end = { $before } और { $last }
full-stop = { $sentence }।

## फेरे

lap-relay = { $laps } में से फेरा { $lap }: { $from } से { $seeds }, { $direction ->
    [clockwise] घड़ी की दिशा में
   *[counter-clockwise] घड़ी की उलटी दिशा में
}, { $to } तक ({ $lifted }): आगे की बुवाई
lap-last = { $laps } में से फेरा { $lap }: { $from } से { $seeds }, { $direction ->
    [clockwise] घड़ी की दिशा में
   *[counter-clockwise] घड़ी की उलटी दिशा में
}, { $to } तक, जो खाली था
lap-only = { $from } से { $seeds }, { $direction ->
    [clockwise] घड़ी की दिशा में
   *[counter-clockwise] घड़ी की उलटी दिशा में
}, { $to } तक, जो खाली था

## चाल का अंत

end-sleep-giuthi = आख़िरी बीज { $hole } में गिरा, जो { $owner ->
    [you] आपका
   *[other] { $owner-of }
} एक खाली गड्ढा था: कुछ नहीं पकड़ा गया (G5)
end-sleep-kiothi = आख़िरी योद्धा { $hole } में गिरा, जो { $owner ->
    [you] आपका
   *[other] { $owner-of }
} एक खाली बोमा था: कुछ नहीं पकड़ा गया (K9)

end-again = आख़िरी बीज { $hole } में गिरा और कोई पार नहीं गया: { $who ->
    [you] फिर से आपकी बारी है
   *[other] फिर से { $who-name } की बारी है
} (G6)

end-capture-giuthi = { $who ->
    [you] आपने { $total } पकड़े: { $holes } और पकड़ने वाला बीज ({ $rules })
   *[other] { $who-name } ने { $total } पकड़े: { $holes } और पकड़ने वाला बीज ({ $rules })
}
end-capture-kiothi = { $who ->
    [you] आपने { $total } पकड़े: { $holes } और पकड़ने वाला योद्धा ({ $rules })
   *[other] { $who-name } ने { $total } पकड़े: { $holes } और पकड़ने वाला योद्धा ({ $rules })
}
capture-hole = { $hole } से { $seeds }

end-nothing-giuthi = आख़िरी बीज { $hole } में गिरा, पर सामने { $across } खाली है: कुछ नहीं पकड़ा गया (G8)
end-nothing-kiothi = आख़िरी योद्धा { $hole } में गिरा, पर सामने { $across } { $state ->
    [nki] nki
   *[empty] खाली
} है: कुछ नहीं पकड़ा गया (K10)

end-pass-no-sowing = { $who ->
    [you] आपकी कोई बुवाई वैध नहीं है: आपकी बारी छूटती है
   *[other] { $who-name } की कोई बुवाई वैध नहीं है: { $who-name } की बारी छूटती है
} (G11)
end-pass-no-hole = { $who ->
    [you] आपके किसी गड्ढे में दो बीज नहीं हैं: आपकी बारी छूटती है
   *[other] { $who-name } के किसी गड्ढे में दो बीज नहीं हैं: { $who-name } की बारी छूटती है
} (G11)
end-pass-no-boma = { $who ->
    [you] आपके किसी बोमा में योद्धा नहीं हैं: आपकी बारी छूटती है
   *[other] { $who-name } के किसी बोमा में योद्धा नहीं हैं: { $who-name } की बारी छूटती है
} (K3)

redistribution = { $who ->
    [you] आपने { $emptied } खाली किए और रखे: { $placed } (K3)
   *[other] { $who-name } ने { $emptied } खाली किए और रखे: { $placed } (K3)
}
redistribution-boma = { $boma } में { $warriors }
redistributed-both = { $redistribution }। अब हर भरा हुआ बोमा nki है (K4)

short-nothing = { $laps ->
    [one] कुछ नहीं पकड़ा, { $laps } फेरा
   *[other] कुछ नहीं पकड़ा, { $laps } फेरे
}
short-again = { $laps ->
    [one] फिर से चाल, { $laps } फेरा
   *[other] फिर से चाल, { $laps } फेरे
}
short-capture = { $laps ->
    [one] { $seeds } पकड़े, { $laps } फेरा
   *[other] { $seeds } पकड़े, { $laps } फेरे
}
short-pass = बारी छूटती है
short-redistribution = पुनर्वितरण

## चाल से क्या होगा

outlook-sowing = { $laps ->
    [one] { $laps } फेरा, अंत { $hole } में: { $what }
   *[other] { $laps } फेरे, अंत { $hole } में: { $what }
}
outlook-capture = { $seeds } की पकड़ ({ $rules })
outlook-again = फिर से चाल (G6)
outlook-no-capture = कोई पकड़ नहीं ({ $rules })
outlook-nothing = पकड़ने को कुछ नहीं ({ $rules })
outlook-pass = और कुछ नहीं किया जा सकता ({ $rules })
outlook-redistribution = एक पुनर्वितरण (K3)
outlook-game-ends = { $outlook }; बाज़ी समाप्त होती है

## चाल क्यों अस्वीकार हुई

refusal-game-over = बाज़ी समाप्त हो चुकी है
refusal-other-game = यह दूसरे खेल की चाल है
refusal-no-such-hole = इस बोर्ड पर { $hole } नहीं है: { $side ->
    [south] दक्षिण के गड्ढे { $first } से { $last } तक हैं
   *[north] उत्तर के गड्ढे { $first } से { $last } तक हैं
}
refusal-not-yours = { $side ->
    [south] { $hole } दक्षिण का है, और बारी उत्तर की है
   *[north] { $hole } उत्तर का है, और बारी दक्षिण की है
}
refusal-empty = { $hole } खाली है
refusal-single = { $hole } में { $held } है; दो से कम बीजों वाला गड्ढा नहीं बोया जा सकता
refusal-too-few = { $hole } में केवल { $held } हैं, इसलिए { $needed } नहीं लिए जा सकते
refusal-onto-own-row = पहला फेरा आपके अपने भरे हुए बोमा { $landing } में समाप्त होगा
refusal-endless = यह बुवाई कभी समाप्त नहीं होगी
refusal-repeats = इससे वह स्थिति लौट आएगी जो इस बारी में पहले ही आ चुकी है
refusal-no-way-out = वहाँ से बारी केवल उन्हीं स्थितियों में घूमती रहेगी जो इसमें पहले ही आ चुकी हैं
refusal-may-not-pass = आपके पास वैध चाल है, इसलिए आप बारी नहीं छोड़ सकते
refusal-must-pass = पुनर्वितरण के लिए आपके पास कोई बोमा नहीं है: आप केवल बारी छोड़ सकते हैं
refusal-opening-owed = पहले आपका पुनर्वितरण बाक़ी है, जैसे EF=A3g7: दो बोमा खाली, उनके योद्धा रखे गए
refusal-opening-over = पुनर्वितरण हो चुके हैं: एक बोमा से योद्धा लें, जैसे F3
refusal-number-emptied = यहाँ पुनर्वितरण ठीक { $needed } बोमा खाली करता है, { $emptied } नहीं
refusal-sum = खाली किए गए बोमा में { $lifted } योद्धा हैं, पर { $placed } रखे गए हैं
refusal-moves = अवैध: { $moves }: { $reason }

## स्थिति क्यों संभव नहीं

setup-other-game = { $game } की स्थिति अपेक्षित थी
setup-unequal-rows = दोनों पंक्तियों में गड्ढों की संख्या समान होनी चाहिए; दक्षिण की पंक्ति में { $south } और उत्तर की में { $north } हैं
setup-holes = एक पंक्ति में 1 से { $most } गड्ढे होते हैं, { $holes } नहीं
setup-too-many-seeds = बोर्ड पर और पकड़े हुए मिलाकर { $seeds } बीज हैं, और अधिक से अधिक { $most } की अनुमति है
setup-nki-in-giuthi = { $hole } पर nki का चिह्न है, और Giuthi में nki नहीं होते
setup-nki-on-empty = { $hole } पर nki का चिह्न है, पर वह खाली है
setup-nki-in-opening = { $hole } पर nki का चिह्न है, पर दोनों पुनर्वितरणों से पहले कोई nki नहीं होता
setup-opening-in-giuthi = Giuthi में शुरुआती पुनर्वितरण नहीं होते
setup-in-opening = इस स्थिति में एक पुनर्वितरण अभी बाक़ी है
setup-not-in-opening = इस स्थिति में कोई पुनर्वितरण बाक़ी नहीं है

## किसकी बारी है

turn-redistribution = { $who ->
    [you] आपका पुनर्वितरण बाक़ी है (K3)
   *[other] { $who-of } पुनर्वितरण बाक़ी है (K3)
}
turn-move = { $who ->
    [you] आपकी बारी है
   *[other] { $who-name } की बारी है
}
redistributions = { $count } पुनर्वितरण, जैसे { $example }

## बोर्ड पाठ में

store-giuthi = { $side ->
    [south] दक्षिण
   *[north] उत्तर
}  पकड़े हुए { $taken }
store-kiothi = { $side ->
    [south] दक्षिण
   *[north] उत्तर
}  कारागार में { $taken }
board-nki-legend = * nki: पकड़ा नहीं जा सकता (K4)

## बाज़ी का अंत

ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule }); एक योद्धा की जीत सामान्यतः दो गिनी जाती है (K16)
ending-only = { $result } ({ $rule })

ending-own-rows = कोई नहीं चल सकता, और हर एक अपनी पंक्ति रखता है
ending-stuck = { $stuck ->
    [you] आप नहीं चल सकते, और जो कुछ बचा है वह { $other-to } मिलता है
   *[other] { $stuck-name } के पास कोई चाल नहीं है, और जो कुछ बचा है वह { $other-to } मिलता है
}
ending-first-position = एक बारी फिर से बाज़ी की पहली स्थिति में शुरू होती है
ending-repetition = { $side ->
    [south] एक बारी फिर से दक्षिण की बारी { $turn } की स्थिति में शुरू होती है
   *[north] एक बारी फिर से उत्तर की बारी { $turn } की स्थिति में शुरू होती है
}
ending-resignation = { $loser ->
    [you] आपने हार मान ली
   *[other] { $loser-name } ने हार मान ली
}
ending-time = { $loser ->
    [you] आपका समय समाप्त हो गया
   *[other] { $loser-of } समय समाप्त हो गया
}

result-win = { $winner ->
    [you] आपकी जीत
   *[other] { $winner-name } की जीत
}
result-win-score = { $winner ->
    [you] आपकी जीत
   *[other] { $winner-name } की जीत
}, { $more } – { $less }
result-draw = बराबरी
result-draw-score = बराबरी, { $more } – { $less }

## Giuthi का मुक़ाबला

match-four-or-fewer = { $loser ->
    [you] आपके पास चार या उससे कम बीज हैं: मुक़ाबले में आपकी हार हुई (GM4)
   *[other] { $loser-name } के पास चार या उससे कम बीज हैं: मुक़ाबले में { $loser-name } की हार हुई (GM4)
}
match-too-few = { $loser ->
    [you] आपके पास हर गड्ढे में एक रखने भर के बीज नहीं हैं: मुक़ाबले में आपकी हार हुई (GM4)
   *[other] { $loser-name } के पास हर गड्ढे में एक रखने भर के बीज नहीं हैं: मुक़ाबले में { $loser-name } की हार हुई (GM4)
}
match-no-move = { $loser ->
    [you] आपकी जमावट किसी के लिए चाल नहीं छोड़ती: मुक़ाबले में आपकी हार हुई (GM4)
   *[other] { $loser-name } की जमावट किसी के लिए चाल नहीं छोड़ती: मुक़ाबले में { $loser-name } की हार हुई (GM4)
}
match-resignation = { $loser ->
    [you] आपने हार मान ली: मुक़ाबले में आपकी हार हुई
   *[other] { $loser-name } ने हार मान ली: मुक़ाबले में { $loser-name } की हार हुई
}
match-three-draws = लगातार तीन दौर बराबर रहे: मुक़ाबला बराबर है (GM5)
match-rounds-won = तय किए गए सारे दौर खेले जा चुके हैं: { $winner ->
    [you] आपके पास अधिक बीज हैं, मुक़ाबले में आपकी जीत हुई
   *[other] { $winner-name } के पास अधिक बीज हैं, मुक़ाबले में { $winner-name } की जीत हुई
} (GM5)
match-rounds-drawn = तय किए गए सारे दौर खेले जा चुके हैं, और दोनों के पास बराबर बीज हैं: मुक़ाबला बराबर है (GM5)

layout-not-now = अभी कोई जमावट नहीं करनी है (GM2)
layout-length = जमावट में { $holes } संख्याएँ होती हैं, हर गड्ढे के लिए एक, { $given } नहीं (GM2)
layout-empty-hole = हर गड्ढे में कम से कम एक बीज चाहिए, और गड्ढा { $number } खाली है (GM2)
layout-sum = सारे { $owned } बीज रखने हैं, और ये { $laid } हैं (GM2)

## अभिलेख

record-title = बाज़ी { $number }
record-title-south = बाज़ी { $number }: { $south }, दक्षिण
record-title-north = बाज़ी { $number }: { $north }, उत्तर
record-title-both = बाज़ी { $number }: { $south }, दक्षिण, और { $north }, उत्तर
record-agrees = परिणाम { $result }, और टैग मेल खाते हैं
record-disagrees = परिणाम { $result }, और टैग मेल नहीं खाते

## स्थिति का मूल्य

value-ahead-giuthi = { $seeds } बीज
value-ahead-kiothi = { $seeds } योद्धा
value-wins = निश्चित जीत
value-loses = निश्चित हार
value-draw = बराबरी
value-draw-repetition = दोहराव से बराबरी

standing-ahead-giuthi = { $side ->
    [south] दक्षिण { $seeds } बीजों से आगे है
   *[north] उत्तर { $seeds } बीजों से आगे है
}
standing-ahead-kiothi = { $side ->
    [south] दक्षिण { $seeds } योद्धाओं से आगे है
   *[north] उत्तर { $seeds } योद्धाओं से आगे है
}
standing-level = दोनों पक्ष बराबर हैं
standing-wins = { $side ->
    [south] दक्षिण की जीत निश्चित है
   *[north] उत्तर की जीत निश्चित है
}
standing-draw = केवल बराबरी है
standing-wins-giuthi = { $side ->
    [south] दक्षिण की जीत निश्चित है
   *[north] उत्तर की जीत निश्चित है
}, { $margin ->
    [one] { $margin } बीज
   *[other] { $margin } बीजों
} से, { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
} में
standing-wins-kiothi = { $side ->
    [south] दक्षिण की जीत निश्चित है
   *[north] उत्तर की जीत निश्चित है
}, { $margin ->
    [one] { $margin } योद्धा
   *[other] { $margin } योद्धाओं
} से, { $moves ->
    [one] { $moves } चाल
   *[other] { $moves } चालों
} में

mistake-inaccuracy = चूक: { $better }; इस चाल के बाद { $now }।
mistake-mistake = ग़लती: { $better }; इस चाल के बाद { $now }।
mistake-blunder = भारी ग़लती: { $better }; इस चाल के बाद { $now }।
mistake-wins = { $turn } से जीत निश्चित थी
mistake-draws = { $turn } से बराबरी होती
mistake-standing = { $turn } के बाद { $standing }
