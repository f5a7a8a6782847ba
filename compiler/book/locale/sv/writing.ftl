# Hur språket skrivs.

language-name = Svenska
between-sentences = space
full-stop = .
