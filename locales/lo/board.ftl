# ກະດານທີ່ແຕ້ມໃນບຣາວເຊີ: ສິ່ງທີ່ບອກເມື່ອອ່ານອອກສຽງ, ຊີ້, ເດີນ ແລະ ສະແດງຄືນ.
# ຕົວອັກສອນຂອງຂຸມ (A, b), ການເດີນ (C+, F3) ແລະ ເລກກະຕິກາ (G7) ບໍ່ຕ້ອງແປ.

# ## ຝ່າຍ, ຂຸມ ແລະ ເມັດ ເປັນສ່ວນຂອງລາຍການທີ່ອ່ານອອກສຽງ: "C, ຝ່າຍໃຕ້, 8 ເມັດ, ຫວ່ານໄດ້"

board-side = { $side ->
    [south] ຝ່າຍໃຕ້
   *[north] ຝ່າຍເໜືອ
}
board-seeds = { $game ->
    [kiothi] ນັກຮົບ { $count } ຄົນ
   *[giuthi] { $count } ເມັດ
}
board-nki = nki
board-can-be-sown = ຫວ່ານໄດ້
board-took = { $game ->
    [kiothi] ໃນຄຸກ
   *[giuthi] ຈັບໄດ້
}
board-name = { $game ->
    [kiothi] ກະດານ Kiothi
   *[giuthi] ກະດານ Giuthi
}

# ## ເລືອກການເດີນ

board-choose-direction = { $hole }: ໄປທາງໃດ?
board-direction = { $direction ->
    [plus] ທວນເຂັມໂມງ
   *[minus] ຕາມເຂັມໂມງ
}
board-laps = { $count } ຮອບ.
board-again = ອີກ
board-confirm = { $move }: ເລືອກອີກເທື່ອໜຶ່ງເພື່ອເດີນ.
board-not-yours = { $hole } ບໍ່ແມ່ນຂອງທ່ານ ຈຶ່ງຫວ່ານບໍ່ໄດ້.
board-no-such-move = ຢູ່ນີ້ບໍ່ມີການເດີນ { $move }.
board-pass = ຜ່ານ
board-how-many = ເອົາຈັກຄົນຈາກ { $hole }?
board-fewer = ໜ້ອຍລົງ
board-more = ຫຼາຍຂຶ້ນ
board-sow = ຫວ່ານ { $count } ຈາກ { $hole }
board-close = ປິດ

# ## ສະແດງສິ່ງທີ່ເກີດຂຶ້ນຄືນ

board-playback = ເບິ່ງການເດີນທີ່ຜ່ານມາ
board-play = ສະແດງ
board-pause = ຢຸດ
board-step-back = ຖອຍໜຶ່ງຮອບ
board-step-forward = ໄປໜ້າໜຶ່ງຮອບ
board-skip = ໄປຕອນຈົບ
board-scrub = ຈຸດໃນການເດີນນີ້
board-scrub-value = { $percent } %
board-speed = ຄວາມໄວ
board-speed-steps = ເທື່ອລະຮອບ

# ## ວິທີຫຼິ້ນອື່ນໆ

board-more-ways = ພິມການເດີນ, ສຽງ, ປຸ່ມ
board-type-a-move = ການເດີນຂອງທ່ານ
board-play-typed = ເດີນ
board-sound = ສຽງ
board-keys = ປຸ່ມ: ລູກສອນໄປຈາກຂຸມໜຶ່ງຫາອີກຂຸມໜຶ່ງ, ຕົວອັກສອນໄປຫາຂຸມນັ້ນຂອງທ່ານ; Enter ເລືອກຂຸມ, + ແລະ - ຫວ່ານທວນເຂັມໂມງ ແລະ ຕາມເຂັມໂມງ; Escape ກັບຄືນ ຫຼື ໄປຕອນຈົບຂອງການຫວ່ານ.
board-table = ກະດານເປັນຕາຕະລາງ
board-table-seeds = { $game ->
    [kiothi] ນັກຮົບ
   *[giuthi] ເມັດ
}

# ## ການແຈກຢາຍໃໝ່ (ຕອນເລີ່ມຂອງ Kiothi): ຢິບອອກໝົດສອງໂບມາ ແລ້ວວາງນັກຮົບໃໝ່ບ່ອນໃດກໍ່ໄດ້

board-redistribution = ການແຈກຢາຍໃໝ່
board-choose-to-empty = { $count ->
    [1] ເລືອກອີກໜຶ່ງໂບມາຂອງທ່ານເພື່ອຢິບອອກໝົດ.
   *[other] ເລືອກ { $count } ໂບມາຂອງທ່ານເພື່ອຢິບອອກໝົດ.
}
board-empty-own = ຢິບອອກໄດ້ແຕ່ໂບມາຂອງທ່ານເອງ.
board-nothing-to-empty = ໂບມານີ້ຢິບອອກບໍ່ໄດ້.
board-place = { $count ->
    [1] ວາງນັກຮົບຄົນສຸດທ້າຍໃສ່ໂບມາໃດກໍ່ໄດ້ ຂອງທ່ານ ຫຼື ຂອງຄູ່ແຂ່ງ.
   *[other] ວາງນັກຮົບ { $count } ຄົນໃສ່ໂບມາໃດກໍ່ໄດ້ ຂອງທ່ານ ຫຼື ຂອງຄູ່ແຂ່ງ.
}
board-all-placed = ວາງໝົດແລ້ວ. ທ່ານຍັງເອົານັກຮົບຄືນໄດ້ ຫຼື ກົດສຳເລັດ.
board-in-hand = ໃນມື { $count }
board-amount = ເທື່ອລະຈັກຄົນ
board-all = ທັງໝົດ
board-undo-placing = ຖອນຄືນ
board-start-over = ເລີ່ມໃໝ່
board-finish = ສຳເລັດ
board-random = ສຸ່ມ
board-engines-choice = ຄອມພິວເຕີເລືອກ

# ## ກະດານເປັນຮູບ (SVG, PNG, GIF): ຫົວຂໍ້, ປ້າຍຂ້າງຄັງ ແລະ ຄຳອະທິບາຍ

board-game = { $rules ->
    [climent] Giuthi ຕາມ Climent
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
board-status-to-move = { $side ->
    [south] ເຖິງຕາຝ່າຍໃຕ້
   *[north] ເຖິງຕາຝ່າຍເໜືອ
}
board-status-redistribute = { $side ->
    [south] ຕອນເລີ່ມ, ຝ່າຍໃຕ້ຕ້ອງແຈກຢາຍໃໝ່
   *[north] ຕອນເລີ່ມ, ຝ່າຍເໜືອຕ້ອງແຈກຢາຍໃໝ່
}
board-status-over = ຈົບແລ້ວ, ຝ່າຍໃຕ້ { $south }, ຝ່າຍເໜືອ { $north }
board-label-to-move = ເຖິງຕາ
board-label-redistribute = ຕອນເລີ່ມ: ຕ້ອງແຈກຢາຍໃໝ່
board-label-over = ຄະແນນສຸດທ້າຍ { $score }
board-says-side = { $side ->
    [south] ຝ່າຍໃຕ້: { $holes }; { $taken }.
   *[north] ຝ່າຍເໜືອ: { $holes }; { $taken }.
}
board-says-taken = { $game ->
    [kiothi] ໃນຄຸກ { $count }
   *[giuthi] ຈັບໄດ້ { $count }
}
board-says-to-move = { $side ->
    [south] ເຖິງຕາຝ່າຍໃຕ້.
   *[north] ເຖິງຕາຝ່າຍເໜືອ.
}
board-says-redistribute = { $side ->
    [south] ນີ້ແມ່ນຕອນເລີ່ມ: ຝ່າຍໃຕ້ຕ້ອງຢິບອອກໝົດສອງໂບມາ ແລ້ວວາງນັກຮົບເຫຼົ່ານັ້ນໃໝ່.
   *[north] ນີ້ແມ່ນຕອນເລີ່ມ: ຝ່າຍເໜືອຕ້ອງຢິບອອກໝົດສອງໂບມາ ແລ້ວວາງນັກຮົບເຫຼົ່ານັ້ນໃໝ່.
}
board-says-over = ເກມຈົບແລ້ວ: ຝ່າຍໃຕ້ມີ { $south }, ຝ່າຍເໜືອມີ { $north }.

# ## ໜ້າຂອງເກມ

board-offline = ບໍ່ມີການເຊື່ອມຕໍ່. ສິ່ງທີ່ທ່ານເລືອກຖືກເກັບໄວ້ ແລະ ຈະສົ່ງໃໝ່.
board-busy = ມີບາງຢ່າງກຳລັງສົ່ງໄປຫາເຊີບເວີຢູ່. ລອງເລືອກໃໝ່ໃນອີກບຶດໜຶ່ງ.
board-really = ແນ່ໃຈບໍ?
board-layout-left = ຍັງເຫຼືອ { $count } ເມັດ
