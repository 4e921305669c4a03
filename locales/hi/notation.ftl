### लिखी गई स्थिति, चाल या अभिलेख में क्या ग़लत है। उदाहरण अनूदित नहीं होते।

notation-place = { $problem }, स्तंभ { $column } पर
notation-place-comma = { $problem }, स्तंभ { $column } पर

notation-expected = अपेक्षित: { $what }
notation-leading-zero = अपेक्षित: { $what }, आगे शून्य के बिना
notation-too-many-digits = अपेक्षित: { $what }, अधिक से अधिक तीन अंकों की
notation-holes-giuthi = शुरुआती जमावट में एक पंक्ति में 1 से 10 गड्ढे होते हैं, { $holes } नहीं
notation-holes-kiothi = शुरुआती जमावट में 2 से 10 भरे हुए बोमा होते हैं, { $holes } नहीं
notation-seeds = शुरुआती जमावट में हर एक में 1 से 9 बीज होते हैं, { $seeds } नहीं
notation-emptied-twice = { $boma } दो बार खाली किया गया है
notation-receives-twice = { $boma } में दो बार रखा गया है

expected-end = अंत
expected-game = giuthi या kiothi
expected-giuthi-rules = Giuthi की एक नियमावली, mancala-world या climent
expected-kiothi-rules = Kiothi की नियमावली, mancala-world
expected-board = एक रिक्त स्थान और फिर 8x8 जैसी शुरुआती जमावट, या दक्षिण के गड्ढों के बीज
expected-times = x
expected-holes = गड्ढों की संख्या
expected-seeds = बीजों की संख्या
expected-north-row = अल्पविराम, या तिरछी रेखा और फिर उत्तर के गड्ढे
expected-captured = एक रिक्त स्थान और फिर पकड़े हुए बीज, जैसे 0-0
expected-captured-by-south = दक्षिण के पकड़े हुए बीजों की संख्या
expected-dash-and-captured-by-north = - और उत्तर के पकड़े हुए बीज
expected-captured-by-north = उत्तर के पकड़े हुए बीजों की संख्या
expected-space-and-side = एक रिक्त स्थान और फिर वह पक्ष जिसकी बारी है, S या N
expected-side = वह पक्ष जिसकी बारी है, S या N
expected-hole = A से J या a से j तक का एक गड्ढा
expected-boma = A से J या a से j तक का एक बोमा
expected-boma-to-empty = खाली करने के लिए A से J या a से j तक का एक बोमा
expected-boma-to-fill = योद्धा रखने के लिए A से J या a से j तक का एक बोमा
expected-direction = + या -
expected-warriors = योद्धाओं की संख्या
expected-some-warriors = कम से कम एक योद्धा
expected-equals = अधिक से अधिक दो बोमा के बाद =

## अभिलेख

record-error = बाज़ी { $game }, पंक्ति { $line }: { $problem }
record-error-column = बाज़ी { $game }, पंक्ति { $line }, स्तंभ { $column }: { $problem }

record-illegal = { $move } वैध नहीं है: { $reason }
record-not-a-move = { $text } चाल नहीं है: { $reason } (N3)
record-turn-over = अल्पविराम एक बारी की चालों को जोड़ता है, और { $move } से पहले बारी समाप्त हो चुकी थी (N4)
record-comma = अल्पविराम एक ही बारी की दो चालों के बीच होना चाहिए (N4)
record-glyph = ! ? !! ?? !? ?! या $0 से $255 में से एक अपेक्षित था, { $text } नहीं
record-glyph-without-move = !, ? या $ से पहले चाल अपेक्षित थी
record-stray = चाल अपेक्षित थी, { $mark } नहीं
record-open-comment = इस टिप्पणी को बंद करने वाला { $mark } नहीं है
record-open-variation = इस विकल्प को बंद करने वाला ) नहीं है
record-unopened-variation = ऐसा कोई विकल्प नहीं है जिसे यह ) बंद करे
record-empty-variation = इस विकल्प में चाल अपेक्षित थी
record-nothing-to-replace = विकल्प अपने से पहले की बारी की जगह लेता है, और ऐसी कोई बारी नहीं है (N4)
record-too-deep = विकल्प { $most } से अधिक स्तरों तक एक-दूसरे के भीतर हैं
record-result-in-variation = विकल्प में चाल या ) अपेक्षित था, परिणाम नहीं
record-two-results = टैग Result और चालों का अंत अलग-अलग हैं (N4)
record-tag-syntax = [South "Wanjiru"] जैसा टैग अपेक्षित था
record-tag-twice = टैग { $tag } दो बार दिया गया है
record-tag = [{ $tag }]: { $problem }
record-no-tags = चालों से पहले टैग अपेक्षित थे, कम से कम [Game "giuthi"] और [Setup "8x8"] (N4)
record-no-game = टैग [Game "giuthi"] या [Game "kiothi"] अपेक्षित था (N4)
record-no-start = [Setup "8x8"] जैसा टैग अपेक्षित था, या पूरी स्थिति वाला [Position "…"] (N4)
record-two-starts = टैग Setup और Position में से एक अपेक्षित था, दोनों नहीं (N4)
record-no-record = बाज़ी का अभिलेख अपेक्षित था (N4)
record-another = एक अभिलेख के बाद पाठ का अंत अपेक्षित था

tag-name = टैग का नाम अक्षरों, अंकों और _ + # = : - से बनता है
tag-line-break = टैग का मान एक ही पंक्ति में होता है
tag-derived = यह टैग बाज़ी से निकलता है और तय नहीं किया जा सकता
tag-round = दौर की संख्या अपेक्षित थी, 1 से आगे
tag-kept = दक्षिण और उत्तर के बचाए हुए बीज अपेक्षित थे, जैसे 0-8
tag-result = अपेक्षित: 1-0, 0-1, 1/2-1/2 या *
tag-score = दक्षिण और उत्तर के अंक अपेक्षित थे, जैसे 42-30
tag-termination = अपेक्षित: no moves, repetition, resignation, time या unfinished
tag-other-game = { $expected } अपेक्षित था, जैसा टैग Game में है, { $found } नहीं

disagreement = { $tag } { $stated } है, पर { $expected } होना चाहिए: { $reason }
disagreement-superfluous = { $tag } { $stated } है, पर नहीं होना चाहिए: { $reason }
disagreement-missing = { $tag } नहीं है, पर { $expected } होना चाहिए: { $reason }
reason-no-score = अंक केवल उन बाज़ियों के होते हैं जो चाल न बचने से समाप्त होती हैं (N4)
reason-forfeit = जो हार मान ले या जिसका समय समाप्त हो जाए, उसकी हार होती है (N4)
reason-goes-on = बाज़ी आगे चल सकती है, और न किसी ने हार मानी है, न किसी का समय समाप्त हुआ है (N4)
reason-nobody-can-move = कोई नहीं चल सकता ({ $rule })
reason-mover-cannot = जिसकी बारी है वह नहीं चल सकता ({ $rule })
reason-repetition = एक बारी वैसे ही शुरू हुई जैसे पहले की एक बारी ({ $rule })
reason-resignation = एक खिलाड़ी ने हार मान ली ({ $rule })
reason-time = एक खिलाड़ी का समय समाप्त हो गया ({ $rule })
