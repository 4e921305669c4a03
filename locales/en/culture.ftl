### The page 'About the games': short texts on their culture, each with its sources. Kikuyu and Kimeru words stay.
### *…* marks a stressed or foreign word; [G7] becomes a link to that rule.

about-title = About the games
about-lead = Two games of sowing from the slopes of Mount Kenya: who played them, with what, and what is written about them.

## Giuthi

about-giuthi-heading = Giuthi
about-giuthi-name = The name is Kikuyu and means to place, to distribute. It is also written *Ciuthi*; the Embu say *Uthi*, and *Giuthi kia ndongu* names it after the berries it is played with.
about-giuthi-herders = It is a game of herders. Among the Kikuyu and Embu of central Kenya, men and teenage boys played it while they watched cattle and goats on the foothills of Mount Kenya, in holes dug into sun-baked earth or on stout wooden boards.
about-giuthi-pieces = Seeds are river pebbles, the hard seeds of the *mubuthi* (Caesalpinia volkensii), or the yellow berries of the sodom apple (Solanum incanum), called *ndongu* in the south. This site has all three to choose from, and takes its name from the berries.
about-giuthi-proverb = You cannot steal the cattle of another man without entering his land!
about-giuthi-proverb-text = This proverb is the whole strategy: a sowing captures only when it has dropped a seed on the other side [G7].
about-giuthi-written = Granville St. John Orde Browne first wrote of it, in The Vanishing Tribes of Kenya (1925). Elspeth Huxley mentions it in Red Strangers (1939) and John A. Hunter in Tales of the African Frontier (1954). European onlookers were baffled by the speed of the reckoning and by relays that turn back and forth; Kikuyu youths played it with ease.
about-giuthi-boards = Boards of many sizes are recorded: 2×5 for beginners and herders; 2×6 with 4 or 6 seeds a hole; 2×7 with 6, noted by Walter Driedger; 2×8 with 4 or 8, the usual game; and 2×10 with 9, a heavy handicap, for the opener can score ten at once. Jordi Climent knows 6 in each hole as the most usual, on 2×6 and 2×8.
about-giuthi-problems = Its endings have been composed into problems: count the turning relays, and force a win or a draw. Mancala World adds that the game is almost forgotten today, and that its special words for moves and holes are lost. This site invents none.

## Kiothi

about-kiothi-heading = Kiothi
about-kiothi-name = The name is Kimeru and means to put, to place. It is a game of the Meru, on the north-eastern slopes of Mount Kenya, and held in high regard.
about-kiothi-boards = It is played on heavy hardwood boards, about 36 inches (91 cm) long: two rows of ten *boma*, and at either end a large hollow, the prison. The pieces are warriors, *njodthie*, usually the smooth grey seeds of Caesalpinia bonduc.
about-kiothi-mugwe = The Mugwe, the highest spiritual office-holder of the Meru, spent his days playing Kiothi. Rodney Needham records in The Left Hand of the Mugwe that he had to keep his left hand hidden under a cloth at all times: whoever set eyes on it was believed to die at once.
about-kiothi-written = Bernardo Bernardi first wrote of the game, in The Mugwe, a Failing Prophet (1959). In 1972 Father Andrew Botta told of active Kiothi clubs at Materi mission in Tharaka.
about-kiothi-one-warrior = Among rivals a win by exactly two pieces, *a win of one warrior*, is a mark of great skill. It is worth two ordinary wins, and at times up to ten [K16].

## What the sources disagree on

about-disagree-heading = Where the sources disagree
about-disagree-lead = What is written of the rules is scattered and at odds with itself. Each of these questions has a ruling, and the rules pages show what each source says.
about-disagree-giuthi = In Giuthi: which way the far row is counted [B4]; whether an empty hole opposite can be captured [G8]; whether an empty hole over there ends a chain [G9]; where an extra move may start [G6]; when a repetition counts [G13]; what ends a match [GM4].
about-disagree-kiothi = In Kiothi: whether five or six boma are full at the start [K2]; whether one, up to two or exactly two are emptied in the redistribution [K3]; whether a sowing must have crossed before it captures [K12].
about-disagree-both = And what a sowing means that never ends, nobody says [B6].
about-disagree-others = Leakey (1936) has the extra move go the other way round, and the board shrink for the loser. Orde Browne (1925) has each player open by dropping three and then two. The English Wikipedia's Kiothi has six in each of five holes, one hole redistributed, and a longer bonus capture. These may become rule sets of their own some day.

## Sources and licence

about-sources-heading = Sources
about-sources = The facts on this page are told by Mancala World, in its accounts of Giuthi and Kiothi, and by Jordi Climent; the older books are named as they name them.
about-licence-heading = Licence
about-licence = This program is free software, under the MIT licence or the Apache License 2.0, as you like. Its drawings, texts and code were made for it.
