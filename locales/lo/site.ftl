# ສິ່ງທີ່ຢູ່ອ້ອມທຸກໜ້າຂອງເວັບໄຊ, ໜ້າຫຼັກ ແລະ ການຕັ້ງຄ່າ.
# ຊື່ເກມ (Giuthi, Kiothi) ແລະ ຊື່ໂປຣແກຣມ (Ndongu) ບໍ່ຕ້ອງແປ.

# ## ກອບຂອງທຸກໜ້າ

site-skip = ຂ້າມໄປຫາເນື້ອຫາ
site-nav = ໜ້າເວັບ
site-menu = ເມນູ
site-learn = ຮຽນຮູ້
site-rules = ກະຕິກາ
site-about = ວັດທະນະທຳ
site-licence = ຊອບແວເສລີ, MIT ຫຼື Apache 2.0

# ## ການຕັ້ງຄ່າຢູ່ລຸ່ມທຸກໜ້າ

site-language = ພາສາ
site-look = ກະດານ
site-look-earth = ດິນ
site-look-wood = ໄມ້
site-look-plain = ລຽບງ່າຍ
site-seeds = ເມັດ
site-seeds-mubuthi = mubuthi
site-seeds-ndongu = ndongu
site-seeds-pebble = ກ້ອນຫີນ
site-theme = ສີ
site-theme-auto = ຕາມລະບົບ
site-theme-light = ສະຫວ່າງ
site-theme-dark = ມືດ
site-speed = ຄວາມໄວ
site-speed-slow = ຊ້າ
site-speed-usual = ປົກກະຕິ
site-speed-fast = ໄວ
site-speed-very-fast = ໄວຫຼາຍ
site-speed-steps = ເທື່ອລະຮອບ
site-apply = ນຳໃຊ້

# ## ເມື່ອມີຫຍັງຜິດພາດ

site-missing-title = ບໍ່ມີໜ້ານີ້
site-missing = ທີ່ຢູ່ນີ້ບໍ່ມີຫຍັງ.
site-unread-title = ອ່ານສິ່ງນັ້ນບໍ່ໄດ້
site-unread = ສິ່ງທີ່ສົ່ງມາ ບໍ່ແມ່ນສິ່ງທີ່ແບບຟອມໃນໜ້ານັ້ນສົ່ງ. ກັບຄືນ ແລ້ວລອງອີກເທື່ອໜຶ່ງ.
site-broken = ມີບາງຢ່າງຜິດພາດໃນໂປຣແກຣມ. ສິ່ງທີ່ຫຼິ້ນໄປແລ້ວຍັງຢູ່ຄົບ.
# The title of the pages that say the following.
site-refused-title = ຄຳຂໍນີ້ບໍ່ມີຄຳຕອບ
site-foreign = ເວັບໄຊອື່ນເປັນຜູ້ສົ່ງສິ່ງນີ້. ມີແຕ່ໜ້າຂອງເວັບໄຊນີ້ເອງທີ່ສົ່ງແບບຟອມຂອງມັນໄດ້.
# The address is there, but takes no forms, or nothing else.
site-method = ທີ່ຢູ່ນີ້ບໍ່ໄດ້ໃຊ້ແບບນັ້ນ.
site-too-long = ອັນນັ້ນຍາວເກີນໄປທີ່ຈະອ່ານຢູ່ບ່ອນນີ້.
# For whoever runs the site; the command stays as it is.
site-other-host = ເວັບໄຊນີ້ບໍ່ໄດ້ໃຊ້ຊື່ທີ່ຖືກເອີ້ນ. ndongu serve --host ໃຫ້ຊື່ອື່ນແກ່ມັນ.
site-late = ອັນນັ້ນໃຊ້ເວລາດົນເກີນໄປ. ລອງໃໝ່ອີກຈັກໜ້ອຍ.
site-back-home = ໄປໜ້າຫຼັກ

# ## ໜ້າຫຼັກ

site-home-title = Giuthi ແລະ Kiothi
site-home-lead = ເກມຫວ່ານເມັດສອງເກມຂອງເຄັນຢາ ຕາມກະຕິກາອັນແນ່ນອນ: ເພື່ອຫຼິ້ນ, ຮຽນຮູ້ ແລະ ຄົ້ນຄວ້າ.
site-home-play = ຫຼິ້ນ { $game }
site-home-learn = ຮຽນຫຼິ້ນ
site-home-choose = ຫຼິ້ນແບບອື່ນ
site-home-board = ເກມ Giuthi ທີ່ຫຼິ້ນເອງ.
