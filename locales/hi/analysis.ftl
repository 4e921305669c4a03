# वह पन्ना जहाँ स्थितियों और खेलों का विश्लेषण होता है, और प्रोग्रामों को इंजन के उत्तर।

analysis-bad-lines = रेखाओं की संख्या 1 से { $most } तक होती है।
analysis-bad-seconds = सोचने का समय 0 से { $most } सेकंड तक होता है।
analysis-bad-width = चौड़ाई { $least } से { $most } पिक्सेल तक होती है।
analysis-too-many-moves = { $most } से ज़्यादा चालों का खेल नहीं देखा जाता।
analysis-bad-parent = हर चाल उस चाल के बाद होनी चाहिए जिसके पीछे वह आती है।

analysis-nav = विश्लेषण
analysis-title = विश्लेषण की बिसात
analysis-board = बिसात
analysis-engine = कंप्यूटर का आकलन
analysis-moves = चालें
analysis-no-moves = अभी कोई चाल नहीं। बिसात पर एक चाल चलिए।
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
