# Che cosa cambia in due.

heading-two-players = In due giocatori
