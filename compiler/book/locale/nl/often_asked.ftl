# De meestgestelde vragen, die een zin van de regels beantwoordt.

often-drawn = Mag je de kaart die je net gepakt hebt meteen leggen?
often-stock = Wat gebeurt er als de trekstapel op is?
often-target = Hoeveel punten zijn er nodig om te winnen?
