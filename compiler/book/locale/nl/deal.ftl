# The deal, and who deals.

deal-dealing = De gever schudt en deelt de kaarten één voor één gesloten uit.
deal-dealing-face-up = De gever schudt en deelt de kaarten één voor één open uit.
hands-open = Er wordt met open kaarten gespeeld: ieders hand ligt open op tafel en iedereen ziet ze; ook een getrokken kaart komt daar open te liggen.
deal-cards = { $cards ->
    [one] Iedereen krijgt { $cards } kaart.
   *[other] Iedereen krijgt { $cards } kaarten.
 }
first-dealer-random = Wie het eerst geeft, bepaalt het lot.
first-dealer-lowest-card = Iedereen trekt een kaart; wie de laagste heeft, geeft het eerst.
first-dealer-highest-card = Iedereen trekt een kaart; wie de hoogste heeft, geeft het eerst.
first-dealer-youngest = De jongste speler geeft het eerst.
first-dealer-oldest = De oudste speler geeft het eerst.
next-dealer-left = Na elke ronde geeft de linkerbuur van de gever.
next-dealer-right = Na elke ronde geeft de rechterbuur van de gever.
next-dealer-winner = Wie een ronde wint, geeft de volgende; heeft niemand gewonnen, dan geeft de speler links.
next-dealer-loser = Wie een ronde verliest, geeft de volgende: wie de meeste punten over heeft, en bij gelijkstand de meeste kaarten.
next-dealer-of-several = Geldt dat voor meer spelers, dan geeft de eerste van hen links van de gever.
next-dealer-same = Elke ronde geeft dezelfde speler.
next-dealer-random = Wie de volgende ronde geeft, bepaalt het lot.
