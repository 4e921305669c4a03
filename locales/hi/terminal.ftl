### टर्मिनल पर खेल। [Enter] जैसी कुंजियाँ, moves जैसे आदेश, चालें और फ़ाइलों के नाम अनूदित नहीं होते।
### पूरी स्क्रीन की पंक्तियाँ अधिक से अधिक 76 स्तंभों की होती हैं।

## शुरुआत

terminal-introduction = { $game } की एक बाज़ी: कंप्यूटर के सामने आप { $side ->
    [south] दक्षिण
   *[north] उत्तर
} हैं। कुंजियों और संक्षिप्त नियमों के लिए ? दबाएँ।
terminal-introduction-two = { $game } की एक बाज़ी: दक्षिण और उत्तर आमने-सामने। कुंजियों और संक्षिप्त नियमों के लिए ? दबाएँ।
terminal-going-on = { $file } की बाज़ी आगे चलती है, दक्षिण { $south }, उत्तर { $north }; खेली गई चालें: { $moves }।
terminal-loaded = { $file } लोड हुई: दक्षिण { $south }, उत्तर { $north }; खेली गई चालें: { $moves }।
terminal-too-small = इस बोर्ड के लिए कम से कम { $columns } स्तंभों और { $lines } पंक्तियों का टर्मिनल चाहिए; इसमें { $width } और { $height } हैं। इसे बड़ा करें, या बाहर निकलकर (q) --plain से खेलें।

## एक पंक्ति के उत्तर

terminal-saved = { $file } में सहेजी गई।
terminal-kept-load = यह बाज़ी { $file } में रखी जा रही है: दूसरी लोड करने से पहले इसे छोड़ें।
terminal-kept-new = यह बाज़ी { $file } में रखी जा रही है: बाहर निकलें और दूसरी फ़ाइल का नाम दें।
terminal-pass-only = बारी तभी छोड़ी जा सकती है जब कोई और चाल न हो।
terminal-not-your-turn = अभी आपकी बारी नहीं है।
terminal-no-move-found = कंप्यूटर को कोई चाल नहीं मिली।
terminal-advice = { $move } एक रास्ता है। Enter से चलें।
terminal-taken-back = चाल वापस ली गई।
terminal-nothing-to-take-back = वापस लेने को कुछ नहीं है।
terminal-played-again = चाल फिर से चली गई।
terminal-nothing-to-play-again = फिर से चलने को कुछ नहीं है।
terminal-nobody-resigns = हार मानने वाला कोई नहीं है।
terminal-must-pass = चुनने को कुछ नहीं है: आप केवल बारी छोड़ सकते हैं। Enter दबाएँ।
terminal-no-direction = पहले दिशा चुनें: बाएँ या दाएँ।
terminal-not-legal = वैध नहीं: { $reason }।
terminal-changed-file = { $file } को किसी और प्रोग्राम ने बदल दिया है।
terminal-file-exists = { $file } पहले से मौजूद है।

## शीर्षक की पंक्ति और दोनों खिलाड़ी

terminal-turn = बारी { $turn }
terminal-paused = रुका हुआ
terminal-speed = गति { $speed }
terminal-kept-in = { $file } में रखी जा रही है
terminal-not-kept-in = { $file } में नहीं रखी गई!
terminal-you = आप
terminal-computer-level = कंप्यूटर, स्तर { $level }
terminal-computer-random = कंप्यूटर, यादृच्छिक
terminal-captured = पकड़े हुए
terminal-in-prison = कारागार में

## चालें दिखाते समय

terminal-lap = { $laps } में से फेरा { $lap }
terminal-in-hand = हाथ में { $seeds }
terminal-goes-on = रुका हुआ: Space या Enter से आगे, . से अगली चाल।
terminal-thinks = { $side ->
    [south] दक्षिण
   *[north] उत्तर
} सोच में है …
terminal-computer-thinks = कंप्यूटर सोच रहा है …
terminal-over-won = बाज़ी समाप्त। { $winner ->
    [south] दक्षिण
   *[north] उत्तर
} की जीत हुई।
terminal-over-won-score = बाज़ी समाप्त। { $winner ->
    [south] दक्षिण
   *[north] उत्तर
} की जीत हुई: दक्षिण { $south }, उत्तर { $north }।
terminal-over-draw = बाज़ी समाप्त। बराबरी रही।
terminal-over-draw-score = बाज़ी समाप्त। बराबरी रही: दक्षिण { $south }, उत्तर { $north }।

## चाल चुनना

terminal-moves-again = { $who ->
    [you] फिर से आपकी बारी है (G6)।
    [south] फिर से दक्षिण की बारी है (G6)।
   *[north] फिर से उत्तर की बारी है (G6)।
}
terminal-choose-hole = कोष्ठक वाला गड्ढा चुनें: ← → और Enter, या उसका अक्षर।
terminal-choose-boma = कोष्ठक वाला बोमा चुनें: ← → और Enter, या उसका अक्षर।
terminal-pass-button = [Enter] बारी छोड़ें — या थोड़ा रुकें
terminal-clockwise = घड़ी की दिशा
terminal-counter-clockwise = उलटी दिशा
terminal-again = फिर
terminal-enter-plays = [Enter] { $move } चलें
terminal-enter-plays-it = [Enter] यह चलें
terminal-takes = { $boma } से

## Kiothi का पुनर्वितरण

terminal-empty = आपका पुनर्वितरण (K3): खाली करने के लिए { $boma-word } बोमा चुनें।
terminal-empty-more = आपका पुनर्वितरण (K3): खाली करने के लिए { $boma-word } बोमा चुनें। अब तक: { $emptied }।
terminal-empty-how = ← → और Enter, या अक्षर; या पूरा लिखें: EF=A3g7।
terminal-random-button = [r] कोई भी एक
terminal-advice-button = [t] कंप्यूटर क्या करता
terminal-hand = { $lifted } में से { $hand } हाथ में
terminal-place-how = ← → ↑ ↓ या अक्षर से चुनें (A–J दक्षिण के, a–j उत्तर के)।
terminal-place-keys = + वहाँ एक और, - एक कम, संख्या: उतने, u: एक क़दम वापस
terminal-empty-first = पहले { $boma } बोमा खाली करें (K3)।
terminal-still-in-hand = { $warriors ->
    [one] { $warriors } योद्धा अभी हाथ में है
   *[other] { $warriors } योद्धा अभी हाथ में हैं
}: उठाए गए सब योद्धा रखने हैं (K3)।
terminal-no-such-boma = इस बोर्ड पर { $boma } नहीं है (B2)।
terminal-not-your-boma = { $side ->
    [south] { $boma } दक्षिण का है: अपने दो बोमा खाली करें (K3)।
   *[north] { $boma } उत्तर का है: अपने दो बोमा खाली करें (K3)।
}
terminal-boma-is-empty = { $boma } खाली है: केवल भरे हुए बोमा खाली किए जा सकते हैं (K3)।
terminal-hand-is-empty = हाथ में कोई योद्धा नहीं बचा।
terminal-at-most = { $boma } में अधिक से अधिक { $most } रखे जा सकते हैं।

## कुंजियों की पंक्ति

terminal-key-go-on = आगे
terminal-key-pause = रोकें
terminal-key-step = क़दम
terminal-key-skip = छोड़ें
terminal-key-slower = धीमा
terminal-key-faster = तेज़
terminal-key-undo = वापस
terminal-key-hint = संकेत
terminal-key-moves = अब तक की चालें
terminal-key-save = सहेजें
terminal-key-resign = हार मानें
terminal-key-redo = फिर से
terminal-key-flip = पलटें
terminal-key-load = लोड
terminal-key-new = नई बाज़ी
terminal-key-help = मदद
terminal-key-quit = बाहर

## बोर्ड के आगे की खिड़कियाँ

terminal-moves-title = अब तक की बाज़ी — ↑ ↓ से खिसकाएँ, किसी और कुंजी से बंद
terminal-no-moves = अभी कोई चाल नहीं।
terminal-help-title = मदद — ↑ ↓ से खिसकाएँ, किसी और कुंजी से बंद
terminal-type-move = चाल लिखें
terminal-type-move-how = Giuthi में C+ या C-; Kiothi में F3 या EF=A3g7; pass
terminal-type-save = बाज़ी किस फ़ाइल में सहेजें?
terminal-type-load = किस फ़ाइल का अभिलेख लोड करें?
terminal-type-file-how = Enter से पुष्टि, Esc से वापस
terminal-ask-resign = इस बाज़ी में हार मानें?
terminal-ask-quit = यह बाज़ी सहेजी नहीं गई है। इसे छोड़ दें?
terminal-ask-load = यह बाज़ी सहेजी नहीं गई है। { $file } के लिए इसे छोड़ दें?
terminal-ask-new = यह बाज़ी सहेजी नहीं गई है। नई बाज़ी के लिए इसे छोड़ दें?
terminal-ask-overwrite = { $file } पहले से मौजूद है। उस पर लिख दें?
terminal-yes = [y] हाँ
terminal-no = [n] नहीं

## मदद के पन्ने

terminal-help-keys =
    # चुनना
    कोई अक्षर: गड्ढा उठाता है; ← → जहाँ दिखाएँ वहाँ Enter भी
    ← → या + -: Giuthi में दिशा; ↑ ↓ या अंक: Kiothi में कितने
    Enter: चलें; Esc: वापस रखें
    : चाल लिखें: C+, F3, EF=A3g7, pass
    t संकेत: कंप्यूटर चुनता है, Enter से चलें
    r पुनर्वितरण: कोई भी एक
    माउस से: गड्ढे पर क्लिक करें, फिर जो करना हो उस पर।

    # देखना
    Space रोकें, आगे    . एक फेरा    Enter छोड़ें    < > गति

    # बाज़ी
    u वापस लें, कंप्यूटर के जवाब के साथ    y फिर से चलें
    v बोर्ड पलटें    m अब तक की बाज़ी    x हार मानें
    s सहेजें    l लोड    ? यह पन्ना    q बाहर (Ctrl-C तुरंत)
    n नई बाज़ी, जब यह समाप्त हो जाए

    # बोर्ड
    (C) चुना जा सकता है।  ▲ ▼ जहाँ बुवाई समाप्त होती है।  × जो पकड़ा जाता है।
    ╔═╗ जहाँ से बीज उठाए जाते हैं।  * nki।
    • एक बीज (· अकेला हो तो); ● दो बीज, जहाँ जगह कम हो।
terminal-rules-giuthi =
    # Giuthi संक्षेप में
    दो या अधिक बीजों वाला अपना कोई गड्ढा किसी भी दिशा में बोएँ (G2, G3)।
    अंत भरे गड्ढे में: सब उठाएँ और उलटी दिशा में बोते जाएँ (G4)।
    अंत दूसरी तरफ़ के खाली गड्ढे में: आपकी बारी समाप्त (G5)।
    अंत अपने खाली गड्ढे में, और कोई पार नहीं गया: फिर से चलें (G6)।
    पार करने के बाद अंत वहाँ: सामने के सब बीज और अपना आख़िरी बीज पकड़ें
    (G7); और आगे के अपने खाली गड्ढों के सामने जो हो, वह भी (G9)।
    दो बीजों वाला कोई गड्ढा नहीं: बारी छूटती है (G11)। कोई नहीं चल सकता:
    हर एक अपनी पंक्ति रखता है, और अधिक बीज जीतते हैं (G12)। दोहराई गई
    स्थिति बराबरी है (G13)।
    अंतहीन बुवाई की अनुमति नहीं है (B6), न ही एक बारी में गोल-गोल
    घूमने की (G6a)।
terminal-rules-kiothi =
    # Kiothi संक्षेप में
    पहले हर खिलाड़ी अपनी पंक्ति के दो बोमा खाली करता है और वे योद्धा
    कहीं भी रखता है (K3)। तब हर भरा हुआ बोमा nki, यानी सुरक्षित है (K4),
    जब तक उससे योद्धा न लिए जाएँ (K7)।
    अपने किसी बोमा से कितने भी योद्धा लें और दाएँ की ओर बोएँ (K5)। पहला
    फेरा अपने भरे हुए बोमा में समाप्त नहीं होना चाहिए (K6)।
    अंत भरे हुए बोमा में: सब उठाएँ और बोते जाएँ (K8)।
    अंत अपने खाली बोमा में: सामने वाले और अपना आख़िरी योद्धा पकड़ें, यदि
    वह nki न हो (K10); अपने सबसे बाएँ बोमा से अगले तीन भी, यदि सब खुले
    हों (K11)। हर बारी एक चाल है (K12)।
    जो नहीं चल सकता, उसका बचा हुआ सब दूसरे का होता है (K13)। अधिक
    बंदी जीतते हैं (K14)। दोहराई गई स्थिति बराबरी है (K15)।

## पाठ की पंक्तियाँ (--plain)

plain-type-a-move = चाल लिखें, या help।
plain-commands =
    चाल लिखें: Giuthi में C+ या C-; Kiothi में F3, या पुनर्वितरण के लिए EF=A3g7; pass।
    या कोई आदेश:
      moves      सारी वैध चालें, और उनसे क्या होगा
      game       अब तक की चालें
      board      बोर्ड एक बार फिर
      hint       कंप्यूटर क्या चलता
      random     Kiothi की शुरुआत में: कोई भी पुनर्वितरण
      undo       अपनी पिछली चाल और उसका जवाब वापस लें
      redo       वापस ली गई चाल फिर से चलें
      resign     हार मानें
      save FILE  बाज़ी सहेजें
      load FILE  फ़ाइल की बाज़ी आगे खेलें
      rules      नियम संक्षेप में
      help       यह सूची
      quit       बाहर निकलें
plain-must-pass = { $side ->
    [south] दक्षिण, आप केवल बारी छोड़ सकते हैं: pass लिखें, या खाली पंक्ति दें।
   *[north] उत्तर, आप केवल बारी छोड़ सकते हैं: pass लिखें, या खाली पंक्ति दें।
}
plain-which-file-to-save = किस फ़ाइल में सहेजें? save और उसका नाम लिखें।
plain-which-file-to-load = कौन-सी फ़ाइल आगे खेलें? load और उसका नाम लिखें।
plain-no-move = "{ $text }" यहाँ कोई चाल नहीं है: { $reason }। वैध चालों के लिए moves लिखें, सब आदेशों के लिए help।
plain-not-legal = { $move } वैध नहीं है: { $reason }।
plain-plays = { $side ->
    [south] दक्षिण की चाल: { $move }।
   *[north] उत्तर की चाल: { $move }।
}
plain-only-redistributions = केवल Kiothi की शुरुआत का पुनर्वितरण संयोग पर छोड़ा जा सकता है।
plain-advice = { $move } एक रास्ता है: { $outlook }
plain-file-exists = { $file } पहले से मौजूद है। किसी और नाम से सहेजें।
plain-left = बाज़ी अधूरी छोड़ी गई।
plain-left-kept = बाज़ी अधूरी छोड़ी गई। वह { $file } में रखी है, और वहीं से आगे चलेगी।
