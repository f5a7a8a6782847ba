# Co jest inaczej we dwie osoby.

heading-two-players = Gra dwuosobowa
