### La pàgina "Sobre els jocs": textos breus sobre la seva cultura, cadascun amb les seves fonts. Les paraules kikuius i
### kimerus es queden. *…* marca una paraula destacada o estrangera; [G7] es converteix en un enllaç a aquella regla.

about-title = Sobre els jocs
about-lead = Dos jocs de sembra dels vessants del mont Kenya: qui hi jugava, amb què, i què se n'ha escrit.

## Giuthi

about-giuthi-heading = Giuthi
about-giuthi-name = El nom és kikuiu i vol dir col·locar, repartir. També s'escriu *Ciuthi*; els embus en diuen *Uthi*, i *Giuthi kia ndongu* li dona el nom de les baies amb què es juga.
about-giuthi-herders = És un joc de pastors. Entre els kikuius i els embus del centre de Kenya, homes i adolescents hi jugaven mentre guardaven vaques i cabres al peu del mont Kenya, en forats cavats a la terra endurida pel sol o en gruixuts taulers de fusta.
about-giuthi-pieces = Les llavors són còdols de riu, les llavors dures del *mubuthi* (Caesalpinia volkensii) o les baies grogues de la poma de Sodoma (Solanum incanum), anomenades *ndongu* al sud. En aquest web es pot triar entre totes tres, i de les baies pren el nom.
about-giuthi-proverb = No pots robar el bestiar d'un altre sense entrar a la seva terra!
about-giuthi-proverb-text = Aquest proverbi és tota l'estratègia: una sembra només captura quan ha deixat caure una llavor a l'altre costat [G7].
about-giuthi-written = El primer que en va escriure va ser Granville St. John Orde Browne, a The Vanishing Tribes of Kenya (1925). Elspeth Huxley l'esmenta a Red Strangers (1939), i John A. Hunter a Tales of the African Frontier (1954). Els observadors europeus quedaven perplexos davant la rapidesa del càlcul i els relleus que van i venen; els joves kikuius hi jugaven amb facilitat.
about-giuthi-boards = Hi ha constància de taulers de moltes mides: 2×5 per a principiants i pastors; 2×6 amb 4 o 6 llavors per forat; 2×7 amb 6, que va anotar Walter Driedger; 2×8 amb 4 o 8, el joc habitual; i 2×10 amb 9, un gran avantatge, perquè qui obre en pot guanyar deu de cop. Jordi Climent coneix 6 a cada forat com el més usual, en 2×6 i 2×8.
about-giuthi-problems = Amb els seus finals s'han compost problemes: comptar els relleus que van i venen, i forçar una victòria o un empat. Mancala World afegeix que el joc avui està gairebé oblidat, i que s'han perdut les paraules pròpies per a les jugades i els forats. Aquest web no n'inventa cap.

## Kiothi

about-kiothi-heading = Kiothi
about-kiothi-name = El nom és kimeru i vol dir posar, col·locar. És un joc dels merus, dels vessants nord-orientals del mont Kenya, i se'l té en gran estima.
about-kiothi-boards = Es juga en taulers pesants de fusta dura, d'unes 36 polzades (91 cm) de llarg: dues files de deu *bomes* i, a cada extrem, un gran buit, la presó. Les peces són guerrers, *njodthie*, en general les llavors grises i llises de Caesalpinia bonduc.
about-kiothi-mugwe = El Mugwe, la més alta autoritat espiritual dels merus, passava els dies jugant a Kiothi. Rodney Needham explica a The Left Hand of the Mugwe que sempre havia de dur la mà esquerra amagada sota un drap: es creia que qui la veiés moriria a l'instant.
about-kiothi-written = El primer que va escriure sobre el joc va ser Bernardo Bernardi, a The Mugwe, a Failing Prophet (1959). El 1972 el pare Andrew Botta va parlar de clubs de Kiothi en actiu a la missió de Materi, a Tharaka.
about-kiothi-one-warrior = Entre rivals, guanyar per exactament dues peces, la *victòria d'un guerrer*, és senyal de gran destresa. Val per dues victòries ordinàries, i de vegades fins per deu [K16].

## En què discrepen les fonts

about-disagree-heading = En què discrepen les fonts
about-disagree-lead = El que s'ha escrit sobre les regles està dispers i es contradiu. Cadascuna d'aquestes qüestions té una decisió, i les pàgines de les regles mostren el que diu cada font.
about-disagree-giuthi = A Giuthi: en quin sentit es compta la fila de lluny [B4]; si es pot capturar un forat buit del davant [G8]; si un forat buit de l'altre costat acaba una cadena [G9]; on pot començar una jugada addicional [G6]; quan compta una repetició [G13]; què posa fi a un matx [GM4].
about-disagree-kiothi = A Kiothi: si al principi són plens cinc bomes o sis [K2]; si en la redistribució se'n buida un, fins a dos o exactament dos [K3]; si una sembra ha d'haver creuat abans de capturar [K12].
about-disagree-both = I què vol dir una sembra que no s'acaba mai, no ho diu ningú [B6].
about-disagree-others = Segons Leakey (1936), la jugada addicional va en l'altre sentit, i a qui perd se li redueix el tauler. Segons Orde Browne (1925), cada jugador obre deixant caure'n tres i després dues. El Kiothi de la Viquipèdia en anglès en té sis a cadascun de cinc forats, redistribueix un sol forat i dona una captura addicional més llarga. Algun dia podrien ser reglaments propis.

## Fonts i llicència

about-sources-heading = Fonts
about-sources = El que s'explica en aquesta pàgina ve de Mancala World, dels seus relats de Giuthi i Kiothi, i de Jordi Climent; els llibres més antics se citen com els citen ells.
about-licence-heading = Llicència
about-licence = Aquest programa és programari lliure, amb llicència MIT o Apache License 2.0, la que prefereixis. Els dibuixos, els textos i el codi s'han fet per a ell.
