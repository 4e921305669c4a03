# La pàgina on s'analitzen posicions i partides, i el que el motor respon als programes.

# Per què es rebutja una petició.
analysis-bad-lines = El nombre de línies va d'1 a { $most }.
analysis-bad-seconds = El temps per pensar va de 0 a { $most } segons.
analysis-bad-width = L'amplada va de { $least } a { $most } píxels.
analysis-too-many-moves = No es miren partides de més de { $most } jugades.
analysis-bad-parent = Una jugada ha d'anar darrere d'aquella que segueix.

analysis-refused-start = Aquesta posició no es pot llegir: { $why }.
analysis-refused-move = La jugada { $number }, { $move }, no es pot jugar: { $why }. La partida es mostra fins aquí.
analysis-refused-record = Aquest registre no es pot llegir: { $why }.
analysis-refused-address = Aquesta adreça no es pot llegir. Pot dir start (una posició), moves (jugades amb comes entremig) o record (un registre), i at (un nombre: després de quina jugada es comença), cadascun una sola vegada.
analysis-refused-example = Això es pot llegir:

# La pàgina.
# Al menú de totes les pàgines.
analysis-nav = Anàlisi
analysis-title = Tauler d'anàlisi
analysis-board = El tauler
analysis-engine = El judici de l'ordinador
analysis-moves = Jugades
analysis-no-moves = Encara no hi ha jugades. Fes-ne una al tauler.
analysis-legal-moves = Les jugades que es poden fer aquí:

# Botons que recorren les jugades d'una partida.
analysis-walk = Recorre les jugades
analysis-first = Al principi
analysis-previous = Una jugada enrere
analysis-next = Una jugada endavant
analysis-last = Al final
analysis-flip = Gira el tauler

# Una partida o una posició que algú ha copiat en un altre lloc.
analysis-paste = Enganxa una partida o una posició
analysis-paste-label = Un registre, o una posició com giuthi 8x8
analysis-paste-show = Mostra

# Les línies de l'ordinador. La profunditat és quantes jugades ha mirat endavant.
analysis-engine-on = Ordinador
analysis-depth = profunditat { $depth }
analysis-complete = fins al final
analysis-think-longer = Pensa més temps
analysis-how-many-lines = Quantes línies
analysis-lines = { $count ->
    [one] { $count } línia
   *[other] { $count } línies
}
analysis-no-answer = L'ordinador ara no té temps. Torna-ho a provar.
analysis-offline = Sense connexió amb el servidor.

analysis-comment = Comentari sobre aquesta jugada
analysis-promote = Posa la variant primer
analysis-remove = Esborra des d’aquí
analysis-review-title = Revisió de la partida
analysis-review = Revisa la partida
analysis-reviewing = { $count ->
    [one] falta { $count } jugada
   *[other] falten { $count } jugades
}
analysis-no-mistakes = No s’han trobat errors.
analysis-graph = El curs de la partida: com més amunt, millor per a Sud. Les marques són errors.
analysis-play = Juga des d’aquí
analysis-share = Comparteix i baixa
analysis-link = Enllaç a tot això
analysis-copy = Copia
analysis-copied = L’enllaç està copiat.
analysis-link-cut = N’hi ha massa per a un enllaç: només conté la línia que es veu. El registre ho conté tot.
analysis-download = Imatges d’aquesta posició, el camí fins a ella com a animació, i el registre:
analysis-record = Registre
