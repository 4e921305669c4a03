# Les pàgines on es juguen partides, i la pàgina on se'n comença una de nova.
# No es tradueixen els noms dels jocs (Giuthi, Kiothi), les lletres dels forats, les jugades ni els números de les regles.

# ## Començar una partida

play-new-title = Partida nova
# Un botó: comença la partida.
play-start = Juga
play-opponent = Qui juga
play-opponent-computer = Contra l'ordinador
play-opponent-two = Dues persones, una pantalla
play-opponent-watch = Mirar com l'ordinador juga tot sol
play-set-up = Posició inicial
# El camp on es pot escriure una altra posició inicial, o una posició sencera, en lloc de les habituals.
play-set-up-own = O una posició inicial o posició pròpia
play-level = Nivell de l'ordinador
# Un nivell en un menú: 1 és el més feble, 10 el més fort.
play-level-number = { $level ->
    [1] 1, per a la primera partida
    [3] 3, per a principiants
    [5] 5, per a qui coneix el joc
    [8] 8, fort
    [10] 10, tan fort com pot
   *[other] { $level }
}
play-side = Jugues amb
play-side-south = Sud, que comença
play-side-north = Nord
play-side-either = qualsevol, a l'atzar
play-contest = Durada
play-contest-game = Una partida
play-contest-rounds = Un matx per rondes: qui perd disposa la següent (Giuthi)
play-contest-points = Partida rere partida, per punts (Kiothi)
# El nombre màxim de rondes d'un matx; es pot deixar buit.
play-max-rounds = Rondes com a màxim
play-one-warrior = Una victòria d'un guerrer compta
play-more = Més opcions
play-record = Continua un registre
play-record-about = Enganxa el registre d'una partida; es continua jugant des del final.
play-continue = Continua
# Una partida en una llista: el joc, qui juga i quantes jugades s'han fet.
play-kept = { $count ->
    [0] { $game }, { $players }, sense començar
    [one] { $game }, { $players }, { $count } jugada
   *[other] { $game }, { $players }, { $count } jugades
}
# Qui juga, en una llista de partides.
play-players-computer = contra l'ordinador, nivell { $level }
play-players-two = dues persones
play-players-watch = l'ordinador, nivells { $south } i { $north }

# ## La pàgina d'una partida

# El títol de la pàgina a la pestanya del navegador.
play-title = { $game }: { $words }
play-moves = Jugades
play-no-moves = Encara cap.
# Botons
play-undo = Desfés
play-hint = Pista
play-resign = Abandona
play-flip = Gira el tauler
play-pause = Pausa
play-new = Partida nova
play-same-again = Una altra d'igual
play-next-game = Partida següent
play-record-download = Registre
play-analyse = Analitza la partida
# Sense script: deixa que l'ordinador faci la seva jugada.
play-go-on = Que jugui l'ordinador
# Sense script: encapçala els botons, un per jugada.
play-your-move = La teva jugada
# El camp per a una redistribució de Kiothi, sense script. EF=A3g7 n'és un exemple.
play-type-redistribution = La teva redistribució: els dos bomes buidats i després on van els seus guerrers, com EF=A3g7 (una pista ho omple)
play-make-move = Juga-la
play-over = La partida s'ha acabat
play-round-over = La ronda s'ha acabat
# Una pista: la jugada, i el que fa.
play-hint-words = { $move }: { $words }
# Com veuen el tauler dues persones davant d'una pantalla.
play-view = Vista
play-view-fixed = fixa
play-view-turning = gira a cada torn
play-view-facing = cara a cara
# Demana que cada jugada es triï dues vegades.
play-confirm = Confirma les jugades
# Mostra què faria una jugada abans de triar-la.
play-previews = Previsualitza les jugades
# Sota una partida acabada: el que diu la regla anomenada a dalt.
play-rules = Regles

# ## Matxs

play-match-owned = Ronda { $round }. Sud posseeix { $south }, Nord { $north }.
# Punts en un matx de Kiothi. `first` i `second` són els qui van jugar amb Sud i Nord a la primera partida.
play-match-points = { $who ->
    [you] Partida { $round }. Tu tens { $first }, l'ordinador { $second }.
    [computer] Partida { $round }. L'ordinador té { $first }, tu { $second }.
   *[first] Partida { $round }. Qui va començar té { $first }, l'altre { $second }.
}
# L'avís després d'una ronda empatada (GM5).
play-match-drawn = L'última ronda va ser empat: es torna a jugar, i comença l'altre jugador. [GM5]
play-lay-out = Disposa la ronda { $round }
play-layout-title = La teva disposició per a la ronda { $round }
play-layout-about = { $seeds ->
    [one] Tens { $seeds } llavor. Col·loca-la.
   *[other] Les teves { $seeds } llavors van totes a la teva fila, almenys una a cada forat. L'altre bàndol copia la teva disposició i comença. [GM2] [GM3]
}
play-layout-press = Prem un forat per treure'n una llavor, i després un altre per posar-la-hi; o escriu els nombres.
play-layout-computer = L'ordinador disposa la ronda { $round }
play-layout-even = Per igual
play-layout-suggest = La de l'ordinador
# De tornada al tauler sense disposar res.
play-back = Enrere
play-layout-done = Comença la ronda

# ## Quan alguna cosa no es pot fer

# El títol d'una pàgina que només diu que alguna cosa ha anat malament.
play-trouble-title = No ha pogut ser
play-missing = Aquí no existeix aquesta partida.
play-stale = Mentrestant la partida ha canviat, potser en una altra finestra. Ara està així.
play-not-now = Ara això no es pot fer: no s’espera res de semblant.
play-busy = L'ordinador està ocupat amb altres partides. Torna-ho a provar d'aquí a un moment.
play-store = No s'ha pogut desar la partida. No ha canviat res; torna-ho a provar d'aquí a un moment.
play-layout-not-now = Ara no s'ha de fer cap disposició (GM2).
play-layout-holes = Una disposició té { $holes } nombres, un per forat, no { $given } (GM2).
play-layout-empty = Cada forat necessita almenys una llavor, i { $hole } no en té cap (GM2).
play-layout-sum = S'han de col·locar les { $owned } llavors, i aquí n'hi ha { $laid } (GM2).
play-contest-game-wrong = A Giuthi es juguen matxs per rondes; a Kiothi, per punts.
play-record-or-start = Un registre té el seu propi inici i les seves jugades: dona o un registre o una posició.
play-start-over = Aquesta partida ja s'ha acabat: no hi ha res per continuar.
play-rounds-range = Un matx té d'1 a { $most } rondes (GM5).
play-points-range = Una victòria d'un guerrer compta de 2 a 10 punts (K16).
play-level-range = Un nivell és un número d'1 a 10.
