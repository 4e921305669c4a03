### La página "Sobre los juegos": textos breves sobre su cultura, cada uno con sus fuentes. Las palabras kikuyus y kimerus
### se quedan. *…* marca una palabra destacada o extranjera; [G7] se convierte en un enlace a esa regla.

about-title = Sobre los juegos
about-lead = Dos juegos de siembra de las laderas del monte Kenia: quiénes los jugaban, con qué, y qué se ha escrito sobre ellos.

## Giuthi

about-giuthi-heading = Giuthi
about-giuthi-name = El nombre es kikuyu y significa colocar, repartir. También se escribe *Ciuthi*; los embus dicen *Uthi*, y *Giuthi kia ndongu* le da el nombre de las bayas con que se juega.
about-giuthi-herders = Es un juego de pastores. Entre los kikuyus y los embus del centro de Kenia, hombres y adolescentes lo jugaban mientras cuidaban vacas y cabras al pie del monte Kenia, en hoyos cavados en la tierra endurecida por el sol o en recios tableros de madera.
about-giuthi-pieces = Las semillas son guijarros de río, las semillas duras del *mubuthi* (Caesalpinia volkensii) o las bayas amarillas de la manzana de Sodoma (Solanum incanum), llamadas *ndongu* en el sur. En este sitio se puede elegir entre las tres, y de las bayas toma su nombre.
about-giuthi-proverb = ¡No puedes robar el ganado de otro sin entrar en su tierra!
about-giuthi-proverb-text = Este proverbio es toda la estrategia: una siembra solo captura cuando ha dejado caer una semilla en el otro lado [G7].
about-giuthi-written = El primero que escribió sobre él fue Granville St. John Orde Browne, en The Vanishing Tribes of Kenya (1925). Elspeth Huxley lo menciona en Red Strangers (1939), y John A. Hunter en Tales of the African Frontier (1954). A los observadores europeos los dejaban perplejos la rapidez del cálculo y los relevos que van y vienen; los jóvenes kikuyus lo jugaban con soltura.
about-giuthi-boards = Hay constancia de tableros de muchos tamaños: 2×5 para principiantes y pastores; 2×6 con 4 o 6 semillas por hoyo; 2×7 con 6, que anotó Walter Driedger; 2×8 con 4 u 8, el juego habitual; y 2×10 con 9, una gran ventaja, pues quien abre puede ganar diez de una vez. Jordi Climent conoce 6 en cada hoyo como lo más usual, en 2×6 y 2×8.
about-giuthi-problems = Con sus finales se han compuesto problemas: contar los relevos que van y vienen, y forzar una victoria o un empate. Mancala World añade que el juego está hoy casi olvidado, y que se han perdido sus palabras propias para las jugadas y los hoyos. Este sitio no inventa ninguna.

## Kiothi

about-kiothi-heading = Kiothi
about-kiothi-name = El nombre es kimeru y significa poner, colocar. Es un juego de los merus, de las laderas nororientales del monte Kenia, y se tiene en gran estima.
about-kiothi-boards = Se juega en pesados tableros de madera dura, de unas 36 pulgadas (91 cm) de largo: dos filas de diez *bomas* y, en cada extremo, un gran hueco, la prisión. Las piezas son guerreros, *njodthie*, por lo común las semillas grises y lisas de Caesalpinia bonduc.
about-kiothi-mugwe = El Mugwe, la más alta autoridad espiritual de los merus, pasaba sus días jugando a Kiothi. Rodney Needham cuenta en The Left Hand of the Mugwe que siempre debía llevar la mano izquierda oculta bajo un paño: se creía que quien la viera moriría al instante.
about-kiothi-written = El primero que escribió sobre el juego fue Bernardo Bernardi, en The Mugwe, a Failing Prophet (1959). En 1972 el padre Andrew Botta habló de clubes de Kiothi en activo en la misión de Materi, en Tharaka.
about-kiothi-one-warrior = Entre rivales, ganar por exactamente dos piezas, la *victoria de un guerrero*, es señal de gran destreza. Vale por dos victorias ordinarias, y a veces hasta por diez [K16].

## En qué discrepan las fuentes

about-disagree-heading = En qué discrepan las fuentes
about-disagree-lead = Lo que se ha escrito sobre las reglas está disperso y se contradice. Cada una de estas cuestiones tiene una decisión, y las páginas de las reglas muestran lo que dice cada fuente.
about-disagree-giuthi = En Giuthi: en qué sentido se cuenta la fila de lejos [B4]; si se puede capturar un hoyo vacío de enfrente [G8]; si un hoyo vacío del otro lado termina una cadena [G9]; dónde puede empezar una jugada adicional [G6]; cuándo cuenta una repetición [G13]; qué pone fin a un encuentro [GM4].
about-disagree-kiothi = En Kiothi: si al principio están llenos cinco bomas o seis [K2]; si en la redistribución se vacía uno, hasta dos o exactamente dos [K3]; si una siembra debe haber cruzado antes de capturar [K12].
about-disagree-both = Y qué significa una siembra que no termina nunca, no lo dice nadie [B6].
about-disagree-others = En Leakey (1936) la jugada adicional va en el otro sentido, y al que pierde se le reduce el tablero. En Orde Browne (1925) cada jugador abre dejando caer tres y después dos. El Kiothi de la Wikipedia en inglés tiene seis en cada uno de cinco hoyos, redistribuye un solo hoyo y da una captura adicional más larga. Algún día podrían ser reglamentos propios.

## Fuentes y licencia

about-sources-heading = Fuentes
about-sources = Lo que se cuenta en esta página viene de Mancala World, de sus relatos de Giuthi y Kiothi, y de Jordi Climent; los libros más antiguos se citan como ellos los citan.
about-licence-heading = Licencia
about-licence = Este programa es software libre, con licencia MIT o Apache License 2.0, la que prefieras. Sus dibujos, textos y código se han hecho para él.
