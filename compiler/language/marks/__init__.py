"""Read what programs and habit put round and between the words of a rulebook: signs that mean nothing here."""
