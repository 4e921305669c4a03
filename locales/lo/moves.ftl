### ການເດີນເປັນຄຳເວົ້າ. ຕົວອັກສອນຂອງຂຸມ, ການເດີນ ແລະ ເລກກະຕິກາ ບໍ່ຕ້ອງແປ.

## ຜູ້ຫຼິ້ນ

name-you = ທ່ານ
name-south = ຝ່າຍໃຕ້
name-north = ຝ່າຍເໜືອ
name-computer = ຄອມພິວເຕີ

name-you-of = ຂອງທ່ານ
name-south-of = ຂອງຝ່າຍໃຕ້
name-north-of = ຂອງຝ່າຍເໜືອ
name-computer-of = ຂອງຄອມພິວເຕີ

name-you-to = ໃຫ້ທ່ານ
name-south-to = ໃຫ້ຝ່າຍໃຕ້
name-north-to = ໃຫ້ຝ່າຍເໜືອ
name-computer-to = ໃຫ້ຄອມພິວເຕີ

side-south = ຝ່າຍໃຕ້
side-north = ຝ່າຍເໜືອ

## ຕົວເລກ ແລະ ລາຍການ

number-word = { $number }
list-end = { $before } ແລະ { $last }
full-stop = { $sentence }.

## ຮອບ

lap-relay = ຮອບ { $lap } ໃນ { $laps }: { $seeds } ຈາກ { $from }, { $direction ->
    [clockwise] ຕາມເຂັມໂມງ
   *[counter-clockwise] ທວນເຂັມໂມງ
}, ຮອດ { $to } ({ $lifted }): ຫວ່ານຕໍ່
lap-last = ຮອບ { $lap } ໃນ { $laps }: { $seeds } ຈາກ { $from }, { $direction ->
    [clockwise] ຕາມເຂັມໂມງ
   *[counter-clockwise] ທວນເຂັມໂມງ
}, ຮອດ { $to } ທີ່ຫວ່າງຢູ່
lap-only = { $seeds } ຈາກ { $from }, { $direction ->
    [clockwise] ຕາມເຂັມໂມງ
   *[counter-clockwise] ທວນເຂັມໂມງ
}, ຮອດ { $to } ທີ່ຫວ່າງຢູ່

## ການເດີນຈົບແນວໃດ

end-sleep-giuthi = ເມັດສຸດທ້າຍຕົກໃສ່ { $hole } ຂຸມຫວ່າງ{ $owner-of }: ບໍ່ໄດ້ຈັບຫຍັງ (G5)
end-sleep-kiothi = ນັກຮົບຄົນສຸດທ້າຍຕົກໃສ່ { $hole } ໂບມາຫວ່າງ{ $owner-of }: ບໍ່ໄດ້ຈັບຫຍັງ (K9)

end-again = ເມັດສຸດທ້າຍຕົກໃສ່ { $hole } ແລະ ບໍ່ມີເມັດໃດຂ້າມຝັ່ງ: { $who-name }ໄດ້ເດີນອີກ (G6)

end-capture-giuthi = { $who-name }ຈັບໄດ້ { $total }: { $holes } ແລະ ເມັດທີ່ມາຈັບ ({ $rules })
end-capture-kiothi = { $who-name }ຈັບໄດ້ { $total }: { $holes } ແລະ ນັກຮົບທີ່ມາຈັບ ({ $rules })
capture-hole = { $seeds } ຈາກ { $hole }

end-nothing-giuthi = ເມັດສຸດທ້າຍຕົກໃສ່ { $hole } ແຕ່ { $across } ທີ່ຢູ່ກົງກັນຂ້າມຫວ່າງ: ບໍ່ໄດ້ຈັບຫຍັງ (G8)
end-nothing-kiothi = ນັກຮົບຄົນສຸດທ້າຍຕົກໃສ່ { $hole } ແຕ່ { $across } ທີ່ຢູ່ກົງກັນຂ້າມ{ $state ->
    [nki] ເປັນ nki
   *[empty] ຫວ່າງ
}: ບໍ່ໄດ້ຈັບຫຍັງ (K10)

end-pass-no-sowing = { $who-name }ບໍ່ມີການຫວ່ານທີ່ຖືກກະຕິກາ: { $who-name }ຜ່ານ (G11)
end-pass-no-hole = { $who-name }ບໍ່ມີຂຸມທີ່ມີສອງເມັດ: { $who-name }ຜ່ານ (G11)
end-pass-no-boma = { $who-name }ບໍ່ມີໂບມາທີ່ມີນັກຮົບ: { $who-name }ຜ່ານ (K3)

redistribution = { $who-name }ຢິບອອກໝົດຈາກ { $emptied } ແລະ ວາງ { $placed } (K3)
redistribution-boma = { $warriors } ໃສ່ { $boma }
redistributed-both = { $redistribution }. ດຽວນີ້ທຸກໂບມາທີ່ມີນັກຮົບເປັນ nki (K4)

short-nothing = ບໍ່ໄດ້ຈັບຫຍັງ, { $laps } ຮອບ
short-again = ໄດ້ເດີນອີກ, { $laps } ຮອບ
short-capture = ຈັບໄດ້ { $seeds }, { $laps } ຮອບ
short-pass = ຜ່ານ
short-redistribution = ແຈກຢາຍໃໝ່

## ການເດີນຈະໃຫ້ຜົນແນວໃດ

outlook-sowing = { $laps } ຮອບ, ຈົບໃສ່ { $hole }: { $what }
outlook-capture = ຈັບໄດ້ { $seeds } ({ $rules })
outlook-again = ໄດ້ເດີນອີກ (G6)
outlook-no-capture = ບໍ່ໄດ້ຈັບ ({ $rules })
outlook-nothing = ບໍ່ມີຫຍັງໃຫ້ຈັບ ({ $rules })
outlook-pass = ເຮັດຢ່າງອື່ນບໍ່ໄດ້ ({ $rules })
outlook-redistribution = ການແຈກຢາຍໃໝ່ (K3)
outlook-game-ends = { $outlook }; ເກມຈົບ

## ເປັນຫຍັງການເດີນຈຶ່ງຖືກປະຕິເສດ

refusal-game-over = ເກມຈົບແລ້ວ
refusal-other-game = ນັ້ນເປັນການເດີນຂອງອີກເກມໜຶ່ງ
refusal-no-such-hole = ບໍ່ມີ { $hole } ໃນກະດານນີ້: { $side ->
    [south] ຂຸມຂອງຝ່າຍໃຕ້ແມ່ນ { $first } ຫາ { $last }
   *[north] ຂຸມຂອງຝ່າຍເໜືອແມ່ນ { $first } ຫາ { $last }
}
refusal-not-yours = { $side ->
    [south] { $hole } ເປັນຂອງຝ່າຍໃຕ້ ແລະ ເຖິງຕາຝ່າຍເໜືອ
   *[north] { $hole } ເປັນຂອງຝ່າຍເໜືອ ແລະ ເຖິງຕາຝ່າຍໃຕ້
}
refusal-empty = { $hole } ຫວ່າງ
refusal-single = { $hole } ມີ { $held }; ຂຸມທີ່ມີໜ້ອຍກວ່າສອງເມັດຫວ່ານບໍ່ໄດ້
refusal-too-few = { $hole } ມີພຽງ { $held } ຈຶ່ງເອົາອອກ { $needed } ບໍ່ໄດ້
refusal-onto-own-row = ຮອບທຳອິດຈະຈົບໃສ່ { $landing } ໂບມາຂອງທ່ານເອງທີ່ມີນັກຮົບ
refusal-endless = ການຫວ່ານນີ້ຈະບໍ່ມີວັນຈົບ
refusal-repeats = ການເດີນນີ້ຈະນຳຮູບກະດານທີ່ມີແລ້ວໃນຕານີ້ກັບຄືນມາ
refusal-no-way-out = ຈາກນັ້ນ ຕານີ້ຈະໄດ້ແຕ່ວົນວຽນຢູ່ໃນຮູບກະດານທີ່ມີມາແລ້ວ
refusal-may-not-pass = ທ່ານມີການເດີນທີ່ຖືກກະຕິກາ ຈຶ່ງຜ່ານບໍ່ໄດ້
refusal-must-pass = ທ່ານບໍ່ມີໂບມາທີ່ຈະແຈກຢາຍໃໝ່: ໄດ້ແຕ່ຜ່ານ
refusal-opening-owed = ທ່ານຕ້ອງແຈກຢາຍໃໝ່ກ່ອນ ເຊັ່ນ EF=A3g7: ຢິບອອກໝົດສອງໂບມາ ແລ້ວວາງນັກຮົບເຫຼົ່ານັ້ນ
refusal-opening-over = ການແຈກຢາຍໃໝ່ແລ້ວໆໄປແລ້ວ: ເອົານັກຮົບອອກຈາກໂບມາດຽວ ເຊັ່ນ F3
refusal-number-emptied = ການແຈກຢາຍໃໝ່ຢູ່ນີ້ຕ້ອງຢິບອອກໝົດ { $needed } ໂບມາພໍດີ, ບໍ່ແມ່ນ { $emptied }
refusal-sum = ໂບມາທີ່ຢິບອອກມີນັກຮົບ { $lifted } ຄົນ ແຕ່ວາງ { $placed } ຄົນ
refusal-moves = ຜິດກະຕິກາ: { $moves }: { $reason }

## ເປັນຫຍັງຮູບກະດານຈຶ່ງເປັນໄປບໍ່ໄດ້

setup-other-game = ຕ້ອງເປັນຮູບກະດານຂອງ { $game }
setup-unequal-rows = ທັງສອງແຖວຕ້ອງມີຈຳນວນຂຸມເທົ່າກັນ, ແຕ່ແຖວຂອງຝ່າຍໃຕ້ມີ { $south } ແລະ ຂອງຝ່າຍເໜືອມີ { $north }
setup-holes = ແຖວໜຶ່ງມີ 1 ຫາ { $most } ຂຸມ, ບໍ່ແມ່ນ { $holes }
setup-too-many-seeds = ກະດານ ແລະ ເມັດທີ່ຈັບໄດ້ ມີ { $seeds } ເມັດ ແຕ່ອະນຸຍາດຫຼາຍສຸດ { $most }
setup-nki-in-giuthi = { $hole } ໝາຍເປັນ nki ແຕ່ Giuthi ບໍ່ມີ nki
setup-nki-on-empty = { $hole } ໝາຍເປັນ nki ແຕ່ມັນຫວ່າງ
setup-nki-in-opening = { $hole } ໝາຍເປັນ nki ແຕ່ຍັງບໍ່ມີ nki ກ່ອນການແຈກຢາຍໃໝ່ທັງສອງຝ່າຍ
setup-opening-in-giuthi = Giuthi ບໍ່ມີການແຈກຢາຍໃໝ່ຕອນເລີ່ມ
setup-in-opening = ຮູບກະດານນີ້ຍັງຕ້ອງມີການແຈກຢາຍໃໝ່
setup-not-in-opening = ຮູບກະດານນີ້ບໍ່ຕ້ອງມີການແຈກຢາຍໃໝ່

## ເຖິງຕາໃຜ

turn-redistribution = { $who-name }ຕ້ອງແຈກຢາຍໃໝ່ (K3)
turn-move = ເຖິງຕາ{ $who-name }
redistributions = ການແຈກຢາຍໃໝ່ { $count } ແບບ ເຊັ່ນ { $example }

## ກະດານເປັນຂໍ້ຄວາມ

store-giuthi = { $side ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
}  ຈັບໄດ້ { $taken }
store-kiothi = { $side ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
}  ໃນຄຸກ { $taken }
board-nki-legend = * nki: ຈັບບໍ່ໄດ້ (K4)

## ເກມຈົບແນວໃດ

ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule }); ໄຊຊະນະນັກຮົບດຽວ ຕາມປົກກະຕິຄິດເປັນສອງ (K16)
ending-only = { $result } ({ $rule })

ending-own-rows = ບໍ່ມີໃຜເດີນໄດ້ ແລະ ຕ່າງຝ່າຍຕ່າງເກັບແຖວຂອງຕົນ
ending-stuck = { $stuck-name }ເດີນບໍ່ໄດ້ ແລະ ທຸກຢ່າງທີ່ເຫຼືອຕົກ{ $other-to }
ending-first-position = ຕາໜຶ່ງເລີ່ມໃນຮູບກະດານທຳອິດຂອງເກມອີກເທື່ອໜຶ່ງ
ending-repetition = { $side ->
    [south] ຕາໜຶ່ງເລີ່ມໃນຮູບກະດານຂອງຕາທີ { $turn } ຂອງຝ່າຍໃຕ້ອີກເທື່ອໜຶ່ງ
   *[north] ຕາໜຶ່ງເລີ່ມໃນຮູບກະດານຂອງຕາທີ { $turn } ຂອງຝ່າຍເໜືອອີກເທື່ອໜຶ່ງ
}
ending-resignation = { $loser-name }ຍອມແພ້
ending-time = { $loser-name }ໝົດເວລາ

result-win = { $winner-name }ຊະນະ
result-win-score = { $winner-name }ຊະນະ { $more } ຕໍ່ { $less }
result-draw = ສະເໝີກັນ
result-draw-score = ສະເໝີກັນ { $more } ຕໍ່ { $less }

## ການແຂ່ງຂັນ Giuthi

match-four-or-fewer = { $loser-name }ມີສີ່ເມັດຫຼືໜ້ອຍກວ່າ ແລະ ແພ້ການແຂ່ງຂັນ (GM4)
match-too-few = { $loser-name }ມີເມັດບໍ່ພໍໃສ່ຂຸມລະເມັດ ແລະ ແພ້ການແຂ່ງຂັນ (GM4)
match-no-move = ການຈັດວາງ{ $loser-of }ບໍ່ເຫຼືອການເດີນໃຫ້ຝ່າຍໃດ: { $loser-name }ແພ້ການແຂ່ງຂັນ (GM4)
match-resignation = { $loser-name }ຍອມແພ້ ແລະ ແພ້ການແຂ່ງຂັນ
match-three-draws = ສະເໝີກັນສາມຍົກຕິດຕໍ່ກັນ: ການແຂ່ງຂັນສະເໝີກັນ (GM5)
match-rounds-won = ຫຼິ້ນຄົບຈຳນວນຍົກທີ່ຕົກລົງແລ້ວ: { $winner-name }ມີຫຼາຍກວ່າ ແລະ ຊະນະການແຂ່ງຂັນ (GM5)
match-rounds-drawn = ຫຼິ້ນຄົບຈຳນວນຍົກທີ່ຕົກລົງແລ້ວ ແລະ ທັງສອງມີເທົ່າກັນ: ການແຂ່ງຂັນສະເໝີກັນ (GM5)

layout-not-now = ຕອນນີ້ບໍ່ຕ້ອງຈັດວາງ (GM2)
layout-length = ການຈັດວາງມີ { $holes } ຕົວເລກ ຂຸມລະໜຶ່ງ, ບໍ່ແມ່ນ { $given } (GM2)
layout-empty-hole = ທຸກຂຸມຕ້ອງມີຢ່າງໜ້ອຍໜຶ່ງເມັດ ແຕ່ຂຸມທີ { $number } ບໍ່ມີ (GM2)
layout-sum = ຕ້ອງວາງທັງໝົດ { $owned } ເມັດ ແຕ່ນີ້ມີ { $laid } (GM2)

## ບັນທຶກ

record-title = ເກມ { $number }
record-title-south = ເກມ { $number }: { $south }, ຝ່າຍໃຕ້
record-title-north = ເກມ { $number }: { $north }, ຝ່າຍເໜືອ
record-title-both = ເກມ { $number }: { $south }, ຝ່າຍໃຕ້, ແລະ { $north }, ຝ່າຍເໜືອ
record-agrees = ຜົນ { $result } ແລະ ປ້າຍກົງກັນ
record-disagrees = ຜົນ { $result } ແຕ່ປ້າຍບໍ່ກົງກັນ

## ຄ່າຂອງຮູບກະດານ

value-ahead-giuthi = { $seeds } ເມັດ
value-ahead-kiothi = ນັກຮົບ { $seeds } ຄົນ
value-wins = ຊະນະແນ່ນອນ
value-loses = ແພ້ແນ່ນອນ
value-draw = ສະເໝີກັນ
value-draw-repetition = ສະເໝີຍ້ອນຊ້ຳ

standing-ahead-giuthi = { $side ->
    [south] ຝ່າຍໃຕ້ນຳ { $seeds } ເມັດ
   *[north] ຝ່າຍເໜືອນຳ { $seeds } ເມັດ
}
standing-ahead-kiothi = { $side ->
    [south] ຝ່າຍໃຕ້ນຳນັກຮົບ { $seeds } ຄົນ
   *[north] ຝ່າຍເໜືອນຳນັກຮົບ { $seeds } ຄົນ
}
standing-level = ທັງສອງຝ່າຍເທົ່າກັນ
standing-wins = { $side ->
    [south] ຝ່າຍໃຕ້ຊະນະແນ່ນອນ
   *[north] ຝ່າຍເໜືອຊະນະແນ່ນອນ
}
standing-draw = ໄດ້ແຕ່ສະເໝີກັນ
standing-wins-giuthi = { $side ->
    [south] ຝ່າຍໃຕ້ຊະນະແນ່ນອນ
   *[north] ຝ່າຍເໜືອຊະນະແນ່ນອນ
} { $margin } ເມັດ ໃນ { $moves } ການເດີນ
standing-wins-kiothi = { $side ->
    [south] ຝ່າຍໃຕ້ຊະນະແນ່ນອນ
   *[north] ຝ່າຍເໜືອຊະນະແນ່ນອນ
} ດ້ວຍນັກຮົບ { $margin } ຄົນ ໃນ { $moves } ການເດີນ

mistake-inaccuracy = ບໍ່ແມ່ນຍຳ: { $better }; ຫຼັງຈາກນີ້ { $now }.
mistake-mistake = ຜິດພາດ: { $better }; ຫຼັງຈາກນີ້ { $now }.
mistake-blunder = ຜິດພາດໃຫຍ່: { $better }; ຫຼັງຈາກນີ້ { $now }.
mistake-wins = { $turn } ຊະນະແນ່ນອນ
mistake-draws = { $turn } ໄດ້ສະເໝີກັນ
mistake-standing = ຫຼັງຈາກ { $turn } { $standing }
