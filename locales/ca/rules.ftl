### Les pàgines de les regles. rules-g7 és la regla G7; rules-g7-sources diu què expliquen els relats escrits i on callen
### o discrepen, i rules-g7-ruling el que aquest web juga aleshores. Són tan exactes com docs/rules.md, en anglès: es
### tradueix de prop. *…* marca una paraula que s'explica; [G7] es converteix en un enllaç a aquella regla.
### MW és el relat de Mancala World, JC el de Jordi Climent; aquestes lletres es queden.

## Les pàgines

rules-giuthi-title = Les regles de Giuthi
rules-kiothi-title = Les regles de Kiothi
rules-giuthi-lead = El joc dels kikuius i els embus, tal com s'hi juga en aquest web, amb exactitud.
rules-kiothi-lead = El joc dels merus, tal com s'hi juga en aquest web, amb exactitud.
rules-intro = Cada regla té un codi, i el web el dona en cada rebuig i en cada anunci. El que està marcat com a decisió és nostre: allà les fonts callen o es contradiuen. Tota la resta ve d'una font.
rules-contents = Contingut
rules-board-heading = El tauler
rules-game-heading = El joc
rules-match-heading = El matx
rules-notation-heading = Notació
rules-sources-heading = Fonts
rules-sources-giuthi = MW: el relat de Giuthi de Mancala World, tal com es recull en grec, lao i hindi; el text grec és el més complet. JC: el relat de Jordi Climent, en català.
rules-sources-kiothi = MW: el relat de Kiothi de Mancala World, tal com es recull en grec.
rules-sources-others = Altres relats difereixen més i no se segueixen: per a Giuthi, Leakey (1936) i Orde Browne (1925); per a Kiothi, la Viquipèdia en anglès.
rules-say = El que diuen les fonts
rules-rule = Decisió
rules-example = Exemple: { $moves }
rules-link = Enllaç a la regla { $rule }
# Els dos reglaments de Giuthi.
rules-set = Reglament
rules-set-mancala-world = Mancala World
rules-set-climent = Climent
rules-set-note = Els dos reglaments de Giuthi difereixen en una sola regla, G9. El tauler d'aquella regla mostra el que triïs.

## El tauler (tots dos jocs)

rules-b1 = Dues files de forats, amb el mateix nombre a cadascuna. La fila de prop és de Sud; la de lluny, de Nord. Sud juga primer.
rules-b2 = Els forats porten lletres, de l'esquerra de cada jugador a la seva dreta: Sud A, B, C i així successivament; Nord a, b, c. De manera que el forat a de Nord queda davant de l'últim forat de Sud.
rules-b3 = El circuit: *en sentit antihorari* recorre la fila de Sud des de A fins a l'últim forat, després la de Nord des de a fins a l'últim, i torna al forat A de Sud. *En sentit horari* és a l'inrevés. Per a tots dos jugadors, el sentit antihorari va cap a la seva pròpia dreta.
rules-b4 = Numera el circuit en sentit antihorari, començant per 0 al forat A de Sud. En files de n forats, el forat del davant del número i és el número 2n−1−i.
rules-b4-sources = MW dibuixa totes dues files numerades d'esquerra a dreta, i diu també que el circuit va de 8 a 15 i després de 0 a 7. En un tauler real, on el circuit es tanca sobre si mateix, no poden ser certes totes dues coses. En l'exemple que JC desenvolupa en 2×6, el quart forat de Sud queda davant del tercer de Nord.
rules-b4-ruling = Val el circuit tancat.
rules-b5 = En sembrar es deixa caure una llavor a cada forat següent. El forat que s'ha buidat no se salta quan una sembra és prou llarga per tornar-hi; així, una volta d'exactament tantes llavors com forats té el circuit acaba al forat d'on ha sortit, que aleshores és buit.
rules-b5-sources = No diuen si el forat buidat se salta.
rules-b5-ruling = No se salta.
rules-b6 = La sembra amb relleus pot no acabar mai. Una jugada la sembra de la qual no s'acabaria mai no és legal. Una sembra que no s'ha acabat després de 10.000 voltes es considera sense fi, tant si algun dia s'acabaria com si no.
rules-b6-sources = Ningú no diu què significa una sembra que no s'acaba mai.
rules-b6-ruling = No es pot jugar. Una sembra sense fi torna al seu propi primer relleu, i per tant això es pot saber amb exactitud; el límit de 10.000 voltes és per a cicles que ningú no podria seguir. A Giuthi no s'hi ha arribat mai, i només s'han trobat sembres sense fi en files de fins a 5 forats.
rules-b7 = «Sembra» vol dir una jugada que agafa llavors; passar és una jugada, però no una sembra. «Jugada legal» a G11, G12 i K13 vol dir una sembra legal: el jugador que no en té cap passa, o la partida s'ha acabat.

## Giuthi

rules-g1 = Dues files de 5 a 10 forats, amb 4 a 9 llavors a cada forat al principi; 2×8 amb 8 llavors és el joc habitual (MW). Els més usuals de JC són 2×6 i 2×8 amb 6 llavors. També estan documentats 2×5 per a principiants, amb 4 llavors, 2×6 amb 4, 2×7 amb 6, 2×8 amb 4, i 2×10 amb 9, un joc amb avantatge en què qui obre en pot guanyar deu de cop. Aquest web accepta d'1 a 10 forats i d'1 a 9 llavors, ja que per estudiar es fan servir taulers petits; entre el tauler i les llavors capturades n'hi ha 180 com a màxim.
rules-g2 = Una jugada surt d'un forat propi amb almenys dues llavors. Una llavor sola no se sembra mai.
rules-g3 = Per a la primera volta d'una jugada tries el sentit, horari o antihorari. Una jugada addicional [G6] és una jugada nova: el seu sentit torna a ser lliure.
rules-g4 = Si l'última llavor d'una volta cau en un forat ocupat, a qualsevol dels dos costats, tot el que hi ha en aquell forat, inclosa la llavor que hi acaba de caure, s'agafa i se sembra com una altra volta *en sentit contrari*. Cada relleu torna a canviar el sentit.
rules-g5 = Si l'última llavor cau en un forat buit del costat del rival, el torn s'acaba sense captura.
rules-g6 = Si cau en un forat buit del teu propi costat, i durant aquesta jugada no ha caigut cap llavor al costat del rival, *tornes a jugar*, des de qualsevol forat propi amb dues llavors o més. Si aleshores no tens cap sembra legal, només pots passar; si cap jugador no en té, la partida s'acaba a l'instant [G12].
rules-g6-sources = MW diu «des d'un altre forat».
rules-g6-ruling = Des de qualsevol forat: el forat on ha caigut l'última llavor en té una de sola, i per tant aquestes paraules no exclouen res més.
rules-g6a = No pots anar en cercles. Dins d'un torn no és legal una jugada que fa tornar una posició que ja s'ha donat en aquest torn; tampoc no ho és una jugada que acaba per G6 en una posició des de la qual el torn només podria continuar fent-ne tornar alguna tard o d'hora. Una posició que s'ha muntat comença un torn: abans d'ella no s'ha donat res.
rules-g6a-sources = Callen. Però les jugades addicionals es poden desfer les unes a les altres, de manera que sense una regla un torn podria no acabar-se mai.
rules-g6a-ruling = Un torn no es pot repetir a si mateix. Això poques vegades es nota, i no es coneix cap fila en què tregui l'última jugada legal al principi d'un torn; en aquest cas, el jugador passaria.
rules-g7 = Si cau en un forat buit del teu propi costat després que almenys una llavor hagi caigut al costat del rival durant aquesta jugada, *captures*: tot el que hi ha al forat del davant, i la llavor que acaba de caure.
rules-g8 = Si el forat del davant és buit no hi ha captura, no es pren res, i el torn s'acaba.
rules-g8-sources = Ho diu JC. MW parla de «la llavor que produeix l'efecte», i per a això cal un efecte.
rules-g9 = Després d'una captura mires el forat següent de la teva pròpia fila en el sentit de l'última volta. Mentre aquell forat sigui buit, es captura també el que té al davant, i mires el següent. La cadena s'acaba en un forat propi ocupat i al final de la fila. Del teu propi costat només es pren la llavor que ha caigut l'última, la de G7.
rules-g9-sources = MW: un forat buit del costat del rival es passa per alt, i la cadena continua. JC: la cadena s'acaba també allà.
rules-g9-ruling = Es juguen totes dues formes: en això difereixen els dos reglaments. Si no es diu una altra cosa, val el de Mancala World.
rules-g10 = Les llavors capturades surten del tauler i són la puntuació de qui les captura. Després d'una captura el torn s'acaba.
rules-g11 = Un jugador sense cap jugada legal passa, tantes vegades com calgui, mentre el rival pugui jugar. Un jugador que té una jugada legal no pot passar.
rules-g12 = La partida s'acaba quan cap jugador no té una jugada legal. La puntuació de cada jugador són les llavors capturades i les que queden a la seva pròpia fila. Guanya la puntuació més alta; si són iguals, és empat.
rules-g13 = La partida també s'acaba, en empat, quan un torn comença en una posició en què va començar un torn anterior d'aquesta partida: les mateixes llavors a cada forat i el mateix jugador a qui toca. La puntuació no importa aleshores. La primera posició de la partida compta, i també els torns en què només es pot passar.
rules-g13-sources = MW diu «el mateix jugador a qui toca», i res més.
rules-g13-ruling = Només compten les posicions al principi d'un torn; dins d'un torn regeix G6a. Altrament, un jugador que va per darrere podria empatar tot sol, desfent jugades addicionals.

## El matx de Giuthi (JC)

rules-gm1 = Un matx es juga per rondes, cadascuna una partida com s'ha descrit. La ronda 1 comença des de la posició inicial; comença Sud.
rules-gm2 = Després d'una ronda, cada jugador posseeix el que ha puntuat [G12] i el que havia guardat fora del tauler. El jugador amb menys llavors les disposa totes al seu propi costat com vulgui, almenys una a cada forat. L'altre copia aquesta disposició, el forat A per a, B per b i així successivament, i guarda la resta fora del tauler; continua sent seva.
rules-gm3 = El jugador amb més llavors comença la ronda següent. Si tots dos en posseeixen les mateixes després d'una ronda que no ha estat empat, el qui ha perdut aquella ronda fa la disposició i el qui l'ha guanyada comença.
rules-gm3-sources = JC no parla de quantitats iguals, que es donen després de rondes posteriors.
rules-gm3-ruling = Qui ha perdut la ronda fa la disposició, i qui l'ha guanyada comença.
rules-gm4 = El matx s'acaba quan un jugador posseeix 4 llavors o menys; aquest jugador ha perdut. S'acaba de la mateixa manera quan un jugador en posseeix massa poques per posar-ne una a cada forat, i també ha perdut el jugador que fa una disposició que no deixa cap jugada legal a cap bàndol.
rules-gm4-sources = JC només dona les 4 llavors. En taulers de més de cinc forats, abans d'això ja en falta a un jugador una per a cada forat.
rules-gm4-ruling = Qui no pot omplir tots els forats, o disposa un tauler mort, ha perdut.
rules-gm5 = Una ronda empatada no compta per a res i es torna a jugar des de la mateixa disposició, començant l'altre jugador; amb tres rondes empatades seguides, el matx queda empatat. Es pot fixar per endavant un nombre màxim de rondes, comptant-hi les empatades; quan s'hi arriba guanya qui en posseeix més, i si en posseeixen les mateixes és empat. GM4 es mira després de les rondes que no han estat empat; si tots dos jugadors en posseeixen massa poques, ha perdut el qui ha perdut aquella ronda.
rules-gm5-sources = Callen sobre les rondes empatades.
rules-gm5-ruling = Tota aquesta regla és nostra.

## Kiothi

rules-k1 = Dues files de deu. Un forat és un *boma*, una llavor un *guerrer*, un graner una *presó*, una per a cada jugador. Se sembra sempre en sentit antihorari. Per estudiar s'accepten posicions en files d'1 a 9; el tauler i les presons en contenen 180 com a màxim.
rules-k2 = Posicions inicials: cinc guerrers a cadascun dels sis bomes de més a la dreta de cada jugador, 30 per bàndol (6x5, l'habitual), o a cadascun dels cinc de més a la dreta, 25 per bàndol (5x5). A la dreta tal com la veu aquell jugador: de E a J i de e a j. S'accepta qualsevol nombre de bomes de 2 a 10 i de guerrers d'1 a 9, sense passar de 180.
rules-k2-sources = Els relats discrepen en si al principi són plens cinc bomes o sis.
rules-k3 = Obertura. La primera jugada de cada jugador és una *redistribució*: buides exactament dos bomes teus ocupats i col·loques aquells guerrers com vulguis a qualsevol boma del tauler, propi o enemic, inclosos els dos que acabes de buidar. Així doncs, tornar-ho a posar tot al seu lloc és legal. Primer redistribueix Sud, després Nord; tot seguit Sud fa la primera jugada ordinària. Un jugador amb menys de dos bomes ocupats buida el que hi ha, i si no n'hi ha cap passa.
rules-k3-sources = MW diu dos; una altra versió del seu relat diu «fins a dos», cosa que no permetria res més, ja que els guerrers poden tornar al seu lloc. Cap dels dos no parla de menys de dos bomes ocupats.
rules-k3-ruling = Exactament dos; si n'hi ha menys, el que hi hagi.
rules-k4 = Quan tots dos han redistribuït, tot boma ocupat esdevé *nki*: marcat, protegit.
rules-k5 = Una jugada agafa qualsevol nombre de guerrers, des d'un fins a tots, d'un boma propi i els sembra en sentit antihorari a partir del boma següent.
rules-k6 = L'últim guerrer de la primera volta no ha de caure en un boma ocupat de la teva pròpia fila: una jugada així no és legal. Agafar-ne 20 de més de 20 acaba al propi boma, que continua ocupat: no és legal. Agafar exactament els 20 que hi ha acaba al propi boma, ja buit: és legal.
rules-k7 = Un boma d'on s'agafen guerrers, en la primera volta (encara que només sigui una part) o en un relleu, deixa de ser nki per sempre.
rules-k8 = Si l'últim guerrer d'una volta cau en un boma ocupat, a qualsevol dels dos costats, tot el seu contingut, inclòs el guerrer que hi acaba de caure, s'agafa i es continua sembrant, en sentit antihorari, com una altra volta. En la primera volta només pot ser un boma enemic [K6].
rules-k9 = La sembra s'acaba quan l'últim guerrer cau en un boma buit.
rules-k10 = Si aquest boma és a la teva pròpia fila, i el boma del davant està ocupat i no és nki, els seus guerrers i el guerrer que captura van a la teva presó. Si el boma del davant és buit o és nki, no es captura res.
rules-k11 = Si la captura de K10 s'ha fet des del boma de més a l'esquerra de la teva pròpia fila, captures també el que hi ha als tres bomes enemics contigus al del davant, cap a la teva dreta, sempre que tots tres estiguin ocupats i cap no sigui nki. Des de A el boma del davant és j, i els addicionals són i, h i g; des de a és J, i són I, H i G.
rules-k11-sources = No diuen què passa quan només es poden prendre alguns dels tres.
rules-k11-ruling = Tots tres o cap; no hi ha captura addicional sense la captura de K10, ni en taulers d'estudi amb menys de quatre bomes per fila.
rules-k12 = El torn s'acaba sempre després d'una jugada. No hi ha jugades addicionals, i no cal creuar abans de capturar.
rules-k13 = La partida s'acaba quan el jugador a qui toca no té cap jugada legal. Tot el que queda al tauler, inclosos els guerrers del jugador bloquejat, va a la presó de l'altre si encara pot jugar, cosa que es jutja sobre aquell mateix tauler. Si cap no pogués jugar, cada jugador es queda la seva fila.
rules-k13-sources = No diuen què passa si cap no pogués jugar.
rules-k13-ruling = Aleshores cada jugador es queda la seva fila.
rules-k14 = Guanya qui té més guerrers a la presó; amb els mateixos, és empat.
rules-k15 = Una posició que es repeteix acaba la partida en empat: els mateixos guerrers, les mateixes marques de nki, el mateix jugador a qui toca, passada l'obertura. La primera posició que compta és la que segueix la redistribució de Nord.
rules-k15-sources = A Kiothi callen.
rules-k15-ruling = Empat, com a Giuthi [G13].
rules-k16 = Punts de matx: una victòria en compta un. Una victòria per exactament dos guerrers, *victòria d'un guerrer*, per exemple 31 a 29, en compta dos si no s'acorda una altra cosa; per acord, qualsevol nombre de dos a deu.

## Notació

rules-n1 = Una posició indica el joc, els forats de Sud des de A, els de Nord des de a, les llavors capturades per Sud i per Nord, i el bàndol a qui toca, S o N. Una estrella marca un boma que és nki. «opening» indica que al bàndol que té el torn encara li falta la seva redistribució [K3]. El reglament va darrere del joc quan no és l'habitual.
rules-n2 = Les posicions inicials tenen noms curts: forats × llavors a Giuthi, bomes ocupats × guerrers a Kiothi.
rules-n3 = Una jugada anomena el forat. A Giuthi, el signe més és el sentit antihorari, cap a la dreta de qui juga, i el signe menys és l'horari. A Kiothi, el número diu quants se n'agafen. Una redistribució anomena els dos bomes buidats i després on van els guerrers. Els forats de Sud són majúscules; els de Nord, minúscules.
rules-n4 = El registre d'una partida és un text que es llegeix com PGN: etiquetes entre claudàtors i després les jugades. Les jugades d'un torn s'uneixen amb comes, i els torns de Sud es numeren. Els comentaris entre claus, les variants entre parèntesis i les avaluacions es llegeixen com en PGN. Si es comença a mitja partida, es posa Position en lloc de Setup.
rules-n5 = Per a programadors: perft(d) compta les seqüències de jugades de longitud d a partir d'una posició, sense tenir en compte el que ha passat abans. Una partida acabada no té jugades, passar és una jugada, i en una obertura de Kiothi cada redistribució n'és una: 300.450.150 per a Sud a 6x5.
