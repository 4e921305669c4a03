### El curs: dotze lliçons breus per joc, cadascuna amb dos o tres paràgrafs, un tauler que juga un exemple i tres
### exercicis. Qui llegeix juga amb Sud, a la fila de prop; els forats de Nord porten lletres minúscules.
### *…* marca una paraula que es destaca o s'explica; [G2] es converteix en un enllaç a aquella regla. Es conserven
### tots dos, i les lletres dels forats i les jugades. Davant d'un forat anomenat a es diu "el forat a", perquè no sembli
### una preposició.

## Pàgines del curs

learn-title = Aprèn
learn-lead = Lliçons breus, amb una sola idea cadascuna. Llegeix una mica, mira una jugada i prova-ho tu: les regles et diuen què ha fet la teva jugada.
learn-giuthi-about = El joc dels kikuius i els embus. Sembres que fan mitja volta, captures en cadena.
learn-kiothi-about = El joc dels merus. Guerrers, places fortes i una obertura sense fre.
learn-start = Comença
learn-progress = { $done } de { $all } exercicis resolts
learn-lesson-number = Lliçó { $number }
learn-lessons = Totes les lliçons
learn-next = Lliçó següent
learn-previous = Lliçó anterior
learn-to-rules = Les regles completes
learn-finished = Aquesta era l'última lliçó. Ja coneixes el joc; la resta és jugar.
# Un rètol que es llegeix en veu alta al costat d'una marca.
learn-solved-mark = Resolt

## L'exemple i els exercicis

learn-example = Exemple
learn-watch = Juga { $moves }
# Obre la llista de voltes d'un exemple.
learn-what-happens = El que passa
learn-try = Prova-ho
learn-task-number = Exercici { $number }
learn-task-moves = { $moves ->
    [one] Una jugada.
   *[other] Fins a { $moves } jugades en un torn.
}
learn-task-game = { $moves ->
    [one] Una jugada; després respon Nord.
   *[other] Fins a { $moves } jugades; Nord respon a cada torn amb la jugada que captura més.
}
learn-hint = Una pista
learn-your-move = La teva jugada
learn-play-move = Juga
learn-again = Torna-ho a provar
learn-verdict-solved = Resolt!
learn-verdict-going = Continua: et { $left ->
    [one] queda una jugada.
   *[other] queden { $left } jugades.
}
learn-verdict-missed = Encara no. Mira què ha passat i torna-ho a provar.
learn-refused = Aquesta jugada no és possible: { $reason }.
# Text d'un camp on s'escriu una jugada, amb un exemple.
learn-type-move = O escriu una jugada, com { $example }

## El que demana un exercici. Les frases van soles o l'una rere l'altra.

learn-goal-land-giuthi = Fes que la teva última llavor caigui a { $hole }.
learn-goal-land-kiothi = Fes que el teu últim guerrer caigui a { $hole }.
learn-goal-laps = Troba una sembra de { $laps } voltes o més.
learn-goal-again = { $times ->
    [one] Torna a jugar: troba la jugada que te'n dona una altra.
   *[other] Torna a jugar { $times } vegades en un torn.
}
learn-goal-come-home = Entra a la terra de Nord i torna a casa: deixa-hi caure una llavor, i que l'última caigui en un forat buit teu.
learn-goal-capture-giuthi = Captura almenys { $seeds } llavors, comptant-hi la teva.
learn-goal-capture-kiothi = Captura almenys { $seeds } guerrers, comptant-hi el teu.
# $holes és una llista de lletres, com "c i d".
learn-goal-take = Captura el que hi ha a { $holes }, i res més de Nord.
learn-goal-find-nothing = Torna a casa amb les mans buides: entra a la terra de Nord, acaba en un forat buit teu i no capturis res.
learn-goal-make-north-pass = Deixa Nord sense jugades, perquè hagi de passar.
learn-goal-win = Guanya la partida.
learn-goal-repeat = Vas molt per darrere. Salva l'empat per repetició.
learn-goal-win-by-one-warrior = Guanya per exactament 2 guerrers.
learn-goal-keep-marks = Conserva totes les teves marques de nki.
learn-goal-stay-safe = Juga de manera que Nord no pugui capturar res.
learn-goal-hold-giuthi = Fes que { $hole } acabi amb { $count }.
learn-goal-hold-kiothi = Fes que { $hole } acabi amb { $count }.

## Giuthi, lliçó 1

learn-giuthi-1-title = Sembrar pel circuit
learn-giuthi-1-text-1 = Un tauler té dues files de forats. Jugues amb Sud, i la fila de prop és la teva: A, B, C i així successivament, de la teva esquerra a la teva dreta. La fila de lluny és de Nord, i les seves lletres són minúscules: comencen per l'esquerra de Nord, de manera que el forat a queda davant del teu últim forat.
learn-giuthi-1-text-2 = Per jugar, agafes *totes* les llavors d'un forat teu i les deixes caure una a una als forats següents. Els forats formen un circuit: després del teu últim forat ve el forat a de Nord, i després de l'últim de Nord torna a venir el teu A.
learn-giuthi-1-text-3 = Tu tries el forat, i ha de tenir dues llavors o més: una llavor sola no se sembra mai [G2]. Al tauler, C en té 4. Cauen a D, a, b i c.
learn-giuthi-1-hint-1 = Compta des de F, el forat del teu extrem dret. La primera llavor tomba la cantonada i cau al forat a.
learn-giuthi-1-hint-2 = Des de E el camí és F, a, b, c. Quantes llavors calen?
learn-giuthi-1-hint-3 = El circuit té 6 forats, i a B hi ha 6 llavors. No se'n salta cap, ni tan sols el forat que has buidat [B5].

## Giuthi, lliçó 2

learn-giuthi-2-title = Triar un sentit
learn-giuthi-2-text-1 = També tries cap on van les teves llavors. *En sentit antihorari* van cap a la teva dreta, i s'escriu amb un signe més: A+. *En sentit horari* van cap a la teva esquerra, i s'escriu amb un signe menys: A-.
learn-giuthi-2-text-2 = La cantonada es tomba en tots dos sentits. En sentit horari, des de A passes directament a l'últim forat de Nord, que és just al davant, i continues per la seva fila.
learn-giuthi-2-text-3 = Ningú no et diu cap on anar [G3]. Per això cada forat amb dues llavors o més t'ofereix dues jugades per mirar. Al tauler, A- deixa caure una llavor a d i una altra a c.
learn-giuthi-2-hint-1 = Les llavors de A poden sortir de la teva fila de seguida, si van en sentit horari.
learn-giuthi-2-hint-2 = A és a l'esquerra dels teus dos forats, i a tres passos d'un d'ells.
learn-giuthi-2-hint-3 = b és el segon forat després de tombar la cantonada de la dreta.

## Giuthi, lliçó 3

learn-giuthi-3-title = Un relleu fa mitja volta
learn-giuthi-3-text-1 = I si l'última llavor cau en un forat on ja hi ha llavors? Aleshores no has acabat. Agafes tot el que hi ha en aquell forat, també la llavor que hi acabes de deixar, i continues sembrant: és un *relleu* [G4].
learn-giuthi-3-text-2 = A Giuthi un relleu torna *en sentit contrari*. El que ha arribat en sentit antihorari surt en sentit horari, i a l'inrevés. Cada sembra des d'un forat s'anomena volta.
learn-giuthi-3-text-3 = Al tauler, B+ acaba la primera volta a D, que tenia 1 i ara té 2. Aquestes 2 fan mitja volta: C, i després B. B s'ha buidat al principi, i per tant la sembra acaba allà.
learn-giuthi-3-hint-1 = Quin forat és a tres passos d'un altre que té llavors?
learn-giuthi-3-hint-2 = El relleu també pot començar al costat de Nord. Al forat a t'espera una llavor.
learn-giuthi-3-hint-3 = Primer arriba a C, i després compta les llavors que hi agafes, de tornada en sentit contrari.

## Giuthi, lliçó 4

learn-giuthi-4-title = Un relleu rere l'altre
learn-giuthi-4-text-1 = Un relleu pot tornar a acabar en un forat amb llavors, i tornar a fer mitja volta. La sembra va i ve pel tauler fins que una última llavor cau en un forat *buit*. Els observadors europeus quedaven perplexos; els joves kikuius hi jugaven amb facilitat, i tu també ho faràs.
learn-giuthi-4-text-2 = Ves volta a volta. Pregunta't tres coses: quantes llavors, en quin sentit i on cau l'última? Un forat per on has passat té una llavor més que abans, i un forat que has agafat és buit.
learn-giuthi-4-text-3 = Al tauler, A+ fa 5 voltes. Mira-la una vegada; després atura-la, recorre-la pas a pas i digues on acabarà cada volta abans que ho faci.
learn-giuthi-4-hint-1 = Dos dels teus forats en tenen 3. Des d'un d'ells l'última llavor troba la llavor sola de b.
learn-giuthi-4-hint-2 = Tres llavors des de F troben la de c. Fes mitja volta amb les dues que hi agafes.
learn-giuthi-4-hint-3 = Comença cap a l'esquerra: F- acaba la primera volta a C. Continua des d'allà.

## Giuthi, lliçó 5

learn-giuthi-5-title = Tornar a jugar
learn-giuthi-5-text-1 = Tota sembra acaba en un forat buit. El que passa aleshores depèn de *quin* forat buit és, i de per on han passat les llavors.
learn-giuthi-5-text-2 = Si és un forat buit *teu*, i durant la jugada no ha caigut ni una llavor al costat de Nord, *tornes a jugar* [G6]. És una jugada nova: qualsevol forat amb dues llavors o més, en qualsevol sentit.
learn-giuthi-5-text-3 = Pots tornar a jugar sense límit; només que no pots anar en cercles dins d'un torn [G6a]. Aprofita-ho per endreçar la teva fila abans de colpejar. Al tauler, D- es queda a casa i acaba a B.
learn-giuthi-5-hint-1 = Les dues llavors de A tenen un forat buit a dos passos, al teu propi costat.
learn-giuthi-5-hint-2 = Torna a jugar una vegada, i busca després una segona sembra amb tots els relleus dins de la teva fila.
learn-giuthi-5-hint-3 = Prova B o E. En un dels sentits, la sembra va i ve per la teva fila i no en surt mai.

## Giuthi, lliçó 6

learn-giuthi-6-title = Entrar a la terra
learn-giuthi-6-text-1 = Els kikuius tenen un proverbi per a aquest joc: *No pots robar el bestiar d'un altre sense entrar a la seva terra!* És tota l'estratègia en una frase.
learn-giuthi-6-text-2 = Per capturar, la teva sembra primer ha de deixar caure una llavor al costat de Nord, i després *tornar a casa*: l'última llavor ha de caure en un forat buit teu. Com que els relleus fan mitja volta, una sembra que entra a la terra de Nord sovint en torna de seguida.
learn-giuthi-6-text-3 = Al tauler, C+ entra a la terra de Nord, fa mitja volta al forat a i torna a casa, a B. El que hi fas és la lliçó següent; primer aprèn a tornar a casa.
learn-giuthi-6-hint-1 = Tomba la cantonada de l'esquerra. A c t'esperen dues llavors.
learn-giuthi-6-hint-2 = Des de B, en sentit horari, dos passos et porten a d. Qui hi ha, a casa?
learn-giuthi-6-hint-3 = Surt de A, en sentit horari. Calen 5 voltes, i l'última acaba a casa.

## Giuthi, lliçó 7

learn-giuthi-7-title = Capturar
learn-giuthi-7-text-1 = Has entrat a la terra de Nord, i la teva última llavor ha tornat a casa, a un forat buit. Ara *captures*: tot el que hi ha al forat del davant, i la llavor amb què has arribat [G7].
learn-giuthi-7-text-2 = Les llavors capturades surten del tauler i són la teva puntuació [G10]. Després d'una captura s'acaba el teu torn; no hi ha cap altra jugada.
learn-giuthi-7-text-3 = Al tauler, D+ acaba la primera volta a c, fa mitja volta amb les 3 llavors que hi ha i torna a casa, a D. Al davant hi ha el forat a, amb 2. En captures 3: aquelles dues i la llavor amb què has arribat.
learn-giuthi-7-hint-1 = Envia dues llavors per la cantonada de la dreta i fes que tornin al forat d'on han sortit.
learn-giuthi-7-hint-2 = Aquesta és una posició inicial de debò. Els forats dels extrems de la teva fila són els més propers a Nord.
learn-giuthi-7-hint-3 = Primer torna a jugar dins de la teva fila, perquè s'hi obri un buit. Després colpeja des de B.

## Giuthi, lliçó 8

learn-giuthi-8-title = Captures en cadena
learn-giuthi-8-text-1 = Una captura pot continuar. Mira el forat següent de la teva fila en el sentit de la teva última volta. Si és *buit*, captures també el que té al davant, i mires el següent [G9]. La cadena s'atura en un forat teu amb llavors, i al final de la teva fila.
learn-giuthi-8-text-2 = Per tant, els teus forats buits no són cap feblesa: des de cadascun d'ells la teva mà pot travessar el tauler.
learn-giuthi-8-text-3 = I si davant d'un d'aquells forats buits no hi ha res? Aquí aquest buit es passa per alt i la cadena continua. Segons Jordi Climent, la cadena s'atura allà. Al tauler, A- torna a casa, a A, i captura f, passa per alt e, que és buit, i captura d i c.
learn-giuthi-8-hint-1 = Torna a casa, a A, anant cap a la dreta, i compta els forats buits que segueixen.
learn-giuthi-8-hint-2 = Torna a casa, a B, anant cap a l'esquerra: al seu costat només hi ha A.
learn-giuthi-8-hint-3 = Hi ha dues jugades que capturen. Compara les cadenes: quin forat teu atura cadascuna?

## Giuthi, lliçó 9

learn-giuthi-9-title = Res per capturar, i passar
learn-giuthi-9-text-1 = No tota sembra dona fruit. Si l'última llavor cau en un forat buit del costat de *Nord*, el teu torn s'acaba i no es captura res [G5]. I si tornes a casa però el forat del davant és buit, tampoc no hi ha captura [G8].
learn-giuthi-9-text-2 = Qui no pot jugar ha de *passar*: potser cap forat no té dues llavors. Es passa tantes vegades com calgui, mentre l'altre pugui jugar [G11]. No pots passar si tens una jugada.
learn-giuthi-9-text-3 = Passar no és en si mateix cap pèrdua: l'altre continua sembrant, i tard o d'hora t'arriben llavors. Al tauler, D+ dona a Nord tres llavors soles. Nord no les pot sembrar i ha de passar.
learn-giuthi-9-hint-1 = En sentit horari des de B, la teva segona llavor troba la de e i fa mitja volta.
learn-giuthi-9-hint-2 = L'únic forat de Nord és a. Agafa'l tu, en un relleu.
learn-giuthi-9-hint-3 = Torna a casa amb una captura que no deixi a Nord cap forat amb dues llavors.

## Giuthi, lliçó 10

learn-giuthi-10-title = El final i el recompte
learn-giuthi-10-text-1 = La partida s'acaba quan *cap* dels dos no pot jugar [G12]. Gairebé sempre això vol dir que al tauler només queden llavors soles.
learn-giuthi-10-text-2 = Aleshores comptes les teves llavors capturades i les que queden a la teva pròpia fila. Qui en té més ha guanyat; amb la mateixa puntuació és empat.
learn-giuthi-10-text-3 = Per tant, les llavors de la teva fila importen al final, no abans. Al tauler n'has capturat 4 i Nord 3, però C+ deixa caure a l'altre costat les teves dues últimes llavors. Nord compta 3 i 3; tu comptes 4 i perds.
learn-giuthi-10-hint-1 = Una jugada captura tot el que hi ha. Comença fent mitja volta a c.
learn-giuthi-10-hint-2 = Tens una llavor d'avantatge, i el que es queda a la teva fila compta per a tu al final.
learn-giuthi-10-hint-3 = Juga primer dins de la teva fila, perquè la sembra següent torni a casa amb una captura.

## Giuthi, lliçó 11

learn-giuthi-11-title = Repetició i sembres sense fi
learn-giuthi-11-text-1 = Quan un torn comença en una posició en què ja n'havia començat un altre, i toca al mateix jugador, la partida s'acaba a l'instant: és *empat*, sigui quina sigui la puntuació [G13]. Qui va molt per darrere ho pot buscar.
learn-giuthi-11-text-2 = Algunes sembres no s'acabarien mai: un relleu rere l'altre, fins a tornar a ser on eren. Una jugada així no és legal [B6]. És una cosa rara, i només passa en files curtes; el tauler t'avisa.
learn-giuthi-11-text-3 = Al tauler tu tens 1 i Nord té 6. B- porta tres llavors a l'altre costat i les fa tornar, de tal manera que la resposta de Nord, c+, ho deixa tot com estava. La partida és empat.
learn-giuthi-11-hint-1 = Envia les teves tres llavors per la cantonada de l'esquerra i mira què pot fer Nord.
learn-giuthi-11-hint-2 = Envia les tres llavors de B per la cantonada de l'esquerra. La millor resposta de Nord les torna.
learn-giuthi-11-hint-3 = Una de les teves jugades no s'acabaria mai i no es pot triar. Mira l'altra de A.

## Giuthi, lliçó 12

learn-giuthi-12-title = Una primera partida sencera
learn-giuthi-12-text-1 = Coneixes totes les regles. Ara ajunta-les en un tauler petit: dues llavors a cada forat, tres forats per fila.
learn-giuthi-12-text-2 = Abans de cada jugada, busca tres coses. Puc tornar a jugar? Puc entrar a la terra de Nord i tornar a casa? I què pot fer Nord després?
learn-giuthi-12-text-3 = Aquí Nord juga amb senzillesa: captura tot el que pot i no mira més enllà. Guanya als tres taulers, l'últim dels quals és el dels pastors, amb cinc forats i quatre llavors, i podràs amb el joc sencer.
learn-giuthi-12-hint-1 = Mira cada jugada i on acaba. N'hi ha 6 com a màxim.
learn-giuthi-12-hint-2 = No comptis només el que captures. Compta el que deixes a Nord per capturar.
learn-giuthi-12-hint-3 = Torna a jugar tantes vegades com et convingui, i colpeja al final.

## Kiothi, lliçó 1

learn-kiothi-1-title = Boma i guerrers
learn-kiothi-1-text-1 = A Kiothi un forat és un *boma* i una llavor és un *guerrer*; els capturats són a la *presó*. La fila de prop és la teva: A, B, C i així successivament des de la teva esquerra. Els bomes de Nord porten lletres minúscules, des de l'esquerra de Nord, de manera que el boma a queda davant del teu últim boma.
learn-kiothi-1-text-2 = Per jugar, agafa guerrers d'un boma teu i deixa'ls caure un a un als bomes següents. A Kiothi només es va cap a un costat: *en sentit antihorari*, cap a la teva dreta, tombant la cantonada fins al boma a, per la fila de Nord i de tornada al teu A [K1].
learn-kiothi-1-text-3 = Un guerrer sol també pot sortir. Un tauler de debò té deu bomes per fila; en aquestes lliçons és més curt. Al tauler, C envia 4 guerrers: a D, a, b i c.
learn-kiothi-1-hint-1 = E és dos passos a la dreta de C.
learn-kiothi-1-hint-2 = D és a tres passos de A, i allà hi ha 3 guerrers.
learn-kiothi-1-hint-3 = Tombant la cantonada: a, b, c. No cal que els agafis tots 4.

## Kiothi, lliçó 2

learn-kiothi-2-title = Quants agafar-ne
learn-kiothi-2-text-1 = Tu tries el boma, i tu tries *quants* guerrers agafes: des d'un fins a tots [K5]. Els altres es queden on són.
learn-kiothi-2-text-2 = Una jugada s'escriu amb el boma i el número: A3 agafa 3 guerrers de A. Així, un boma de 5 guerrers et dona fins a cinc jugades, i sovint pots deixar l'últim guerrer just on vols.
learn-kiothi-2-text-3 = Al tauler, A3 agafa 3 dels 5 que hi ha a A. Cauen a B, C i D; 2 es queden a casa.
learn-kiothi-2-hint-1 = Compta els passos de A a C.
learn-kiothi-2-hint-2 = Des de E ve el boma a, i després b.
learn-kiothi-2-hint-3 = Dos bomes arriben a D. Fes servir el que pot canviar.

## Kiothi, lliçó 3

learn-kiothi-3-title = On no pots acabar
learn-kiothi-3-text-1 = Hi ha una cosa que la teva primera volta no pot fer: l'últim guerrer *no* pot caure en un boma ocupat de la teva pròpia fila [K6]. Una jugada així no és legal, i el tauler no te la deixarà triar.
learn-kiothi-3-text-2 = Un boma buit teu va bé, i també qualsevol boma de Nord, buit o no. Per tant, abans de jugar, compta fins on arriba l'últim guerrer, i agafa'n un més o un menys si hagués de caure entre els teus.
learn-kiothi-3-text-3 = Al tauler, A2 i A3 no són legals: acabarien a C i D, on hi ha els teus guerrers. A1 acaba a B, que és buit.
learn-kiothi-3-hint-1 = Només un número et deixa, des de A, abans dels teus propis guerrers.
learn-kiothi-3-hint-2 = D és el teu únic boma buit. Hi porta més d'un camí.
learn-kiothi-3-hint-3 = El circuit té 6 bomes, i a B hi ha 6 guerrers. Agafa'ls tots, i B serà buit quan l'últim torni a casa.

## Kiothi, lliçó 4

learn-kiothi-4-title = Els relleus van endavant
learn-kiothi-4-text-1 = Si l'últim guerrer cau en un boma ocupat, agafes tot el que hi ha, també aquell guerrer, i continues sembrant una altra volta: és un *relleu* [K8]. En la primera volta només pot ser un boma de Nord; després pot ser de qualsevol.
learn-kiothi-4-text-2 = A Kiothi un relleu no fa mitja volta. Continua igual, en sentit antihorari, des d'on és. La sembra s'acaba quan l'últim guerrer cau en un boma *buit* [K9], i aleshores s'acaba el teu torn [K12].
learn-kiothi-4-text-3 = Al tauler, D2 acaba a b, on hi ha un guerrer. Els 2 continuen: a c, i després a d, que és buit.
learn-kiothi-4-hint-1 = Un guerrer de Nord és al boma a, a tres passos de B.
learn-kiothi-4-hint-2 = Porta'n 2 de D fins a b. Els 3 que hi agafes arriben fins a la teva pròpia fila.
learn-kiothi-4-hint-3 = Amb un guerrer n'hi ha prou per posar-ho tot en marxa.

## Kiothi, lliçó 5

learn-kiothi-5-title = Capturar
learn-kiothi-5-text-1 = Si la teva sembra acaba en un boma buit *teu* i el boma del davant està ocupat, captures: els guerrers del davant i aquell amb què has arribat van a la teva presó [K10].
learn-kiothi-5-text-2 = No cal entrar primer a la terra de Nord, com a Giuthi. Un sol pas a casa pot capturar. Si el boma del davant és buit, no captures res.
learn-kiothi-5-text-3 = Al tauler, B1 fa un pas fins a C. Al davant hi ha b amb 2 guerrers. En captures 3: aquells dos i aquell amb què has arribat.
learn-kiothi-5-hint-1 = Quin boma teu és davant de b? Compta des de A.
learn-kiothi-5-hint-2 = Un relleu també et pot portar a casa. Ves a c i continua sembrant.
learn-kiothi-5-hint-3 = D és davant del boma a, i C davant de b. A C només s'hi arriba fent una gran volta.

## Kiothi, lliçó 6

learn-kiothi-6-title = Nki
learn-kiothi-6-text-1 = Un boma pot ser *nki*: marcat i protegit. El tauler ho mostra amb una estrella. El que hi ha en un boma que és nki no es pot capturar [K10].
learn-kiothi-6-text-2 = Al principi de la partida, quan tots dos jugadors han disposat els seus guerrers, tot boma ocupat esdevé nki, els teus i els de Nord [K4]. Un boma que aleshores és buit no serà mai nki.
learn-kiothi-6-text-3 = Al tauler, A3 acaba a D, davant del boma a. Però aquest boma és nki, i per això no es captura res. A2 hauria capturat els 3 que hi ha a b.
learn-kiothi-6-hint-1 = b és nki, però c no. Quin boma teu és davant de c?
learn-kiothi-6-hint-2 = En aquest tauler de sis, D és davant de c.
learn-kiothi-6-hint-3 = F quedaria davant del boma a, que és nki. Mira B i el que té al davant.

## Kiothi, lliçó 7

learn-kiothi-7-title = Perdre la marca
learn-kiothi-7-text-1 = Un boma continua sent nki fins que se n'*agafen* guerrers, encara que sigui un de molts, en la primera volta o en un relleu. Aleshores perd la marca per sempre [K7].
learn-kiothi-7-text-2 = Els guerrers que hi cauen no canvien res: un boma que és nki creix i continua sent nki. Així, una plaça forta guarda els seus homes mentre no surten, i cada jugada des d'ella et costa la seva protecció.
learn-kiothi-7-text-3 = Val per a tots dos bàndols. Si el teu relleu agafa els guerrers d'un boma de Nord, també aquell boma perd la marca. Al tauler, A2 agafa 2 guerrers de A, que era nki. Allà queda un guerrer, sense protecció.
learn-kiothi-7-hint-1 = Hi ha dues jugades que capturen. Una surt d'un boma sense estrella.
learn-kiothi-7-hint-2 = Tant B com C arriben a D. Quin dels dos no és nki?
learn-kiothi-7-hint-3 = Després de cada jugada, pregunta't on podria caure l'últim guerrer de Nord i què tindria al davant. De vegades el millor és enviar-los tots fora.

## Kiothi, lliçó 8

learn-kiothi-8-title = La captura addicional des de A
learn-kiothi-8-text-1 = El teu A és un lloc especial. Si captures *des de A*, és a dir, si la teva sembra acaba al teu A buit i captures el que hi ha al davant, et pots endur també els tres bomes següents de Nord, comptats cap a la teva dreta [K11].
learn-kiothi-8-text-2 = Hi ha una condició: tots tres han d'estar ocupats, i cap no pot ser nki. O tots tres o cap. Al tauler complet de deu, A captura j, i la captura addicional és i, h i g.
learn-kiothi-8-text-3 = Per arribar a A has de fer la volta sencera, o que un relleu t'hi porti. Al tauler, E3 acaba la primera volta a b i continua amb 5 guerrers fins a A. Captures f, i amb ell e, d i c.
learn-kiothi-8-hint-1 = Un boma gros de Nord et pot portar a casa. Quin número et porta a b?
learn-kiothi-8-hint-2 = Apunta a b: els 5 que hi agafes acaben a A, i deixen un guerrer a cadascun dels quatre bomes d'abans.
learn-kiothi-8-hint-3 = Compta de D a b, i de b a A.

## Kiothi, lliçó 9

learn-kiothi-9-title = La redistribució
learn-kiothi-9-text-1 = Una partida de Kiothi comença amb cinc guerrers a cadascun dels sis bomes de més a la dreta de cada jugador [K2]. Però abans de la primera jugada ordinària, cada jugador fa una *redistribució*: primer tu, després Nord [K3].
learn-kiothi-9-text-2 = Buides exactament dos bomes teus ocupats i col·loques aquells guerrers on vulguis: als teus bomes, plens o buits, i fins i tot als de Nord. Tots en un boma, o un aquí i dos allà; com t'agradi més.
learn-kiothi-9-text-3 = Quan tots dos ho heu fet, tot boma ocupat esdevé nki [K4]. Al tauler, buides C i D i col·loques un guerrer a A, un a B i dos a c. Nord ho deixa tot on era. Aleshores tot el que està ocupat és nki.
learn-kiothi-9-hint-1 = Buida dos bomes i posa els 4 guerrers al primer.
learn-kiothi-9-hint-2 = B ja en té 2; deixa'l com està i buida els altres dos.
learn-kiothi-9-hint-3 = Un guerrer col·locat a la fila de Nord no es perd, però ara el mana Nord. Posa'n 2 a cadascun.

## Kiothi, lliçó 10

learn-kiothi-10-title = El final i el recompte
learn-kiothi-10-text-1 = La partida s'acaba quan el jugador a qui toca *no té cap jugada legal*. Tot el que encara queda al tauler, també els seus propis guerrers, va a la presó de l'altre [K13].
learn-kiothi-10-text-2 = Per tant, és bo deixar Nord sense jugades, i perillós quedar-te'n sense tu. Qui té més guerrers a la presó ha guanyat [K14]. Amb sis bomes de cinc hi ha 60 guerrers, així que n'hi ha prou amb 31.
learn-kiothi-10-text-3 = Al tauler en tens 28 i Nord 27. A1 captura els últims guerrers de Nord. Nord no pot jugar, i tot el que queda és teu: 33 a 27.
learn-kiothi-10-hint-1 = Emporta't el que li queda a Nord, i no es podrà moure.
learn-kiothi-10-hint-2 = La fila de Nord és buida. No hi enviïs ningú.
learn-kiothi-10-hint-3 = Al principi tots els guerrers són aquí en bomes nki. Espera que Nord surti de les seves places fortes, i no perdis de vista els bomes del davant dels teus.

## Kiothi, lliçó 11

learn-kiothi-11-title = La victòria d'un guerrer
learn-kiothi-11-text-1 = La victòria més admirada a Kiothi és la més petita: per exactament dos guerrers, com 31 a 29. S'anomena *victòria d'un guerrer*, i és senyal de gran destresa [K16].
learn-kiothi-11-text-2 = En un matx val per dues victòries ordinàries i, si així s'acorda, fins per deu. Si un guerrer hagués canviat de bàndol, la partida hauria estat empat.
learn-kiothi-11-text-3 = Al tauler, Nord en té 29 a la presó i tu en tens 26. A1 en captura 3, i amb els 2 que queden en tens 31: una victòria d'un guerrer.
learn-kiothi-11-hint-1 = C és davant de b, a dos passos de A.
learn-kiothi-11-hint-2 = Queden cinc guerrers, i els necessites tots cinc. No deixis a Nord res amb què jugar.
learn-kiothi-11-hint-3 = Tingues paciència: necessites el nombre just, no el més gran.

## Kiothi, lliçó 12

learn-kiothi-12-title = Una primera partida
learn-kiothi-12-text-1 = Ara ajunta-ho tot, en taulers petits on la redistribució ja ha passat.
learn-kiothi-12-text-2 = Abans de cada jugada, compta on cau l'últim guerrer. Pots capturar, o agafar un boma de Nord per treure-li la protecció? Quins bomes teus queden oberts després?
learn-kiothi-12-text-3 = Aquí Nord juga amb senzillesa: captura tot el que pot i no mira més enllà. Quan hagis guanyat als tres taulers, juga el joc sencer, amb redistribució i tot.
learn-kiothi-12-hint-1 = Qui no pot jugar perd tot el que hi ha al tauler. Deixa algú a casa.
learn-kiothi-12-hint-2 = Els teus bomes de la dreta són els més propers a Nord. Juga primer des d'allà, i mira què descobreix Nord.
learn-kiothi-12-hint-3 = No gastis aviat les teves marques. Un boma que és nki no es pot capturar, per molts que n'hi hagi.
