# Kroki jednego ruchu.

turn-passes = Potem kolej na następnego gracza.
