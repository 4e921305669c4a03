# Lo que rodea cada página del sitio, la portada y los ajustes.
# No se traducen los nombres de los juegos (Giuthi, Kiothi) ni el del programa (Ndongu).

# ## El marco de cada página

# Solo lo ve quien usa el teclado: salta el menú.
site-skip = Saltar al contenido
# El nombre del menú, para lectores de pantalla.
site-nav = Páginas
site-menu = Menú
# El menú; palabras cortas.
site-learn = Aprender
site-rules = Reglas
# La página sobre la cultura de los juegos.
site-about = Cultura
site-licence = Software libre, MIT o Apache 2.0

# ## Ajustes al pie de cada página

site-language = Idioma
site-look = Tablero
site-look-earth = tierra
site-look-wood = madera
site-look-plain = sencillo
site-seeds = Semillas
# Semillas grises de guacalote; la palabra kikuyu.
site-seeds-mubuthi = mubuthi
# Bayas amarillas; la palabra kikuyu.
site-seeds-ndongu = ndongu
site-seeds-pebble = guijarros
site-theme = Colores
site-theme-auto = como el sistema
site-theme-light = claros
site-theme-dark = oscuros
# La rapidez con que viajan las semillas.
site-speed = Velocidad
site-speed-slow = lenta
site-speed-usual = normal
site-speed-fast = rápida
site-speed-very-fast = muy rápida
site-speed-steps = vuelta a vuelta
site-apply = Aplicar

# ## Cuando algo va mal

site-missing-title = Esta página no existe
site-missing = No hay nada guardado en esta dirección.
site-unread-title = Eso no se ha podido leer
site-unread = Lo que se ha enviado no es lo que envía el formulario de esa página. Vuelve atrás e inténtalo otra vez.
site-broken = Algo ha fallado en el programa. Lo que se ha jugado está a salvo.
# The title of the pages that say the following.
site-refused-title = Eso no tiene respuesta
site-foreign = Esto lo ha enviado otro sitio web. Solo las páginas de este sitio pueden enviar sus formularios.
# The address is there, but takes no forms, or nothing else.
site-method = Esta dirección no se pide de esa manera.
site-too-long = Eso es demasiado largo para leerlo aquí.
# For whoever runs the site; the command stays as it is.
site-other-host = Este sitio no responde al nombre con el que se ha pedido. ndongu serve --host le da otro nombre.
site-late = Eso ha tardado demasiado. Inténtalo de nuevo dentro de un rato.
site-back-home = A la portada

# ## La portada

site-home-title = Giuthi y Kiothi
site-home-lead = Dos juegos de siembra de Kenia, con sus reglas exactas: para jugarlos, aprenderlos y estudiarlos.
site-home-play = Jugar a { $game }
site-home-learn = Aprender a jugar
site-home-choose = Otras formas
site-home-board = Una partida de Giuthi que se juega sola.
