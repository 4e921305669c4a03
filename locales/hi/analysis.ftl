# वह पन्ना जहाँ स्थितियों और खेलों का विश्लेषण होता है, और प्रोग्रामों को इंजन के उत्तर।

analysis-bad-lines = रेखाओं की संख्या 1 से { $most } तक होती है।
analysis-bad-seconds = सोचने का समय 0 से { $most } सेकंड तक होता है।
analysis-bad-width = चौड़ाई { $least } से { $most } पिक्सेल तक होती है।
analysis-too-many-moves = { $most } से ज़्यादा चालों का खेल नहीं देखा जाता।
analysis-bad-parent = हर चाल उस चाल के बाद होनी चाहिए जिसके पीछे वह आती है।

analysis-refused-start = यह स्थिति पढ़ी नहीं जा सकती: { $why }।
analysis-refused-move = चाल { $number }, { $move }, चली नहीं जा सकती: { $why }। बाज़ी वहाँ तक दिखाई गई है।
analysis-refused-record = यह अभिलेख पढ़ा नहीं जा सकता: { $why }।
analysis-refused-address = यह पता पढ़ा नहीं जा सकता। इसमें start (स्थिति), moves (चालें, बीच में अल्पविराम) या record (अभिलेख), और at (संख्या: किस चाल के बाद से) हो सकते हैं, हर एक केवल एक बार।
analysis-refused-example = यह पढ़ा जा सकता है:

analysis-nav = विश्लेषण
analysis-title = विश्लेषण का बोर्ड
analysis-board = बोर्ड
analysis-engine = कंप्यूटर का आकलन
analysis-moves = चालें
analysis-no-moves = अभी कोई चाल नहीं। बोर्ड पर एक चाल चलिए।
analysis-legal-moves = यहाँ चली जा सकने वाली चालें:

analysis-walk = चालों में आगे-पीछे
analysis-first = शुरू में
analysis-previous = एक चाल पीछे
analysis-next = एक चाल आगे
analysis-last = अंत में
analysis-flip = पलटें

analysis-paste = खेल या स्थिति चिपकाइए
analysis-paste-label = कोई अभिलेख, या giuthi 8x8 जैसी स्थिति
analysis-paste-show = दिखाइए

analysis-engine-on = कंप्यूटर
analysis-depth = गहराई { $depth }
analysis-complete = अंत तक
analysis-think-longer = और सोचिए
analysis-how-many-lines = कितनी रेखाएँ
analysis-lines = { $count ->
    [one] { $count } रेखा
   *[other] { $count } रेखाएँ
}
analysis-no-answer = कंप्यूटर के पास अभी इसके लिए समय नहीं है। फिर कोशिश कीजिए।
analysis-offline = सर्वर से संपर्क नहीं है।

analysis-comment = इस चाल पर टिप्पणी
analysis-promote = विकल्प को पहले रखें
analysis-remove = यहाँ से आगे मिटाएँ
analysis-review-title = खेल की समीक्षा
analysis-review = खेल की समीक्षा कीजिए
analysis-reviewing = { $count ->
    [one] { $count } चाल बाक़ी
   *[other] { $count } चालें बाक़ी
}
analysis-no-mistakes = कोई ग़लती नहीं मिली।
analysis-graph = खेल का क्रम: जितना ऊपर, दक्षिण के लिए उतना अच्छा। निशान ग़लतियाँ हैं।
analysis-play = यहाँ से खेलिए
analysis-share = साझा और डाउनलोड
analysis-link = इस सब का लिंक
analysis-copy = कॉपी
analysis-copied = लिंक कॉपी हो गया।
analysis-link-cut = लिंक के लिए यह बहुत ज़्यादा है: उसमें केवल दिखाई गई रेखा है। अभिलेख में सब कुछ है।
analysis-download = इस स्थिति के चित्र, यहाँ तक का रास्ता एनिमेशन में, और अभिलेख:
analysis-record = अभिलेख
