# De vanligaste frågorna, som en mening i reglerna besvarar.

often-drawn = Får man lägga kortet man just har dragit?
often-stock = Vad händer när talongen är slut?
often-target = Hur många poäng krävs för att vinna?
