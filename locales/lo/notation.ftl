### ມີຫຍັງຜິດໃນຮູບກະດານ, ການເດີນ ຫຼື ບັນທຶກທີ່ຂຽນມາ. ຕົວຢ່າງບໍ່ຕ້ອງແປ.

notation-place = { $problem } ຢູ່ຖັນ { $column }
notation-place-comma = { $problem } ຢູ່ຖັນ { $column }

notation-expected = ຕ້ອງເປັນ { $what }
notation-leading-zero = ຕ້ອງເປັນ { $what } ໂດຍບໍ່ມີເລກສູນນຳໜ້າ
notation-too-many-digits = ຕ້ອງເປັນ { $what } ບໍ່ເກີນສາມຕົວເລກ
notation-holes-giuthi = ການຕັ້ງກະດານມີ 1 ຫາ 10 ຂຸມຕໍ່ແຖວ, ບໍ່ແມ່ນ { $holes }
notation-holes-kiothi = ການຕັ້ງກະດານມີ 2 ຫາ 10 ໂບມາທີ່ມີນັກຮົບ, ບໍ່ແມ່ນ { $holes }
notation-seeds = ການຕັ້ງກະດານມີ 1 ຫາ 9 ເມັດໃນແຕ່ລະຂຸມ, ບໍ່ແມ່ນ { $seeds }
notation-emptied-twice = { $boma } ຖືກຢິບອອກໝົດສອງເທື່ອ
notation-receives-twice = { $boma } ໄດ້ຮັບສອງເທື່ອ

expected-end = ຕອນຈົບ
expected-game = giuthi ຫຼື kiothi
expected-giuthi-rules = ຊຸດກະຕິກາຂອງ Giuthi, mancala-world ຫຼື climent
expected-kiothi-rules = ຊຸດກະຕິກາຂອງ Kiothi, mancala-world
expected-board = ຍະຫວ່າງ ແລ້ວການຕັ້ງກະດານເຊັ່ນ 8x8 ຫຼື ເມັດໃນຂຸມຂອງຝ່າຍໃຕ້
expected-times = x
expected-holes = ຈຳນວນຂຸມ
expected-seeds = ຈຳນວນເມັດ
expected-north-row = ຈຸດ ຫຼື ເຄື່ອງໝາຍທັບ ແລ້ວຂຸມຂອງຝ່າຍເໜືອ
expected-captured = ຍະຫວ່າງ ແລ້ວເມັດທີ່ຈັບໄດ້ ເຊັ່ນ 0-0
expected-captured-by-south = ຈຳນວນເມັດທີ່ຝ່າຍໃຕ້ຈັບໄດ້
expected-dash-and-captured-by-north = - ແລະ ເມັດທີ່ຝ່າຍເໜືອຈັບໄດ້
expected-captured-by-north = ຈຳນວນເມັດທີ່ຝ່າຍເໜືອຈັບໄດ້
expected-space-and-side = ຍະຫວ່າງ ແລ້ວຝ່າຍທີ່ເຖິງຕາ, S ຫຼື N
expected-side = ຝ່າຍທີ່ເຖິງຕາ, S ຫຼື N
expected-hole = ຂຸມ A ຫາ J ຫຼື a ຫາ j
expected-boma = ໂບມາ A ຫາ J ຫຼື a ຫາ j
expected-boma-to-empty = ໂບມາທີ່ຈະຢິບອອກໝົດ A ຫາ J ຫຼື a ຫາ j
expected-boma-to-fill = ໂບມາທີ່ຈະວາງນັກຮົບ A ຫາ J ຫຼື a ຫາ j
expected-direction = + ຫຼື -
expected-warriors = ຈຳນວນນັກຮົບ
expected-some-warriors = ນັກຮົບຢ່າງໜ້ອຍໜຶ່ງຄົນ
expected-equals = = ຫຼັງຈາກບໍ່ເກີນສອງໂບມາ

## ບັນທຶກ

record-error = ເກມ { $game }, ແຖວ { $line }: { $problem }
record-error-column = ເກມ { $game }, ແຖວ { $line }, ຖັນ { $column }: { $problem }

record-illegal = { $move } ຜິດກະຕິກາ: { $reason }
record-not-a-move = { $text } ບໍ່ແມ່ນການເດີນ: { $reason } (N3)
record-turn-over = ເຄື່ອງໝາຍຈຸດເຊື່ອມການເດີນຂອງຕາດຽວ ແຕ່ຕານັ້ນຈົບກ່ອນ { $move } ແລ້ວ (N4)
record-comma = ເຄື່ອງໝາຍຈຸດຕ້ອງຢູ່ລະຫວ່າງສອງການເດີນຂອງຕາດຽວ (N4)
record-glyph = ຕ້ອງເປັນໜຶ່ງໃນ ! ? !! ?? !? ?! ຫຼື $0 ຫາ $255, ບໍ່ແມ່ນ { $text }
record-glyph-without-move = ຕ້ອງມີການເດີນກ່ອນ !, ? ຫຼື $
record-stray = ຕ້ອງເປັນການເດີນ, ບໍ່ແມ່ນ { $mark }
record-open-comment = ຄຳເຫັນນີ້ບໍ່ມີ { $mark } ປິດ
record-open-variation = ແນວເດີນອື່ນນີ້ບໍ່ມີ ) ປິດ
record-unopened-variation = ບໍ່ມີແນວເດີນອື່ນທີ່ ) ນີ້ຈະປິດໄດ້
record-empty-variation = ຕ້ອງມີການເດີນໃນແນວເດີນອື່ນນີ້
record-nothing-to-replace = ແນວເດີນອື່ນແທນຕາກ່ອນໜ້າ ແຕ່ບໍ່ມີຕາກ່ອນໜ້າ (N4)
record-too-deep = ແນວເດີນອື່ນຊ້ອນກັນເລິກກວ່າ { $most } ຊັ້ນ
record-result-in-variation = ໃນແນວເດີນອື່ນຕ້ອງເປັນການເດີນ ຫຼື ), ບໍ່ແມ່ນຜົນ
record-two-results = ປ້າຍ Result ແລະ ຕອນຈົບຂອງການເດີນບໍ່ກົງກັນ (N4)
record-tag-syntax = ຕ້ອງເປັນປ້າຍເຊັ່ນ [South "Wanjiru"]
record-tag-twice = ໃຫ້ປ້າຍ { $tag } ສອງເທື່ອ
record-tag = [{ $tag }]: { $problem }
record-no-tags = ຕ້ອງມີປ້າຍກ່ອນການເດີນ ຢ່າງໜ້ອຍ [Game "giuthi"] ແລະ [Setup "8x8"] (N4)
record-no-game = ຕ້ອງມີປ້າຍ [Game "giuthi"] ຫຼື [Game "kiothi"] (N4)
record-no-start = ຕ້ອງມີປ້າຍເຊັ່ນ [Setup "8x8"] ຫຼື [Position "…"] ພ້ອມຮູບກະດານເຕັມ (N4)
record-two-starts = ຕ້ອງມີປ້າຍ Setup ຫຼື Position ຢ່າງໃດຢ່າງໜຶ່ງ, ບໍ່ແມ່ນທັງສອງ (N4)
record-no-record = ຕ້ອງເປັນບັນທຶກເກມ (N4)
record-another = ຂໍ້ຄວາມຕ້ອງຈົບຫຼັງຈາກບັນທຶກດຽວ

tag-name = ຊື່ປ້າຍປະກອບດ້ວຍຕົວອັກສອນ, ຕົວເລກ ແລະ _ + # = : -
tag-line-break = ຄ່າຂອງປ້າຍຢູ່ໃນແຖວດຽວ
tag-derived = ປ້າຍນີ້ໄດ້ມາຈາກເກມ ແລະ ກຳນົດເອງບໍ່ໄດ້
tag-round = ຕ້ອງເປັນເລກຍົກ ເລີ່ມແຕ່ 1
tag-kept = ຕ້ອງເປັນເມັດທີ່ຝ່າຍໃຕ້ ແລະ ຝ່າຍເໜືອ ເກັບໄວ້ ເຊັ່ນ 0-8
tag-result = ຕ້ອງເປັນ 1-0, 0-1, 1/2-1/2 ຫຼື *
tag-score = ຕ້ອງເປັນຄະແນນຂອງຝ່າຍໃຕ້ ແລະ ຝ່າຍເໜືອ ເຊັ່ນ 42-30
tag-termination = ຕ້ອງເປັນ no moves, repetition, resignation, time ຫຼື unfinished
tag-other-game = ຕ້ອງເປັນ { $expected } ຄືໃນປ້າຍ Game, ບໍ່ແມ່ນ { $found }

disagreement = { $tag } ແມ່ນ { $stated } ແຕ່ຄວນເປັນ { $expected }: { $reason }
disagreement-superfluous = { $tag } ແມ່ນ { $stated } ແຕ່ບໍ່ຄວນມີ: { $reason }
disagreement-missing = ບໍ່ມີ { $tag } ແຕ່ຄວນເປັນ { $expected }: { $reason }
reason-no-score = ມີແຕ່ເກມທີ່ຈົບຍ້ອນບໍ່ມີການເດີນຈຶ່ງມີຄະແນນ (N4)
reason-forfeit = ຜູ້ທີ່ຍອມແພ້ ຫຼື ໝົດເວລາ ເປັນຝ່າຍແພ້ (N4)
reason-goes-on = ເກມຍັງຫຼິ້ນຕໍ່ໄດ້ ແລະ ບໍ່ມີໃຜຍອມແພ້ ຫຼື ໝົດເວລາ (N4)
reason-nobody-can-move = ບໍ່ມີໃຜເດີນໄດ້ ({ $rule })
reason-mover-cannot = ຜູ້ທີ່ເຖິງຕາເດີນບໍ່ໄດ້ ({ $rule })
reason-repetition = ຕາໜຶ່ງເລີ່ມຄືກັນກັບຕາກ່ອນໜ້າ ({ $rule })
reason-resignation = ຜູ້ຫຼິ້ນຄົນໜຶ່ງຍອມແພ້ ({ $rule })
reason-time = ຜູ້ຫຼິ້ນຄົນໜຶ່ງໝົດເວລາ ({ $rule })
