# The game.

game-columns = De punten worden in { $columns } kolommen opgeschreven. De eerste ronde die een speler wint, telt in de eerste kolom, de tweede in de eerste twee, en elke volgende in { $columns ->
    [2] beide
   *[other] alle
 }. Elke kolom gaat tot { $points } punten en heeft een eigen winnaar; wie de meeste kolommen wint, wint de partij.
game-counter = Wiens teller het eerst op { $end } staat, wint de partij.
game-counter-loses = Wiens teller het eerst op { $end } staat, heeft de partij verloren, en alle anderen hebben gewonnen.
counter-over-leaves = Wiens teller op { $end } staat, valt af.
left-do-not-count = Wie is afgevallen, telt hierbij niet mee.
game-until-one-is-left-wins = Wie als laatste overblijft, heeft de partij gewonnen.
game-until-one-is-left-loses = Wie als laatste overblijft, heeft de partij verloren, en alle anderen hebben gewonnen; blijft er niemand over, dan heeft niemand verloren.
leaves-game-loser = Na elke ronde valt de verliezer af: wie de meeste punten over heeft, en bij gelijkstand de meeste kaarten. Geldt dat voor meer spelers, dan valt niemand af.
leaves-game-winner = Na elke ronde verlaat de winnaar ervan de partij.
leaves-game-not-after-void = Na een ongeldige ronde valt niemand af.
game-exactly = Wie precies { $points } punten heeft, gaat terug naar { $back }.
game-single-hand = Elke ronde is een spel op zich.
game-single-unwon-lowest = Heeft niemand de ronde gewonnen, dan wint wie de minste punten heeft het spel; bij een gelijke stand wordt de winst gedeeld.
game-single-unwon-highest = Heeft niemand de ronde gewonnen, dan wint wie de meeste punten heeft het spel; bij een gelijke stand wordt de winst gedeeld.
game-hands = { $hands ->
    [one] Een partij duurt { $hands } ronde.
   *[other] Een partij duurt { $hands } ronden.
 }
game-each-deals = { $hands ->
    [1] Een partij duurt tot iedereen één keer gegeven heeft.
    [2] Een partij duurt tot iedereen twee keer gegeven heeft.
   *[other] Een partij duurt tot iedereen { $hands } keer gegeven heeft.
 }
game-winner-lowest-total = Wie in totaal de minste punten heeft, wint.
game-winner-highest-total = Wie in totaal de meeste punten heeft, wint.
game-winner-most-hands = Wie de meeste ronden gewonnen heeft, wint.
game-winner-best-places = Wie over alle ronden de beste plaatsen heeft, wint.
game-target-lowest-wins = De partij eindigt na de ronde waarin iemand { $target } heeft; wie dan de minste punten heeft, wint.
game-target-highest-wins = De partij eindigt na de ronde waarin iemand { $target } heeft; wie dan de meeste punten heeft, wint.
game-target-who-reaches-it-wins = Wie als eerste { $target } heeft, wint de partij.
game-target-who-reaches-it-loses = De partij eindigt als iemand { $target } heeft: die verliest, en alle anderen winnen.
game-target-who-reaches-it-leaves-game = Wie { $target } heeft, valt af; wie als laatste overblijft, wint.
points-reached = { $points ->
    [one] { $points } punt of meer
   *[other] { $points } punten of meer
 }
points-past = { $points ->
    [one] meer dan { $points } punt
   *[other] meer dan { $points } punten
 }
points-reached-per-player = { $points ->
    [one] { $points } punt of meer voor elke speler aan tafel
   *[other] { $points } punten of meer voor elke speler aan tafel
 }
points-past-per-player = { $points ->
    [one] meer dan { $points } punt voor elke speler aan tafel
   *[other] meer dan { $points } punten voor elke speler aan tafel
 }
tie-extra-hand = Bij een gelijke stand wordt er nog een ronde gespeeld.
tie-shared = Bij een gelijke stand wordt de winst gedeeld.
tie-earlier-lowest = Bij een gelijke stand wint wie voor de laatste ronde minder punten had.
