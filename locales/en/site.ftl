# What stands around every page of the site, its front page, and its settings.
# Names of games (Giuthi, Kiothi) and of the program (Ndongu) are never translated.

# ## The frame of every page

# Seen only by those who use the keyboard: jumps over the menu.
site-skip = Skip to the content
# The name of the menu, for screen readers.
site-nav = Pages
site-menu = Menu
# The menu; short words.
site-learn = Learn
site-rules = Rules
# The page about the culture of the games; one short word, so that the menu fits a phone.
site-about = Culture
site-licence = Free software, MIT or Apache 2.0

# ## Settings in the foot of every page

site-language = Language
site-look = Board
site-look-earth = earth
site-look-wood = wood
site-look-plain = plain
site-seeds = Seeds
# Grey nickernuts; the Kikuyu word.
site-seeds-mubuthi = mubuthi
# Yellow berries; the Kikuyu word.
site-seeds-ndongu = ndongu
site-seeds-pebble = pebbles
site-theme = Colours
site-theme-auto = as the system
site-theme-light = light
site-theme-dark = dark
# How fast the seeds travel.
site-speed = Speed
site-speed-slow = slow
site-speed-usual = usual
site-speed-fast = fast
site-speed-very-fast = very fast
site-speed-steps = lap by lap
site-apply = Apply

# ## When something goes wrong

site-missing-title = There is no such page
site-missing = Nothing is kept under this address.
site-unread-title = That could not be read
site-unread = What was sent is not what the form on that page sends. Go back, and try once more.
site-broken = Something went wrong in the program. What was played is safe.
# The title of the pages that say the following.
site-refused-title = That is not answered
site-foreign = Another site sent this. Only this site's own pages may send its forms.
# The address is there, but takes no forms, or nothing else.
site-method = This address is not asked in that way.
site-too-long = That is too long to be read here.
# For whoever runs the site; the command stays as it is.
site-other-host = This site does not go by the name under which it was asked for. ndongu serve --host gives it another name.
site-late = That took too long. Try again in a while.
site-back-home = To the front page

# ## The front page

site-home-title = Giuthi and Kiothi
site-home-lead = Two sowing games of Kenya, by their exact rules: to play, to learn and to study.
# Buttons: begins a game against the computer at once; $game is Giuthi or Kiothi.
site-home-play = Play { $game }
site-home-learn = Learn to play
# Leads to the form with all that can be chosen.
site-home-choose = Other ways to play
# For screen readers, in place of the board that plays itself.
site-home-board = A game of Giuthi that plays itself.
