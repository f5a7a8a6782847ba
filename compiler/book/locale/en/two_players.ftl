# What is different for two players.

heading-two-players = With two players
