# ब्राउज़र में बना बोर्ड: बोलकर सुनाने, इशारा करने, खेलने और फिर से दिखाने पर जो कहा जाता है।
# गड्ढों के अक्षर (A, b), चालें (C+, F3) और नियमों के क्रमांक (G7) अनूदित नहीं होते।

# ## पक्ष, गड्ढे और बीज, बोली जाने वाली सूची के हिस्से: "C, दक्षिण, 8 बीज, बोया जा सकता है"

board-side = { $side ->
    [south] दक्षिण
   *[north] उत्तर
}
board-seeds = { $game ->
    [kiothi] { $count ->
        [one] { $count } योद्धा
       *[other] { $count } योद्धा
    }
   *[giuthi] { $count ->
        [one] { $count } बीज
       *[other] { $count } बीज
    }
}
board-nki = nki
board-can-be-sown = बोया जा सकता है
board-took = { $game ->
    [kiothi] कारागार में
   *[giuthi] पकड़े हुए
}
board-name = { $game ->
    [kiothi] Kiothi का बोर्ड
   *[giuthi] Giuthi का बोर्ड
}

# ## चाल चुनना

board-choose-direction = { $hole }: किस दिशा में?
board-direction = { $direction ->
    [plus] घड़ी की उलटी दिशा में
   *[minus] घड़ी की दिशा में
}
board-laps = { $count ->
    [one] { $count } फेरा।
   *[other] { $count } फेरे।
}
board-again = फिर
board-confirm = { $move }: चलने के लिए इसे फिर से चुनें।
board-not-yours = { $hole } आपका नहीं है, उसे नहीं बोया जा सकता।
board-no-such-move = { $move } यहाँ कोई चाल नहीं है।
board-pass = बारी छोड़ें
board-how-many = { $hole } से कितने?
board-fewer = कम
board-more = ज़्यादा
board-sow = { $count ->
    [one] { $hole } से { $count } बोएँ
   *[other] { $hole } से { $count } बोएँ
}
board-close = बंद करें

# ## जो हुआ उसे फिर से देखना

board-playback = पिछली बारी देखें
board-play = चलाएँ
board-pause = रोकें
board-step-back = एक फेरा पीछे
board-step-forward = एक फेरा आगे
board-skip = अंत तक
board-scrub = बारी में स्थान
board-scrub-value = { $percent } %
board-speed = गति
board-speed-steps = एक-एक फेरा

# ## खेलने के और तरीक़े

board-more-ways = चाल लिखना, ध्वनि, कुंजियाँ
board-type-a-move = आपकी चाल
board-play-typed = चलें
board-sound = ध्वनि
board-keys = कुंजियाँ: तीर एक गड्ढे से दूसरे गड्ढे पर ले जाते हैं, अक्षर आपके उस गड्ढे पर; Enter उसे चुनता है, + और - उसे घड़ी की उलटी दिशा में और घड़ी की दिशा में बोते हैं; Escape से वापस, या बुवाई के अंत तक।
board-table = बोर्ड तालिका में
board-table-seeds = { $game ->
    [kiothi] योद्धा
   *[giuthi] बीज
}

# ## पुनर्वितरण (Kiothi की शुरुआत): दो बोमा खाली होते हैं, उनके योद्धा कहीं भी रखे जाते हैं

board-redistribution = पुनर्वितरण
board-choose-to-empty = { $count ->
    [one] खाली करने के लिए अपना { $count } और बोमा चुनें।
   *[other] खाली करने के लिए अपने { $count } बोमा चुनें।
}
board-empty-own = केवल अपने बोमा खाली किए जाते हैं।
board-nothing-to-empty = यह बोमा खाली नहीं किया जा सकता।
board-place = { $count ->
    [one] आख़िरी योद्धा किसी भी बोमा में रखें, अपने या दूसरे के।
   *[other] { $count } योद्धा किसी भी बोमा में रखें, अपने या दूसरे के।
}
board-all-placed = सब रखे जा चुके हैं। अब भी योद्धा वापस लिए जा सकते हैं; नहीं तो पूरा करें।
board-in-hand = हाथ में { $count }
board-amount = एक बार में कितने
board-all = सब
board-undo-placing = वापस लें
board-start-over = नए सिरे से
board-finish = पूरा करें
board-random = कोई भी एक
board-engines-choice = कंप्यूटर की पसंद

# ## चित्र के रूप में बोर्ड (SVG, PNG, GIF): शीर्षक, भंडारों के पास के शब्द, और वर्णन

board-game = { $rules ->
    [climent] Giuthi, Climent के अनुसार
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
board-status-to-move = { $side ->
    [south] दक्षिण की बारी
   *[north] उत्तर की बारी
}
board-status-redistribute = { $side ->
    [south] शुरुआत, दक्षिण का पुनर्वितरण
   *[north] शुरुआत, उत्तर का पुनर्वितरण
}
board-status-over = समाप्त, दक्षिण { $south }, उत्तर { $north }
board-label-to-move = इसकी बारी
board-label-redistribute = शुरुआत: पुनर्वितरण बाक़ी
board-label-over = अंतिम अंक { $score }
board-says-side = { $side ->
    [south] दक्षिण: { $holes }; { $taken }।
   *[north] उत्तर: { $holes }; { $taken }।
}
board-says-taken = { $game ->
    [kiothi] कारागार में { $count }
   *[giuthi] पकड़े हुए { $count }
}
board-says-to-move = { $side ->
    [south] दक्षिण की बारी है।
   *[north] उत्तर की बारी है।
}
board-says-redistribute = { $side ->
    [south] यह शुरुआत है: दक्षिण को दो बोमा खाली करके उनके योद्धा नए सिरे से रखने हैं।
   *[north] यह शुरुआत है: उत्तर को दो बोमा खाली करके उनके योद्धा नए सिरे से रखने हैं।
}
board-says-over = बाज़ी समाप्त हुई: दक्षिण के { $south }, उत्तर के { $north }।

# ## बाज़ी का पन्ना

board-offline = कनेक्शन नहीं है। आपकी चुनी हुई चाल रखी हुई है और फिर से भेजी जाएगी।
board-busy = कुछ अभी सर्वर तक पहुँच रहा है। थोड़ी देर में फिर चुनें।
board-really = पक्का?
board-layout-left = { $count ->
    [one] { $count } बीज बाक़ी
   *[other] { $count } बीज बाक़ी
}
