# Jak pisze się w tym języku.

language-name = Polski
between-sentences = space
full-stop = .
after-colon = small
