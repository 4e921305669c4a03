# Ukurasa wa kuchambua hali na michezo, na majibu ya injini kwa programu.

analysis-bad-lines = Idadi ya mistari ni kuanzia 1 hadi { $most }.
analysis-bad-seconds = Muda wa kufikiri ni kuanzia sekunde 0 hadi { $most }.
analysis-bad-width = Upana ni kuanzia pikseli { $least } hadi { $most }.
analysis-too-many-moves = Mchezo wenye hatua zaidi ya { $most } hauangaliwi.
analysis-bad-parent = Hatua lazima iwe baada ya ile inayoifuata.

analysis-refused-start = Hali hii haisomeki: { $why }.
analysis-refused-move = Hatua ya { $number }, { $move }, haiwezi kuchezwa: { $why }. Mchezo unaonyeshwa hadi hapo.
analysis-refused-record = Kumbukumbu hii haisomeki: { $why }.
analysis-refused-address = Anwani hii haisomeki. Inaweza kutaja start (hali), moves (hatua zenye koma kati yake) au record (kumbukumbu), na at (nambari: baada ya hatua gani kuanza), kila moja mara moja tu.
analysis-refused-example = Hii inasomeka:

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

analysis-paste = Bandika mchezo au hali
analysis-paste-label = Kumbukumbu, au hali kama giuthi 8x8
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

analysis-comment = Maoni kuhusu hatua hii
analysis-promote = Weka lahaja mbele
analysis-remove = Futa kuanzia hapa
analysis-review-title = Mapitio ya mchezo
analysis-review = Pitia mchezo
analysis-reviewing = { $count ->
    [one] hatua { $count } imebaki
   *[other] hatua { $count } zimebaki
}
analysis-no-mistakes = Hakuna makosa yaliyopatikana.
analysis-graph = Mwenendo wa mchezo: kadiri ulivyo juu ndivyo ulivyo bora kwa Kusini. Alama ni makosa.
analysis-play = Cheza kuanzia hapa
analysis-share = Shiriki na pakua
analysis-link = Kiungo cha haya yote
analysis-copy = Nakili
analysis-copied = Kiungo kimenakiliwa.
analysis-link-cut = Haya ni mengi mno kwa kiungo: kina mstari unaoonyeshwa tu. Kumbukumbu ina yote.
analysis-download = Picha za hali hii, njia ya kuifikia kama picha hai, na kumbukumbu:
analysis-record = Kumbukumbu
