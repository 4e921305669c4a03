### ຄຳຕອບຂອງຄຳສັ່ງ ແລະ ສິ່ງທີ່ອາດຜິດພາດກັບໄຟລ໌. ຕົວເລືອກເຊັ່ນ --plain, ການເດີນ ແລະ ຮູບກະດານ ບໍ່ຕ້ອງແປ.

## ສິ່ງທີ່ຜິດພາດ

cli-error = ຂໍ້ຜິດພາດ: { $message }
cli-cannot-read = ອ່ານ { $file } ບໍ່ໄດ້: { $error }
cli-cannot-read-input = ອ່ານຂໍ້ມູນເຂົ້າມາດຕະຖານບໍ່ໄດ້: { $error }
cli-cannot-write = ຂຽນ { $file } ບໍ່ໄດ້: { $error }
cli-cannot-write-output = ຂຽນອອກທາງມາດຕະຖານບໍ່ໄດ້: { $error }
cli-cannot-listen = ລໍຖ້າ Ctrl-C ບໍ່ໄດ້: { $error }
cli-no-terminal = ໃຊ້ເທີມິນອລບໍ່ໄດ້: { $error }; ລອງ --plain
cli-line = ແຖວ { $line }: { $message }
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }; ຮູບກະດານແມ່ນຂໍ້ຄວາມດຽວ ໃນເຄື່ອງໝາຍວົງຢືມ: "giuthi 8x8"
cli-no-record = { $file }: ບໍ່ມີບັນທຶກເກມຢູ່ໃນນັ້ນ
cli-not-one-record = { $file } ບໍ່ແມ່ນບັນທຶກຂອງເກມດຽວ: { $error }
cli-name-another = { $error }; ໃຫ້ຊື່ໄຟລ໌ອື່ນ
cli-not-a-file = { $file } ມີຢູ່ແລ້ວ ແລະ ບໍ່ແມ່ນໄຟລ໌; ໃຫ້ຊື່ໄຟລ໌ອື່ນ
cli-file-ended = { $file } ມີເກມທີ່ຈົບແລ້ວ; ໃຫ້ຊື່ໄຟລ໌ອື່ນ
cli-file-commented = { $file } ມີຄຳເຫັນ ຫຼື ແນວເດີນອື່ນ ທີ່ຈະເສຍໄປຖ້າຫຼິ້ນຕໍ່; ໃຫ້ຊື່ໄຟລ໌ອື່ນ
cli-file-other-start = { $file } ມີເກມທີ່ເລີ່ມດ້ວຍ "{ $start }"; ຢ່າໃສ່ການຕັ້ງກະດານເພື່ອຫຼິ້ນຕໍ່ ຫຼື ໃຫ້ຊື່ໄຟລ໌ອື່ນ
cli-file-exists = { $file } ມີຢູ່ແລ້ວ
cli-not-written = ບໍ່ໄດ້ຂຽນ { $file } ຍ້ອນມັນຈະຂາດບັນທຶກໜຶ່ງ
cli-no-move-found = ຄອມພິວເຕີບໍ່ພົບການເດີນ
cli-move-unreadable = ການເດີນທີ { $number }, { $text }: { $error } (N3)
cli-move-refused = ການເດີນທີ { $number }, { $text }: { $reason }
cli-one-svg = --svg ແຕ້ມຮູບກະດານດຽວ: ໃສ່ມັນແທນ -
cli-needs-a-limit = ສຳລັບຮູບກະດານຈາກຂໍ້ມູນເຂົ້າມາດຕະຖານ ໃຫ້ກຳນົດຂອບເຂດ: --depth, --nodes ຫຼື --time

## ndongu analyse

cli-analyse-depth = ເລິກ
cli-analyse-time = ເວລາ
cli-analyse-positions = ຮູບກະດານ
cli-analyse-worth = { $side ->
    [south] ສຳລັບຝ່າຍໃຕ້
   *[north] ສຳລັບຝ່າຍເໜືອ
}
cli-analyse-line = ແນວເດີນ
cli-seconds = { $seconds } s
cli-best-redistribution = ການແຈກຢາຍໃໝ່ທີ່ດີທີ່ສຸດ: { $move }
cli-best-move = ການເດີນທີ່ດີທີ່ສຸດ: { $move }
cli-next-best = ດີຖັດມາ: { $move }
cli-judgement = { $judgement }.
cli-judgement-more = { $judgement }; ອາດຈະຫຼາຍກວ່ານັ້ນ.
cli-judgement-less = { $judgement }; ອາດຈະໜ້ອຍກວ່ານັ້ນ.
cli-judgement-so-far = { $judgement }, ເທົ່າທີ່ເບິ່ງມາ.
cli-effort-none = ບໍ່ໄດ້ເບິ່ງລ່ວງໜ້າ: { $positions } ຮູບກະດານ ໃນ { $seconds } ວິນາທີ.
cli-effort-complete = ເບິ່ງທຸກແນວເດີນຈົນຈົບ: { $positions } ຮູບກະດານ ໃນ { $seconds } ວິນາທີ.
cli-effort-known = ຈາກຕາຕະລາງຄ່າທີ່ແນ່ນອນ; ເບິ່ງ { $positions } ຮູບກະດານ ໃນ { $seconds } ວິນາທີ ເພື່ອຫາທາງ.
cli-effort-one = ເບິ່ງລ່ວງໜ້າໜຶ່ງການເດີນ: { $positions } ຮູບກະດານ ໃນ { $seconds } ວິນາທີ.
cli-effort = ເບິ່ງລ່ວງໜ້າ { $depth } ການເດີນ ແລະ ສູງສຸດ { $farthest }: { $positions } ຮູບກະດານ ໃນ { $seconds } ວິນາທີ.

## ndongu annotate

cli-annotating = ເກມ { $game }: ຕາທີ່ຍັງເຫຼືອ: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Ndongu ຢູ່ທີ່ { $url } (Ctrl-C ເພື່ອຈົບ)
cli-site-data = ເກມເກັບໄວ້ໃນ { $folder }
cli-site-failed = ເປີດເວັບໄຊບໍ່ໄດ້: { $error }
