# The game.

game-columns = Angeschrieben wird in { $columns } Spalten. Die erste Runde, die ein Spieler gewinnt, zählt in der ersten Spalte, die zweite in den ersten beiden und jede weitere in { $columns ->
    [2] beiden
   *[other] allen
 }. Jede Spalte geht bis { $points } Punkte und hat ihren eigenen Sieger; wer die meisten Spalten gewinnt, gewinnt die Partie.
game-counter = Wessen Zähler zuerst auf { $end } steht, der gewinnt die Partie.
game-counter-loses = Wessen Zähler zuerst auf { $end } steht, der hat die Partie verloren, und alle anderen haben sie gewonnen.
counter-over-leaves = Wessen Zähler auf { $end } steht, der scheidet aus der Partie aus.
left-do-not-count = Wer aus der Partie ausgeschieden ist, zählt dabei nicht mit.
game-until-one-is-left-wins = Wer als Letzter übrig bleibt, hat die Partie gewonnen.
game-until-one-is-left-loses = Wer als Letzter übrig bleibt, hat die Partie verloren, und alle anderen haben gewonnen; bleibt niemand übrig, hat niemand verloren.
leaves-game-loser = Nach jeder Runde scheidet ihr Verlierer aus der Partie aus: wer die meisten Punkte übrig hat, bei Gleichstand die meisten Karten. Trifft das auf mehrere zu, scheidet niemand aus.
leaves-game-winner = Nach jeder Runde scheidet aus der Partie aus, wer sie gewonnen hat.
leaves-game-not-after-void = Nach einer Runde, die nicht zählt, scheidet niemand aus.
game-exactly = Wer genau { $points } Punkte hat, fällt auf { $back } zurück.
game-single-hand = Jede Runde ist ein Spiel für sich.
game-single-unwon-lowest = Hat niemand die Runde gewonnen, gewinnt das Spiel, wer die wenigsten Punkte hat; bei Gleichstand teilt man sich den Sieg.
game-single-unwon-highest = Hat niemand die Runde gewonnen, gewinnt das Spiel, wer die meisten Punkte hat; bei Gleichstand teilt man sich den Sieg.
game-hands = { $hands ->
    [one] Eine Partie hat { $hands } Runde.
   *[other] Eine Partie hat { $hands } Runden.
 }
game-each-deals = { $hands ->
    [1] Eine Partie dauert, bis jeder einmal gegeben hat.
    [2] Eine Partie dauert, bis jeder zweimal gegeben hat.
   *[other] Eine Partie dauert, bis jeder { $hands }-mal gegeben hat.
 }
game-winner-lowest-total = Wer insgesamt die wenigsten Punkte hat, gewinnt.
game-winner-highest-total = Wer insgesamt die meisten Punkte hat, gewinnt.
game-winner-most-hands = Wer die meisten Runden gewonnen hat, gewinnt.
game-winner-best-places = Wer insgesamt die besten Plätze hat, gewinnt.
game-target-lowest-wins = Die Partie endet nach der Runde, in der jemand { $target } hat; wer dann die wenigsten Punkte hat, gewinnt.
game-target-highest-wins = Die Partie endet nach der Runde, in der jemand { $target } hat; wer dann die meisten Punkte hat, gewinnt.
game-target-who-reaches-it-wins = Wer als Erster { $target } hat, gewinnt die Partie.
game-target-who-reaches-it-loses = Die Partie endet, wenn jemand { $target } hat: Er verliert, und alle anderen gewinnen.
game-target-who-reaches-it-leaves-game = Wer { $target } hat, scheidet aus; wer als Letzter übrig bleibt, gewinnt.
points-reached = { $points ->
    [one] { $points } Punkt oder mehr
   *[other] { $points } Punkte oder mehr
 }
points-past = { $points ->
    [one] mehr als { $points } Punkt
   *[other] mehr als { $points } Punkte
 }
points-reached-per-player = { $points ->
    [one] { $points } Punkt oder mehr für jeden Spieler am Tisch
   *[other] { $points } Punkte oder mehr für jeden Spieler am Tisch
 }
points-past-per-player = { $points ->
    [one] mehr als { $points } Punkt für jeden Spieler am Tisch
   *[other] mehr als { $points } Punkte für jeden Spieler am Tisch
 }
tie-extra-hand = Bei Gleichstand wird noch eine Runde gespielt.
tie-shared = Bei Gleichstand teilt man sich den Sieg.
tie-earlier-lowest = Bei Gleichstand gewinnt, wer vor der letzten Runde weniger Punkte hatte.
