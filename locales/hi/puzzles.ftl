### पहेलियाँ: टर्मिनल में (ndongu puzzle) और साइट पर।

## क्या पूछा जाता है

puzzle-goal-win = { $side ->
    [south] दक्षिण की चाल, और जीत।
   *[north] उत्तर की चाल, और जीत।
}
puzzle-goal-draw = { $side ->
    [south] दक्षिण की चाल, और बराबरी बनाए रखना।
   *[north] उत्तर की चाल, और बराबरी बनाए रखना।
}
puzzle-one-way = हर चाल पर एक ही रास्ता सही है; बाक़ी सब विफल हैं।
puzzle-heading = पहेली { $id }, कठिनाई { $rating }
puzzle-themes = विषय: { $themes }।

## कोशिश का उत्तर

puzzle-right = { $move } सही है। आगे बढ़ें।
puzzle-solved = हल हो गई: { $move } सही है।
puzzle-wrong-win = { $move } विफल है: जीत हाथ से गई। देखें क्या होता है:
puzzle-wrong-draw = { $move } विफल है: बराबरी हाथ से गई। देखें क्या होता है:
puzzle-comes-to-draw = यहाँ से दूसरा पक्ष बराबरी बनाए रखता है।
puzzle-comes-to-loss = यहाँ से दूसरा पक्ष जीतता है।
puzzle-try-again = वापस वहीं जहाँ आप थे। दूसरी चाल आज़माएँ।

## विषय

puzzle-theme-relay = आगे की बुवाई
puzzle-theme-chain-capture = पकड़ की शृंखला
puzzle-theme-moving-again = फिर से चलना
puzzle-theme-perpetual = अंतहीन खेल
puzzle-theme-sacrifice = बलिदान
puzzle-theme-entering-the-land = दूसरे की भूमि में प्रवेश
puzzle-theme-pass-trap = बोने को कुछ नहीं
puzzle-theme-nki = nki

## टर्मिनल

puzzle-type-a-move = चाल लिखें, या help।
puzzle-commands =
    चाल लिखें: Giuthi में C+ या C-, Kiothi में F3।
    या कोई आदेश:
      moves      सभी वैध चालें
      board      बोर्ड एक बार फिर
      themes     पहेली का विषय
      show       हल, हर फेरे के साथ
      next       दूसरी पहेली
      help       यह सूची
      quit       बाहर
puzzle-solution = हल:
puzzle-another = दूसरी पहेली के लिए next लिखें, बाहर जाने के लिए quit।
puzzle-left = { $solved ->
    [one] { $tried } में से { $solved } पहेली हल हुई।
   *[other] { $tried } में से { $solved } पहेलियाँ हल हुईं।
}
puzzle-none = ऐसी कोई पहेली नहीं है: नाम आठ अंकों के होते हैं, जैसे puzzles/giuthi.txt में; --game, --theme और --rating से एक साथ कम माँगें

## साइट

puzzle-title = पहेलियाँ
puzzle-intro = एक ही चाल सही है; हर दूसरी चाल से जीत, या बराबरी, हाथ से निकल जाती है। फिर उत्तर आता है, और फिर एक ही चाल सही है।
puzzle-of-the-day = आज की पहेली
puzzle-by-theme = विषय के अनुसार
puzzle-any = कोई भी पहेली
puzzle-streak = सिलसिला
puzzle-streak-about = एक के बाद एक पहेली, हर बार थोड़ी कठिन, जब तक कोई चाल ग़लत न हो।
puzzle-streak-start = सिलसिला शुरू करें
puzzle-streak-now = { $count ->
    [one] लगातार { $count } हल।
   *[other] लगातार { $count } हल।
}
puzzle-streak-over = { $count ->
    [one] सिलसिला { $count } पहेली के बाद समाप्त।
   *[other] सिलसिला { $count } पहेलियों के बाद समाप्त।
}
puzzle-own-rating = आपकी रेटिंग: { $rating }
puzzle-kept-here = यह केवल इसी ब्राउज़र में रखी जाती है।
puzzle-best-streak = सबसे लंबा सिलसिला: { $count }
puzzle-next = अगली पहेली
puzzle-show-solution = हल दिखाएँ
