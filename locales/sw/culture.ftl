### Ukurasa wa "Kuhusu michezo": maandishi mafupi ya utamaduni wake, kila moja na vyanzo vyake. Maneno ya Kikuyu na
### Kimeru hubaki. *…* ni neno linalosisitizwa au la kigeni; [G7] huwa kiungo cha kanuni hiyo.

about-title = Kuhusu michezo
about-lead = Michezo miwili ya kupanda kutoka miteremko ya Mlima Kenya: ni akina nani walioicheza, kwa vitu gani, na nini kimeandikwa kuihusu.

## Giuthi

about-giuthi-heading = Giuthi
about-giuthi-name = Jina ni la Kikuyu na maana yake ni kuweka, kugawa. Huandikwa pia *Ciuthi*; Waembu husema *Uthi*, na *Giuthi kia ndongu* huupa jina la matunda madogo yanayotumiwa kuucheza.
about-giuthi-herders = Ni mchezo wa wachungaji. Miongoni mwa Wakikuyu na Waembu wa Kenya ya kati, wanaume na vijana wa kiume waliucheza walipokuwa wakichunga ng'ombe na mbuzi kwenye vilima vilivyo chini ya Mlima Kenya, katika mashimo yaliyochimbwa kwenye udongo uliokaushwa na jua au kwenye mbao imara.
about-giuthi-pieces = Kete ni kokoto za mtoni, mbegu ngumu za *mubuthi* (Caesalpinia volkensii), au matunda madogo ya manjano ya mtunguja (Solanum incanum), yaitwayo *ndongu* sehemu za kusini. Tovuti hii ina zote tatu za kuchagua, na imepewa jina la matunda hayo.
about-giuthi-proverb = Huwezi kuiba ng'ombe wa mtu mwingine bila kuingia katika ardhi yake!
about-giuthi-proverb-text = Methali hii ndiyo mkakati wote: upandaji huteka tu ukiwa umedondosha kete upande wa pili [G7].
about-giuthi-written = Granville St. John Orde Browne alikuwa wa kwanza kuuandika, katika The Vanishing Tribes of Kenya (1925). Elspeth Huxley anautaja katika Red Strangers (1939), na John A. Hunter katika Tales of the African Frontier (1954). Wazungu walioutazama walichanganywa na kasi ya hesabu na miendelezo inayogeuka huku na huko; vijana wa Kikuyu waliucheza kwa urahisi.
about-giuthi-boards = Mbao za ukubwa mbalimbali zimeandikwa: 2×5 ya wanaoanza na ya wachungaji; 2×6 yenye kete 4 au 6 kwa shimo; 2×7 yenye 6, iliyotajwa na Walter Driedger; 2×8 yenye 4 au 8, mchezo wa kawaida; na 2×10 yenye 9, isiyo na usawa hata kidogo, kwa kuwa anayeanza anaweza kupata kumi mara moja. Kwa Jordi Climent ya kawaida zaidi ni kete 6 katika kila shimo, kwenye 2×6 na 2×8.
about-giuthi-problems = Miisho yake imetungwa kuwa mafumbo: hesabu miendelezo inayogeuka, kisha lazimisha ushindi au sare. Mancala World huongeza kwamba leo mchezo umekaribia kusahaulika, na kwamba maneno yake maalumu ya hatua na mashimo yamepotea. Tovuti hii haibuni lolote.

## Kiothi

about-kiothi-heading = Kiothi
about-kiothi-name = Jina ni la Kimeru na maana yake ni kutia, kuweka. Ni mchezo wa Wameru, kwenye miteremko ya kaskazini-mashariki ya Mlima Kenya, na unaheshimiwa sana.
about-kiothi-boards = Huchezwa kwenye mbao nzito za mti mgumu, zenye urefu wa takriban inchi 36 (sm 91): safu mbili za *maboma* kumi, na katika kila mwisho shimo kubwa, gereza. Kete zake ni wapiganaji, *njodthie*, kwa kawaida mbegu laini za kijivu za Caesalpinia bonduc.
about-kiothi-mugwe = Mugwe, mwenye cheo cha juu kabisa cha kiroho cha Wameru, alitumia siku zake kucheza Kiothi. Rodney Needham anaandika katika The Left Hand of the Mugwe kwamba ilimbidi kuuficha mkono wake wa kushoto chini ya joho wakati wote: iliaminika kwamba yeyote aliyeuona angekufa papo hapo.
about-kiothi-written = Bernardo Bernardi alikuwa wa kwanza kuuandika mchezo huu, katika The Mugwe, a Failing Prophet (1959). Mwaka 1972 Padri Andrew Botta alisimulia kuhusu vilabu hai vya Kiothi katika misheni ya Materi huko Tharaka.
about-kiothi-one-warrior = Kati ya mahasimu, ushindi kwa tofauti ya wapiganaji wawili kamili, *ushindi wa mpiganaji mmoja*, ni ishara ya ustadi mkubwa. Una thamani mara mbili ya ushindi wa kawaida, na wakati mwingine hadi mara kumi [K16].

## Vyanzo visipokubaliana

about-disagree-heading = Vyanzo visipokubaliana
about-disagree-lead = Yaliyoandikwa kuhusu kanuni yametawanyika na yanapingana. Kila swali kati ya haya lina uamuzi wetu, na kurasa za kanuni zinaonyesha kila chanzo kinasema nini.
about-disagree-giuthi = Katika Giuthi: safu ya mbali inahesabiwa kuelekea wapi [B4]; kama shimo tupu linalokabili linaweza kutekwa [G8]; kama shimo tupu upande wa pili hukomesha mfululizo [G9]; hatua ya ziada inaweza kuanzia wapi [G6]; marudio huhesabiwa lini [G13]; nini humaliza mechi [GM4].
about-disagree-kiothi = Katika Kiothi: kama mwanzoni maboma yenye wapiganaji ni matano au sita [K2]; kama katika ugawaji upya huondolewa wote katika boma moja, katika yasiyozidi mawili, au katika mawili bila pungufu [K3]; kama upandaji lazima uwe umevuka kabla ya kuteka [K12].
about-disagree-both = Na upandaji usioisha una maana gani, hakuna asemaye [B6].
about-disagree-others = Kwa Leakey (1936) hatua ya ziada huenda upande wa kinyume, na ubao wa anayeshindwa hupungua. Kwa Orde Browne (1925) kila mchezaji huanza kwa kudondosha tatu na kisha mbili. Kiothi ya Wikipedia ya Kiingereza ina sita katika kila moja ya mashimo matano, shimo moja hugawiwa upya, na utekaji wa ziada ni mrefu zaidi. Siku moja hizi zinaweza kuwa seti za kanuni zinazojitegemea.

## Vyanzo na leseni

about-sources-heading = Vyanzo
about-sources = Mambo yaliyo kwenye ukurasa huu yanasimuliwa na Mancala World, katika maelezo yake ya Giuthi na Kiothi, na Jordi Climent; vitabu vya zamani vimetajwa kama wao wanavyovitaja.
about-licence-heading = Leseni
about-licence = Programu hii ni programu huria, chini ya leseni ya MIT au Apache License 2.0, upendavyo. Michoro, maandishi na msimbo wake vilitengenezwa kwa ajili yake.
