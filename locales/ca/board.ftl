# El tauler dibuixat al navegador: el que diu quan es llegeix en veu alta, s'assenyala, s'hi juga i es repassa el que s'ha jugat.
# No es tradueixen les lletres dels forats (A, b), les jugades (C+, F3) ni els números de les regles (G7).

# ## Bàndols, forats i llavors, com a parts d'una llista parlada: "C, Sud, 8 llavors, es pot sembrar"

board-side = { $side ->
    [south] Sud
   *[north] Nord
}
board-seeds = { $game ->
    [kiothi] { $count ->
        [one] { $count } guerrer
       *[other] { $count } guerrers
    }
   *[giuthi] { $count ->
        [one] { $count } llavor
       *[other] { $count } llavors
    }
}
# Un boma que està protegit (Kiothi).
board-nki = nki
board-can-be-sown = es pot sembrar
# Al costat del nombre de llavors o guerrers capturats per un jugador, i com a capçalera d'aquest nombre.
board-took = { $game ->
    [kiothi] a la presó
   *[giuthi] capturades
}
# El nom de tot el tauler.
board-name = { $game ->
    [kiothi] Tauler de Kiothi
   *[giuthi] Tauler de Giuthi
}

# ## Triar una jugada

# Quan s'ha triat un forat i falta el sentit.
board-choose-direction = { $hole }: en quin sentit?
board-direction = { $direction ->
    [plus] antihorari
   *[minus] horari
}
# Abans de la frase que diu com acabaria una jugada.
board-laps = { $count ->
    [one] { $count } volta.
   *[other] { $count } voltes.
}
# Una bandereta on cauria l'última llavor: el jugador tornaria a jugar.
board-again = una més
# S'ha triat una jugada, i es fa quan es torna a triar.
board-confirm = { $move }: torna-la a triar per jugar-la.
board-not-yours = { $hole } no és teu: no el pots sembrar.
board-no-such-move = Aquí no hi ha la jugada { $move }.
# Un botó: el jugador no té cap jugada i deixa continuar l'altre.
board-pass = Passa
# Kiothi: quants guerrers agafar d'un boma.
board-how-many = Quants de { $hole }?
board-fewer = Menys
board-more = Més
board-sow = { $count ->
    [one] Sembra'n { $count } de { $hole }
   *[other] Sembra'n { $count } de { $hole }
}
board-close = Tanca

# ## Repassar el que ha passat

board-playback = Mira l'últim torn
board-play = Reprodueix
board-pause = Pausa
board-step-back = Una volta enrere
board-step-forward = Una volta endavant
board-skip = Al final
board-scrub = Punt del torn
# Fins on s'ha mostrat el torn, en tant per cent.
board-scrub-value = { $percent } %
board-speed = Velocitat
board-speed-steps = volta a volta

# ## Altres maneres de jugar

board-more-ways = Escriure la jugada, so, tecles
board-type-a-move = La teva jugada
board-play-typed = Juga-la
board-sound = So
board-keys = Tecles: les fletxes van de forat en forat; una lletra va a aquell forat teu. Enter el tria; + i - el sembren en sentit antihorari i horari. Escape torna enrere, o salta al final d'una sembra.
# Damunt del tauler en forma de taula.
board-table = El tauler en una taula
# Encapçala la fila de nombres de la taula.
board-table-seeds = { $game ->
    [kiothi] Guerrers
   *[giuthi] Llavors
}

# ## Redistribució (obertura de Kiothi): es buiden dos bomes i els guerrers es col·loquen on es vulgui

board-redistribution = Redistribució
board-choose-to-empty = { $count ->
    [one] Tria { $count } boma teu més per buidar-lo.
   *[other] Tria { $count } bomes teus per buidar-los.
}
board-empty-own = Només es buiden bomes propis.
board-nothing-to-empty = Aquest no es pot buidar.
board-place = { $count ->
    [one] Col·loca l'últim guerrer en qualsevol boma, teu o no.
   *[other] Col·loca { $count } guerrers en qualsevol boma, teu o no.
}
board-all-placed = Tots estan col·locats. Encara pots retirar guerrers, o acabar.
board-in-hand = { $count } a la mà
# Quants guerrers col·loca un clic.
board-amount = Quants alhora
board-all = tots
board-undo-placing = Desfés
board-start-over = Torna a començar
board-finish = Fet
board-random = A l'atzar
board-engines-choice = La de l'ordinador

# ## El tauler com a imatge (SVG, PNG, GIF): títol, rètols al costat dels graners i una descripció

# El joc, com a títol.
board-game = { $rules ->
    [climent] Giuthi segons Climent
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
# Com està la partida, després del nom del joc i de dos punts.
board-status-to-move = { $side ->
    [south] és el torn de Sud
   *[north] és el torn de Nord
}
board-status-redistribute = { $side ->
    [south] obertura, Sud redistribueix
   *[north] obertura, Nord redistribueix
}
board-status-over = acabada, Sud { $south }, Nord { $north }
# Sota el nom del jugador de qui es tracta.
board-label-to-move = li toca jugar
board-label-redistribute = obertura: li toca redistribuir
board-label-over = puntuació final { $score }
# Els forats d'un jugador i el que ha capturat, per a qui no veu la imatge.
board-says-side = { $side ->
    [south] Sud: { $holes }; { $taken }.
   *[north] Nord: { $holes }; { $taken }.
}
board-says-taken = { $game ->
    [kiothi] { $count } a la presó
   *[giuthi] { $count ->
        [one] { $count } capturada
       *[other] { $count } capturades
    }
}
board-says-to-move = { $side ->
    [south] Li toca jugar a Sud.
   *[north] Li toca jugar a Nord.
}
board-says-redistribute = { $side ->
    [south] És l'obertura: Sud ha de buidar dos bomes i tornar a col·locar els guerrers.
   *[north] És l'obertura: Nord ha de buidar dos bomes i tornar a col·locar els guerrers.
}
board-says-over = La partida s'ha acabat: Sud té { $south }, Nord { $north }.

# ## La pàgina d'una partida

# No s'ha pogut arribar al servidor.
board-offline = Sense connexió. El que has triat es conserva i es tornarà a enviar.
board-busy = Encara s’està enviant alguna cosa al servidor. Torna a triar d’aquí a un moment.
# En lloc de la paraula d'un botó que s'ha premut una vegada; si es torna a prémer, s'abandona la partida.
board-really = Segur?
board-layout-left = { $count ->
    [one] Queda { $count } llavor
   *[other] Queden { $count } llavors
}
