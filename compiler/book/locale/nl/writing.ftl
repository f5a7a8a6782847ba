# Hoe deze taal geschreven wordt.

language-name = Nederlands
between-sentences = space
full-stop = .
