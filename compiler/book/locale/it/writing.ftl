# Come si scrive questa lingua.

language-name = Italiano
between-sentences = space
full-stop = .
