# The deal, and who deals.

deal-dealing = Kortgivaren blandar och delar ut korten ett i taget med baksidan upp.
deal-dealing-face-up = Kortgivaren blandar och delar ut korten ett i taget med framsidan upp.
hands-open = Man spelar med öppna kort: allas händer ligger med framsidan upp på bordet så att alla ser dem, och dragna kort läggs också dit.
deal-cards = { $cards ->
    [one] Alla får { $cards } kort var.
   *[other] Alla får { $cards } kort var.
 }
first-dealer-random = Vem som ger först avgörs genom lottning.
first-dealer-lowest-card = Alla drar ett kort; den som har det lägsta ger först.
first-dealer-highest-card = Alla drar ett kort; den som har det högsta ger först.
first-dealer-youngest = Den yngsta spelaren ger först.
first-dealer-oldest = Den äldsta spelaren ger först.
next-dealer-left = Efter varje giv ger spelaren till vänster om kortgivaren.
next-dealer-right = Efter varje giv ger spelaren till höger om kortgivaren.
next-dealer-winner = Den som vinner en giv ger nästa; vann ingen går given åt vänster.
next-dealer-loser = Den som förlorar en giv ger nästa: den som har flest poäng kvar, vid lika den som har flest kort.
next-dealer-of-several = Gäller det flera ger den förste av dem till vänster om den som gav.
next-dealer-same = Samma spelare ger varje gång.
next-dealer-random = Vem som ger nästa gång avgörs genom lottning.
