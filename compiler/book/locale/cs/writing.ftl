# Jak se tímto jazykem píše.

language-name = Čeština
between-sentences = space
full-stop = .
after-colon = small
