# De stappen van een beurt.

turn-passes = Daarna is de volgende speler aan de beurt.
