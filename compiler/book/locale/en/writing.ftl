# How the language is written. between-sentences: `space` or `nothing`. titles-in-script: titles and notes of an author's
# own are printed if most of their letters are of this script (the first word of their Unicode names); a language that
# shares its script with English leaves the message out, for most authors write in English. after-colon: `small` or
# `capital`, how a sentence begins behind what it is about, as in “Eights: the next player …”.

language-name = English
between-sentences = space
full-stop = .
after-colon = small
titles-in-script = LATIN
