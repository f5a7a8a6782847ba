# Wat er met twee spelers anders is.

heading-two-players = Met twee spelers
