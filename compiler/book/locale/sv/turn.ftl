# Stegen i en tur.

turn-passes = Sedan är det nästa spelares tur.
