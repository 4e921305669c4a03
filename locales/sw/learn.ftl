### Kozi: masomo kumi na mawili mafupi kwa kila mchezo. Msomaji ni Kusini na hucheza kutoka safu iliyo karibu;
### mashimo ya Kaskazini yana herufi ndogo. *…* ni neno linalosisitizwa, [G2] huwa kiungo cha kanuni hiyo.

## Kurasa za kozi

learn-title = Jifunze
learn-lead = Masomo mafupi, kila moja na wazo moja. Soma kidogo, tazama hatua, kisha jaribu mwenyewe: kanuni zitakueleza hatua yako imefanya nini.
learn-giuthi-about = Mchezo wa Wakikuyu na Waembu. Upandaji unaogeuka, utekaji wa mfululizo.
learn-kiothi-about = Mchezo wa Wameru. Wapiganaji, ngome, na mwanzo wa kusisimua.
learn-start = Anza
learn-progress = Mazoezi yaliyotatuliwa: { $done } kati ya { $all }
learn-lesson-number = Somo la { $number }
learn-lessons = Masomo yote
learn-next = Somo linalofuata
learn-previous = Somo lililotangulia
learn-to-rules = Kanuni kamili
learn-finished = Hilo lilikuwa somo la mwisho. Sasa unaujua mchezo; kilichobaki ni kucheza.
learn-solved-mark = Limetatuliwa

## Mfano na mazoezi

learn-example = Mfano
learn-watch = Cheza { $moves }
learn-what-happens = Kinachotokea
learn-try = Jaribu
learn-task-number = Zoezi la { $number }
learn-task-moves = { $moves ->
    [one] Hatua moja.
   *[other] Hatua zisizozidi { $moves } katika zamu moja.
}
learn-task-game = { $moves ->
    [one] Hatua moja; kisha Kaskazini anajibu.
   *[other] Hatua zisizozidi { $moves }; Kaskazini hujibu kila zamu kwa hatua inayoteka zaidi.
}
learn-hint = Dokezo
learn-your-move = Hatua yako
learn-play-move = Cheza
learn-again = Jaribu tena
learn-verdict-solved = Umefaulu!
learn-verdict-going = Endelea: umebakiza { $left ->
    [one] hatua moja.
   *[other] hatua { $left }.
}
learn-verdict-missed = Bado. Tazama kilichotokea, kisha jaribu tena.
learn-refused = Hatua hiyo haiwezekani: { $reason }.
learn-type-move = Au andika hatua, kama { $example }

## Malengo ya mazoezi. Sentensi husimama peke yake au moja baada ya nyingine.

learn-goal-land-giuthi = Fanya kete yako ya mwisho iangukie { $hole }.
learn-goal-land-kiothi = Fanya mpiganaji wako wa mwisho aangukie { $hole }.
learn-goal-laps = Tafuta upandaji wa mizunguko { $laps } au zaidi.
learn-goal-again = { $times ->
    [one] Cheza tena: tafuta hatua inayokupa nyingine.
   *[other] Cheza tena mara { $times } katika zamu moja.
}
learn-goal-come-home = Ingia katika ardhi ya Kaskazini na urudi nyumbani: dondosha kete upande ule, na ya mwisho iangukie shimo lako tupu.
learn-goal-capture-giuthi = Teka angalau kete { $seeds }, pamoja na yako.
learn-goal-capture-kiothi = Teka angalau wapiganaji { $seeds }, pamoja na wako.
learn-goal-take = Teka yaliyomo katika { $holes }, na si kingine chochote cha Kaskazini.
learn-goal-find-nothing = Rudi nyumbani bila kupata kitu: ingia katika ardhi ya Kaskazini, ishia katika shimo lako tupu, na usiteke chochote.
learn-goal-make-north-pass = Mwache Kaskazini bila hatua, hadi alazimike kuruka zamu.
learn-goal-win = Shinda mchezo.
learn-goal-repeat = Umeachwa nyuma sana. Okoa sare kwa marudio.
learn-goal-win-by-one-warrior = Shinda kwa tofauti ya wapiganaji 2 kamili.
learn-goal-keep-marks = Tunza kila alama ya nki uliyo nayo.
learn-goal-stay-safe = Cheza ili Kaskazini asiweze kuteka chochote.
learn-goal-hold-giuthi = Mwishoni { $hole } liwe na kete { $count }.
learn-goal-hold-kiothi = Mwishoni { $hole } liwe na { $count ->
    [one] mpiganaji { $count }.
   *[other] wapiganaji { $count }.
}

## Giuthi, somo la 1

learn-giuthi-1-title = Kupanda kwa kuzunguka
learn-giuthi-1-text-1 = Ubao una safu mbili za mashimo. Wewe ni Kusini, na safu iliyo karibu ni yako: A, B, C na kuendelea, kutoka kushoto kwako hadi kulia kwako. Safu ya mbali ni ya Kaskazini, na herufi zake ni ndogo: zinaanzia kushoto kwa Kaskazini mwenyewe, kwa hiyo a linakabili shimo lako la mwisho.
learn-giuthi-1-text-2 = Ili kucheza, unanyanyua kete *zote* za shimo lako moja na kuzidondosha mojamoja katika mashimo yanayofuata. Mashimo hufanya mzingo: baada ya shimo lako la mwisho linakuja a la Kaskazini, na baada ya shimo la mwisho la Kaskazini linakuja tena A lako.
learn-giuthi-1-text-3 = Wewe ndiye unayechagua shimo, na lazima liwe na kete mbili au zaidi: kete iliyo peke yake haipandwi kamwe [G2]. Kwenye ubao huu, C lina 4. Zinaangukia D, a, b na c.
learn-giuthi-1-hint-1 = Hesabu kuendelea kutoka F, shimo lililo mwisho wa kulia kwako. Kete ya kwanza inapita kona na kuingia a.
learn-giuthi-1-hint-2 = Kutoka E njia ni F, a, b, c. Hiyo inahitaji kete ngapi?
learn-giuthi-1-hint-3 = Mzingo una mashimo 6, na B lina kete 6. Hakuna linalorukwa, hata shimo uliloliacha tupu [B5].

## Giuthi, somo la 2

learn-giuthi-2-title = Kuchagua mwelekeo
learn-giuthi-2-text-1 = Unachagua pia kete zako ziende upande gani. *Kinyume cha saa* ni kuelekea kulia kwako na huandikwa kwa alama ya kujumlisha: A+. *Kisaa* ni kuelekea kushoto kwako na huandikwa kwa alama ya kutoa: A-.
learn-giuthi-2-text-2 = Kona inapitika pande zote mbili. Ukienda kisaa kutoka A, unavuka moja kwa moja hadi shimo la mwisho la Kaskazini, na kuendelea katika safu ya Kaskazini.
learn-giuthi-2-text-3 = Hakuna anayekuambia uelekee wapi [G3]. Kwa hiyo kila shimo lenye kete mbili au zaidi linakupa hatua mbili za kuangalia. Kwenye ubao huu, A- inadondosha kete moja katika d na moja katika c.
learn-giuthi-2-hint-1 = Kete za A zinaweza kutoka katika safu yako mara moja, zikienda kisaa.
learn-giuthi-2-hint-2 = A liko kushoto kwa mashimo yako yote mawili, na liko umbali wa nafasi tatu kutoka mojawapo.
learn-giuthi-2-hint-3 = b ni shimo la pili baada ya kona ya kulia.

## Giuthi, somo la 3

learn-giuthi-3-title = Mwendelezo hugeuka
learn-giuthi-3-text-1 = Je, kete ya mwisho ikiangukia shimo ambalo tayari lina kete? Hapo hujamaliza. Unanyanyua zote zilizo katika shimo hilo, pamoja na kete uliyodondosha sasa hivi, na kuendelea kupanda: huo ni *mwendelezo* [G4].
learn-giuthi-3-text-2 = Katika Giuthi mwendelezo hurudi *kwa mwelekeo wa kinyume*. Zilizokuja kinyume cha saa huondoka kisaa, na zilizokuja kisaa huondoka kinyume cha saa. Kila upandaji kutoka shimo moja huitwa mzunguko.
learn-giuthi-3-text-3 = Kwenye ubao huu, mzunguko wa kwanza wa B+ unaishia D, lililokuwa na 1 na sasa lina 2. Hizo 2 zinageuka: C, kisha B. B liliachwa tupu mwanzoni, kwa hiyo upandaji unaishia hapo.
learn-giuthi-3-hint-1 = Ni shimo lipi lililo umbali wa nafasi tatu kutoka shimo jingine lenye kete?
learn-giuthi-3-hint-2 = Mwendelezo unaweza pia kuanzia upande wa Kaskazini. Kete moja inakusubiri katika a.
learn-giuthi-3-hint-3 = Fika kwanza C, kisha hesabu kete unazonyanyua hapo, ukirudi upande uliotoka.

## Giuthi, somo la 4

learn-giuthi-4-title = Mwendelezo kwa vitendo
learn-giuthi-4-text-1 = Mwendelezo unaweza kuishia tena katika shimo lenye kete, na kugeuka tena. Upandaji unayumba huku na huko juu ya ubao hadi kete ya mwisho iangukie shimo *tupu*. Wazungu walioutazama walichanganyikiwa; vijana wa Kikuyu waliucheza kwa urahisi, na wewe pia utaweza.
learn-giuthi-4-text-2 = Ufuate mzunguko mmoja baada ya mwingine. Jiulize mambo matatu: kete ngapi, kuelekea wapi, na ya mwisho inaangukia wapi? Shimo ulilopita lina kete moja zaidi ya awali, na shimo ulilonyanyua ni tupu.
learn-giuthi-4-text-3 = Kwenye ubao huu, A+ ina mizunguko 5. Itazame mara moja, kisha isitishe na uipitie mzunguko kwa mzunguko, na useme kila mzunguko utaishia wapi kabla haujaisha.
learn-giuthi-4-hint-1 = Mashimo yako mawili yana kete 3. Kutoka mojawapo kete ya mwisho inakutana na kete iliyo peke yake katika b.
learn-giuthi-4-hint-2 = Kete tatu kutoka F zinakutana na ile iliyo katika c. Geuka na mbili unazonyanyua hapo.
learn-giuthi-4-hint-3 = Inaanza kuelekea kushoto: mzunguko wa kwanza wa F- unaishia C. Endelea kutoka hapo.

## Giuthi, somo la 5

learn-giuthi-5-title = Kucheza tena
learn-giuthi-5-text-1 = Kila upandaji huishia katika shimo tupu. Kinachofuata kinategemea ni shimo tupu *lipi*, na kete zimepita wapi.
learn-giuthi-5-text-2 = Likiwa ni shimo *lako* tupu, na hakuna kete hata moja iliyodondoshwa upande wa Kaskazini katika hatua hiyo, *unacheza tena* [G6]. Hiyo ni hatua mpya: shimo lolote lenye kete mbili au zaidi, mwelekeo wowote.
learn-giuthi-5-text-3 = Kucheza tena hakuna kikomo, ila huruhusiwi kuzungukazunguka ndani ya zamu moja [G6a]. Tumia nafasi hiyo kupanga safu yako kabla ya kushambulia. Kwenye ubao huu, D- inabaki nyumbani na kuishia B.
learn-giuthi-5-hint-1 = Kwa kete mbili za A kuna shimo tupu nafasi mbili mbele, upande wako mwenyewe.
learn-giuthi-5-hint-2 = Cheza tena mara moja, kisha tafuta upandaji wa pili ambao miendelezo yake yote inabaki katika safu yako.
learn-giuthi-5-hint-3 = Jaribu B au E. Kutoka kila moja, mwelekeo mmoja huenda na kurudi katika safu yako bila kutoka nje yake.

## Giuthi, somo la 6

learn-giuthi-6-title = Kuingia katika ardhi
learn-giuthi-6-text-1 = Wakikuyu wana methali kuhusu mchezo huu: *Huwezi kuiba ng'ombe wa mtu mwingine bila kuingia katika ardhi yake!* Huo ndio mkakati wote kwa sentensi moja.
learn-giuthi-6-text-2 = Ili kuteka, upandaji wako lazima kwanza udondoshe kete upande wa Kaskazini, kisha *urudi nyumbani*: kete ya mwisho iangukie shimo lako tupu. Kwa kuwa miendelezo hugeuka, upandaji unaoingia katika ardhi ya Kaskazini mara nyingi hurudi moja kwa moja.
learn-giuthi-6-text-3 = Kwenye ubao huu, C+ inaingia katika ardhi ya Kaskazini, inageuka katika a, na kurudi nyumbani B. Unachofanya hapo ni somo linalofuata; kwanza jifunze kurudi nyumbani.
learn-giuthi-6-hint-1 = Zunguka kona ya kushoto. Kete mbili zinakusubiri katika c.
learn-giuthi-6-hint-2 = Kutoka B, kisaa, nafasi mbili zinakufikisha d. Nani yuko nyumbani hapo?
learn-giuthi-6-hint-3 = Anzia A, kisaa. Kuna mizunguko 5, na wa mwisho unaishia nyumbani.

## Giuthi, somo la 7

learn-giuthi-7-title = Kuteka
learn-giuthi-7-text-1 = Umeingia katika ardhi ya Kaskazini, na kete yako ya mwisho imerudi nyumbani katika shimo tupu. Sasa *unateka*: zote zilizo katika shimo linalokabili, na kete uliyokuja nayo [G7].
learn-giuthi-7-text-2 = Kete zilizotekwa hutoka ubaoni na ndizo alama zako [G10]. Baada ya kuteka zamu yako imekwisha; hakuna hatua nyingine.
learn-giuthi-7-text-3 = Kwenye ubao huu, mzunguko wa kwanza wa D+ unaishia c, unageuka na kete 3 za hapo, na kurudi nyumbani D. Linalokabili ni a, lenye 2. Unateka 3: hizo mbili na kete uliyokuja nayo.
learn-giuthi-7-hint-1 = Peleka kete mbili kuzunguka kona ya kulia, na uzifanye zirudi katika shimo zilikotoka.
learn-giuthi-7-hint-2 = Huu ni mpangilio halisi wa kuanzia. Mashimo yaliyo kwenye miisho ya safu yako ndiyo ya karibu zaidi na Kaskazini.
learn-giuthi-7-hint-3 = Kwanza cheza tena ndani ya safu yako, ili pengo litokee. Kisha shambulia kutoka B.

## Giuthi, somo la 8

learn-giuthi-8-title = Utekaji wa mfululizo
learn-giuthi-8-text-1 = Utekaji unaweza kuendelea. Angalia shimo linalofuata la safu yako katika mwelekeo wa mzunguko wako wa mwisho. Likiwa *tupu*, unateka pia zilizo katika shimo linalolikabili, na kuangalia linalofuata [G9]. Mfululizo unakoma kwenye shimo lako lenye kete, na mwishoni mwa safu yako.
learn-giuthi-8-text-2 = Kwa hiyo mashimo yako matupu si udhaifu: kupitia kila moja mkono wako unaweza kufika ng'ambo ya ubao.
learn-giuthi-8-text-3 = Je, ikiwa mojawapo ya mashimo hayo matupu linakabiliwa na shimo lisilo na kitu? Hapa pengo hilo hurukwa na mfululizo huendelea. Kwa maelezo ya Jordi Climent mfululizo hukoma hapo. Kwenye ubao huu, A- inarudi nyumbani A na kuteka f, inaruka e lililo tupu, kisha inateka d na c.
learn-giuthi-8-hint-1 = Rudi nyumbani A ukielekea kulia, na uhesabu mashimo matupu yanayolifuata.
learn-giuthi-8-hint-2 = Rudi nyumbani B ukielekea kushoto: jirani yake ni A tu.
learn-giuthi-8-hint-3 = Hatua mbili zinateka. Linganisha mifululizo: ni shimo lako lipi linalokomesha kila mmoja?

## Giuthi, somo la 9

learn-giuthi-9-title = Kukosa cha kuteka, na kuruka zamu
learn-giuthi-9-text-1 = Si kila upandaji unaolipa. Kete ya mwisho ikiangukia shimo tupu upande wa *Kaskazini*, zamu yako imekwisha na hakuna kinachotekwa [G5]. Na ukirudi nyumbani lakini shimo linalokabili ni tupu, pia hakuna kinachotekwa [G8].
learn-giuthi-9-text-2 = Mchezaji asiyeweza kucheza lazima *aruke zamu*: huenda hana shimo lenye kete mbili. Unaruka zamu kila inapohitajika, maadamu mchezaji mwingine anaweza kucheza [G11]. Huruhusiwi kuruka zamu ukiwa na hatua.
learn-giuthi-9-text-3 = Kuruka zamu si hasara kwenyewe: mchezaji mwingine anaendelea kupanda, na mapema au baadaye kete zitakuja kwako. Kwenye ubao huu, D+ inampa Kaskazini kete tatu, kila moja peke yake. Kaskazini hawezi kuzipanda na analazimika kuruka zamu.
learn-giuthi-9-hint-1 = Kisaa kutoka B, kete yako ya pili inakutana na iliyo katika e, na inageuka.
learn-giuthi-9-hint-2 = Shimo pekee la Kaskazini lenye kete ni a. Linyanyue mwenyewe, kwa mwendelezo.
learn-giuthi-9-hint-3 = Rudi nyumbani kwa utekaji unaomwacha Kaskazini bila shimo lenye kete mbili.

## Giuthi, somo la 10

learn-giuthi-10-title = Mwisho na hesabu
learn-giuthi-10-text-1 = Mchezo umekwisha pale ambapo *hakuna kati yenu* anayeweza kucheza [G12]. Mara nyingi maana yake ni kwamba ubaoni zimebaki kete zilizo mojamoja tu.
learn-giuthi-10-text-2 = Kisha mnahesabu: kete mlizoteka, na kete zilizobaki katika safu ya kila mmoja. Mwenye nyingi zaidi ameshinda, na alama zikiwa sawa ni sare.
learn-giuthi-10-text-3 = Kwa hiyo kete za safu yako zina thamani mwishoni, si kabla. Kwenye ubao huu umeteka 4 na Kaskazini 3, lakini C+ inadondosha kete zako mbili za mwisho upande ule. Kaskazini anahesabu 3 na 3, wewe unahesabu 4 na kushindwa.
learn-giuthi-10-hint-1 = Hatua moja inateka zote zilizopo. Inaanza kwa kugeuka katika c.
learn-giuthi-10-hint-2 = Unaongoza kwa moja, na zinazobaki katika safu yako zinahesabiwa zako mwishoni.
learn-giuthi-10-hint-3 = Kwanza cheza ndani ya safu yako, ili upandaji wako unaofuata urudi nyumbani na kuteka.

## Giuthi, somo la 11

learn-giuthi-11-title = Marudio na upandaji usioisha
learn-giuthi-11-text-1 = Zamu inapoanza katika hali ambayo zamu nyingine ilianza nayo awali, na mwenye zamu ni yule yule, mchezo unaisha mara moja: ni *sare*, alama ziwe zozote [G13]. Mchezaji aliyeachwa nyuma sana anaweza kuitafuta.
learn-giuthi-11-text-2 = Kuna upandaji ambao usingeisha kamwe: mwendelezo baada ya mwendelezo, hadi kurudi ulipokuwa. Hatua kama hiyo si halali [B6]. Hutokea mara chache, na kwenye safu fupi tu; ubao utakuambia.
learn-giuthi-11-text-3 = Kwenye ubao huu una 1 na Kaskazini ana 6. B- inapeleka kete tatu ng'ambo na kuzirudisha kwa namna ambayo jibu la Kaskazini, c+, linarejesha kila kitu kama kilivyokuwa. Mchezo ni sare.
learn-giuthi-11-hint-1 = Peleka kete zako tatu kuzunguka kona ya kushoto, uone Kaskazini anaweza kufanya nini.
learn-giuthi-11-hint-2 = Peleka kete tatu za B kuzunguka kona ya kushoto. Jibu bora la Kaskazini linazirudisha.
learn-giuthi-11-hint-3 = Hatua yako moja isingeisha kamwe na haiwezi kuchaguliwa. Angalia ile nyingine kutoka A.

## Giuthi, somo la 12

learn-giuthi-12-title = Mchezo kamili wa kwanza
learn-giuthi-12-text-1 = Unazijua kanuni zote. Sasa zitumie pamoja kwenye ubao mdogo: kete mbili katika kila shimo, mashimo matatu kwa safu.
learn-giuthi-12-text-2 = Kabla ya kila hatua, tafuta mambo matatu. Je, ninaweza kucheza tena? Je, ninaweza kuingia katika ardhi ya Kaskazini na kurudi nyumbani? Na Kaskazini anaweza kufanya nini baada ya hapo?
learn-giuthi-12-text-3 = Hapa Kaskazini hucheza kirahisi: huteka nyingi awezavyo na hatazami mbele. Shinda kwenye mbao zote tatu; ya mwisho ni ya wachungaji, yenye mashimo matano na kete nne kila moja. Hapo utakuwa tayari kwa mchezo mzima.
learn-giuthi-12-hint-1 = Angalia kila hatua na mahali inapoishia. Hazizidi 6.
learn-giuthi-12-hint-2 = Usihesabu unazoteka tu. Hesabu pia unazomwachia Kaskazini.
learn-giuthi-12-hint-3 = Cheza tena kila inapokusaidia, na uwe wa mwisho kushambulia.

## Kiothi, somo la 1

learn-kiothi-1-title = Maboma na wapiganaji
learn-kiothi-1-text-1 = Katika Kiothi shimo ni *boma* na kete ni *mpiganaji*; waliotekwa wako *gerezani*. Safu iliyo karibu ni yako: A, B, C na kuendelea kutoka kushoto kwako. Maboma ya Kaskazini yana herufi ndogo, kutoka kushoto kwa Kaskazini mwenyewe, kwa hiyo a linakabili boma lako la mwisho.
learn-kiothi-1-text-2 = Ili kucheza, chukua wapiganaji kutoka boma lako moja na uwadondoshe mmojammoja katika maboma yanayofuata. Kiothi huenda upande mmoja tu: *kinyume cha saa*, kuelekea kulia kwako, kuzunguka kona hadi a, kupitia safu ya Kaskazini na kurudi kwenye A lako [K1].
learn-kiothi-1-text-3 = Hata mpiganaji aliye peke yake anaweza kwenda. Ubao halisi una maboma kumi kwa safu; katika masomo haya ni mfupi zaidi. Kwenye ubao huu, C linatuma wapiganaji 4: hadi D, a, b na c.
learn-kiothi-1-hint-1 = E liko nafasi mbili kulia kwa C.
learn-kiothi-1-hint-2 = D liko nafasi tatu kutoka A, na A lina wapiganaji 3.
learn-kiothi-1-hint-3 = Kuzunguka kona: a, b, c. Si lazima uwachukue wote 4.

## Kiothi, somo la 2

learn-kiothi-2-title = Wangapi wa kuchukua
learn-kiothi-2-text-1 = Unachagua boma, na unachagua wapiganaji *wangapi* wa kuchukua: kuanzia mmoja hadi wote [K5]. Wengine wanabaki walipo.
learn-kiothi-2-text-2 = Hatua huandikwa kwa boma na idadi: A3 huchukua wapiganaji 3 kutoka A. Kwa hiyo boma lenye wapiganaji 5 linakupa hatua hadi tano, na mara nyingi unaweza kumweka mpiganaji wa mwisho pale pale unapotaka.
learn-kiothi-2-text-3 = Kwenye ubao huu, A3 inachukua 3 kati ya 5 walio katika A. Wanaangukia B, C na D; 2 wanabaki nyumbani.
learn-kiothi-2-hint-1 = Hesabu nafasi kutoka A hadi C.
learn-kiothi-2-hint-2 = Kutoka E inafuata a, kisha b.
learn-kiothi-2-hint-3 = Maboma mawili yanaweza kufika D. Tumia lile linaloruhusiwa kubadilika.

## Kiothi, somo la 3

learn-kiothi-3-title = Mahali usiporuhusiwa kuishia
learn-kiothi-3-text-1 = Kuna jambo moja ambalo mzunguko wako wa kwanza hauruhusiwi kufanya: mpiganaji wake wa mwisho *asiangukie* boma la safu yako lenye wapiganaji [K6]. Hatua kama hiyo si halali, na ubao hautakuruhusu kuichagua.
learn-kiothi-3-text-2 = Boma lako tupu linafaa, na boma lolote la Kaskazini pia, liwe tupu au la. Kwa hiyo kabla ya kucheza, hesabu mpiganaji wa mwisho atafika wapi, na uchukue mmoja zaidi au mmoja pungufu ikiwa angeangukia kati ya wako.
learn-kiothi-3-text-3 = Kwenye ubao huu, A2 na A3 si halali: zingeishia C na D, walipo wapiganaji wako. A1 inaishia B, lililo tupu.
learn-kiothi-3-hint-1 = Ni idadi moja tu kutoka A inayoishia kabla ya wapiganaji wako.
learn-kiothi-3-hint-2 = D ndilo boma lako pekee lililo tupu. Kuna zaidi ya njia moja ya kufika huko.
learn-kiothi-3-hint-3 = Mzingo una maboma 6, na wapiganaji 6 wamesimama katika B. Wachukue wote, na B litakuwa tupu wa mwisho anaporudi nyumbani.

## Kiothi, somo la 4

learn-kiothi-4-title = Mwendelezo husonga mbele
learn-kiothi-4-text-1 = Mpiganaji wa mwisho akiangukia boma lenye wapiganaji, unanyanyua wote walio humo, yeye akiwemo, na kuendelea kupanda kama mzunguko mwingine: huo ni *mwendelezo* [K8]. Katika mzunguko wa kwanza hilo linaweza kuwa boma la Kaskazini tu; baada ya hapo linaweza kuwa la yeyote.
learn-kiothi-4-text-2 = Katika Kiothi mwendelezo haugeuki. Unaendelea upande ule ule, kinyume cha saa, kutoka ulipo. Upandaji unaisha mpiganaji wa mwisho anapoangukia boma *tupu* [K9], na hapo zamu yako imekwisha [K12].
learn-kiothi-4-text-3 = Kwenye ubao huu, D2 inaishia b, aliposimama mpiganaji. Hao 2 wanaendelea: hadi c, kisha d, lililo tupu.
learn-kiothi-4-hint-1 = Mpiganaji wa Kaskazini amesimama katika a, nafasi tatu kutoka B.
learn-kiothi-4-hint-2 = Peleka 2 kutoka D hadi b. Wale 3 unaowanyanyua hapo wanazunguka hadi safu yako.
learn-kiothi-4-hint-3 = Mpiganaji mmoja anatosha kuanzisha yote.

## Kiothi, somo la 5

learn-kiothi-5-title = Kuteka
learn-kiothi-5-text-1 = Upandaji wako ukiishia katika boma *lako* tupu na boma linalokabili lina wapiganaji, unateka: wapiganaji hao wanaokabili na yule uliyekuja naye wanakwenda katika gereza lako [K10].
learn-kiothi-5-text-2 = Si lazima kwanza uingie katika ardhi ya Kaskazini, kama katika Giuthi. Kusogea nafasi moja tu nyumbani kunaweza kuteka. Boma linalokabili likiwa tupu, huteki kitu.
learn-kiothi-5-text-3 = Kwenye ubao huu, B1 inasogea hadi C. Linalokabili ni b, lenye wapiganaji 2. Unateka 3: hao wawili na yule uliyekuja naye.
learn-kiothi-5-hint-1 = Ni boma lako lipi linalokabili b? Hesabu kutoka A.
learn-kiothi-5-hint-2 = Mwendelezo pia unaweza kukurudisha nyumbani. Nenda c na uendelee kupanda.
learn-kiothi-5-hint-3 = D linakabili a, na C linakabili b. Unafika C kwa njia ndefu ya kuzunguka tu.

## Kiothi, somo la 6

learn-kiothi-6-title = Nki
learn-kiothi-6-text-1 = Boma linaweza kuwa *nki*: limetiwa alama na kulindwa. Ubao huonyesha hivyo kwa nyota. Waliosimama katika boma lililo nki hawawezi kutekwa [K10].
learn-kiothi-6-text-2 = Mwanzoni mwa mchezo, wachezaji wote wawili wakishapanga wapiganaji wao, kila boma lenye wapiganaji linakuwa nki, lako na la Kaskazini [K4]. Boma lililo tupu wakati huo haliwi nki kamwe.
learn-kiothi-6-text-3 = Kwenye ubao huu, A3 inaishia D, linalokabili a. Lakini a ni nki, kwa hiyo hakuna anayetekwa. A2 ingewateka wale 3 walio katika b.
learn-kiothi-6-hint-1 = b ni nki, lakini c si nki. Ni boma lako lipi linalokabili c?
learn-kiothi-6-hint-2 = D linakabili c kwenye ubao huu wa maboma sita.
learn-kiothi-6-hint-3 = F lingekabili a, ambalo ni nki. Angalia B na linalolikabili.

## Kiothi, somo la 7

learn-kiothi-7-title = Kupoteza alama
learn-kiothi-7-text-1 = Boma hubaki nki hadi wapiganaji *wachukuliwe* humo, hata mmoja kati ya wengi, katika mzunguko wa kwanza au kwa mwendelezo. Hapo alama imepotea kabisa [K7].
learn-kiothi-7-text-2 = Wapiganaji wanaodondoshwa humo hawabadilishi kitu: boma lililo nki huongezeka na kubaki nki. Kwa hiyo ngome huwalinda watu wake maadamu wanabaki humo, na kila hatua kutoka humo inakugharimu ulinzi wake.
learn-kiothi-7-text-3 = Hii ni kwa pande zote mbili. Mwendelezo wako ukinyanyua wapiganaji wa boma la Kaskazini, alama yake pia inapotea. Kwenye ubao huu, A2 inachukua wapiganaji 2 kutoka A, lililokuwa nki. Mpiganaji mmoja anabaki humo, amesimama bila ulinzi.
learn-kiothi-7-hint-1 = Hatua mbili zinateka. Mojawapo inaanza katika boma lisilo na nyota.
learn-kiothi-7-hint-2 = B na C yote yanaweza kufika D. Lipi si nki?
learn-kiothi-7-hint-3 = Baada ya kila hatua jiulize mpiganaji wa mwisho wa Kaskazini angeweza kuangukia wapi, na angewakabili nani hapo. Wakati mwingine ni bora kuwaondoa wote.

## Kiothi, somo la 8

learn-kiothi-8-title = Ziada ya boma la kushoto kabisa
learn-kiothi-8-text-1 = A lako ni mahali maalumu. Ukiteka *kutoka A*, yaani upandaji wako ukiishia katika A lako tupu na ukateka walio katika boma linalokabili, unateka pia maboma matatu yanayofuata ya Kaskazini, ukihesabu kuelekea kulia kwako [K11].
learn-kiothi-8-text-2 = Kuna sharti: yote matatu lazima yawe na wapiganaji, na hata moja lisiwe nki. Ni yote matatu au hakuna. Kwenye ubao kamili wa maboma kumi, A linateka j, na ziada ni i, h na g.
learn-kiothi-8-text-3 = Ili kufika A lazima uzunguke ubao wote, au ubebwe hadi huko na mwendelezo. Kwenye ubao huu, mzunguko wa kwanza wa E3 unaishia b, na wapiganaji 5 wanaendelea hadi A. Unateka f, na pamoja nalo e, d na c.
learn-kiothi-8-hint-1 = Boma kubwa la Kaskazini linaweza kukubeba hadi nyumbani. Ni idadi gani inayokufikisha b?
learn-kiothi-8-hint-2 = Lenga b: wale 5 unaowanyanyua hapo wanaishia A, na kudondosha mpiganaji mmoja katika kila moja ya maboma manne yaliyo kabla yake.
learn-kiothi-8-hint-3 = Hesabu kutoka D hadi b, na kutoka b hadi A.

## Kiothi, somo la 9

learn-kiothi-9-title = Ugawaji upya
learn-kiothi-9-text-1 = Mchezo wa Kiothi huanza na wapiganaji watano katika kila moja ya maboma sita ya kulia kabisa ya kila mchezaji [K2]. Lakini kabla ya hatua ya kwanza ya kawaida, kila mchezaji hufanya *ugawaji upya*: kwanza wewe, kisha Kaskazini [K3].
learn-kiothi-9-text-2 = Unaondoa wote katika maboma yako mawili yenye wapiganaji, si zaidi wala pungufu, na kuwaweka wapiganaji hao popote upendapo: katika maboma yako mwenyewe, yaliyojaa au matupu, na hata katika ya Kaskazini. Wote katika boma moja, au mmoja hapa na wawili pale; upendavyo.
learn-kiothi-9-text-3 = Wote wawili wakishafanya hivyo, kila boma lenye wapiganaji linakuwa nki [K4]. Kwenye ubao huu, unaondoa wote katika C na D na kuweka mpiganaji mmoja katika A, mmoja katika B na wawili katika c. Kaskazini anawarudisha wote walipokuwa. Kisha kila lenye wapiganaji ni nki.
learn-kiothi-9-hint-1 = Ondoa wote katika maboma mawili na uwaweke wapiganaji wote 4 katika la kwanza.
learn-kiothi-9-hint-2 = B lina 2 tayari, kwa hiyo liache na uondoe wote katika yale mengine mawili.
learn-kiothi-9-hint-3 = Mpiganaji aliyewekwa katika safu ya Kaskazini hajapotea, lakini sasa Kaskazini ndiye anayemwamuru. Weka 2 katika kila moja.

## Kiothi, somo la 10

learn-kiothi-10-title = Mwisho na hesabu
learn-kiothi-10-text-1 = Mchezo unaisha pale mchezaji mwenye zamu *hana hatua halali*. Wote waliobaki ubaoni, wapiganaji wake mwenyewe wakiwemo, wanakwenda katika gereza la mwenzake [K13].
learn-kiothi-10-text-2 = Kwa hiyo ni vizuri kumwacha Kaskazini bila hatua, na ni hatari kuishiwa wewe mwenyewe. Mwenye wapiganaji wengi zaidi gerezani ameshinda [K14]. Maboma sita ya wapiganaji watano kila upande ni wapiganaji 60, kwa hiyo 31 wanatosha.
learn-kiothi-10-text-3 = Kwenye ubao huu una 28 na Kaskazini ana 27. A1 inateka wapiganaji wa mwisho wa Kaskazini. Kaskazini hawezi kucheza, na wote waliobaki ni wako: 33 kwa 27.
learn-kiothi-10-hint-1 = Teka waliobaki wa Kaskazini, naye atakwama.
learn-kiothi-10-hint-2 = Safu ya Kaskazini ni tupu. Usimtume yeyote ng'ambo.
learn-kiothi-10-hint-3 = Hapa wapiganaji wote ni nki mwanzoni. Subiri Kaskazini atoke katika ngome zake, na uyatazame maboma yanayokabili yako.

## Kiothi, somo la 11

learn-kiothi-11-title = Ushindi wa mpiganaji mmoja
learn-kiothi-11-text-1 = Ushindi unaosifiwa zaidi katika Kiothi ni ule mdogo kuliko wote: kwa tofauti ya wapiganaji wawili kamili, kama 31 kwa 29. Huitwa *ushindi wa mpiganaji mmoja*, na ni ishara ya ustadi mkubwa [K16].
learn-kiothi-11-text-2 = Katika mechi huhesabiwa mara mbili ya ushindi wa kawaida, na kwa makubaliano hadi mara kumi. Kama mpiganaji mmoja angebadili upande, mchezo ungekuwa sare.
learn-kiothi-11-text-3 = Kwenye ubao huu Kaskazini ana 29 gerezani na wewe una 26. A1 inateka 3, na pamoja na 2 waliobaki una 31: ushindi wa mpiganaji mmoja.
learn-kiothi-11-hint-1 = C linakabili b, na liko nafasi mbili kutoka A.
learn-kiothi-11-hint-2 = Wamebaki wapiganaji watano, na unawahitaji wote watano. Usimwachie Kaskazini mpiganaji yeyote wa kucheza.
learn-kiothi-11-hint-3 = Uwe na subira: unahitaji idadi iliyo sahihi, si iliyo kubwa zaidi.

## Kiothi, somo la 12

learn-kiothi-12-title = Mchezo wa kwanza
learn-kiothi-12-text-1 = Sasa unganisha yote, kwenye mbao ndogo ambazo ugawaji upya umekwisha.
learn-kiothi-12-text-2 = Kabla ya kila hatua, hesabu mpiganaji wa mwisho ataangukia wapi. Je, unaweza kuteka, au kunyanyua boma la Kaskazini ili lipoteze ulinzi wake? Ni maboma yako yapi yatakayobaki wazi baada ya hapo?
learn-kiothi-12-text-3 = Hapa Kaskazini hucheza kirahisi: huteka wengi awezavyo na hatazami mbele. Ukishashinda kwenye mbao zote tatu, cheza mchezo mzima, pamoja na ugawaji upya.
learn-kiothi-12-hint-1 = Mchezaji asiyeweza kucheza hupoteza wote walio ubaoni. Mbakize mmoja nyumbani.
learn-kiothi-12-hint-2 = Maboma ya kulia kwako ndiyo ya karibu zaidi na Kaskazini. Cheza hapo kwanza, uone Kaskazini anafunua nini.
learn-kiothi-12-hint-3 = Usitumie alama zako mapema. Boma lililo nki haliwezi kutekwa, hata waliomo wawe wengi namna gani.
