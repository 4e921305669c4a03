# साइट के हर पन्ने के चारों ओर जो कुछ है, मुखपृष्ठ और सेटिंग।
# खेलों के नाम (Giuthi, Kiothi) और प्रोग्राम का नाम (Ndongu) अनूदित नहीं होते।

# ## हर पन्ने का ढाँचा

site-skip = सीधे सामग्री पर जाएँ
site-nav = पन्ने
site-menu = मेन्यू
site-learn = सीखें
site-rules = नियम
site-about = संस्कृति
site-licence = मुक्त सॉफ़्टवेयर, MIT या Apache 2.0

# ## हर पन्ने के नीचे की सेटिंग

site-language = भाषा
site-look = बोर्ड
site-look-earth = मिट्टी
site-look-wood = लकड़ी
site-look-plain = सादा
site-seeds = बीज
site-seeds-mubuthi = mubuthi
site-seeds-ndongu = ndongu
site-seeds-pebble = कंकड़
site-theme = रंग
site-theme-auto = सिस्टम जैसे
site-theme-light = हल्के
site-theme-dark = गहरे
site-speed = गति
site-speed-slow = धीमी
site-speed-usual = सामान्य
site-speed-fast = तेज़
site-speed-very-fast = बहुत तेज़
site-speed-steps = एक-एक फेरा
site-apply = लागू करें

# ## जब कुछ गड़बड़ हो

site-missing-title = ऐसा कोई पन्ना नहीं है
site-missing = इस पते पर कुछ नहीं है।
site-unread-title = इसे पढ़ा नहीं जा सका
site-unread = जो भेजा गया, वह उस पन्ने के फ़ॉर्म का भेजा हुआ नहीं है। वापस जाएँ और एक बार फिर कोशिश करें।
site-broken = प्रोग्राम में कुछ गड़बड़ हो गई। जो खेला जा चुका है, वह सुरक्षित है।
# The title of the pages that say the following.
site-refused-title = इसका उत्तर नहीं दिया जाता
site-foreign = यह किसी दूसरी साइट ने भेजा है। इस साइट के फ़ॉर्म केवल इसके अपने पन्ने भेज सकते हैं।
# The address is there, but takes no forms, or nothing else.
site-method = इस पते से इस तरह नहीं पूछा जाता।
site-too-long = यह इतना लंबा है कि यहाँ पढ़ा नहीं जा सकता।
# For whoever runs the site; the command stays as it is.
site-other-host = जिस नाम से यह साइट माँगी गई, वह इसका नाम नहीं है। ndongu serve --host इसे दूसरा नाम देता है।
site-late = इसमें बहुत समय लग गया। थोड़ी देर में फिर कोशिश करें।
site-back-home = मुखपृष्ठ पर जाएँ

# ## मुखपृष्ठ

site-home-title = Giuthi और Kiothi
site-home-lead = केन्या के दो बुवाई वाले खेल, ठीक-ठीक नियमों के साथ: खेलने, सीखने और अध्ययन के लिए।
site-home-play = { $game } खेलें
site-home-learn = खेलना सीखें
site-home-choose = दूसरे ढंग से खेलें
site-home-board = Giuthi की एक बाज़ी, जो अपने आप चलती है।
