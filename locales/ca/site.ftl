# El que envolta cada pàgina del web, la portada i la configuració.
# No es tradueixen els noms dels jocs (Giuthi, Kiothi) ni el del programa (Ndongu).

# ## El marc de cada pàgina

# Només ho veu qui fa servir el teclat: salta el menú.
site-skip = Salta al contingut
# El nom del menú, per a lectors de pantalla.
site-nav = Pàgines
site-menu = Menú
# El menú; paraules curtes.
site-learn = Aprèn
site-rules = Regles
# La pàgina sobre la cultura dels jocs.
site-about = Cultura
site-licence = Programari lliure, MIT o Apache 2.0

# ## Configuració al peu de cada pàgina

site-language = Llengua
site-look = Tauler
site-look-earth = terra
site-look-wood = fusta
site-look-plain = senzill
site-seeds = Llavors
# Llavors grises de bonduc; la paraula kikuiu.
site-seeds-mubuthi = mubuthi
# Baies grogues; la paraula kikuiu.
site-seeds-ndongu = ndongu
site-seeds-pebble = còdols
site-theme = Colors
site-theme-auto = com el sistema
site-theme-light = clars
site-theme-dark = foscos
# La rapidesa amb què viatgen les llavors.
site-speed = Velocitat
site-speed-slow = lenta
site-speed-usual = normal
site-speed-fast = ràpida
site-speed-very-fast = molt ràpida
site-speed-steps = volta a volta
site-apply = Aplica

# ## Quan alguna cosa va malament

site-missing-title = Aquesta pàgina no existeix
site-missing = No hi ha res desat en aquesta adreça.
site-unread-title = Això no s'ha pogut llegir
site-unread = El que s'ha enviat no és el que envia el formulari d'aquella pàgina. Torna enrere i prova-ho una altra vegada.
site-broken = Alguna cosa ha fallat en el programa. El que s'ha jugat està fora de perill.
# The title of the pages that say the following.
site-refused-title = Això no té resposta
site-foreign = Això ho ha enviat un altre web. Només les pàgines d'aquest web poden enviar els seus formularis.
# The address is there, but takes no forms, or nothing else.
site-method = Aquesta adreça no es demana d'aquesta manera.
site-too-long = Això és massa llarg per llegir-ho aquí.
# For whoever runs the site; the command stays as it is.
site-other-host = Aquest web no respon al nom amb què s'ha demanat. ndongu serve --host li dona un altre nom.
site-late = Això ha trigat massa. Torna-ho a provar d'aquí a una estona.
site-back-home = A la portada

# ## La portada

site-home-title = Giuthi i Kiothi
site-home-lead = Dos jocs de sembra de Kenya, amb les seves regles exactes: per jugar-hi, aprendre'ls i estudiar-los.
site-home-play = Juga a { $game }
site-home-learn = Aprèn a jugar
site-home-choose = Altres maneres
site-home-board = Una partida de Giuthi que es juga sola.
