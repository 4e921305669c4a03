# Ubao uliochorwa katika kivinjari: unachosema unaposomwa, unapoelekezwa, unapochezwa na unapoonyesha yaliyopita.
# Herufi za mashimo (A, b), hatua (C+, F3) na namba za kanuni (G7) hazitafsiriwi.

# ## Pande, mashimo na kete, kama sehemu za orodha: "C, Kusini, kete 8, linaweza kupandwa"

board-side = { $side ->
    [south] Kusini
   *[north] Kaskazini
}
board-seeds = { $game ->
    [kiothi] { $count ->
        [one] mpiganaji { $count }
       *[other] wapiganaji { $count }
    }
   *[giuthi] kete { $count }
}
board-nki = nki
board-can-be-sown = linaweza kupandwa
# Kabla ya idadi.
board-took = { $game ->
    [kiothi] gerezani
   *[giuthi] zilizotekwa
}
board-name = { $game ->
    [kiothi] Ubao wa Kiothi
   *[giuthi] Ubao wa Giuthi
}

# ## Kuchagua hatua

board-choose-direction = { $hole }: kuelekea upande gani?
board-direction = { $direction ->
    [plus] kinyume cha saa
   *[minus] kisaa
}
board-laps = { $count ->
    [one] Mzunguko { $count }.
   *[other] Mizunguko { $count }.
}
board-again = tena
board-confirm = { $move }: ichague tena ili kuicheza.
board-not-yours = Huwezi kupanda { $hole }: si lako.
board-no-such-move = Hakuna hatua { $move } hapa.
board-pass = Ruka zamu
board-how-many = Wangapi kutoka { $hole }?
board-fewer = Punguza
board-more = Ongeza
board-sow = Panda { $count } kutoka { $hole }
board-close = Funga

# ## Kutazama yaliyotokea

board-playback = Tazama zamu iliyopita
board-play = Endesha
board-pause = Sitisha
board-step-back = Mzunguko mmoja nyuma
board-step-forward = Mzunguko mmoja mbele
board-skip = Hadi mwisho
board-scrub = Mahali katika zamu
board-scrub-value = asilimia { $percent }
board-speed = Kasi
board-speed-steps = mzunguko kwa mzunguko

# ## Njia nyingine za kucheza

board-more-ways = Kuandika hatua, sauti, vitufe
board-type-a-move = Hatua yako
board-play-typed = Icheze
board-sound = Sauti
board-keys = Vitufe: mishale huenda kutoka shimo hadi shimo, na herufi huenda kwenye shimo lako lenye herufi hiyo; Enter hulichagua, + na - hulipanda kinyume cha saa na kisaa; Escape hurudi, au huenda hadi mwisho wa upandaji.
board-table = Ubao kama jedwali
board-table-seeds = { $game ->
    [kiothi] Wapiganaji
   *[giuthi] Kete
}

# ## Ugawaji upya (mwanzo wa Kiothi)

board-redistribution = Ugawaji upya
board-choose-to-empty = { $count ->
    [one] Chagua boma lako jingine { $count } la kuondoa wote.
   *[other] Chagua maboma yako { $count } ya kuondoa wote.
}
board-empty-own = Unaweza kuondoa wote katika maboma yako tu.
board-nothing-to-empty = Boma hili haliwezi kuondolewa wote.
board-place = { $count ->
    [one] Weka mpiganaji wa mwisho katika boma lolote, lako au la mpinzani.
   *[other] Weka wapiganaji { $count } katika boma lolote, lako au la mpinzani.
}
board-all-placed = Wote wamewekwa. Bado unaweza kuchukua tena wapiganaji, au kumaliza.
board-in-hand = mkononi { $count }
board-amount = Wangapi kwa mara moja
board-all = wote
board-undo-placing = Tendua
board-start-over = Anza upya
board-finish = Tayari
board-random = Bahati nasibu
board-engines-choice = Chaguo la kompyuta

# ## Ubao kama picha (SVG, PNG, GIF)

board-game = { $rules ->
    [climent] Giuthi kwa kanuni za Climent
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
board-status-to-move = { $side ->
    [south] zamu ya Kusini
   *[north] zamu ya Kaskazini
}
board-status-redistribute = { $side ->
    [south] mwanzo, Kusini anadaiwa ugawaji upya
   *[north] mwanzo, Kaskazini anadaiwa ugawaji upya
}
board-status-over = umekwisha, Kusini { $south }, Kaskazini { $north }
# Chini ya jina la mchezaji.
board-label-to-move = ni zamu yake
board-label-redistribute = mwanzo: agawe upya
board-label-over = alama za mwisho { $score }
board-says-side = { $side ->
    [south] Kusini: { $holes }; { $taken }.
   *[north] Kaskazini: { $holes }; { $taken }.
}
board-says-taken = { $game ->
    [kiothi] gerezani { $count }
   *[giuthi] zilizotekwa { $count }
}
board-says-to-move = { $side ->
    [south] Ni zamu ya Kusini.
   *[north] Ni zamu ya Kaskazini.
}
board-says-redistribute = { $side ->
    [south] Huu ni mwanzo: Kusini anapaswa kuondoa wote katika maboma mawili na kuwaweka upya wapiganaji hao.
   *[north] Huu ni mwanzo: Kaskazini anapaswa kuondoa wote katika maboma mawili na kuwaweka upya wapiganaji hao.
}
board-says-over = Mchezo umekwisha: Kusini ana { $south }, Kaskazini ana { $north }.

# ## Ukurasa wa mchezo

board-offline = Hakuna muunganisho. Ulichochagua kimehifadhiwa na kitatumwa tena.
board-busy = Kuna kitu bado kiko njiani kwenda kwa seva. Chagua tena baada ya muda mfupi.
# Mahali pa neno la kitufe kilichobonyezwa mara moja; kubonyeza tena ni kukubali kushindwa.
board-really = Una hakika?
board-layout-left = { $count ->
    [one] Imebaki kete { $count }
   *[other] Zimebaki kete { $count }
}
