### ເກມໃນເທີມິນອລ. ປຸ່ມເຊັ່ນ [Enter], ຄຳສັ່ງເຊັ່ນ moves, ການເດີນ ແລະ ຊື່ໄຟລ໌ ບໍ່ຕ້ອງແປ.
### ແຖວໃນໜ້າຈໍເຕັມມີບໍ່ເກີນ 76 ຖັນ.

## ເລີ່ມຕົ້ນ

terminal-introduction = ເກມ { $game }: ທ່ານຫຼິ້ນ{ $side ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
} ສູ້ກັບຄອມພິວເຕີ. ກົດ ? ເພື່ອເບິ່ງປຸ່ມ ແລະ ກະຕິກາໂດຍຫຍໍ້.
terminal-introduction-two = ເກມ { $game }: ຝ່າຍໃຕ້ສູ້ກັບຝ່າຍເໜືອ. ກົດ ? ເພື່ອເບິ່ງປຸ່ມ ແລະ ກະຕິກາໂດຍຫຍໍ້.
terminal-going-on = ຫຼິ້ນຕໍ່ເກມໃນ { $file }, ຝ່າຍໃຕ້ { $south }, ຝ່າຍເໜືອ { $north }; ເດີນແລ້ວ: { $moves }.
terminal-loaded = ໂຫຼດ { $file } ແລ້ວ: ຝ່າຍໃຕ້ { $south }, ຝ່າຍເໜືອ { $north }; ເດີນແລ້ວ: { $moves }.
terminal-too-small = ກະດານນີ້ຕ້ອງການເທີມິນອລຢ່າງໜ້ອຍ { $columns } ຖັນ ແລະ { $lines } ແຖວ; ອັນນີ້ມີ { $width } ແລະ { $height }. ຂະຫຍາຍມັນ ຫຼື ອອກ (q) ແລ້ວຫຼິ້ນດ້ວຍ --plain.

## ຄຳຕອບແຖວດຽວ

terminal-saved = ບັນທຶກໃສ່ { $file } ແລ້ວ.
terminal-kept-load = ເກມນີ້ເກັບໄວ້ໃນ { $file }: ອອກຈາກມັນກ່ອນໂຫຼດເກມອື່ນ.
terminal-kept-new = ເກມນີ້ເກັບໄວ້ໃນ { $file }: ອອກ ແລ້ວໃຫ້ຊື່ໄຟລ໌ອື່ນ.
terminal-pass-only = ທ່ານຜ່ານໄດ້ສະເພາະເມື່ອບໍ່ມີການເດີນອື່ນ.
terminal-not-your-turn = ຍັງບໍ່ເຖິງຕາທ່ານ.
terminal-no-move-found = ຄອມພິວເຕີບໍ່ພົບການເດີນ.
terminal-advice = { $move } ເປັນທາງໜຶ່ງ. ກົດ Enter ເພື່ອເດີນ.
terminal-taken-back = ຖອນຄືນແລ້ວ.
terminal-nothing-to-take-back = ບໍ່ມີຫຍັງໃຫ້ຖອນຄືນ.
terminal-played-again = ເດີນຄືນແລ້ວ.
terminal-nothing-to-play-again = ບໍ່ມີຫຍັງໃຫ້ເດີນຄືນ.
terminal-nobody-resigns = ບໍ່ມີໃຜທີ່ຈະຍອມແພ້.
terminal-must-pass = ບໍ່ມີຫຍັງໃຫ້ເລືອກ: ທ່ານໄດ້ແຕ່ຜ່ານ. ກົດ Enter ເພື່ອຜ່ານ.
terminal-no-direction = ເລືອກທິດທາງກ່ອນ: ຊ້າຍ ຫຼື ຂວາ.
terminal-not-legal = ຜິດກະຕິກາ: { $reason }.
terminal-changed-file = ໂປຣແກຣມອື່ນໄດ້ປ່ຽນ { $file }.
terminal-file-exists = { $file } ມີຢູ່ແລ້ວ.

## ແຖວຫົວຂໍ້ ແລະ ຜູ້ຫຼິ້ນທັງສອງ

terminal-turn = ຕາ { $turn }
terminal-paused = ຢຸດໄວ້
terminal-speed = ຄວາມໄວ { $speed }
terminal-kept-in = ເກັບໃນ { $file }
terminal-not-kept-in = ບໍ່ໄດ້ເກັບໃນ { $file }!
terminal-you = ທ່ານ
terminal-computer-level = ຄອມພິວເຕີ, ລະດັບ { $level }
terminal-computer-random = ຄອມພິວເຕີ, ສຸ່ມ
terminal-captured = ຈັບໄດ້
terminal-in-prison = ໃນຄຸກ

## ຂະນະສະແດງການເດີນ

terminal-lap = ຮອບ { $lap } ໃນ { $laps }
terminal-in-hand = ໃນມື { $seeds }
terminal-goes-on = ຢຸດໄວ້: Space ຫຼື Enter ໄປຕໍ່, . ເດີນຕໍ່ໄປ.
terminal-thinks = { $side ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
}ກຳລັງຄິດ …
terminal-computer-thinks = ຄອມພິວເຕີກຳລັງຄິດ …
terminal-over-won = ເກມຈົບແລ້ວ. { $winner ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
}ຊະນະ.
terminal-over-won-score = ເກມຈົບແລ້ວ. { $winner ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
}ຊະນະ: ຝ່າຍໃຕ້ { $south }, ຝ່າຍເໜືອ { $north }.
terminal-over-draw = ເກມຈົບແລ້ວ. ສະເໝີກັນ.
terminal-over-draw-score = ເກມຈົບແລ້ວ. ສະເໝີກັນ: ຝ່າຍໃຕ້ { $south }, ຝ່າຍເໜືອ { $north }.

## ເລືອກການເດີນ

terminal-moves-again = { $who ->
    [you] ທ່ານໄດ້ເດີນອີກ (G6).
    [south] ຝ່າຍໃຕ້ໄດ້ເດີນອີກ (G6).
   *[north] ຝ່າຍເໜືອໄດ້ເດີນອີກ (G6).
}
terminal-choose-hole = ເລືອກຂຸມໃນວົງເລັບ: ← → ແລະ Enter ຫຼື ຕົວອັກສອນຂອງມັນ.
terminal-choose-boma = ເລືອກໂບມາໃນວົງເລັບ: ← → ແລະ Enter ຫຼື ຕົວອັກສອນຂອງມັນ.
terminal-pass-button = [Enter] ຜ່ານ — ຫຼື ລໍຖ້າບຶດໜຶ່ງ
terminal-clockwise = ຕາມເຂັມໂມງ
terminal-counter-clockwise = ທວນເຂັມໂມງ
terminal-again = ອີກ
terminal-enter-plays = [Enter] ເດີນ { $move }
terminal-enter-plays-it = [Enter] ເດີນ
terminal-takes = ຈາກ { $boma } ເອົາ

## ການແຈກຢາຍໃໝ່ຂອງ Kiothi

terminal-empty = ການແຈກຢາຍໃໝ່ຂອງທ່ານ (K3): ເລືອກ { $boma-word } ໂບມາເພື່ອຢິບອອກໝົດ.
terminal-empty-more = ການແຈກຢາຍໃໝ່ຂອງທ່ານ (K3): ເລືອກ { $boma-word } ໂບມາເພື່ອຢິບອອກໝົດ. ເລືອກແລ້ວ: { $emptied }.
terminal-empty-how = ← → ແລະ Enter ຫຼື ຕົວອັກສອນ; ຫຼື ພິມທັງໝົດ: EF=A3g7.
terminal-random-button = [r] ສຸ່ມໜຶ່ງແບບ
terminal-advice-button = [t] ແບບທີ່ຄອມພິວເຕີຈະເລືອກ
terminal-hand = ໃນມື { $hand } ຈາກ { $lifted }
terminal-place-how = ຊີ້ດ້ວຍ ← → ↑ ↓ ຫຼື ຕົວອັກສອນ (A–J ຝ່າຍໃຕ້, a–j ຝ່າຍເໜືອ).
terminal-place-keys = + ເພີ່ມໜຶ່ງຄົນ, - ຫຼຸດໜຶ່ງຄົນ, ຕົວເລກ: ຈຳນວນນັ້ນ, u ຖອນຄືນ
terminal-empty-first = ຢິບອອກໝົດ { $boma } ໂບມາກ່ອນ (K3).
terminal-still-in-hand = ຍັງມີນັກຮົບ { $warriors } ຄົນໃນມື: ທຸກຄົນທີ່ຢິບຂຶ້ນຕ້ອງວາງລົງ (K3).
terminal-no-such-boma = ບໍ່ມີ { $boma } ໃນກະດານນີ້ (B2).
terminal-not-your-boma = { $side ->
    [south] { $boma } ເປັນຂອງຝ່າຍໃຕ້: ຢິບອອກຈາກສອງໂບມາຂອງທ່ານເອງ (K3).
   *[north] { $boma } ເປັນຂອງຝ່າຍເໜືອ: ຢິບອອກຈາກສອງໂບມາຂອງທ່ານເອງ (K3).
}
terminal-boma-is-empty = { $boma } ຫວ່າງ: ຢິບອອກໄດ້ແຕ່ໂບມາທີ່ມີນັກຮົບ (K3).
terminal-hand-is-empty = ບໍ່ເຫຼືອນັກຮົບໃນມືທ່ານ.
terminal-at-most = ວາງໃສ່ { $boma } ໄດ້ບໍ່ເກີນ { $most }.

## ແຖວປຸ່ມ

terminal-key-go-on = ໄປຕໍ່
terminal-key-pause = ຢຸດ
terminal-key-step = ເທື່ອລະຮອບ
terminal-key-skip = ຂ້າມ
terminal-key-slower = ຊ້າລົງ
terminal-key-faster = ໄວຂຶ້ນ
terminal-key-undo = ຖອນຄືນ
terminal-key-hint = ຄຳໃບ້
terminal-key-moves = ເກມຮອດນີ້
terminal-key-save = ບັນທຶກ
terminal-key-resign = ຍອມແພ້
terminal-key-redo = ເດີນຄືນ
terminal-key-flip = ປິ້ນກະດານ
terminal-key-load = ໂຫຼດ
terminal-key-new = ເກມໃໝ່
terminal-key-help = ຊ່ວຍເຫຼືອ
terminal-key-quit = ອອກ

## ໜ້າຕ່າງຢູ່ໜ້າກະດານ

terminal-moves-title = ເກມຮອດນີ້ — ↑ ↓ ເລື່ອນ, ປຸ່ມອື່ນປິດ
terminal-no-moves = ຍັງບໍ່ມີການເດີນ.
terminal-help-title = ຊ່ວຍເຫຼືອ — ↑ ↓ ເລື່ອນ, ປຸ່ມອື່ນປິດ
terminal-type-move = ພິມການເດີນ
terminal-type-move-how = C+ ຫຼື C- ໃນ Giuthi; F3 ຫຼື EF=A3g7 ໃນ Kiothi; pass
terminal-type-save = ບັນທຶກເກມໃສ່ໄຟລ໌ໃດ?
terminal-type-load = ໂຫຼດບັນທຶກຈາກໄຟລ໌ໃດ?
terminal-type-file-how = Enter ຢືນຢັນ, Esc ກັບຄືນ
terminal-ask-resign = ຍອມແພ້ເກມນີ້ບໍ?
terminal-ask-quit = ເກມນີ້ຍັງບໍ່ໄດ້ບັນທຶກ. ອອກບໍ?
terminal-ask-load = ເກມນີ້ຍັງບໍ່ໄດ້ບັນທຶກ. ອອກໄປຫຼິ້ນ { $file } ບໍ?
terminal-ask-new = ເກມນີ້ຍັງບໍ່ໄດ້ບັນທຶກ. ອອກໄປເລີ່ມເກມໃໝ່ບໍ?
terminal-ask-overwrite = { $file } ມີຢູ່ແລ້ວ. ຂຽນທັບບໍ?
terminal-yes = [y] ແມ່ນ
terminal-no = [n] ບໍ່

## ໜ້າຊ່ວຍເຫຼືອ

terminal-help-keys =
    # ການເລືອກ
    ຕົວອັກສອນ: ຢິບຂຸມຂຶ້ນ; Enter ບ່ອນທີ່ ← → ຊີ້ກໍ່ໄດ້
    ← → ຫຼື + -: ທິດທາງໃນ Giuthi; ↑ ↓ ຫຼື ຕົວເລກ: ຈຳນວນໃນ Kiothi
    Enter: ເດີນ; Esc: ວາງຄືນ
    : ພິມການເດີນ: C+, F3, EF=A3g7, pass
    t ຄຳໃບ້: ຄອມພິວເຕີເລືອກ, Enter ເພື່ອເດີນ
    r ການແຈກຢາຍໃໝ່: ສຸ່ມໜຶ່ງແບບ
    ດ້ວຍເມົ້າ: ຄລິກຂຸມ ແລ້ວຄລິກສິ່ງທີ່ຢາກເຮັດ.

    # ການເບິ່ງ
    Space ຢຸດ, ໄປຕໍ່    . ໜຶ່ງຮອບ    Enter ຂ້າມ    < > ຄວາມໄວ

    # ເກມ
    u ຖອນຄືນ ພ້ອມຄຳຕອບຂອງຄອມພິວເຕີ    y ເດີນຄືນ
    v ປິ້ນກະດານ    m ເກມຮອດນີ້    x ຍອມແພ້
    s ບັນທຶກ    l ໂຫຼດ    ? ໜ້ານີ້    q ອອກ (Ctrl-C ທັນທີ)
    n ເກມໃໝ່ ເມື່ອເກມນີ້ຈົບ

    # ກະດານ
    (C) ເລືອກໄດ້.  ▲ ▼ ບ່ອນທີ່ການຫວ່ານຈົບ.  × ສິ່ງທີ່ຈັບໄດ້.
    ╔═╗ ບ່ອນທີ່ຢິບເມັດຂຶ້ນ.  * nki.
    • ໜຶ່ງເມັດ (· ຖ້າຢູ່ດຽວ); ● ສອງເມັດ ຖ້າບ່ອນບໍ່ພໍ.
terminal-rules-giuthi =
    # Giuthi ໂດຍຫຍໍ້
    ຫວ່ານຂຸມໜຶ່ງຂອງທ່ານທີ່ມີສອງເມັດຂຶ້ນໄປ ທິດທາງໃດກໍ່ໄດ້ (G2, G3).
    ຈົບໃສ່ຂຸມທີ່ມີເມັດ: ຢິບຂຶ້ນທັງໝົດ ແລ້ວຫວ່ານຕໍ່ກັບທິດທາງ (G4).
    ຈົບໃສ່ຂຸມຫວ່າງຂອງອີກຝັ່ງ: ຕາຂອງທ່ານຈົບ (G5).
    ຈົບໃສ່ຂຸມຫວ່າງຂອງທ່ານ ແລະ ບໍ່ມີເມັດໃດຂ້າມຝັ່ງ: ເດີນອີກ (G6).
    ຈົບບ່ອນນັ້ນຫຼັງຈາກຂ້າມ: ຈັບທຸກເມັດທີ່ຢູ່ກົງກັນຂ້າມ ພ້ອມເມັດສຸດທ້າຍ
    ຂອງທ່ານ (G7); ແລະ ທີ່ຢູ່ກົງກັນຂ້າມຂຸມຫວ່າງຖັດໄປຂອງທ່ານ (G9).
    ບໍ່ມີຂຸມທີ່ມີສອງເມັດ: ຜ່ານ (G11). ບໍ່ມີໃຜເດີນໄດ້: ຕ່າງຝ່າຍຕ່າງເກັບ
    ແຖວຂອງຕົນ ແລະ ຝ່າຍທີ່ມີເມັດຫຼາຍກວ່າຊະນະ (G12). ຮູບກະດານທີ່ຊ້ຳ
    ແມ່ນສະເໝີກັນ (G13).
    ບໍ່ອະນຸຍາດການຫວ່ານທີ່ບໍ່ຈົບ (B6) ຫຼື ການວົນວຽນໃນຕາດຽວ (G6a).
terminal-rules-kiothi =
    # Kiothi ໂດຍຫຍໍ້
    ກ່ອນອື່ນ ແຕ່ລະຄົນຢິບອອກໝົດສອງໂບມາໃນແຖວຂອງຕົນ ແລ້ວວາງນັກຮົບ
    ເຫຼົ່ານັ້ນບ່ອນໃດກໍ່ໄດ້ (K3). ແລ້ວທຸກໂບມາທີ່ມີນັກຮົບເປັນ nki, ຖືກປ້ອງກັນ
    (K4), ຈົນກວ່າຈະເອົານັກຮົບອອກຈາກມັນ (K7).
    ເອົານັກຮົບຈັກຄົນກໍ່ໄດ້ຈາກໂບມາຂອງທ່ານ ແລ້ວຫວ່ານໄປທາງຂວາ (K5). ຮອບ
    ທຳອິດບໍ່ໃຫ້ຈົບໃສ່ໂບມາຂອງທ່ານທີ່ມີນັກຮົບ (K6).
    ຈົບໃສ່ໂບມາທີ່ມີນັກຮົບ: ຢິບຂຶ້ນທັງໝົດ ແລ້ວຫວ່ານຕໍ່ (K8).
    ຈົບໃສ່ໂບມາຫວ່າງຂອງທ່ານ: ຈັບຜູ້ທີ່ຢູ່ກົງກັນຂ້າມ ພ້ອມນັກຮົບຄົນສຸດທ້າຍ
    ຂອງທ່ານ ຍົກເວັ້ນເປັນ nki (K10); ຈາກໂບມາຊ້າຍສຸດຂອງທ່ານ ຈັບອີກສາມ
    ໂບມາຖັດໄປ ຖ້າທັງໝົດເປີດຢູ່ (K11). ແຕ່ລະຕາມີການເດີນດຽວ (K12).
    ຜູ້ທີ່ເດີນບໍ່ໄດ້ເສຍທຸກຢ່າງທີ່ເຫຼືອໃຫ້ອີກຝ່າຍ (K13). ຝ່າຍທີ່ມີນັກໂທດ
    ຫຼາຍກວ່າຊະນະ (K14). ຮູບກະດານທີ່ຊ້ຳແມ່ນສະເໝີກັນ (K15).

## ແຖວຂໍ້ຄວາມ (--plain)

plain-type-a-move = ພິມການເດີນ ຫຼື help.
plain-commands =
    ພິມການເດີນ: C+ ຫຼື C- ໃນ Giuthi; F3 ຫຼື EF=A3g7 ສຳລັບການແຈກຢາຍໃໝ່ ໃນ Kiothi; pass.
    ຫຼື ຄຳສັ່ງ:
      moves      ທຸກການເດີນທີ່ຖືກກະຕິກາ ແລະ ຜົນຂອງມັນ
      game       ການເດີນມາຮອດນີ້
      board      ກະດານອີກເທື່ອໜຶ່ງ
      hint       ສິ່ງທີ່ຄອມພິວເຕີຈະເດີນ
      random     ຕອນເລີ່ມ Kiothi: ແຈກຢາຍໃໝ່ແບບສຸ່ມ
      undo       ຖອນການເດີນຫຼ້າສຸດຂອງທ່ານຄືນ ພ້ອມຄຳຕອບ
      redo       ເດີນຄືນສິ່ງທີ່ຖອນ
      resign     ຍອມແພ້
      save FILE  ບັນທຶກເກມ
      load FILE  ຫຼິ້ນຕໍ່ເກມໃນໄຟລ໌
      rules      ກະຕິກາໂດຍຫຍໍ້
      help       ລາຍການນີ້
      quit       ອອກ
plain-must-pass = { $side ->
    [south] ຝ່າຍໃຕ້, ທ່ານໄດ້ແຕ່ຜ່ານ: ພິມ pass ຫຼື ແຖວຫວ່າງ.
   *[north] ຝ່າຍເໜືອ, ທ່ານໄດ້ແຕ່ຜ່ານ: ພິມ pass ຫຼື ແຖວຫວ່າງ.
}
plain-which-file-to-save = ບັນທຶກໃສ່ໄຟລ໌ໃດ? ພິມ save ແລະ ຊື່ຂອງມັນ.
plain-which-file-to-load = ຫຼິ້ນຕໍ່ໄຟລ໌ໃດ? ພິມ load ແລະ ຊື່ຂອງມັນ.
plain-no-move = "{ $text }" ບໍ່ແມ່ນການເດີນຢູ່ນີ້: { $reason }. ພິມ moves ເພື່ອເບິ່ງການເດີນທີ່ຖືກກະຕິກາ, help ເພື່ອເບິ່ງທຸກຄຳສັ່ງ.
plain-not-legal = { $move } ຜິດກະຕິກາ: { $reason }.
plain-plays = { $side ->
    [south] ຝ່າຍໃຕ້ເດີນ { $move }.
   *[north] ຝ່າຍເໜືອເດີນ { $move }.
}
plain-only-redistributions = ມີແຕ່ການແຈກຢາຍໃໝ່ຕອນເລີ່ມ Kiothi ເທົ່ານັ້ນທີ່ສຸ່ມໄດ້.
plain-advice = { $move } ເປັນທາງໜຶ່ງ: { $outlook }
plain-file-exists = { $file } ມີຢູ່ແລ້ວ. ບັນທຶກດ້ວຍຊື່ອື່ນ.
plain-left = ອອກຈາກເກມໂດຍຍັງບໍ່ຈົບ.
plain-left-kept = ອອກຈາກເກມໂດຍຍັງບໍ່ຈົບ. ມັນເກັບໄວ້ໃນ { $file } ແລະ ຈະຫຼິ້ນຕໍ່ຈາກນັ້ນ.
