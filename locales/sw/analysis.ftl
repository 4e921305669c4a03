# Ukurasa wa kuchambua nafasi na michezo, na majibu ya injini kwa programu.

analysis-bad-lines = Idadi ya mistari ni kuanzia 1 hadi { $most }.
analysis-bad-seconds = Muda wa kufikiri ni kuanzia sekunde 0 hadi { $most }.
analysis-bad-width = Upana ni kuanzia pikseli { $least } hadi { $most }.
analysis-too-many-moves = Mchezo wenye hatua zaidi ya { $most } hauangaliwi.
analysis-bad-parent = Hatua lazima iwe baada ya ile inayoifuata.

analysis-nav = Uchambuzi
analysis-title = Ubao wa uchambuzi
analysis-board = Ubao
analysis-engine = Hukumu ya kompyuta
analysis-moves = Hatua
analysis-no-moves = Bado hakuna hatua. Cheza moja ubaoni.
analysis-legal-moves = Hatua zinazoweza kuchezwa hapa:

analysis-walk = Kupitia hatua
analysis-first = Mwanzoni
analysis-previous = Hatua moja nyuma
analysis-next = Hatua moja mbele
analysis-last = Mwishoni
analysis-flip = Geuza

analysis-paste = Bandika mchezo au nafasi
analysis-paste-label = Rekodi, au nafasi kama giuthi 8x8
analysis-paste-show = Onyesha

analysis-engine-on = Kompyuta
analysis-depth = kina { $depth }
analysis-complete = hadi mwisho
analysis-think-longer = Fikiri zaidi
analysis-how-many-lines = Mistari mingapi
analysis-lines = { $count ->
    [one] mstari { $count }
   *[other] mistari { $count }
}
analysis-no-answer = Kompyuta haina nafasi kwa sasa. Tafadhali jaribu tena.
analysis-offline = Hakuna muunganisho na seva.
