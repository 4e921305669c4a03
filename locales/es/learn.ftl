### El curso: doce lecciones breves por juego, cada una con dos o tres párrafos, un tablero que juega un ejemplo y
### tres ejercicios. Quien lee juega con Sur, en la fila de cerca; los hoyos de Norte llevan letras minúsculas.
### *…* marca una palabra que se destaca o se explica; [G2] se convierte en un enlace a esa regla. Se conservan ambos,
### y las letras de los hoyos y las jugadas. Ante un hoyo llamado a se dice "el hoyo a", para que no parezca preposición.

## Páginas del curso

learn-title = Aprender
learn-lead = Lecciones breves, con una sola idea cada una. Lee un poco, mira una jugada y pruébalo tú: las reglas te dicen qué ha hecho tu jugada.
learn-giuthi-about = El juego de los kikuyus y los embus. Siembras que dan media vuelta, capturas en cadena.
learn-kiothi-about = El juego de los merus. Guerreros, plazas fuertes y una apertura sin freno.
learn-start = Empezar
learn-progress = { $done } de { $all } ejercicios resueltos
learn-lesson-number = Lección { $number }
learn-lessons = Todas las lecciones
learn-next = Lección siguiente
learn-previous = Lección anterior
learn-to-rules = Las reglas completas
learn-finished = Esta era la última lección. Ya conoces el juego; lo demás es jugar.
# Un rótulo que se lee en voz alta junto a una marca.
learn-solved-mark = Resuelto

## El ejemplo y los ejercicios

learn-example = Ejemplo
learn-watch = Jugar { $moves }
# Abre la lista de vueltas de un ejemplo.
learn-what-happens = Lo que pasa
learn-try = Pruébalo
learn-task-number = Ejercicio { $number }
learn-task-moves = { $moves ->
    [one] Una jugada.
   *[other] Hasta { $moves } jugadas en un turno.
}
learn-task-game = { $moves ->
    [one] Una jugada; después responde Norte.
   *[other] Hasta { $moves } jugadas; Norte responde en cada turno con la jugada que más captura.
}
learn-hint = Una pista
learn-your-move = Tu jugada
learn-play-move = Jugar
learn-again = Volver a probar
learn-verdict-solved = ¡Resuelto!
learn-verdict-going = Sigue: te { $left ->
    [one] queda una jugada.
   *[other] quedan { $left } jugadas.
}
learn-verdict-missed = Aún no. Mira lo que ha pasado y vuelve a probar.
learn-refused = Esa jugada no es posible: { $reason }.
# Texto de un campo donde se escribe una jugada, con un ejemplo.
learn-type-move = O escribe una jugada, como { $example }

## Lo que pide un ejercicio. Las frases van solas o una tras otra.

learn-goal-land-giuthi = Haz que tu última semilla caiga en { $hole }.
learn-goal-land-kiothi = Haz que tu último guerrero caiga en { $hole }.
learn-goal-laps = Encuentra una siembra de { $laps } vueltas o más.
learn-goal-again = { $times ->
    [one] Vuelve a jugar: encuentra la jugada que te da otra.
   *[other] Vuelve a jugar { $times } veces en un turno.
}
learn-goal-come-home = Entra en la tierra de Norte y vuelve a casa: deja caer allí una semilla, y que la última caiga en un hoyo vacío tuyo.
learn-goal-capture-giuthi = Captura al menos { $seeds } semillas, contando la tuya.
learn-goal-capture-kiothi = Captura al menos { $seeds } guerreros, contando el tuyo.
# $holes es una lista de letras, como "c y d".
learn-goal-take = Captura lo que hay en { $holes }, y nada más de Norte.
learn-goal-find-nothing = Vuelve a casa con las manos vacías: entra en la tierra de Norte, termina en un hoyo vacío tuyo y no captures nada.
learn-goal-make-north-pass = Deja a Norte sin jugadas, para que tenga que pasar.
learn-goal-win = Gana la partida.
learn-goal-repeat = Vas muy por detrás. Salva el empate por repetición.
learn-goal-win-by-one-warrior = Gana por exactamente 2 guerreros.
learn-goal-keep-marks = Conserva todas tus marcas de nki.
learn-goal-stay-safe = Juega de modo que Norte no pueda capturar nada.
learn-goal-hold-giuthi = Haz que { $hole } termine con { $count }.
learn-goal-hold-kiothi = Haz que { $hole } termine con { $count }.

## Giuthi, lección 1

learn-giuthi-1-title = Sembrar por el circuito
learn-giuthi-1-text-1 = Un tablero tiene dos filas de hoyos. Juegas con Sur, y la fila de cerca es la tuya: A, B, C y así sucesivamente, de tu izquierda a tu derecha. La fila de lejos es de Norte, y sus letras son minúsculas: empiezan por la izquierda de Norte, así que el hoyo a queda enfrente de tu último hoyo.
learn-giuthi-1-text-2 = Para jugar, recoges *todas* las semillas de un hoyo tuyo y las dejas caer una a una en los hoyos siguientes. Los hoyos forman un circuito: tras tu último hoyo viene el hoyo a de Norte, y tras el último de Norte viene otra vez tu A.
learn-giuthi-1-text-3 = Tú eliges el hoyo, y debe tener dos semillas o más: una semilla sola nunca se siembra [G2]. En el tablero, C tiene 4. Caen en D, a, b y c.
learn-giuthi-1-hint-1 = Cuenta desde F, el hoyo de tu extremo derecho. La primera semilla dobla la esquina y cae en el hoyo a.
learn-giuthi-1-hint-2 = Desde E el camino es F, a, b, c. ¿Cuántas semillas hacen falta?
learn-giuthi-1-hint-3 = El circuito tiene 6 hoyos, y en B hay 6 semillas. No se salta ninguno, ni siquiera el hoyo que has vaciado [B5].

## Giuthi, lección 2

learn-giuthi-2-title = Elegir un sentido
learn-giuthi-2-text-1 = También eliges hacia dónde van tus semillas. *En sentido antihorario* van hacia tu derecha, y se escribe con un signo más: A+. *En sentido horario* van hacia tu izquierda, y se escribe con un signo menos: A-.
learn-giuthi-2-text-2 = La esquina se dobla en ambos sentidos. En sentido horario, desde A pasas directamente al último hoyo de Norte, que está enfrente, y sigues por su fila.
learn-giuthi-2-text-3 = Nadie te dice hacia dónde ir [G3]. Por eso cada hoyo con dos semillas o más te ofrece dos jugadas que mirar. En el tablero, A- deja caer una semilla en d y otra en c.
learn-giuthi-2-hint-1 = Las semillas de A pueden salir de tu fila enseguida, si van en sentido horario.
learn-giuthi-2-hint-2 = A queda a la izquierda de tus dos hoyos, y a tres pasos de uno de ellos.
learn-giuthi-2-hint-3 = b es el segundo hoyo al doblar la esquina de la derecha.

## Giuthi, lección 3

learn-giuthi-3-title = Un relevo da media vuelta
learn-giuthi-3-text-1 = ¿Y si la última semilla cae en un hoyo donde ya hay semillas? Entonces no has terminado. Recoges todo lo que hay en ese hoyo, también la semilla que acabas de dejar, y sigues sembrando: es un *relevo* [G4].
learn-giuthi-3-text-2 = En Giuthi un relevo vuelve *en sentido contrario*. Lo que llegó en sentido antihorario sale en sentido horario, y al revés. Cada siembra desde un hoyo se llama vuelta.
learn-giuthi-3-text-3 = En el tablero, B+ termina su primera vuelta en D, que tenía 1 y ahora tiene 2. Esas 2 dan media vuelta: C, luego B. B se vació al principio, así que la siembra termina ahí.
learn-giuthi-3-hint-1 = ¿Qué hoyo está a tres pasos de otro que tiene semillas?
learn-giuthi-3-hint-2 = El relevo también puede empezar en el lado de Norte. En el hoyo a te espera una semilla.
learn-giuthi-3-hint-3 = Llega primero a C, y luego cuenta las semillas que recoges allí, de vuelta en sentido contrario.

## Giuthi, lección 4

learn-giuthi-4-title = Un relevo tras otro
learn-giuthi-4-text-1 = Un relevo puede terminar otra vez en un hoyo con semillas, y dar otra vez media vuelta. La siembra va y viene por el tablero hasta que una última semilla cae en un hoyo *vacío*. Los observadores europeos se quedaban perplejos; los jóvenes kikuyus lo jugaban con soltura, y tú también lo harás.
learn-giuthi-4-text-2 = Ve vuelta a vuelta. Pregúntate tres cosas: ¿cuántas semillas, en qué sentido y dónde cae la última? Un hoyo por el que has pasado tiene una semilla más que antes, y un hoyo que has recogido está vacío.
learn-giuthi-4-text-3 = En el tablero, A+ da 5 vueltas. Mírala una vez; luego párala, recórrela paso a paso y di dónde terminará cada vuelta antes de que lo haga.
learn-giuthi-4-hint-1 = Dos de tus hoyos tienen 3. Desde uno de ellos la última semilla se encuentra con la semilla sola de b.
learn-giuthi-4-hint-2 = Tres semillas desde F se encuentran con la de c. Da media vuelta con las dos que recoges allí.
learn-giuthi-4-hint-3 = Empieza hacia la izquierda: F- termina su primera vuelta en C. Sigue desde ahí.

## Giuthi, lección 5

learn-giuthi-5-title = Volver a jugar
learn-giuthi-5-text-1 = Toda siembra termina en un hoyo vacío. Lo que pasa entonces depende de *cuál* es ese hoyo, y de por dónde han pasado las semillas.
learn-giuthi-5-text-2 = Si es un hoyo vacío *tuyo*, y durante la jugada no ha caído ni una semilla en el lado de Norte, *vuelves a jugar* [G6]. Es una jugada nueva: cualquier hoyo con dos semillas o más, en cualquier sentido.
learn-giuthi-5-text-3 = Puedes volver a jugar sin límite; solo que no puedes dar vueltas en círculo dentro de un turno [G6a]. Aprovéchalo para ordenar tu fila antes de golpear. En el tablero, D- se queda en casa y termina en B.
learn-giuthi-5-hint-1 = Las dos semillas de A tienen un hoyo vacío a dos pasos, en tu propio lado.
learn-giuthi-5-hint-2 = Vuelve a jugar una vez, y busca después una segunda siembra cuyos relevos se queden todos en tu fila.
learn-giuthi-5-hint-3 = Prueba B o E. En uno de los sentidos, la siembra va y viene por tu fila y no sale nunca de ella.

## Giuthi, lección 6

learn-giuthi-6-title = Entrar en la tierra
learn-giuthi-6-text-1 = Los kikuyus tienen un proverbio para este juego: *¡No puedes robar el ganado de otro sin entrar en su tierra!* Es toda la estrategia en una frase.
learn-giuthi-6-text-2 = Para capturar, tu siembra debe dejar caer primero una semilla en el lado de Norte, y después *volver a casa*: la última semilla debe caer en un hoyo vacío tuyo. Como los relevos dan media vuelta, una siembra que entra en la tierra de Norte a menudo regresa enseguida.
learn-giuthi-6-text-3 = En el tablero, C+ entra en la tierra de Norte, da media vuelta en el hoyo a y vuelve a casa, a B. Lo que haces allí es la lección siguiente; primero aprende a volver a casa.
learn-giuthi-6-hint-1 = Dobla la esquina de la izquierda. En c te esperan dos semillas.
learn-giuthi-6-hint-2 = Desde B, en sentido horario, dos pasos te llevan a d. ¿Quién está allí en casa?
learn-giuthi-6-hint-3 = Sal de A, en sentido horario. Hacen falta 5 vueltas, y la última termina en casa.

## Giuthi, lección 7

learn-giuthi-7-title = Capturar
learn-giuthi-7-text-1 = Has entrado en la tierra de Norte, y tu última semilla ha vuelto a casa, a un hoyo vacío. Ahora *capturas*: todo lo que hay en el hoyo de enfrente, y la semilla con la que has llegado [G7].
learn-giuthi-7-text-2 = Las semillas capturadas salen del tablero y son tu puntuación [G10]. Tras una captura termina tu turno; no hay otra jugada.
learn-giuthi-7-text-3 = En el tablero, D+ termina su primera vuelta en c, da media vuelta con las 3 semillas que hay allí y vuelve a casa, a D. Enfrente está el hoyo a, con 2. Capturas 3: esas dos y la semilla con la que has llegado.
learn-giuthi-7-hint-1 = Envía dos semillas por la esquina de la derecha y haz que vuelvan al hoyo del que salieron.
learn-giuthi-7-hint-2 = Esta es una posición inicial de verdad. Los hoyos de los extremos de tu fila son los más cercanos a Norte.
learn-giuthi-7-hint-3 = Primero vuelve a jugar dentro de tu fila, para que se abra un hueco. Después golpea desde B.

## Giuthi, lección 8

learn-giuthi-8-title = Capturas en cadena
learn-giuthi-8-text-1 = Una captura puede continuar. Mira el hoyo siguiente de tu fila en el sentido de tu última vuelta. Si está *vacío*, capturas también lo que tiene enfrente, y miras el siguiente [G9]. La cadena se detiene en un hoyo tuyo con semillas, y al final de tu fila.
learn-giuthi-8-text-2 = Así que tus hoyos vacíos no son una debilidad: desde cada uno de ellos tu mano puede cruzar el tablero.
learn-giuthi-8-text-3 = ¿Y si enfrente de uno de esos hoyos vacíos no hay nada? Aquí ese hueco se pasa por alto y la cadena sigue. Según Jordi Climent, la cadena se detiene ahí. En el tablero, A- vuelve a casa, a A, y captura f, pasa por alto e, que está vacío, y captura d y c.
learn-giuthi-8-hint-1 = Vuelve a casa, a A, yendo hacia la derecha, y cuenta los hoyos vacíos que siguen.
learn-giuthi-8-hint-2 = Vuelve a casa, a B, yendo hacia la izquierda: a su lado solo está A.
learn-giuthi-8-hint-3 = Dos jugadas capturan. Compara las cadenas: ¿qué hoyo tuyo detiene cada una?

## Giuthi, lección 9

learn-giuthi-9-title = Nada que capturar, y pasar
learn-giuthi-9-text-1 = No toda siembra da fruto. Si la última semilla cae en un hoyo vacío del lado de *Norte*, tu turno termina y no se captura nada [G5]. Y si vuelves a casa pero el hoyo de enfrente está vacío, tampoco hay captura [G8].
learn-giuthi-9-text-2 = Quien no puede jugar debe *pasar*: quizá ningún hoyo tiene dos semillas. Se pasa cuantas veces haga falta, mientras el otro pueda jugar [G11]. No puedes pasar si tienes una jugada.
learn-giuthi-9-text-3 = Pasar no es en sí una pérdida: el otro sigue sembrando, y tarde o temprano te llegan semillas. En el tablero, D+ da a Norte tres semillas sueltas. Norte no las puede sembrar y tiene que pasar.
learn-giuthi-9-hint-1 = En sentido horario desde B, tu segunda semilla se encuentra con la de e y da media vuelta.
learn-giuthi-9-hint-2 = El único hoyo de Norte es a. Recógelo tú, en un relevo.
learn-giuthi-9-hint-3 = Vuelve a casa con una captura que no deje a Norte ningún hoyo con dos semillas.

## Giuthi, lección 10

learn-giuthi-10-title = El final y el recuento
learn-giuthi-10-text-1 = La partida termina cuando *ninguno* de los dos puede jugar [G12]. Casi siempre eso significa que en el tablero solo quedan semillas sueltas.
learn-giuthi-10-text-2 = Entonces cuentas tus semillas capturadas y las que quedan en tu propia fila. Quien tiene más ha ganado; con la misma puntuación es empate.
learn-giuthi-10-text-3 = Así que las semillas de tu fila importan al final, no antes. En el tablero has capturado 4 y Norte 3, pero C+ deja caer al otro lado tus dos últimas semillas. Norte cuenta 3 y 3; tú cuentas 4 y pierdes.
learn-giuthi-10-hint-1 = Una jugada captura todo lo que hay. Empieza dando media vuelta en c.
learn-giuthi-10-hint-2 = Llevas una de ventaja, y lo que se queda en tu fila cuenta para ti al final.
learn-giuthi-10-hint-3 = Juega primero dentro de tu fila, para que tu siembra siguiente vuelva a casa con una captura.

## Giuthi, lección 11

learn-giuthi-11-title = Repetición y siembras sin fin
learn-giuthi-11-text-1 = Cuando un turno empieza en una posición en la que ya había empezado otro, y le toca al mismo jugador, la partida termina al instante: es *empate*, sea cual sea la puntuación [G13]. Quien va muy por detrás puede buscarlo.
learn-giuthi-11-text-2 = Algunas siembras no terminarían nunca: un relevo tras otro, de vuelta a donde estaban. Una jugada así no es legal [B6]. Es algo raro, y solo pasa en filas cortas; el tablero te avisa.
learn-giuthi-11-text-3 = En el tablero tienes 1 y Norte tiene 6. B- lleva tres semillas al otro lado y las trae de vuelta, de tal modo que la respuesta de Norte, c+, lo deja todo como estaba. La partida es empate.
learn-giuthi-11-hint-1 = Envía tus tres semillas por la esquina de la izquierda y mira qué puede hacer Norte.
learn-giuthi-11-hint-2 = Envía las tres semillas de B por la esquina de la izquierda. La mejor respuesta de Norte las devuelve.
learn-giuthi-11-hint-3 = Una de tus jugadas no terminaría nunca y no se puede elegir. Mira la otra de A.

## Giuthi, lección 12

learn-giuthi-12-title = Una primera partida entera
learn-giuthi-12-text-1 = Conoces todas las reglas. Ahora júntalas en un tablero pequeño: dos semillas en cada hoyo, tres hoyos por fila.
learn-giuthi-12-text-2 = Antes de cada jugada, busca tres cosas. ¿Puedo volver a jugar? ¿Puedo entrar en la tierra de Norte y volver a casa? ¿Y qué puede hacer Norte después?
learn-giuthi-12-text-3 = Aquí Norte juega con sencillez: captura todo lo que puede y no mira más allá. Gana en los tres tableros, el último de los cuales es el de los pastores, con cinco hoyos y cuatro semillas, y podrás con el juego entero.
learn-giuthi-12-hint-1 = Mira cada jugada y dónde termina. Hay 6 como máximo.
learn-giuthi-12-hint-2 = No cuentes solo lo que capturas. Cuenta lo que dejas a Norte para capturar.
learn-giuthi-12-hint-3 = Vuelve a jugar tantas veces como convenga, y golpea al final.

## Kiothi, lección 1

learn-kiothi-1-title = Boma y guerreros
learn-kiothi-1-text-1 = En Kiothi un hoyo es un *boma* y una semilla es un *guerrero*; los capturados están en *prisión*. La fila de cerca es la tuya: A, B, C y así sucesivamente desde tu izquierda. Los bomas de Norte llevan letras minúsculas, desde la izquierda de Norte, así que el boma a queda enfrente de tu último boma.
learn-kiothi-1-text-2 = Para jugar, toma guerreros de un boma tuyo y déjalos caer uno a uno en los bomas siguientes. En Kiothi solo se va hacia un lado: *en sentido antihorario*, hacia tu derecha, doblando la esquina hasta el boma a, por la fila de Norte y de vuelta a tu A [K1].
learn-kiothi-1-text-3 = Un guerrero solo también puede salir. Un tablero de verdad tiene diez bomas por fila; en estas lecciones es más corto. En el tablero, C envía 4 guerreros: a D, a, b y c.
learn-kiothi-1-hint-1 = E está dos pasos a la derecha de C.
learn-kiothi-1-hint-2 = D está a tres pasos de A, y allí hay 3 guerreros.
learn-kiothi-1-hint-3 = Doblando la esquina: a, b, c. No hace falta que tomes los 4.

## Kiothi, lección 2

learn-kiothi-2-title = Cuántos tomar
learn-kiothi-2-text-1 = Tú eliges el boma, y tú eliges *cuántos* guerreros tomar: desde uno hasta todos [K5]. Los demás se quedan donde están.
learn-kiothi-2-text-2 = Una jugada se escribe con el boma y el número: A3 toma 3 guerreros de A. Así, un boma de 5 guerreros te da hasta cinco jugadas, y a menudo puedes dejar el último guerrero justo donde quieres.
learn-kiothi-2-text-3 = En el tablero, A3 toma 3 de los 5 que hay en A. Caen en B, C y D; 2 se quedan en casa.
learn-kiothi-2-hint-1 = Cuenta los pasos de A a C.
learn-kiothi-2-hint-2 = Desde E viene el boma a, y después b.
learn-kiothi-2-hint-3 = Dos bomas llegan a D. Usa el que puede cambiar.

## Kiothi, lección 3

learn-kiothi-3-title = Donde no puedes terminar
learn-kiothi-3-text-1 = Hay una cosa que tu primera vuelta no puede hacer: su último guerrero *no* puede caer en un boma ocupado de tu propia fila [K6]. Una jugada así no es legal, y el tablero no te dejará elegirla.
learn-kiothi-3-text-2 = Un boma vacío tuyo sirve, y también cualquier boma de Norte, vacío o no. Así que, antes de jugar, cuenta hasta dónde llega el último guerrero, y toma uno más o uno menos si fuera a caer entre los tuyos.
learn-kiothi-3-text-3 = En el tablero, A2 y A3 no son legales: terminarían en C y D, donde están tus guerreros. A1 termina en B, que está vacío.
learn-kiothi-3-hint-1 = Solo un número te deja, desde A, antes de tus propios guerreros.
learn-kiothi-3-hint-2 = D es tu único boma vacío. Más de un camino lleva a él.
learn-kiothi-3-hint-3 = El circuito tiene 6 bomas, y en B hay 6 guerreros. Tómalos todos, y B estará vacío cuando el último vuelva a casa.

## Kiothi, lección 4

learn-kiothi-4-title = Los relevos siguen adelante
learn-kiothi-4-text-1 = Si el último guerrero cae en un boma ocupado, recoges todo lo que hay en él, también ese guerrero, y sigues sembrando otra vuelta: es un *relevo* [K8]. En la primera vuelta solo puede ser un boma de Norte; después puede ser de cualquiera.
learn-kiothi-4-text-2 = En Kiothi un relevo no da media vuelta. Sigue igual, en sentido antihorario, desde donde está. La siembra termina cuando el último guerrero cae en un boma *vacío* [K9], y entonces acaba tu turno [K12].
learn-kiothi-4-text-3 = En el tablero, D2 termina en b, donde hay un guerrero. Los 2 siguen: a c, y después a d, que está vacío.
learn-kiothi-4-hint-1 = Un guerrero de Norte está en el boma a, a tres pasos de B.
learn-kiothi-4-hint-2 = Lleva 2 de D hasta b. Los 3 que recoges allí llegan hasta tu propia fila.
learn-kiothi-4-hint-3 = Un guerrero basta para ponerlo todo en marcha.

## Kiothi, lección 5

learn-kiothi-5-title = Capturar
learn-kiothi-5-text-1 = Si tu siembra termina en un boma vacío *tuyo* y el boma de enfrente está ocupado, capturas: los guerreros de enfrente y aquel con el que has llegado van a tu prisión [K10].
learn-kiothi-5-text-2 = No hace falta entrar primero en la tierra de Norte, como en Giuthi. Un solo paso en casa puede capturar. Si el boma de enfrente está vacío, no capturas nada.
learn-kiothi-5-text-3 = En el tablero, B1 da un paso hasta C. Enfrente está b con 2 guerreros. Capturas 3: esos dos y aquel con el que has llegado.
learn-kiothi-5-hint-1 = ¿Qué boma tuyo está enfrente de b? Cuenta desde A.
learn-kiothi-5-hint-2 = Un relevo también puede traerte a casa. Ve a c y sigue sembrando.
learn-kiothi-5-hint-3 = D está enfrente del boma a, y C enfrente de b. A C solo se llega dando un gran rodeo.

## Kiothi, lección 6

learn-kiothi-6-title = Nki
learn-kiothi-6-text-1 = Un boma puede ser *nki*: marcado y protegido. El tablero lo muestra con una estrella. Lo que hay en un boma que es nki no se puede capturar [K10].
learn-kiothi-6-text-2 = Al principio de la partida, cuando los dos jugadores han dispuesto a sus guerreros, todo boma ocupado se vuelve nki, los tuyos y los de Norte [K4]. Un boma que entonces está vacío no será nunca nki.
learn-kiothi-6-text-3 = En el tablero, A3 termina en D, enfrente del boma a. Pero ese boma es nki, y por eso no se captura nada. A2 habría capturado los 3 que hay en b.
learn-kiothi-6-hint-1 = b es nki, pero c no. ¿Qué boma tuyo está enfrente de c?
learn-kiothi-6-hint-2 = En este tablero de seis, D está enfrente de c.
learn-kiothi-6-hint-3 = F quedaría enfrente del boma a, que es nki. Mira B y lo que tiene enfrente.

## Kiothi, lección 7

learn-kiothi-7-title = Perder la marca
learn-kiothi-7-text-1 = Un boma sigue siendo nki hasta que se *toman* guerreros de él, aunque sea uno de muchos, en la primera vuelta o en un relevo. Entonces pierde la marca para siempre [K7].
learn-kiothi-7-text-2 = Los guerreros que caen en él no cambian nada: un boma que es nki crece y sigue siendo nki. Así, una plaza fuerte guarda a sus hombres mientras no salen, y cada jugada desde ella te cuesta su protección.
learn-kiothi-7-text-3 = Vale para ambos bandos. Si tu relevo recoge los guerreros de un boma de Norte, también ese boma pierde su marca. En el tablero, A2 toma 2 guerreros de A, que era nki. Allí queda un guerrero, sin protección.
learn-kiothi-7-hint-1 = Dos jugadas capturan. Una de ellas sale de un boma sin estrella.
learn-kiothi-7-hint-2 = Tanto B como C llegan a D. ¿Cuál de los dos no es nki?
learn-kiothi-7-hint-3 = Tras cada jugada, pregúntate dónde podría caer el último guerrero de Norte y qué tendría enfrente. A veces lo mejor es enviarlos a todos fuera.

## Kiothi, lección 8

learn-kiothi-8-title = La captura adicional desde A
learn-kiothi-8-text-1 = Tu A es un lugar especial. Si capturas *desde A*, es decir, si tu siembra termina en tu A vacío y capturas lo de enfrente, puedes llevarte también los tres bomas siguientes de Norte, contados hacia tu derecha [K11].
learn-kiothi-8-text-2 = Hay una condición: los tres deben estar ocupados, y ninguno puede ser nki. O los tres o ninguno. En el tablero completo de diez, A captura j, y la captura adicional es i, h y g.
learn-kiothi-8-text-3 = Para llegar a A debes dar la vuelta entera, o que un relevo te lleve hasta allí. En el tablero, E3 termina su primera vuelta en b y sigue con 5 guerreros hasta A. Capturas f, y con él e, d y c.
learn-kiothi-8-hint-1 = Un boma grande de Norte puede traerte a casa. ¿Qué número te lleva a b?
learn-kiothi-8-hint-2 = Apunta a b: los 5 que recoges allí terminan en A, y dejan un guerrero en cada uno de los cuatro bomas de antes.
learn-kiothi-8-hint-3 = Cuenta de D a b, y de b a A.

## Kiothi, lección 9

learn-kiothi-9-title = La redistribución
learn-kiothi-9-text-1 = Una partida de Kiothi empieza con cinco guerreros en cada uno de los seis bomas de más a la derecha de cada jugador [K2]. Pero antes de la primera jugada ordinaria, cada jugador hace una *redistribución*: primero tú, después Norte [K3].
learn-kiothi-9-text-2 = Vacías exactamente dos bomas tuyos ocupados y colocas esos guerreros donde quieras: en tus bomas, llenos o vacíos, e incluso en los de Norte. Todos en un boma, o uno aquí y dos allá; como gustes.
learn-kiothi-9-text-3 = Cuando ambos lo habéis hecho, todo boma ocupado se vuelve nki [K4]. En el tablero, vacías C y D y colocas un guerrero en A, uno en B y dos en c. Norte lo deja todo donde estaba. Entonces todo lo ocupado es nki.
learn-kiothi-9-hint-1 = Vacía dos bomas y pon los 4 guerreros en el primero.
learn-kiothi-9-hint-2 = B ya tiene 2, así que déjalo como está y vacía los otros dos.
learn-kiothi-9-hint-3 = Un guerrero colocado en la fila de Norte no se pierde, pero ahora lo manda Norte. Pon 2 en cada uno.

## Kiothi, lección 10

learn-kiothi-10-title = El final y el recuento
learn-kiothi-10-text-1 = La partida termina cuando el jugador a quien le toca *no tiene ninguna jugada legal*. Todo lo que aún queda en el tablero, también sus propios guerreros, va a la prisión del otro [K13].
learn-kiothi-10-text-2 = Así que es bueno dejar a Norte sin jugadas, y peligroso quedarte tú sin ninguna. Quien tiene más guerreros en prisión ha ganado [K14]. Con seis bomas de cinco hay 60 guerreros, así que bastan 31.
learn-kiothi-10-text-3 = En el tablero tienes 28 y Norte 27. A1 captura los últimos guerreros de Norte. Norte no puede jugar, y todo lo que queda es tuyo: 33 a 27.
learn-kiothi-10-hint-1 = Llévate lo que le queda a Norte, y no podrá moverse.
learn-kiothi-10-hint-2 = La fila de Norte está vacía. No envíes a nadie allí.
learn-kiothi-10-hint-3 = Al principio todos los guerreros están aquí en bomas nki. Espera a que Norte salga de sus plazas fuertes, y no pierdas de vista los bomas de enfrente de los tuyos.

## Kiothi, lección 11

learn-kiothi-11-title = La victoria de un guerrero
learn-kiothi-11-text-1 = La victoria más admirada en Kiothi es la más pequeña: por exactamente dos guerreros, como 31 a 29. Se llama *victoria de un guerrero*, y es señal de gran destreza [K16].
learn-kiothi-11-text-2 = En un encuentro vale por dos victorias ordinarias y, si así se acuerda, hasta por diez. Con que un guerrero hubiera cambiado de bando, la partida habría sido empate.
learn-kiothi-11-text-3 = En el tablero, Norte tiene 29 en prisión y tú tienes 26. A1 captura 3, y con los 2 que quedan tienes 31: una victoria de un guerrero.
learn-kiothi-11-hint-1 = C está enfrente de b, a dos pasos de A.
learn-kiothi-11-hint-2 = Quedan cinco guerreros, y necesitas los cinco. No dejes a Norte nada con que jugar.
learn-kiothi-11-hint-3 = Ten paciencia: necesitas el número justo, no el mayor.

## Kiothi, lección 12

learn-kiothi-12-title = Una primera partida
learn-kiothi-12-text-1 = Ahora júntalo todo, en tableros pequeños en los que la redistribución ya ha pasado.
learn-kiothi-12-text-2 = Antes de cada jugada, cuenta dónde cae el último guerrero. ¿Puedes capturar, o recoger un boma de Norte para quitarle la protección? ¿Cuáles de tus bomas quedan abiertos después?
learn-kiothi-12-text-3 = Aquí Norte juega con sencillez: captura todo lo que puede y no mira más allá. Cuando hayas ganado en los tres tableros, juega el juego entero, con redistribución y todo.
learn-kiothi-12-hint-1 = Quien no puede jugar pierde todo lo que hay en el tablero. Deja a alguien en casa.
learn-kiothi-12-hint-2 = Tus bomas de la derecha son los más cercanos a Norte. Juega primero desde ahí, y mira qué descubre Norte.
learn-kiothi-12-hint-3 = No gastes pronto tus marcas. Un boma que es nki no se puede capturar, por muchos que haya en él.
