# खेलने के पन्ने, और वह पन्ना जहाँ नई बाज़ी शुरू होती है।
# खेलों के नाम (Giuthi, Kiothi), गड्ढों के अक्षर, चालें और नियमों के क्रमांक अनूदित नहीं होते।

# ## बाज़ी शुरू करना

play-new-title = नई बाज़ी
play-start = खेलें
play-opponent = कौन खेले
play-opponent-computer = कंप्यूटर के सामने
play-opponent-two = एक स्क्रीन पर दो लोग
play-opponent-watch = कंप्यूटर को ख़ुद से खेलते देखें
play-set-up = शुरुआती जमावट
play-set-up-own = या अपनी कोई जमावट या स्थिति
play-level = कंप्यूटर का स्तर
play-level-number = { $level ->
    [1] 1, सबसे पहली बाज़ी के लिए
    [3] 3, नए खिलाड़ियों के लिए
    [5] 5, जिन्हें खेल आता है उनके लिए
    [8] 8, मज़बूत
    [10] 10, जितना मज़बूत हो सके
   *[other] { $level }
}
play-side = आपका पक्ष
play-side-south = दक्षिण, पहली चाल इसी की
play-side-north = उत्तर
play-side-either = कोई भी, संयोग से
play-contest = लंबाई
play-contest-game = एक बाज़ी
play-contest-rounds = दौरों का मुक़ाबला, हारने वाला अगली जमावट करता है (Giuthi)
play-contest-points = बाज़ी पर बाज़ी, अंकों के लिए (Kiothi)
play-max-rounds = अधिक से अधिक इतने दौर
play-one-warrior = एक योद्धा की जीत के अंक
play-more = और विकल्प
play-record = अभिलेख से आगे खेलें
play-record-about = बाज़ी का अभिलेख चिपकाएँ; खेल उसके अंत से आगे चलेगा।
play-continue = आगे खेलें
play-kept = { $count ->
    [0] { $game }, { $players }, अभी शुरू नहीं
    [one] { $game }, { $players }, { $count } चाल
   *[other] { $game }, { $players }, { $count } चालें
}
play-players-computer = कंप्यूटर के सामने, स्तर { $level }
play-players-two = दो लोग
play-players-watch = कंप्यूटर, स्तर { $south } और { $north }

# ## बाज़ी का पन्ना

play-title = { $game }: { $words }
play-moves = चालें
play-no-moves = अभी कोई नहीं।
play-undo = वापस लें
play-hint = संकेत
play-resign = हार मानें
play-flip = बोर्ड पलटें
play-pause = रोकें
play-new = नई बाज़ी
play-same-again = वैसी ही फिर
play-next-game = अगली बाज़ी
play-record-download = अभिलेख
play-analyse = इस बाज़ी का विश्लेषण करें
play-go-on = कंप्यूटर की चाल चलवाएँ
play-your-move = आपकी चाल
play-type-redistribution = आपका पुनर्वितरण: पहले खाली किए गए दो बोमा, फिर यह कि उनके योद्धा कहाँ जाएँ, जैसे EF=A3g7 (संकेत एक भर देता है)
play-make-move = चलें
play-over = बाज़ी समाप्त
play-round-over = दौर समाप्त
play-hint-words = { $move }: { $words }
play-view = दृश्य
play-view-fixed = स्थिर
play-view-turning = बारी के साथ पलटता
play-view-facing = आमने-सामने
play-confirm = हर चाल की पुष्टि करें
play-previews = चालों का पूर्वावलोकन
play-rules = नियम

# ## मुक़ाबले

play-match-owned = दौर { $round }। दक्षिण के पास { $south }, उत्तर के पास { $north }।
play-match-points = { $who ->
    [you] बाज़ी { $round }। आपके { $first }, कंप्यूटर के { $second }।
    [computer] बाज़ी { $round }। कंप्यूटर के { $first }, आपके { $second }।
   *[first] बाज़ी { $round }। पहले शुरू करने वाले के { $first }, दूसरे के { $second }।
}
play-match-drawn = पिछला दौर बराबर रहा: वह फिर खेला जाएगा, दूसरे खिलाड़ी की शुरुआत से। [GM5]
play-lay-out = दौर { $round } की जमावट करें
play-layout-title = दौर { $round } के लिए आपकी जमावट
play-layout-about = { $seeds ->
    [one] आपके पास { $seeds } बीज है। उसे जमाएँ।
   *[other] आपके सारे { $seeds } बीज आपकी पंक्ति में जाते हैं, हर गड्ढे में कम से कम एक। दूसरा पक्ष आपकी जमावट दोहराता है और शुरू करता है। [GM2] [GM3]
}
play-layout-press = किसी गड्ढे को दबाकर उससे एक बीज निकालें, फिर दूसरे को दबाकर उसमें रखें; या संख्याएँ लिखें।
play-layout-computer = दौर { $round } की जमावट कंप्यूटर करेगा
play-layout-even = बराबर-बराबर
play-layout-suggest = कंप्यूटर की पसंद
play-back = वापस
play-layout-done = दौर शुरू करें

# ## जब कुछ न हो सके

play-trouble-title = यह नहीं हो सका
play-missing = यहाँ ऐसी कोई बाज़ी नहीं है।
play-stale = इस बीच बाज़ी बदल गई है, शायद किसी दूसरी विंडो में। अब वह ऐसी है।
play-not-now = यह अभी नहीं हो सकता: ऐसी किसी बात की प्रतीक्षा नहीं है।
play-busy = कंप्यूटर दूसरी बाज़ियों में व्यस्त है। थोड़ी देर में फिर कोशिश करें।
play-store = बाज़ी रखी नहीं जा सकी। कुछ नहीं बदला; थोड़ी देर में फिर कोशिश करें।
play-layout-not-now = अभी कोई जमावट नहीं करनी है (GM2)।
play-layout-holes = जमावट में { $holes } संख्याएँ होती हैं, हर गड्ढे के लिए एक, { $given } नहीं (GM2)।
play-layout-empty = हर गड्ढे में कम से कम एक बीज चाहिए, और { $hole } खाली है (GM2)।
play-layout-sum = सारे { $owned } बीज रखने हैं, और ये { $laid } हैं (GM2)।
play-contest-game-wrong = दौरों का मुक़ाबला Giuthi में खेला जाता है, अंकों का Kiothi में।
play-record-or-start = अभिलेख में अपनी शुरुआत और अपनी चालें होती हैं: या तो अभिलेख दें या स्थिति।
play-start-over = वह बाज़ी समाप्त हो चुकी है: आगे खेलने को कुछ नहीं है।
play-rounds-range = मुक़ाबले में 1 से { $most } दौर होते हैं (GM5)।
play-points-range = एक योद्धा की जीत के 2 से 10 अंक होते हैं (K16)।
play-level-range = स्तर 1 से 10 तक की संख्या है।
