# Wie man diese Sprache schreibt.

language-name = Deutsch
between-sentences = space
full-stop = .
after-colon = capital
