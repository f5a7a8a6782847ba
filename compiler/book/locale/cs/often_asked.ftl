# Nejčastější otázky, na které odpovídá věta pravidel.

often-drawn = Smí se zahrát karta, kterou si hráč právě lízl?
often-stock = Co se stane, když dobírací balíček dojde?
often-target = Kolik bodů je třeba k vítězství?
