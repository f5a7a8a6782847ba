# Vad som är annorlunda för två spelare.

heading-two-players = För två spelare
