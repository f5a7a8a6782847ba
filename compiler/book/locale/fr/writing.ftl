# Comment s’écrit cette langue.

language-name = Français
between-sentences = space
full-stop = .
