# The game.

game-columns = Poängen skrivs i { $columns } kolumner. Den första giv en spelare vinner räknas i den första kolumnen, den andra i de två första och varje följande i { $columns ->
    [2] båda
   *[other] alla
 }. Varje kolumn går till { $points } poäng och har sin egen vinnare; den som vinner flest kolumner vinner partiet.
game-counter = Den vars räknare först står på { $end } vinner partiet.
game-counter-loses = Den vars räknare först står på { $end } har förlorat partiet, och alla andra har vunnit.
counter-over-leaves = Den vars räknare står på { $end } lämnar partiet.
left-do-not-count = Den som har lämnat partiet räknas inte här.
game-until-one-is-left-wins = Den som blir sist kvar har vunnit partiet.
game-until-one-is-left-loses = Den som blir sist kvar har förlorat partiet, och alla andra har vunnit; blir ingen kvar har ingen förlorat.
leaves-game-loser = Efter varje giv lämnar förloraren partiet: den som har flest poäng kvar, vid lika den som har flest kort. Gäller det flera lämnar ingen.
leaves-game-winner = Efter varje giv lämnar den som har vunnit den partiet.
leaves-game-not-after-void = Efter en ogiltig giv lämnar ingen.
game-exactly = Den som har exakt { $points } poäng går tillbaka till { $back }.
game-single-hand = Varje giv är ett spel för sig.
game-single-unwon-lowest = Har ingen vunnit given vinner den som har minst poäng spelet; vid lika ställning delas segern.
game-single-unwon-highest = Har ingen vunnit given vinner den som har flest poäng spelet; vid lika ställning delas segern.
game-hands = { $hands ->
    [one] Ett parti består av { $hands } giv.
   *[other] Ett parti består av { $hands } givar.
 }
game-each-deals = { $hands ->
    [1] Ett parti varar tills alla har gett en gång.
    [2] Ett parti varar tills alla har gett två gånger.
   *[other] Ett parti varar tills alla har gett { $hands } gånger.
 }
game-winner-lowest-total = Den som sammanlagt har minst poäng vinner.
game-winner-highest-total = Den som sammanlagt har mest poäng vinner.
game-winner-most-hands = Den som har vunnit flest givar vinner.
game-winner-best-places = Den som sammanlagt har de bästa platserna vinner.
game-target-lowest-wins = Partiet slutar efter den giv då någon har { $target }; den som då har minst poäng vinner.
game-target-highest-wins = Partiet slutar efter den giv då någon har { $target }; den som då har mest poäng vinner.
game-target-who-reaches-it-wins = Den som först har { $target } vinner partiet.
game-target-who-reaches-it-loses = Partiet slutar när någon har { $target }: den spelaren förlorar, och alla andra vinner.
game-target-who-reaches-it-leaves-game = Den som har { $target } åker ut; den som blir sist kvar vinner.
points-reached = { $points } poäng eller mer
points-past = mer än { $points } poäng
points-reached-per-player = { $points } poäng eller mer för varje spelare vid bordet
points-past-per-player = mer än { $points } poäng för varje spelare vid bordet
tie-extra-hand = Vid lika ställning spelas en giv till.
tie-shared = Vid lika ställning delas segern.
tie-earlier-lowest = Vid lika ställning vinner den som hade minst poäng före den sista given.
