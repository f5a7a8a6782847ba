# Kroky jednoho tahu.

turn-passes = Pak je na řadě následující hráč.
