### Las páginas de las reglas. rules-g7 es la regla G7; rules-g7-sources dice lo que cuentan los relatos escritos y dónde
### callan o discrepan, y rules-g7-ruling lo que este sitio juega entonces. Son tan exactas como docs/rules.md, en inglés:
### se traduce de cerca. *…* marca una palabra que se explica; [G7] se convierte en un enlace a esa regla.
### MW es el relato de Mancala World, JC el de Jordi Climent; estas letras se quedan.

## Las páginas

rules-giuthi-title = Las reglas de Giuthi
rules-kiothi-title = Las reglas de Kiothi
rules-giuthi-lead = El juego de los kikuyus y los embus, tal como se juega en este sitio, con exactitud.
rules-kiothi-lead = El juego de los merus, tal como se juega en este sitio, con exactitud.
rules-intro = Cada regla tiene un código, y el sitio lo da en cada rechazo y en cada anuncio. Lo que está marcado como decisión es nuestro: ahí las fuentes callan o se contradicen. Todo lo demás viene de una fuente.
rules-contents = Contenido
rules-board-heading = El tablero
rules-game-heading = El juego
rules-match-heading = El encuentro
rules-notation-heading = Notación
rules-sources-heading = Fuentes
rules-sources-giuthi = MW: el relato de Giuthi de Mancala World, tal como se recoge en griego, lao e hindi; el texto griego es el más completo. JC: el relato de Jordi Climent, en catalán.
rules-sources-kiothi = MW: el relato de Kiothi de Mancala World, tal como se recoge en griego.
rules-sources-others = Otros relatos difieren más y no se siguen: para Giuthi, Leakey (1936) y Orde Browne (1925); para Kiothi, la Wikipedia en inglés.
rules-say = Lo que dicen las fuentes
rules-rule = Decisión
rules-example = Ejemplo: { $moves }
rules-link = Enlace a la regla { $rule }
# Los dos reglamentos de Giuthi.
rules-set = Reglamento
rules-set-mancala-world = Mancala World
rules-set-climent = Climent
rules-set-note = Los dos reglamentos de Giuthi difieren en una sola regla, G9. El tablero de esa regla muestra el que elijas.

## El tablero (ambos juegos)

rules-b1 = Dos filas de hoyos, con el mismo número en cada una. La fila de cerca es de Sur; la de lejos, de Norte. Sur juega primero.
rules-b2 = Los hoyos llevan letras, de la izquierda de cada jugador a su derecha: Sur A, B, C y así sucesivamente; Norte a, b, c. De modo que el hoyo a de Norte queda enfrente del último hoyo de Sur.
rules-b3 = El circuito: *en sentido antihorario* recorre la fila de Sur desde A hasta el último hoyo, luego la de Norte desde a hasta el último, y vuelve al A de Sur. *En sentido horario* es al revés. Para ambos jugadores, el sentido antihorario va hacia su propia derecha.
rules-b4 = Numera el circuito en sentido antihorario, empezando por 0 en el A de Sur. En filas de n hoyos, el hoyo de enfrente del número i es el número 2n−1−i.
rules-b4-sources = MW dibuja ambas filas numeradas de izquierda a derecha, y dice también que el circuito va de 8 a 15 y luego de 0 a 7. En un tablero real, donde el circuito se cierra sobre sí mismo, no pueden ser ciertas las dos cosas. En el ejemplo que JC desarrolla en 2×6, el cuarto hoyo de Sur queda enfrente del tercero de Norte.
rules-b4-ruling = Vale el circuito cerrado.
rules-b5 = Al sembrar se deja caer una semilla en cada hoyo siguiente. El hoyo que se ha vaciado no se salta cuando una siembra es lo bastante larga para volver a él; así, una vuelta de exactamente tantas semillas como hoyos tiene el circuito termina en el hoyo del que salió, que entonces está vacío.
rules-b5-sources = No dicen si el hoyo vaciado se salta.
rules-b5-ruling = No se salta.
rules-b6 = La siembra con relevos puede no acabar nunca. Una jugada cuya siembra no terminaría nunca no es legal. Una siembra que no ha terminado tras 10.000 vueltas se considera sin fin, tanto si algún día terminaría como si no.
rules-b6-sources = Nadie dice qué significa una siembra que no termina nunca.
rules-b6-ruling = No se puede jugar. Una siembra sin fin vuelve a su propio primer relevo, así que esto se puede saber con exactitud; el límite de 10.000 vueltas es para ciclos que nadie podría seguir. En Giuthi no se ha alcanzado nunca, y solo se han encontrado siembras sin fin en filas de hasta 5 hoyos.
rules-b7 = «Siembra» significa una jugada que recoge semillas; pasar es una jugada, pero no una siembra. «Jugada legal» en G11, G12 y K13 significa una siembra legal: el jugador que no tiene ninguna pasa, o la partida ha terminado.

## Giuthi

rules-g1 = Dos filas de 5 a 10 hoyos, con 4 a 9 semillas en cada hoyo al principio; 2×8 con 8 semillas es el juego habitual (MW). Los más usuales de JC son 2×6 y 2×8 con 6 semillas. También están documentados 2×5 para principiantes, con 4 semillas, 2×6 con 4, 2×7 con 6, 2×8 con 4, y 2×10 con 9, un juego con ventaja en el que quien abre puede ganar diez de una vez. Este sitio acepta de 1 a 10 hoyos y de 1 a 9 semillas, ya que para estudiar se usan tableros pequeños; entre el tablero y las semillas capturadas hay 180 como máximo.
rules-g2 = Una jugada sale de un hoyo propio con al menos dos semillas. Una semilla sola nunca se siembra.
rules-g3 = Para la primera vuelta de una jugada eliges el sentido, horario o antihorario. Una jugada adicional [G6] es una jugada nueva: su sentido vuelve a ser libre.
rules-g4 = Si la última semilla de una vuelta cae en un hoyo ocupado, en cualquiera de los dos lados, todo lo que hay en ese hoyo, incluida la semilla que acaba de caer, se recoge y se siembra como otra vuelta *en sentido contrario*. Cada relevo cambia de nuevo el sentido.
rules-g5 = Si la última semilla cae en un hoyo vacío del lado del rival, el turno termina sin captura.
rules-g6 = Si cae en un hoyo vacío de tu propio lado, y durante esta jugada no ha caído ninguna semilla en el lado del rival, *vuelves a jugar*, desde cualquier hoyo propio con dos semillas o más. Si entonces no tienes ninguna siembra legal, solo puedes pasar; si ningún jugador la tiene, la partida termina al instante [G12].
rules-g6-sources = MW dice «desde otro hoyo».
rules-g6-ruling = Desde cualquier hoyo: el hoyo donde cayó la última semilla tiene una sola, así que esas palabras no excluyen nada más.
rules-g6a = No puedes dar vueltas en círculo. Dentro de un turno no es legal una jugada que trae de nuevo una posición que ya se ha dado en ese turno; tampoco lo es una jugada que termina por G6 en una posición desde la cual el turno solo podría seguir trayendo de nuevo alguna tarde o temprano. Una posición que se ha montado empieza un turno: antes de ella no se ha dado nada.
rules-g6a-sources = Callan. Pero las jugadas adicionales pueden deshacerse unas a otras, de modo que sin una regla un turno podría no terminar nunca.
rules-g6a-ruling = Un turno no puede repetirse a sí mismo. Esto rara vez se nota, y no se conoce ninguna fila en la que quite la última jugada legal al principio de un turno; en tal caso, el jugador pasaría.
rules-g7 = Si cae en un hoyo vacío de tu propio lado después de que al menos una semilla haya caído en el lado del rival durante esta jugada, *capturas*: todo lo que hay en el hoyo de enfrente, y la semilla que acaba de caer.
rules-g8 = Si el hoyo de enfrente está vacío no hay captura, no se toma nada, y el turno termina.
rules-g8-sources = Lo dice JC. MW habla de «la semilla que produce el efecto», y para eso hace falta un efecto.
rules-g9 = Tras una captura miras el hoyo siguiente de tu propia fila en el sentido de la última vuelta. Mientras ese hoyo esté vacío, se captura también lo que tiene enfrente, y miras el siguiente. La cadena termina en un hoyo propio ocupado y al final de la fila. De tu propio lado solo se toma la semilla que cayó la última, la de G7.
rules-g9-sources = MW: un hoyo vacío del lado del rival se pasa por alto, y la cadena sigue. JC: la cadena termina también ahí.
rules-g9-ruling = Se juegan las dos formas: en esto difieren los dos reglamentos. Si no se dice otra cosa, vale el de Mancala World.
rules-g10 = Las semillas capturadas salen del tablero y son la puntuación de quien las captura. Tras una captura el turno termina.
rules-g11 = Un jugador sin ninguna jugada legal pasa, cuantas veces haga falta, mientras el rival pueda jugar. Un jugador que tiene una jugada legal no puede pasar.
rules-g12 = La partida termina cuando ningún jugador tiene una jugada legal. La puntuación de cada jugador son las semillas capturadas y las que quedan en su propia fila. Gana la puntuación más alta; si son iguales, es empate.
rules-g13 = La partida termina también, en empate, cuando un turno empieza en una posición en la que empezó un turno anterior de esta partida: las mismas semillas en cada hoyo y el mismo jugador al que le toca. La puntuación no importa entonces. La primera posición de la partida cuenta, y también los turnos en los que solo se puede pasar.
rules-g13-sources = MW dice «el mismo jugador al que le toca», y nada más.
rules-g13-ruling = Solo cuentan las posiciones al principio de un turno; dentro de un turno rige G6a. De lo contrario, un jugador que va por detrás podría empatar él solo, deshaciendo jugadas adicionales.

## El encuentro de Giuthi (JC)

rules-gm1 = Un encuentro se juega por rondas, cada una de ellas una partida como se ha descrito. La ronda 1 empieza desde la posición inicial; empieza Sur.
rules-gm2 = Tras una ronda, cada jugador posee lo que ha puntuado [G12] y lo que había guardado fuera del tablero. El jugador con menos semillas las dispone todas en su propio lado como quiera, al menos una en cada hoyo. El otro copia esa disposición, el hoyo A para a, B para b y así sucesivamente, y guarda el resto fuera del tablero; sigue siendo suyo.
rules-gm3 = El jugador con más semillas empieza la ronda siguiente. Si ambos poseen las mismas tras una ronda que no fue empate, el que perdió esa ronda hace la disposición y el que la ganó empieza.
rules-gm3-sources = JC no habla de cantidades iguales, que se dan tras rondas posteriores.
rules-gm3-ruling = Quien perdió la ronda hace la disposición, y quien la ganó empieza.
rules-gm4 = El encuentro termina cuando un jugador posee 4 semillas o menos; ese jugador ha perdido. Termina del mismo modo cuando un jugador posee demasiado pocas para poner una en cada hoyo, y también ha perdido el jugador que hace una disposición que no deja ninguna jugada legal a ningún bando.
rules-gm4-sources = JC da solo las 4 semillas. En tableros de más de cinco hoyos, antes de eso ya le falta a un jugador una para cada hoyo.
rules-gm4-ruling = Quien no puede llenar todos los hoyos, o dispone un tablero muerto, ha perdido.
rules-gm5 = Una ronda empatada no cuenta para nada y se juega otra vez desde la misma disposición, empezando el otro jugador; con tres rondas empatadas seguidas, el encuentro queda empatado. Se puede fijar de antemano un número máximo de rondas, contando las empatadas; al alcanzarlo gana quien posee más, y si poseen lo mismo es empate. GM4 se mira tras las rondas que no fueron empate; si ambos jugadores poseen demasiado poco, ha perdido el que perdió esa ronda.
rules-gm5-sources = Callan sobre las rondas empatadas.
rules-gm5-ruling = Toda esta regla es nuestra.

## Kiothi

rules-k1 = Dos filas de diez. Un hoyo es un *boma*, una semilla un *guerrero*, un granero una *prisión*, una para cada jugador. Se siembra siempre en sentido antihorario. Para estudiar se aceptan posiciones en filas de 1 a 9; el tablero y las prisiones contienen 180 como máximo.
rules-k2 = Posiciones iniciales: cinco guerreros en cada uno de los seis bomas de más a la derecha de cada jugador, 30 por bando (6x5, la habitual), o en cada uno de los cinco de más a la derecha, 25 por bando (5x5). A la derecha tal como la ve ese jugador: de E a J y de e a j. Se acepta cualquier número de bomas de 2 a 10 y de guerreros de 1 a 9, sin pasar de 180.
rules-k2-sources = Los relatos discrepan en si al principio están llenos cinco bomas o seis.
rules-k3 = Apertura. La primera jugada de cada jugador es una *redistribución*: vacías exactamente dos bomas tuyos ocupados y colocas esos guerreros como quieras en cualquier boma del tablero, propio o enemigo, incluidos los dos que acabas de vaciar. Así pues, volver a ponerlo todo en su sitio es legal. Primero redistribuye Sur, después Norte; luego Sur hace la primera jugada ordinaria. Un jugador con menos de dos bomas ocupados vacía el que hay, y si no hay ninguno pasa.
rules-k3-sources = MW dice dos; otra versión de su relato dice «hasta dos», lo que no permitiría nada más, ya que los guerreros pueden volver a su sitio. Ninguno habla de menos de dos bomas ocupados.
rules-k3-ruling = Exactamente dos; si hay menos, lo que haya.
rules-k4 = Cuando ambos han redistribuido, todo boma ocupado se vuelve *nki*: marcado, protegido.
rules-k5 = Una jugada toma cualquier número de guerreros, desde uno hasta todos, de un boma propio y los siembra en sentido antihorario a partir del boma siguiente.
rules-k6 = El último guerrero de la primera vuelta no debe caer en un boma ocupado de tu propia fila: una jugada así no es legal. Tomar 20 de más de 20 termina en el propio boma, que sigue ocupado: no es legal. Tomar exactamente los 20 que hay termina en él, ya vacío: es legal.
rules-k7 = Un boma del que se toman guerreros, en la primera vuelta (aunque solo sea una parte) o en un relevo, deja de ser nki para siempre.
rules-k8 = Si el último guerrero de una vuelta cae en un boma ocupado, en cualquiera de los dos lados, todo su contenido, incluido el guerrero que acaba de caer, se recoge y se sigue sembrando, en sentido antihorario, como otra vuelta. En la primera vuelta solo puede ser un boma enemigo [K6].
rules-k9 = La siembra termina cuando el último guerrero cae en un boma vacío.
rules-k10 = Si ese boma está en tu propia fila, y el boma de enfrente está ocupado y no es nki, sus guerreros y el guerrero que captura van a tu prisión. Si el boma de enfrente está vacío o es nki, no se captura nada.
rules-k11 = Si la captura de K10 se ha hecho desde el boma de más a la izquierda de tu propia fila, capturas también lo que hay en los tres bomas enemigos contiguos al de enfrente, hacia tu derecha, siempre que los tres estén ocupados y ninguno sea nki. Desde A el boma de enfrente es j, y los adicionales son i, h y g; desde a es J, y son I, H y G.
rules-k11-sources = No dicen qué pasa cuando solo se pueden tomar algunos de los tres.
rules-k11-ruling = Los tres o ninguno; no hay captura adicional sin la captura de K10, ni en tableros de estudio con menos de cuatro bomas por fila.
rules-k12 = El turno termina siempre tras una jugada. No hay jugadas adicionales, y no hace falta cruzar antes de capturar.
rules-k13 = La partida termina cuando el jugador al que le toca no tiene ninguna jugada legal. Todo lo que queda en el tablero, incluidos los guerreros del jugador bloqueado, va a la prisión del otro si aún puede jugar, lo que se juzga sobre ese mismo tablero. Si ninguno pudiera jugar, cada jugador se queda con su fila.
rules-k13-sources = No dicen qué pasa si ninguno pudiera jugar.
rules-k13-ruling = Entonces cada jugador se queda con su fila.
rules-k14 = Gana quien tiene más guerreros en prisión; con los mismos, es empate.
rules-k15 = Una posición que se repite termina la partida en empate: los mismos guerreros, las mismas marcas de nki, el mismo jugador al que le toca, pasada la apertura. La primera posición que cuenta es la que sigue a la redistribución de Norte.
rules-k15-sources = En Kiothi callan.
rules-k15-ruling = Empate, como en Giuthi [G13].
rules-k16 = Puntos de encuentro: una victoria cuenta uno. Una victoria por exactamente dos guerreros, *victoria de un guerrero*, por ejemplo 31 a 29, cuenta dos si no se acuerda otra cosa; por acuerdo, cualquier número de dos a diez.

## Notación

rules-n1 = Una posición indica el juego, los hoyos de Sur desde A, los de Norte desde a, las semillas capturadas por Sur y por Norte, y el bando al que le toca, S o N. Una estrella marca un boma que es nki. «opening» indica que al bando que tiene el turno aún le falta su redistribución [K3]. El reglamento va detrás del juego cuando no es el habitual.
rules-n2 = Las posiciones iniciales tienen nombres cortos: hoyos × semillas en Giuthi, bomas ocupados × guerreros en Kiothi.
rules-n3 = Una jugada nombra el hoyo. En Giuthi, el signo más es el sentido antihorario, hacia la derecha de quien juega, y el signo menos es el horario. En Kiothi, el número dice cuántos se toman. Una redistribución nombra los dos bomas vaciados y después adónde van los guerreros. Los hoyos de Sur son mayúsculas; los de Norte, minúsculas.
rules-n4 = El registro de una partida es un texto que se lee como PGN: etiquetas entre corchetes y después las jugadas. Las jugadas de un turno se unen con comas, y los turnos de Sur se numeran. Los comentarios entre llaves, las variantes entre paréntesis y las evaluaciones se leen como en PGN. Si se empieza a mitad de una partida, se pone Position en lugar de Setup.
rules-n5 = Para programadores: perft(d) cuenta las secuencias de jugadas de longitud d a partir de una posición, sin tener en cuenta lo anterior. Una partida terminada no tiene jugadas, pasar es una jugada, y en una apertura de Kiothi cada redistribución es una: 300.450.150 para Sur en 6x5.
