# Yaliyo pembeni mwa kila ukurasa wa tovuti, ukurasa wa mwanzo, na mipangilio.
# Majina ya michezo (Giuthi, Kiothi) na ya programu (Ndongu) hayatafsiriwi.

# ## Fremu ya kila ukurasa

# Huonekana na wanaotumia kibodi tu: huruka menyu.
site-skip = Ruka hadi kwenye maudhui
site-nav = Kurasa
site-menu = Menyu
site-learn = Jifunze
site-rules = Kanuni
site-about = Utamaduni
site-licence = Programu huria, MIT au Apache 2.0

# ## Mipangilio chini ya kila ukurasa

site-language = Lugha
site-look = Ubao
site-look-earth = ardhi
site-look-wood = mbao
site-look-plain = wazi
site-seeds = Kete
site-seeds-mubuthi = mubuthi
site-seeds-ndongu = ndongu
site-seeds-pebble = kokoto
site-theme = Rangi
site-theme-auto = kama mfumo
site-theme-light = mwanga
site-theme-dark = giza
site-speed = Kasi
site-speed-slow = polepole
site-speed-usual = kawaida
site-speed-fast = haraka
site-speed-very-fast = haraka sana
site-speed-steps = mzunguko kwa mzunguko
site-apply = Tumia

# ## Jambo likienda vibaya

site-missing-title = Hakuna ukurasa kama huo
site-missing = Hakuna kitu kwenye anwani hii.
site-unread-title = Hiyo haikuweza kusomwa
site-unread = Kilichotumwa si kile ambacho fomu ya ukurasa huo hutuma. Rudi, kisha ujaribu tena.
site-broken = Kuna hitilafu katika programu. Kilichochezwa kiko salama.
# The title of the pages that say the following.
site-refused-title = Hilo halijibiwi
site-foreign = Tovuti nyingine ndiyo iliyotuma hili. Ni kurasa za tovuti hii pekee zinazoweza kutuma fomu zake.
# The address is there, but takes no forms, or nothing else.
site-method = Anwani hii haiulizwi kwa njia hiyo.
site-too-long = Hilo ni refu mno kusomwa hapa.
# For whoever runs the site; the command stays as it is.
site-other-host = Tovuti hii haijulikani kwa jina lililotumiwa kuiomba. ndongu serve --host huipa jina lingine.
site-late = Hilo limechukua muda mrefu mno. Jaribu tena baadaye kidogo.
site-back-home = Kwenye ukurasa wa mwanzo

# ## Ukurasa wa mwanzo

site-home-title = Giuthi na Kiothi
site-home-lead = Michezo miwili ya kupanda kete kutoka Kenya, kwa kanuni zake kamili: ya kucheza, kujifunza na kuchunguza.
site-home-play = Cheza { $game }
site-home-learn = Jifunze kucheza
site-home-choose = Njia nyingine za kucheza
site-home-board = Mchezo wa Giuthi unaojicheza wenyewe.
