# Как се пише на този език.

language-name = Български
between-sentences = space
full-stop = .
titles-in-script = CYRILLIC
