### ປິດສະໜາ: ໃນເທີມິນອນ (ndongu puzzle) ແລະ ໃນເວັບໄຊ.

## ສິ່ງທີ່ຖາມ

puzzle-goal-win = { $side ->
    [south] ຝ່າຍໃຕ້ເດີນ ແລະ ຊະນະ.
   *[north] ຝ່າຍເໜືອເດີນ ແລະ ຊະນະ.
}
puzzle-goal-draw = { $side ->
    [south] ຝ່າຍໃຕ້ເດີນ ແລະ ຮັກສາຜົນສະເໝີ.
   *[north] ຝ່າຍເໜືອເດີນ ແລະ ຮັກສາຜົນສະເໝີ.
}
puzzle-one-way = ທຸກຄັ້ງທີ່ເດີນມີທາງຖືກພຽງທາງດຽວ; ທາງອື່ນບໍ່ສຳເລັດ.
puzzle-heading = ປິດສະໜາ { $id }, ຄວາມຍາກ { $rating }
puzzle-themes = ກ່ຽວກັບ: { $themes }.

## ຄຳຕອບຕໍ່ການລອງ

puzzle-right = { $move } ຖືກຕ້ອງ. ສືບຕໍ່.
puzzle-solved = ແກ້ໄດ້ແລ້ວ: { $move } ຖືກຕ້ອງ.
puzzle-wrong-win = { $move } ບໍ່ຖືກ: ໄຊຊະນະເສຍໄປແລ້ວ. ເບິ່ງສິ່ງທີ່ເກີດຂຶ້ນ:
puzzle-wrong-draw = { $move } ບໍ່ຖືກ: ຜົນສະເໝີເສຍໄປແລ້ວ. ເບິ່ງສິ່ງທີ່ເກີດຂຶ້ນ:
puzzle-comes-to-draw = ຈາກນີ້ໄປ ອີກຝ່າຍຮັກສາຜົນສະເໝີໄດ້.
puzzle-comes-to-loss = ຈາກນີ້ໄປ ອີກຝ່າຍຊະນະ.
puzzle-try-again = ກັບມາບ່ອນເກົ່າ. ລອງເດີນແບບອື່ນ.

## ຫົວຂໍ້

puzzle-theme-relay = ຫວ່ານຕໍ່
puzzle-theme-chain-capture = ລູກໂສ້ການຈັບ
puzzle-theme-moving-again = ເດີນອີກ
puzzle-theme-perpetual = ເກມທີ່ບໍ່ຈົບ
puzzle-theme-sacrifice = ການເສຍສະລະ
puzzle-theme-entering-the-land = ເຂົ້າດິນແດນອີກຝ່າຍ
puzzle-theme-pass-trap = ບໍ່ມີຫຍັງຫວ່ານ
puzzle-theme-nki = nki

## ເທີມິນອນ

puzzle-type-a-move = ພິມການເດີນ ຫຼື help.
puzzle-commands =
    ພິມການເດີນ: C+ ຫຼື C- ໃນ Giuthi, F3 ໃນ Kiothi.
    ຫຼື ຄຳສັ່ງ:
      moves      ການເດີນທັງໝົດທີ່ຖືກກະຕິກາ
      board      ສະແດງກະດານອີກ
      themes     ປິດສະໜານີ້ກ່ຽວກັບຫຍັງ
      show       ຄຳຕອບ ພ້ອມທຸກຮອບ
      next       ປິດສະໜາອື່ນ
      help       ລາຍການນີ້
      quit       ອອກ
puzzle-solution = ຄຳຕອບ:
puzzle-another = ພິມ next ເພື່ອປິດສະໜາອື່ນ, quit ເພື່ອອອກ.
puzzle-left = ແກ້ໄດ້ { $solved } ຈາກ { $tried } ປິດສະໜາ.
puzzle-none = ບໍ່ມີປິດສະໜາແບບນີ້: ຊື່ມີແປດຕົວ ຄືໃນ puzzles/giuthi.txt; ກັບ --game, --theme ແລະ --rating ໃຫ້ຂໍໜ້ອຍລົງຕໍ່ເທື່ອ

## ເວັບໄຊ

puzzle-title = ປິດສະໜາ
puzzle-intro = ມີການເດີນທີ່ຖືກພຽງແບບດຽວ; ແບບອື່ນເຮັດໃຫ້ໄຊຊະນະ ຫຼື ຜົນສະເໝີຫຼຸດມື. ຈາກນັ້ນອີກຝ່າຍຕອບ ແລະ ກໍມີການເດີນທີ່ຖືກພຽງແບບດຽວອີກ.
puzzle-of-the-day = ປິດສະໜາປະຈຳວັນ
puzzle-by-theme = ຕາມຫົວຂໍ້
puzzle-any = ປິດສະໜາໃດກໍໄດ້
puzzle-streak = ແກ້ຕໍ່ເນື່ອງ
puzzle-streak-about = ປິດສະໜາຕໍ່ປິດສະໜາ ແຕ່ລະອັນຍາກຂຶ້ນໜ້ອຍໜຶ່ງ ຈົນກວ່າຈະເດີນຜິດ.
puzzle-streak-start = ເລີ່ມແກ້ຕໍ່ເນື່ອງ
puzzle-streak-now = ແກ້ໄດ້ຕິດຕໍ່ກັນ { $count } ອັນ.
puzzle-streak-over = ຈົບການແກ້ຕໍ່ເນື່ອງຫຼັງຈາກ { $count } ປິດສະໜາ.
puzzle-own-rating = ລະດັບຂອງທ່ານ: { $rating }
puzzle-kept-here = ເກັບໄວ້ໃນໂປຣແກຣມທ່ອງເວັບນີ້ເທົ່ານັ້ນ.
puzzle-best-streak = ຕໍ່ເນື່ອງຍາວທີ່ສຸດ: { $count }
puzzle-next = ປິດສະໜາຕໍ່ໄປ
puzzle-show-solution = ສະແດງຄຳຕອບ
