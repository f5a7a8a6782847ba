# Cómo se escribe esta lengua.

language-name = Español
between-sentences = space
full-stop = .
