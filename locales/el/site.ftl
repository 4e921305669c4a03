# Ό,τι πλαισιώνει κάθε σελίδα του ιστότοπου, η αρχική σελίδα και οι ρυθμίσεις.
# Τα ονόματα των παιχνιδιών (Giuthi, Kiothi) και του προγράμματος (Ndongu) δεν μεταφράζονται.

# ## Το πλαίσιο κάθε σελίδας

# Το βλέπουν μόνο όσοι χρησιμοποιούν πληκτρολόγιο: προσπερνά το μενού.
site-skip = Μετάβαση στο περιεχόμενο
site-nav = Σελίδες
site-menu = Μενού
site-learn = Μάθε
site-rules = Κανόνες
site-about = Πολιτισμός
site-licence = Ελεύθερο λογισμικό, MIT ή Apache 2.0

# ## Ρυθμίσεις στο κάτω μέρος κάθε σελίδας

site-language = Γλώσσα
site-look = Ταμπλό
site-look-earth = χώμα
site-look-wood = ξύλο
site-look-plain = απλό
site-seeds = Σπόροι
site-seeds-mubuthi = mubuthi
site-seeds-ndongu = ndongu
site-seeds-pebble = βότσαλα
site-theme = Χρώματα
site-theme-auto = όπως το σύστημα
site-theme-light = φωτεινά
site-theme-dark = σκούρα
site-speed = Ταχύτητα
site-speed-slow = αργή
site-speed-usual = κανονική
site-speed-fast = γρήγορη
site-speed-very-fast = πολύ γρήγορη
site-speed-steps = ανά διαδρομή
site-apply = Εφαρμογή

# ## Όταν κάτι πάει στραβά

site-missing-title = Δεν υπάρχει τέτοια σελίδα
site-missing = Σε αυτή τη διεύθυνση δεν υπάρχει τίποτα.
site-unread-title = Αυτό δεν διαβάζεται
site-unread = Αυτό που στάλθηκε δεν είναι ό,τι στέλνει η φόρμα εκείνης της σελίδας. Γύρισε πίσω και δοκίμασε άλλη μια φορά.
site-broken = Κάτι πήγε στραβά στο πρόγραμμα. Ό,τι παίχτηκε είναι ασφαλές.
# The title of the pages that say the following.
site-refused-title = Αυτό δεν απαντιέται
site-foreign = Αυτό το έστειλε άλλος ιστότοπος. Μόνο οι δικές του σελίδες μπορούν να στέλνουν τις φόρμες αυτού του ιστοτόπου.
# The address is there, but takes no forms, or nothing else.
site-method = Αυτή η διεύθυνση δεν ζητείται με αυτόν τον τρόπο.
site-too-long = Αυτό είναι πολύ μεγάλο για να διαβαστεί εδώ.
# For whoever runs the site; the command stays as it is.
site-other-host = Αυτός ο ιστότοπος δεν έχει το όνομα με το οποίο ζητήθηκε. Το ndongu serve --host του δίνει κι άλλο όνομα.
site-late = Αυτό άργησε πάρα πολύ. Δοκιμάστε ξανά σε λίγο.
site-back-home = Στην αρχική σελίδα

# ## Η αρχική σελίδα

site-home-title = Giuthi και Kiothi
site-home-lead = Δύο παιχνίδια σποράς από την Κένυα, με τους ακριβείς κανόνες τους: για να τα παίξεις, να τα μάθεις και να τα μελετήσεις.
site-home-play = Παίξε { $game }
site-home-learn = Μάθε να παίζεις
site-home-choose = Άλλοι τρόποι
site-home-board = Μια παρτίδα Giuthi που παίζεται μόνη της.
