# ໜ້າທີ່ຫຼິ້ນເກມ ແລະ ໜ້າທີ່ເລີ່ມເກມໃໝ່.
# ຊື່ເກມ (Giuthi, Kiothi), ຕົວອັກສອນຂອງຂຸມ, ການເດີນ ແລະ ເລກກະຕິກາ ບໍ່ຕ້ອງແປ.

# ## ເລີ່ມເກມ

play-new-title = ເກມໃໝ່
play-start = ຫຼິ້ນ
play-opponent = ໃຜຫຼິ້ນ
play-opponent-computer = ສູ້ກັບຄອມພິວເຕີ
play-opponent-two = ສອງຄົນໃນຈໍດຽວ
play-opponent-watch = ເບິ່ງຄອມພິວເຕີຫຼິ້ນກັບຕົນເອງ
play-set-up = ການຕັ້ງກະດານ
play-set-up-own = ຫຼື ການຕັ້ງກະດານ ຫຼື ຮູບກະດານຂອງທ່ານເອງ
play-level = ລະດັບຂອງຄອມພິວເຕີ
play-level-number = { $level ->
    [1] 1, ສຳລັບເກມທຳອິດ
    [3] 3, ສຳລັບຜູ້ຫັດຫຼິ້ນ
    [5] 5, ສຳລັບຜູ້ທີ່ຮູ້ຈັກເກມ
    [8] 8, ເກັ່ງ
    [10] 10, ເກັ່ງທີ່ສຸດ
   *[other] { $level }
}
play-side = ທ່ານຫຼິ້ນ
play-side-south = ຝ່າຍໃຕ້, ເລີ່ມກ່ອນ
play-side-north = ຝ່າຍເໜືອ
play-side-either = ຝ່າຍໃດກໍ່ໄດ້, ສຸ່ມ
play-contest = ຄວາມຍາວ
play-contest-game = ເກມດຽວ
play-contest-rounds = ການແຂ່ງຂັນເປັນຍົກ, ຜູ້ແພ້ຈັດວາງຍົກຕໍ່ໄປ (Giuthi)
play-contest-points = ເກມຕໍ່ເກມ, ເກັບແຕ້ມ (Kiothi)
play-max-rounds = ບໍ່ເກີນຈັກຍົກ
play-one-warrior = ໄຊຊະນະນັກຮົບດຽວຄິດເປັນ
play-more = ຕົວເລືອກເພີ່ມ
play-record = ຫຼິ້ນຕໍ່ຈາກບັນທຶກ
play-record-about = ວາງບັນທຶກເກມໃສ່ນີ້; ເກມຈະຫຼິ້ນຕໍ່ຈາກຕອນທ້າຍຂອງມັນ.
play-continue = ຫຼິ້ນຕໍ່
play-kept = { $count ->
    [0] { $game }, { $players }, ຍັງບໍ່ເລີ່ມ
   *[other] { $game }, { $players }, ເດີນ { $count } ຄັ້ງ
}
play-players-computer = ສູ້ກັບຄອມພິວເຕີ, ລະດັບ { $level }
play-players-two = ສອງຄົນ
play-players-watch = ຄອມພິວເຕີ, ລະດັບ { $south } ແລະ { $north }

# ## ໜ້າຂອງເກມ

play-title = { $game }: { $words }
play-moves = ການເດີນ
play-no-moves = ຍັງບໍ່ມີ.
play-undo = ຖອນຄືນ
play-hint = ຄຳໃບ້
play-resign = ຍອມແພ້
play-flip = ປິ້ນກະດານ
play-pause = ຢຸດ
play-new = ເກມໃໝ່
play-same-again = ແບບເກົ່າອີກ
play-next-game = ເກມຕໍ່ໄປ
play-record-download = ບັນທຶກ
play-analyse = ວິເຄາະເກມນີ້
play-go-on = ໃຫ້ຄອມພິວເຕີເດີນ
play-your-move = ການເດີນຂອງທ່ານ
play-type-redistribution = ການແຈກຢາຍໃໝ່ຂອງທ່ານ: ສອງໂບມາທີ່ຢິບອອກໝົດ ແລ້ວບ່ອນທີ່ນັກຮົບໄປ ເຊັ່ນ EF=A3g7 (ຄຳໃບ້ຕື່ມໃຫ້ໜຶ່ງແບບ)
play-make-move = ເດີນ
play-over = ເກມຈົບແລ້ວ
play-round-over = ຍົກຈົບແລ້ວ
play-hint-words = { $move }: { $words }
play-view = ມຸມມອງ
play-view-fixed = ຄົງທີ່
play-view-turning = ປິ້ນຕາມຕາ
play-view-facing = ໜັນໜ້າໃສ່ກັນ
play-confirm = ຢືນຢັນການເດີນ
play-previews = ເບິ່ງການເດີນລ່ວງໜ້າ
play-rules = ກະຕິກາ

# ## ການແຂ່ງຂັນ

play-match-owned = ຍົກ { $round }. ຝ່າຍໃຕ້ມີ { $south }, ຝ່າຍເໜືອມີ { $north }.
play-match-points = { $who ->
    [you] ເກມ { $round }. ທ່ານມີ { $first }, ຄອມພິວເຕີມີ { $second }.
    [computer] ເກມ { $round }. ຄອມພິວເຕີມີ { $first }, ທ່ານມີ { $second }.
   *[first] ເກມ { $round }. ຜູ້ທີ່ເລີ່ມກ່ອນມີ { $first }, ອີກຄົນມີ { $second }.
}
play-match-drawn = ຍົກທີ່ຜ່ານມາສະເໝີກັນ: ຫຼິ້ນໃໝ່ ໂດຍອີກຄົນເປັນຜູ້ເລີ່ມ. [GM5]
play-lay-out = ຈັດວາງຍົກ { $round }
play-layout-title = ການຈັດວາງຂອງທ່ານສຳລັບຍົກ { $round }
play-layout-about = { $seeds ->
    [1] ທ່ານມີ { $seeds } ເມັດ. ວາງມັນລົງ.
   *[other] ທັງ { $seeds } ເມັດຂອງທ່ານລົງໃນແຖວຂອງທ່ານ ຢ່າງໜ້ອຍຂຸມລະເມັດ. ອີກຝ່າຍໜຶ່ງວາງຕາມການຈັດວາງຂອງທ່ານ ແລະ ເປັນຜູ້ເລີ່ມ. [GM2] [GM3]
}
play-layout-press = ກົດຂຸມໃດໜຶ່ງເພື່ອເອົາເມັດອອກໜຶ່ງເມັດ ແລ້ວກົດອີກຂຸມເພື່ອວາງມັນລົງ; ຫຼືຂຽນຕົວເລກ.
play-layout-computer = ຄອມພິວເຕີຈັດວາງຍົກ { $round }
play-layout-even = ເທົ່າໆກັນ
play-layout-suggest = ຄອມພິວເຕີເລືອກ
play-back = ກັບຄືນ
play-layout-done = ເລີ່ມຍົກນີ້

# ## ເມື່ອເຮັດບາງຢ່າງບໍ່ໄດ້

play-trouble-title = ບໍ່ສຳເລັດ
play-missing = ຢູ່ນີ້ບໍ່ມີເກມນັ້ນ.
play-stale = ເກມໄດ້ປ່ຽນໄປແລ້ວໃນລະຫວ່າງນັ້ນ ອາດຈະໃນອີກໜ້າຕ່າງໜຶ່ງ. ດຽວນີ້ມັນເປັນແນວນີ້.
play-not-now = ດຽວນີ້ເຮັດແນວນີ້ບໍ່ໄດ້: ບໍ່ໄດ້ລໍຖ້າສິ່ງນີ້.
play-busy = ຄອມພິວເຕີຄາວຽກກັບເກມອື່ນ. ລອງອີກໃນອີກບຶດໜຶ່ງ.
play-store = ເກັບເກມໄວ້ບໍ່ໄດ້. ບໍ່ມີຫຍັງປ່ຽນ; ລອງອີກໃນອີກບຶດໜຶ່ງ.
play-layout-not-now = ຕອນນີ້ບໍ່ຕ້ອງຈັດວາງ (GM2).
play-layout-holes = ການຈັດວາງມີ { $holes } ຕົວເລກ ຂຸມລະໜຶ່ງ, ບໍ່ແມ່ນ { $given } (GM2).
play-layout-empty = ທຸກຂຸມຕ້ອງມີຢ່າງໜ້ອຍໜຶ່ງເມັດ ແຕ່ { $hole } ບໍ່ມີ (GM2).
play-layout-sum = ຕ້ອງວາງທັງໝົດ { $owned } ເມັດ ແຕ່ນີ້ມີ { $laid } (GM2).
play-contest-game-wrong = ການແຂ່ງຂັນເປັນຍົກຫຼິ້ນໃນ Giuthi, ການແຂ່ງຂັນເກັບແຕ້ມຫຼິ້ນໃນ Kiothi.
play-record-or-start = ບັນທຶກມີຈຸດເລີ່ມ ແລະ ການເດີນຂອງມັນເອງ: ໃຫ້ບັນທຶກ ຫຼື ຮູບກະດານ ຢ່າງໃດຢ່າງໜຶ່ງ.
play-start-over = ເກມນັ້ນຈົບແລ້ວ: ບໍ່ມີຫຍັງໃຫ້ຫຼິ້ນຕໍ່.
play-rounds-range = ການແຂ່ງຂັນມີ 1 ຫາ { $most } ຍົກ (GM5).
play-points-range = ໄຊຊະນະນັກຮົບດຽວຄິດເປັນ 2 ຫາ 10 ແຕ້ມ (K16).
play-level-range = ລະດັບແມ່ນຕົວເລກ 1 ຫາ 10.
