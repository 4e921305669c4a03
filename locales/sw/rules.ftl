### Kurasa za kanuni. rules-g7 ni kanuni G7; rules-g7-sources ni yale yasemwayo na vyanzo, au yasiyosemwa,
### rules-g7-ruling ni jinsi tovuti hii inavyocheza hapo. MW ni maelezo ya Mancala World, JC ya Jordi Climent.

## Kurasa

rules-giuthi-title = Kanuni za Giuthi
rules-kiothi-title = Kanuni za Kiothi
rules-giuthi-lead = Mchezo wa Wakikuyu na Waembu, jinsi tovuti hii inavyoucheza, kwa usahihi kamili.
rules-kiothi-lead = Mchezo wa Wameru, jinsi tovuti hii inavyoucheza, kwa usahihi kamili.
rules-intro = Kila kanuni ina namba yake, na tovuti huitaja kila inapokataa hatua na kila inapotangaza jambo. Panapoandikwa uamuzi wetu, kanuni ni yetu: hapo vyanzo viko kimya au vinapingana. Mengine yote yametoka katika chanzo.
rules-contents = Yaliyomo
rules-board-heading = Ubao
rules-game-heading = Mchezo
rules-match-heading = Mechi
rules-notation-heading = Uandishi
rules-sources-heading = Vyanzo
rules-sources-giuthi = MW: maelezo ya Mancala World kuhusu Giuthi, kama yalivyosimuliwa kwa Kigiriki, Kilao na Kihindi; ya Kigiriki ndiyo kamili zaidi. JC: maelezo ya Jordi Climent, kwa Kikatalani.
rules-sources-kiothi = MW: maelezo ya Mancala World kuhusu Kiothi, kama yalivyosimuliwa kwa Kigiriki.
rules-sources-others = Maelezo mengine yanatofautiana zaidi na hayafuatwi: kwa Giuthi, Leakey (1936) na Orde Browne (1925); kwa Kiothi, Wikipedia ya Kiingereza.
rules-say = Vyanzo vinasema nini
rules-rule = Uamuzi wetu
rules-example = Mfano: { $moves }
rules-link = Kiungo cha kanuni { $rule }
# Seti mbili za kanuni za Giuthi.
rules-set = Seti ya kanuni
rules-set-mancala-world = Mancala World
rules-set-climent = Climent
rules-set-note = Seti mbili za kanuni za Giuthi zinatofautiana katika kanuni moja, G9. Ubao ulio hapo unaonyesha ile unayochagua.

## Ubao (michezo yote miwili)

rules-b1 = Safu mbili za mashimo, zenye idadi sawa. Safu ya karibu ni ya Kusini, ya mbali ni ya Kaskazini. Kusini huanza kucheza.
rules-b2 = Mashimo hupewa herufi kutoka kushoto kwa kila mchezaji hadi kulia kwake mwenyewe: ya Kusini A, B, C na kuendelea, ya Kaskazini a, b, c. Kwa hiyo a la Kaskazini linakabili shimo la mwisho la Kusini.
rules-b3 = Mzingo: *kinyume cha saa* hupita safu ya Kusini kutoka A hadi shimo la mwisho, kisha ya Kaskazini kutoka a hadi la mwisho, na kurudi A la Kusini. *Kisaa* ni kinyume chake. Kwa kila mchezaji, kinyume cha saa ni kuelekea kulia kwake.
rules-b4 = Hesabu mzingo kinyume cha saa, ukianza na 0 kwenye A la Kusini. Kwa safu zenye mashimo n, shimo linalokabili namba i ni namba 2n−1−i.
rules-b4-sources = MW huchora safu zote mbili zikiwa na namba kutoka kushoto kwenda kulia, na pia husema kwamba mzingo huenda kutoka 8 hadi 15, kisha kutoka 0 hadi 7. Kwenye ubao halisi, ambao mzingo wake hauna mwisho, mambo haya mawili hayawezi kuwa kweli pamoja. Katika mfano wa JC wa 2×6, shimo la 4 la Kusini linakabili la 3 la Kaskazini.
rules-b4-ruling = Mzingo ndio unaofuatwa.
rules-b5 = Kupanda ni kudondosha kete moja katika kila shimo linalofuata. Shimo lililoondolewa kete halirukwi upandaji ukiwa mrefu kiasi cha kulifikia tena; kwa hiyo mzunguko wenye kete sawa kabisa na mashimo ya mzingo huishia katika shimo ulikotoka, ambalo wakati huo ni tupu.
rules-b5-sources = Havisemi kama shimo lililoondolewa kete hurukwa.
rules-b5-ruling = Halirukwi.
rules-b6 = Upandaji wenye miendelezo unaweza kwenda milele. Hatua ambayo upandaji wake usingeisha si halali. Upandaji ambao haujaisha baada ya mizunguko 10,000 huhesabiwa kuwa usioisha, hata kama ungeisha siku moja.
rules-b6-sources = Hakuna asemaye upandaji usioisha una maana gani.
rules-b6-ruling = Hauruhusiwi kuchezwa. Upandaji usioisha hurudi kwenye mwendelezo wake wenyewe wa kwanza, kwa hiyo unaweza kutambuliwa kwa hakika; kikomo cha mizunguko 10,000 ni kwa ajili ya marudio ambayo hakuna anayeweza kuyafuata. Katika Giuthi hakijafikiwa kamwe, na upandaji usioisha umeonekana kwenye safu zenye mashimo yasiyozidi 5 tu.
rules-b7 = "Upandaji" ni hatua inayonyanyua kete; kuruka zamu ni hatua, lakini si upandaji. "Hatua halali" katika G11, G12 na K13 ni upandaji halali: mchezaji asiye nao huruka zamu, au mchezo umekwisha.

## Giuthi

rules-g1 = Safu mbili zenye mashimo 5 hadi 10, na kete 4 hadi 9 katika kila shimo mwanzoni; 2×8 yenye kete 8 ndiyo ya kawaida (MW). Ya kawaida zaidi kwa JC ni 2×6 na 2×8 zenye kete 6. Zimeandikwa pia 2×5 ya wanaoanza, yenye kete 4, 2×6 yenye 4, 2×7 yenye 6, 2×8 yenye 4, na 2×10 yenye 9, mchezo usio na usawa ambamo anayeanza anaweza kupata kumi mara moja. Tovuti hii hukubali mashimo 1 hadi 10 na kete 1 hadi 9, kwa kuwa uchunguzi hutumia mbao ndogo; kete za ubao na zilizotekwa hazizidi 180 kwa jumla.
rules-g2 = Hatua huanza katika shimo lako mwenyewe lenye angalau kete mbili. Kete iliyo peke yake haipandwi kamwe.
rules-g3 = Kwa mzunguko wa kwanza wa hatua unachagua mwelekeo, kisaa au kinyume cha saa. Hatua ya ziada [G6] ni hatua mpya: mwelekeo wake ni huru tena.
rules-g4 = Kete ya mwisho ya mzunguko ikiangukia shimo lenye kete, la upande wowote, zote zilizo katika shimo hilo, pamoja na iliyodondoshwa sasa hivi, hunyanyuliwa na kupandwa kama mzunguko mwingine *kwa mwelekeo wa kinyume*. Kila mwendelezo hugeuza tena.
rules-g5 = Kete ya mwisho ikiangukia shimo tupu upande wa mpinzani, zamu inaisha bila utekaji.
rules-g6 = Ikiangukia shimo tupu upande wako mwenyewe, na hakuna kete hata moja iliyodondoshwa upande wa mpinzani katika hatua hii, *unacheza tena*, kutoka shimo lako lolote lenye kete mbili au zaidi. Ikiwa hapo huna upandaji halali, unaweza tu kuruka zamu; ikiwa hakuna mchezaji aliye nao, mchezo umekwisha papo hapo [G12].
rules-g6-sources = MW husema "kutoka shimo jingine".
rules-g6-ruling = Kutoka shimo lolote: shimo kete ilipoangukia lina kete moja, kwa hiyo maneno hayo hayazuii kingine chochote.
rules-g6a = Huruhusiwi kuzunguka mle mle. Ndani ya zamu moja, hatua inayorudisha hali iliyokwisha kuwepo katika zamu hiyo si halali; wala hatua inayoishia, kwa G6, katika hali ambayo zamu ingeweza tu kuendelea kwa kurudisha mojawapo, mapema au baadaye. Hali iliyowekwa na mtu huanzisha zamu: hakuna kilichokuwepo kabla yake.
rules-g6a-sources = Viko kimya. Lakini hatua za ziada zinaweza kutenduana, hivi kwamba bila kanuni zamu isingelazimika kuisha.
rules-g6a-ruling = Zamu hairuhusiwi kujirudia. Hili huhitajika mara chache, na hakuna safu inayojulikana ambamo huondoa hatua halali ya mwisho mwanzoni mwa zamu; hapo mchezaji angeruka zamu.
rules-g7 = Ikiangukia shimo tupu upande wako mwenyewe baada ya angalau kete moja kudondoshwa upande wa mpinzani katika hatua hii, *unateka*: zote zilizo katika shimo linalokabili, na kete iliyodondoshwa sasa hivi.
rules-g8 = Shimo linalokabili likiwa tupu hakuna utekaji, hakuna kinachochukuliwa, na zamu inaisha.
rules-g8-sources = JC anasema hivyo. MW hutaja "kete iletayo matokeo", na hilo linahitaji matokeo.
rules-g9 = Baada ya utekaji unaangalia shimo linalofuata la safu yako katika mwelekeo wa mzunguko wa mwisho. Maadamu shimo hilo ni tupu, zilizo katika shimo linalolikabili hutekwa pia, na unaangalia linalofuata. Mfululizo huisha kwenye shimo lako lenye kete na mwishoni mwa safu. Kutoka upande wako huchukuliwa tu kete iliyoangukia kwa G7.
rules-g9-sources = MW: shimo tupu upande wa mpinzani hurukwa, na mfululizo huendelea. JC: mfululizo huisha hapo pia.
rules-g9-ruling = Yote mawili huchezwa: hapa ndipo seti mbili za kanuni zinapotofautiana. Ya Mancala World hutumika usipochagua.
rules-g10 = Kete zilizotekwa hutoka ubaoni na huwa alama za aliyeteka. Zamu huisha baada ya utekaji.
rules-g11 = Mchezaji asiye na hatua halali huruka zamu, kila inapohitajika, maadamu mpinzani anaweza kucheza. Mwenye hatua halali haruhusiwi kuruka zamu.
rules-g12 = Mchezo huisha wakati hakuna mchezaji mwenye hatua halali. Alama za kila mchezaji ni kete alizoteka na kete zilizobaki katika safu yake. Alama nyingi zaidi hushinda; alama sawa ni sare.
rules-g13 = Mchezo huisha pia, kwa sare, zamu inapoanza katika hali ambayo zamu ya awali ya mchezo huu ilianza nayo: kete zile zile katika kila shimo na mwenye zamu yule yule. Hapo alama hazijalishi. Hali ya kwanza ya mchezo huhesabiwa, na pia zamu ambazo ni za kuruka tu.
rules-g13-sources = MW husema "mchezaji yule yule ndiye mwenye zamu", na si zaidi.
rules-g13-ruling = Hali za mwanzo wa zamu tu ndizo huhesabiwa; ndani ya zamu hutawala G6a. Vinginevyo mchezaji aliyeachwa nyuma angeweza kupata sare peke yake, kwa kutendua hatua za ziada.

## Mechi ya Giuthi (JC)

rules-gm1 = Mechi huchezwa kwa raundi, kila moja ikiwa mchezo kama ilivyoelezwa juu. Raundi ya 1 huanza na mpangilio wa kuanzia; Kusini huanza.
rules-gm2 = Baada ya raundi kila mchezaji anamiliki alizopata [G12] na alizokuwa amehifadhi nje ya ubao. Mwenye kete chache huzipanga zote upande wake apendavyo, angalau moja katika kila shimo. Mwingine hunakili mpangilio huo, shimo A kwa a, B kwa b na kuendelea, na huhifadhi zilizobaki nje ya ubao; hizo hubaki zake.
rules-gm3 = Mwenye kete nyingi huanza raundi inayofuata. Wote wawili wakimiliki idadi sawa baada ya raundi isiyo ya sare, aliyeshindwa raundi hiyo hupanga na aliyeishinda huanza.
rules-gm3-sources = JC hazungumzii idadi sawa, ambayo hutokea baada ya raundi za baadaye.
rules-gm3-ruling = Aliyeshindwa raundi hupanga, na aliyeishinda huanza.
rules-gm4 = Mechi huisha mchezaji anapomiliki kete 4 au chini yake; mchezaji huyo ameshindwa. Huisha vivyo hivyo mchezaji anapomiliki kete chache mno kuweka moja katika kila shimo, na anayefanya mpangilio usioachia upande wowote hatua halali ameshindwa.
rules-gm4-sources = JC hutaja kete 4 tu. Kwenye mbao zenye mashimo zaidi ya matano, mchezaji hupungukiwa na kete ya kila shimo kabla ya hapo.
rules-gm4-ruling = Asiyeweza kujaza kila shimo, au apangaye ubao usio na hatua, ameshindwa.
rules-gm5 = Raundi ya sare haihesabiwi na huchezwa tena kwa mpangilio ule ule, mchezaji mwingine akianza; raundi tatu za sare mfululizo hufanya mechi kuwa sare. Idadi ya juu ya raundi inaweza kukubaliwa kabla ya mechi, zile za sare zikihesabiwa; ikifikiwa, anayemiliki nyingi zaidi ameshinda, na wanaomiliki sawa wametoka sare. GM4 huangaliwa baada ya raundi zisizo za sare; ikiwa wote wawili wanamiliki chache mno, aliyeshindwa raundi hiyo ameshindwa.
rules-gm5-sources = Viko kimya kuhusu raundi za sare.
rules-gm5-ruling = Kanuni hii yote ni yetu.

## Kiothi

rules-k1 = Safu mbili za mashimo kumi. Shimo ni *boma*, kete ni *mpiganaji*, ghala ni *gereza*, moja kwa kila mchezaji. Upandaji wote ni kinyume cha saa. Hali zenye safu za 1 hadi 9 hukubaliwa kwa uchunguzi; ubao na magereza yana wapiganaji wasiozidi 180.
rules-k2 = Mipangilio ya kuanzia: wapiganaji watano katika kila moja ya maboma sita ya kulia kabisa ya mchezaji, 30 kila upande (6x5, ndiyo ya kawaida), au katika kila moja ya matano ya kulia kabisa, 25 kila upande (5x5). Kulia kama mchezaji huyo anavyoona: E hadi J na e hadi j. Idadi yoyote ya maboma kutoka 2 hadi 10 na ya wapiganaji kutoka 1 hadi 9 hukubaliwa, mradi wasizidi 180.
rules-k2-sources = Maelezo yanatofautiana kama mwanzoni maboma yenye wapiganaji ni matano au sita.
rules-k3 = Mwanzo. Hatua ya kwanza ya kila mchezaji ni *ugawaji upya*: unaondoa wote katika maboma yako mawili yenye wapiganaji, si zaidi wala pungufu, na kuwaweka wapiganaji hao upendavyo katika boma lolote la ubao, lako au la adui, pamoja na yale mawili yaliyoondolewa wote. Kwa hiyo kuwarudisha wote ni halali. Kusini hugawa upya kwanza, kisha Kaskazini; kisha Kusini hucheza hatua ya kwanza ya kawaida. Mchezaji mwenye maboma chini ya mawili yenye wapiganaji huondoa wote katika lile moja alilo nalo, na asiye nalo huruka zamu.
rules-k3-sources = MW husema mawili; simulizi lake jingine husema "hadi mawili", ambalo halingeruhusu chochote zaidi, kwa kuwa wapiganaji wanaweza kurudishwa. Hakuna linalozungumzia maboma chini ya mawili yenye wapiganaji.
rules-k3-ruling = Mawili, si zaidi wala pungufu; yakikosekana, yaliyopo.
rules-k4 = Wote wawili wakishagawa upya, kila boma lenye wapiganaji huwa *nki*: limetiwa alama, limelindwa.
rules-k5 = Hatua huchukua idadi yoyote ya wapiganaji, kutoka mmoja hadi wote, kutoka boma lako moja na kuwapanda kinyume cha saa kuanzia boma linalofuata.
rules-k6 = Mpiganaji wa mwisho wa mzunguko wa kwanza hapaswi kuangukia boma la safu yako lenye wapiganaji: hatua kama hiyo si halali. Kuchukua 20 kati ya zaidi ya 20 huishia katika boma lako hilo hilo, ambalo bado lina wapiganaji: si halali. Kuchukua wote 20 kamili huishia humo likiwa tupu: ni halali.
rules-k7 = Boma ambalo wapiganaji wanachukuliwa humo, katika mzunguko wa kwanza (hata baadhi yao tu) au kwa mwendelezo, huacha kuwa nki kabisa.
rules-k8 = Mpiganaji wa mwisho wa mzunguko akiangukia boma lenye wapiganaji, la upande wowote, wote waliomo, pamoja na aliyedondoshwa sasa hivi, hunyanyuliwa na kupandwa kinyume cha saa kama mzunguko mwingine. Katika mzunguko wa kwanza hilo linaweza kuwa boma la adui tu [K6].
rules-k9 = Upandaji huisha mpiganaji wa mwisho anapoangukia boma tupu.
rules-k10 = Ikiwa boma hilo ni la safu yako, na boma linalokabili lina wapiganaji na si nki, wapiganaji wake na mpiganaji anayeteka wanakwenda katika gereza lako. Boma linalokabili likiwa tupu au nki, hakuna anayetekwa.
rules-k11 = Utekaji wa K10 ukifanywa kutoka boma la kushoto kabisa la safu yako, unateka pia waliomo katika maboma matatu ya adui yaliyo jirani na lile linalokabili, kuelekea kulia kwako, mradi yote matatu yana wapiganaji na hakuna lililo nki. Kutoka A boma linalokabili ni j na ya ziada ni i, h na g; kutoka a ni J, na I, H na G.
rules-k11-sources = Havisemi kinachotokea ikiwa baadhi tu ya hayo matatu yanaweza kutekwa.
rules-k11-ruling = Yote matatu au hakuna; hakuna ziada bila utekaji wa K10; wala kwenye mbao za uchunguzi zenye maboma chini ya manne kwa safu.
rules-k12 = Zamu huisha daima baada ya hatua moja. Hakuna hatua za ziada, na si lazima kuvuka kabla ya kuteka.
rules-k13 = Mchezo huisha mchezaji mwenye zamu asipokuwa na hatua halali. Wote waliobaki ubaoni, wapiganaji wa mchezaji huyo aliyekwama wakiwemo, wanakwenda katika gereza la mchezaji ambaye bado anaweza kucheza, kwa kuangalia ubao huo huo. Ikiwa hakuna ambaye angeweza kucheza, kila mchezaji huchukua safu yake.
rules-k13-sources = Havisemi kinachotokea ikiwa hakuna ambaye angeweza kucheza.
rules-k13-ruling = Hapo kila mchezaji huchukua safu yake.
rules-k14 = Wapiganaji wengi zaidi gerezani hushinda; idadi sawa ni sare.
rules-k15 = Hali inayojirudia humaliza mchezo kwa sare: wapiganaji wale wale, alama za nki zile zile, mwenye zamu yule yule, mwanzo ukiwa umekwisha. Hali ya kwanza kuhesabiwa ni ile ya baada ya ugawaji upya wa Kaskazini.
rules-k15-sources = Viko kimya kuhusu Kiothi.
rules-k15-ruling = Sare, kama katika Giuthi [G13].
rules-k16 = Alama za mechi: ushindi huhesabiwa moja. Ushindi kwa tofauti ya wapiganaji wawili kamili, *ushindi wa mpiganaji mmoja*, mathalani 31 kwa 29, kwa kawaida huhesabiwa mbili, na kwa makubaliano idadi yoyote kutoka mbili hadi kumi.

## Uandishi

rules-n1 = Hali hutaja mchezo, mashimo ya Kusini kutoka A, ya Kaskazini kutoka a, kete zilizotekwa na Kusini na Kaskazini, na upande wenye zamu, S au N. Nyota huonyesha boma lililo nki. "opening" husema kwamba upande wenye zamu bado unadaiwa ugawaji upya [K3]. Seti ya kanuni huandikwa baada ya mchezo ikiwa si ile ya kawaida.
rules-n2 = Mipangilio ya kuanzia ina majina mafupi: mashimo × kete katika Giuthi, maboma yenye wapiganaji × wapiganaji katika Kiothi.
rules-n3 = Hatua hutaja shimo. Katika Giuthi alama ya kujumlisha ni kinyume cha saa, kuelekea kulia kwa anayecheza, na ya kutoa ni kisaa. Katika Kiothi namba husema wangapi wanachukuliwa. Ugawaji upya hutaja maboma mawili yaliyoondolewa wote, kisha mahali wapiganaji wanapokwenda. Mashimo ya Kusini ni herufi kubwa, ya Kaskazini herufi ndogo.
rules-n4 = Kumbukumbu ya mchezo ni maandishi yanayosomeka kama PGN: lebo katika mabano ya mraba, kisha hatua. Hatua za zamu moja huunganishwa kwa mkato, na zamu za Kusini huwa na namba. Maelezo katika mabano ya mawimbi, lahaja katika mabano na tathmini husomwa kama katika PGN. Mchezo unaoanzia katikati huandikwa Position badala ya Setup.
rules-n5 = Kwa waandishi wa programu: perft(d) huhesabu mifuatano ya hatua yenye urefu d kutoka hali fulani, yaliyotangulia yakipuuzwa. Mchezo uliokwisha hauna hatua, kuruka zamu ni hatua, na mwanzoni mwa Kiothi kila ugawaji upya ni hatua moja: 300,450,150 kwa Kusini katika 6x5.
