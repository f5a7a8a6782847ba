# How the language is written. between-sentences: `space` or `nothing`. titles-in-script: titles and notes of an author's
# own are printed if most of their letters are of this script (the first word of their Unicode names); a language that
# shares its script with English leaves the message out, for most authors write in English.

language-name = English
between-sentences = space
full-stop = .
titles-in-script = LATIN
