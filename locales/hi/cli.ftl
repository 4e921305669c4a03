### आदेश क्या कहते हैं, और फ़ाइलों के साथ क्या ग़लत हो सकता है। --plain जैसे विकल्प, चालें और स्थितियाँ अनूदित नहीं होतीं।

## क्या ग़लत हुआ

cli-error = त्रुटि: { $message }
cli-cannot-read = { $file } पढ़ी नहीं जा सकती: { $error }
cli-cannot-read-input = मानक इनपुट पढ़ा नहीं जा सकता: { $error }
cli-cannot-write = { $file } लिखी नहीं जा सकती: { $error }
cli-cannot-write-output = मानक आउटपुट पर लिखा नहीं जा सकता: { $error }
cli-cannot-listen = Ctrl-C की प्रतीक्षा नहीं की जा सकती: { $error }
cli-no-terminal = टर्मिनल का उपयोग नहीं हो सकता: { $error }; --plain आज़माएँ
cli-line = पंक्ति { $line }: { $message }
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }; स्थिति एक ही तर्क है, उद्धरण चिह्नों में: "giuthi 8x8"
cli-no-record = { $file }: इसमें किसी बाज़ी का अभिलेख नहीं है
cli-not-one-record = { $file } एक बाज़ी का अभिलेख नहीं है: { $error }
cli-name-another = { $error }; दूसरी फ़ाइल का नाम दें
cli-not-a-file = { $file } मौजूद है और फ़ाइल नहीं है; दूसरी फ़ाइल का नाम दें
cli-file-ended = { $file } में समाप्त हो चुकी बाज़ी है; दूसरी फ़ाइल का नाम दें
cli-file-commented = { $file } में टिप्पणियाँ या विकल्प हैं, जो आगे खेलने पर खो जाएँगे; दूसरी फ़ाइल का नाम दें
cli-file-other-start = { $file } में वह बाज़ी है जो "{ $start }" से शुरू हुई; उसे आगे खेलने के लिए शुरुआती जमावट न लिखें, या दूसरी फ़ाइल का नाम दें
cli-file-exists = { $file } पहले से मौजूद है
cli-not-written = { $file } नहीं लिखी गई, क्योंकि उसमें एक अभिलेख कम होता
cli-no-move-found = कंप्यूटर को कोई चाल नहीं मिली
cli-move-unreadable = चाल { $number }, { $text }: { $error } (N3)
cli-move-refused = चाल { $number }, { $text }: { $reason }
cli-one-svg = --svg एक ही स्थिति का चित्र बनाता है: उसे - की जगह दें
cli-needs-a-limit = मानक इनपुट की स्थितियों के लिए सीमा दें: --depth, --nodes या --time

## ndongu analyse

cli-analyse-depth = गहराई
cli-analyse-time = समय
cli-analyse-positions = स्थितियाँ
cli-analyse-worth = { $side ->
    [south] दक्षिण के लिए
   *[north] उत्तर के लिए
}
cli-analyse-line = चालें
cli-seconds = { $seconds } s
cli-best-redistribution = सबसे अच्छा पुनर्वितरण: { $move }
cli-best-move = सबसे अच्छी चाल: { $move }
cli-next-best = उसके बाद: { $move }
cli-judgement = { $judgement }।
cli-judgement-more = { $judgement }; शायद और अधिक से।
cli-judgement-less = { $judgement }; शायद कम से।
cli-judgement-so-far = { $judgement }, जहाँ तक देखा गया।
cli-effort-none = आगे कुछ नहीं देखा गया: { $seconds } s में { $positions } स्थितियाँ।
cli-effort-complete = हर क्रम अंत तक देखा गया: { $seconds } s में { $positions } स्थितियाँ।
cli-effort-known = सटीक मूल्यों की तालिकाओं से; राह खोजने के लिए { $seconds } s में { $positions } स्थितियाँ देखी गईं।
cli-effort-one = एक चाल आगे तक देखा गया: { $seconds } s में { $positions } स्थितियाँ।
cli-effort = { $depth } चालें आगे तक देखी गईं, और अधिकतम { $farthest }: { $seconds } s में { $positions } स्थितियाँ।

## ndongu annotate

cli-annotating = बाज़ी { $game }: बाक़ी बारियाँ: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Ndongu { $url } पर है (Ctrl-C से बंद)
cli-site-data = खेल { $folder } में रखे जाते हैं
cli-site-failed = साइट नहीं चलाई जा सकती: { $error }
