### El joc al terminal. No es tradueixen les tecles com [Enter], les ordres com moves, les jugades ni els noms de
### fitxer. Les línies de la pantalla completa tenen 76 columnes com a màxim.

## En començar

terminal-introduction = Una partida de { $game }: jugues amb { $side ->
    [south] Sud
   *[north] Nord
} contra l'ordinador. Prem ? per veure les tecles i les regles en breu.
terminal-introduction-two = Una partida de { $game }: Sud contra Nord. Prem ? per veure les tecles i les regles en breu.
terminal-going-on = Continua la partida de { $file }, Sud { $south }, Nord { $north }; jugades fetes: { $moves }.
terminal-loaded = Carregat { $file }: Sud { $south }, Nord { $north }; jugades fetes: { $moves }.
terminal-too-small = Aquest tauler necessita un terminal d'almenys { $columns } columnes i { $lines } línies; aquest en té { $width } i { $height }. Engrandeix-lo, o surt (q) i juga amb --plain.

## Respostes d'una línia

terminal-saved = Desada a { $file }.
terminal-kept-load = Aquesta partida es desa a { $file }: deixa-la abans de carregar-ne una altra.
terminal-kept-new = Aquesta partida es desa a { $file }: surt i indica un altre fitxer.
terminal-pass-only = Només pots passar quan no tens cap altra jugada.
terminal-not-your-turn = No és el teu torn.
terminal-no-move-found = L'ordinador no ha trobat cap jugada.
terminal-advice = { $move } és una possibilitat. Enter la juga.
terminal-taken-back = Desfet.
terminal-nothing-to-take-back = No hi ha res per desfer.
terminal-played-again = Refet.
terminal-nothing-to-play-again = No hi ha res per refer.
terminal-nobody-resigns = No hi ha ningú que pugui abandonar.
terminal-must-pass = No hi ha res per triar: la teva única jugada és passar. Enter passa.
terminal-no-direction = Tria primer un sentit: esquerra o dreta.
terminal-not-legal = No és legal: { $reason }.
terminal-changed-file = Un altre programa ha canviat { $file }.
terminal-file-exists = { $file } ja existeix.

## La línia del títol i els dos jugadors

terminal-turn = torn { $turn }
terminal-paused = en pausa
terminal-speed = velocitat { $speed }
terminal-kept-in = es desa a { $file }
terminal-not-kept-in = NO es desa a { $file }
terminal-you = tu
terminal-computer-level = ordinador, nivell { $level }
terminal-computer-random = ordinador, a l'atzar
terminal-captured = capturades
terminal-in-prison = a la presó

## Mentre es mostren les jugades

terminal-lap = Volta { $lap } de { $laps }
terminal-in-hand = A la mà { $seeds }
terminal-goes-on = En pausa: Space o Enter continua, . fa la jugada següent.
terminal-thinks = { $side ->
    [south] Sud
   *[north] Nord
} pensa …
terminal-computer-thinks = l'ordinador està pensant …
terminal-over-won = La partida s'ha acabat. Ha guanyat { $winner ->
    [south] Sud
   *[north] Nord
}.
terminal-over-won-score = La partida s'ha acabat. Ha guanyat { $winner ->
    [south] Sud
   *[north] Nord
}: Sud { $south }, Nord { $north }.
terminal-over-draw = La partida s'ha acabat. És un empat.
terminal-over-draw-score = La partida s'ha acabat. És un empat: Sud { $south }, Nord { $north }.

## Triar una jugada

terminal-moves-again = { $who ->
    [you] Tornes a jugar (G6).
    [south] Sud torna a jugar (G6).
   *[north] Nord torna a jugar (G6).
}
terminal-choose-hole = Tria un forat entre parèntesis: ← → i Enter, o la seva lletra.
terminal-choose-boma = Tria un boma entre parèntesis: ← → i Enter, o la seva lletra.
terminal-pass-button = [Enter] passa — o espera un moment
terminal-clockwise = horari
terminal-counter-clockwise = antihorari
terminal-again = altra
terminal-enter-plays = [Enter] juga { $move }
terminal-enter-plays-it = [Enter] la juga
terminal-takes = { $boma } treu

## La redistribució de Kiothi

terminal-empty = { $boma ->
    [one] La teva redistribució (K3): tria { $boma-word } boma per buidar-lo.
   *[other] La teva redistribució (K3): tria { $boma-word } bomes per buidar-los.
}
terminal-empty-more = { $boma ->
    [one] La teva redistribució (K3): tria { $boma-word } boma per buidar-lo. Fins ara: { $emptied }.
   *[other] La teva redistribució (K3): tria { $boma-word } bomes per buidar-los. Fins ara: { $emptied }.
}
terminal-empty-how = ← → i Enter, o una lletra; o escriu-ho tot: EF=A3g7.
terminal-random-button = [r] una a l'atzar
terminal-advice-button = [t] el que faria l'ordinador
terminal-hand = a la mà { $hand } de { $lifted }
terminal-place-how = Apunta amb ← → ↑ ↓ o una lletra (A–J de Sud, a–j de Nord).
terminal-place-keys = + un més allà, - un menys, un nombre aquesta quantitat, u desfà un pas
terminal-empty-first = { $boma ->
    [one] Buida primer { $boma } boma (K3).
   *[other] Buida primer { $boma } bomes (K3).
}
terminal-still-in-hand = { $warriors ->
    [one] Et queda { $warriors } guerrer a la mà
   *[other] Et queden { $warriors } guerrers a la mà
}: s'han de col·locar tots els que s'han agafat (K3).
terminal-no-such-boma = No hi ha { $boma } en aquest tauler (B2).
terminal-not-your-boma = { $side ->
    [south] { $boma } és de Sud: buida dos bomes teus (K3).
   *[north] { $boma } és de Nord: buida dos bomes teus (K3).
}
terminal-boma-is-empty = { $boma } és buit: només es buiden bomes ocupats (K3).
terminal-hand-is-empty = No et queden guerrers a la mà.
terminal-at-most = A { $boma } n'hi pots posar { $most } com a màxim.

## La línia de tecles

terminal-key-go-on = continua
terminal-key-pause = pausa
terminal-key-step = pas
terminal-key-skip = salta
terminal-key-slower = més lent
terminal-key-faster = més ràpid
terminal-key-undo = desfés
terminal-key-hint = pista
terminal-key-moves = jugades
terminal-key-save = desa
terminal-key-resign = abandona
terminal-key-redo = refés
terminal-key-flip = gira
terminal-key-load = carrega
terminal-key-new = partida nova
terminal-key-help = ajuda
terminal-key-quit = surt

## Finestres davant del tauler

terminal-moves-title = La partida fins ara — ↑ ↓ desplaça, una altra tecla tanca
terminal-no-moves = Encara no hi ha jugades.
terminal-help-title = Ajuda — ↑ ↓ desplaça, una altra tecla tanca
terminal-type-move = Escriu una jugada
terminal-type-move-how = C+ o C- a Giuthi; F3, o EF=A3g7, a Kiothi; pass
terminal-type-save = En quin fitxer es desa la partida?
terminal-type-load = De quin fitxer es carrega el registre?
terminal-type-file-how = Enter confirma, Esc torna enrere
terminal-ask-resign = Abandonar aquesta partida?
terminal-ask-quit = Aquesta partida no està desada. Deixar-la?
terminal-ask-load = Aquesta partida no està desada. Deixar-la per { $file }?
terminal-ask-new = Aquesta partida no està desada. Deixar-la per una de nova?
terminal-ask-overwrite = { $file } ja existeix. Sobreescriure'l?
terminal-yes = [y] sí
terminal-no = [n] no

## Pàgines d'ajuda

terminal-help-keys =
    # Triar
    una lletra           agafa un forat; també Enter on apunten ← →
    ← → o + -            Giuthi: el sentit        Enter     juga
    ↑ ↓ o xifres         Kiothi: quants           Esc       torna-ho
    :                    escriu una jugada: C+, F3, EF=A3g7, pass
    t                    pista: l'ordinador tria, Enter la juga
    r                    redistribució: una qualsevol a l'atzar
    Amb el ratolí: clica un forat, i després el que vulguis fer.

    # Mirar
    Space  pausa, continua   .  una volta    Enter  salta    < >  velocitat

    # La partida
    u  desfés, amb la resposta de l'ordinador     y  refés
    v  gira el tauler    m  les jugades    x  abandona
    s  desa    l  carrega    ?  aquesta pàgina    q  surt (Ctrl-C, a l'instant)
    n  una partida nova, quan aquesta s'ha acabat

    # El tauler
    (C) es pot triar.  ▲ ▼ on acaba la sembra.  × el que captura.
    ╔═╗ on s'agafen llavors.  * nki.
    • una llavor (· si està sola); ● dues llavors, si falta lloc.
terminal-rules-giuthi =
    # Giuthi en breu
    Sembra un dels teus forats de dues llavors o més, en el sentit que vulguis
    (G2, G3).
    Acaba en un forat ocupat: agafa-ho tot i continua en sentit contrari (G4).
    Acaba en un forat buit de l'altre costat: el teu torn s'ha acabat (G5).
    Acaba en un forat buit teu, sense haver creuat: tornes a jugar (G6).
    Acaba allà després de creuar: captures el que hi ha al davant i la teva
    última llavor (G7); i, davant dels teus forats buits següents, el que hi
    hagi (G9).
    Cap forat de dues llavors: passes (G11). Ningú no pot jugar: cadascú es
    queda la seva fila i guanyen més llavors (G12). Una posició que es repeteix
    és empat (G13).
    No es permet una sembra sense fi (B6), ni anar en cercles dins d'un torn
    (G6a).
terminal-rules-kiothi =
    # Kiothi en breu
    Primer cada jugador buida dos bomes de la seva fila i col·loca aquells
    guerrers on vulgui (K3). Llavors tot boma ocupat és nki, protegit (K4), fins
    que se n'agafin guerrers (K7).
    Agafa'n tants com vulguis d'un boma teu i sembra cap a la dreta (K5). La
    primera volta no ha d'acabar en un boma teu ocupat (K6).
    Acaba en un boma ocupat: agafa-ho tot i continua sembrant (K8).
    Acaba en un boma buit teu: captures el que hi ha al davant i el teu últim
    guerrer, tret que sigui nki (K10); des del teu boma de més a l'esquerra
    també els tres següents, si tots estan oberts (K11). Cada torn és una jugada
    (K12).
    Qui no pot jugar perd tot el que queda a favor de l'altre (K13). Guanyen més
    presoners (K14). Una posició que es repeteix és empat (K15).

## Línies de text (--plain)

plain-type-a-move = Escriu una jugada, o help.
plain-commands =
    Escriu una jugada: C+ o C- a Giuthi; F3, o EF=A3g7 per a la redistribució, a Kiothi; pass.
    O una ordre:
      moves      totes les jugades legals, amb el que farien
      game       les jugades fins ara
      board      el tauler una altra vegada
      hint       el que jugaria l'ordinador
      random     al principi de Kiothi: una redistribució qualsevol
      undo       desfer la teva última jugada i la resposta
      redo       refer el que s'ha desfet
      resign     abandonar
      save FILE  desar la partida
      load FILE  continuar la partida d'un fitxer
      rules      les regles en breu
      help       aquesta llista
      quit       sortir
plain-must-pass = { $side ->
    [south] Sud, només pots passar: escriu pass, o una línia buida.
   *[north] Nord, només pots passar: escriu pass, o una línia buida.
}
plain-which-file-to-save = En quin fitxer es desa? Escriu save i el seu nom.
plain-which-file-to-load = Amb quin fitxer es continua? Escriu load i el seu nom.
plain-no-move = "{ $text }" no és cap jugada aquí: { $reason }. Escriu moves per veure les legals, help per veure totes les ordres.
plain-not-legal = { $move } no és legal: { $reason }.
plain-plays = { $side ->
    [south] Sud juga { $move }.
   *[north] Nord juga { $move }.
}
plain-only-redistributions = Només una redistribució, al principi de Kiothi, es deixa a l'atzar.
plain-advice = { $move } és una possibilitat: { $outlook }
plain-file-exists = { $file } ja existeix. Desa-la amb un altre nom.
plain-left = La partida queda sense acabar.
plain-left-kept = La partida queda sense acabar. Es desa a { $file }, i continuarà des d'allà.
