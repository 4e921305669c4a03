# ໜ້າສຳລັບວິເຄາະຕຳແໜ່ງ ແລະ ເກມ ແລະ ຄຳຕອບຂອງເຄື່ອງຈັກໃຫ້ໂປຣແກຣມ.

analysis-bad-lines = ຈຳນວນແນວຫຼິ້ນ ຕ້ອງແຕ່ 1 ຫາ { $most }.
analysis-bad-seconds = ເວລາຄິດ ຕ້ອງແຕ່ 0 ຫາ { $most } ວິນາທີ.
analysis-bad-width = ຄວາມກວ້າງ ຕ້ອງແຕ່ { $least } ຫາ { $most } ພິກເຊວ.
analysis-too-many-moves = ເກມທີ່ມີຫຼາຍກວ່າ { $most } ຕາ ບໍ່ຖືກເບິ່ງ.
analysis-bad-parent = ຕາໜຶ່ງ ຕ້ອງຢູ່ຫຼັງຕາທີ່ມັນຕາມ.

analysis-refused-start = ອ່ານຮູບກະດານນີ້ບໍ່ໄດ້: { $why }.
analysis-refused-move = ການເດີນທີ { $number }, { $move }, ເດີນບໍ່ໄດ້: { $why }. ເກມສະແດງເຖິງບ່ອນນັ້ນ.
analysis-refused-record = ອ່ານບັນທຶກນີ້ບໍ່ໄດ້: { $why }.
analysis-refused-address = ອ່ານທີ່ຢູ່ນີ້ບໍ່ໄດ້. ມັນບອກໄດ້ start (ຮູບກະດານ), moves (ການເດີນ ມີຈຸດຂັ້ນລະຫວ່າງ) ຫຼື record (ບັນທຶກ), ແລະ at (ຕົວເລກ: ເລີ່ມຫຼັງການເດີນໃດ), ແຕ່ລະຢ່າງຄັ້ງດຽວ.
analysis-refused-example = ອັນນີ້ອ່ານໄດ້:

analysis-nav = ວິເຄາະ
analysis-title = ກະດານວິເຄາະ
analysis-board = ກະດານ
analysis-engine = ຄຳຕັດສິນຂອງຄອມພິວເຕີ
analysis-moves = ຕາ
analysis-no-moves = ຍັງບໍ່ມີຕາ. ຫຼິ້ນຕາໜຶ່ງ ເທິງກະດານ.
analysis-legal-moves = ຕາທີ່ຫຼິ້ນໄດ້ຢູ່ນີ້:

analysis-walk = ໄປຕາມຕາຕ່າງໆ
analysis-first = ໄປຕົ້ນ
analysis-previous = ກັບຄືນໜຶ່ງຕາ
analysis-next = ໄປໜ້າໜຶ່ງຕາ
analysis-last = ໄປທ້າຍ
analysis-flip = ປິ່ນ

analysis-paste = ວາງເກມ ຫຼື ຕຳແໜ່ງ
analysis-paste-label = ບັນທຶກ ຫຼື ຕຳແໜ່ງ ເຊັ່ນ giuthi 8x8
analysis-paste-show = ສະແດງ

analysis-engine-on = ຄອມພິວເຕີ
analysis-depth = ຄວາມເລິກ { $depth }
analysis-complete = ຈົນຈົບ
analysis-think-longer = ຄິດຕໍ່
analysis-how-many-lines = ຈັກແນວ
analysis-lines = { $count } ແນວ
analysis-no-answer = ຄອມພິວເຕີບໍ່ມີເວລາດຽວນີ້. ກະລຸນາລອງໃໝ່.
analysis-offline = ບໍ່ມີການເຊື່ອມຕໍ່ກັບເຊີເວີ.

analysis-comment = ຄຳເຫັນຕໍ່ຕານີ້
analysis-promote = ເອົາແນວນີ້ ຂຶ້ນກ່ອນ
analysis-remove = ລຶບແຕ່ນີ້ໄປ
analysis-review-title = ທົບທວນເກມ
analysis-review = ທົບທວນເກມນີ້
analysis-reviewing = ຍັງ { $count } ຕາ
analysis-no-mistakes = ບໍ່ພົບຂໍ້ຜິດພາດ.
analysis-graph = ການດຳເນີນຂອງເກມ: ຍິ່ງສູງ ຍິ່ງດີສຳລັບໃຕ້. ເຄື່ອງໝາຍ ແມ່ນຂໍ້ຜິດພາດ.
analysis-play = ຫຼິ້ນຕໍ່ຈາກນີ້
analysis-share = ແບ່ງປັນ ແລະ ດາວໂຫຼດ
analysis-link = ລິ້ງຂອງທັງໝົດນີ້
analysis-copy = ສຳເນົາ
analysis-copied = ສຳເນົາລິ້ງແລ້ວ.
analysis-link-cut = ມີຫຼາຍເກີນໄປ ສຳລັບລິ້ງ: ມັນມີແຕ່ແນວທີ່ສະແດງຢູ່. ບັນທຶກ ມີທຸກຢ່າງ.
analysis-download = ຮູບຂອງຕຳແໜ່ງນີ້, ທາງມາຮອດມັນ ເປັນພາບເຄື່ອນໄຫວ, ແລະ ບັນທຶກ:
analysis-record = ບັນທຶກ
