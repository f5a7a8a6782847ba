# Qué cambia con dos jugadores.

heading-two-players = Con dos jugadores
