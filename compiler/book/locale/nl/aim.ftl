# What the game is about, in a line and at the beginning.

summary = Voor { $players }, met { $packs ->
    [1] een spel
   *[other] { $packs } spellen
 } van { $cards } kaarten.
aim-hand-ends = Raak als eerste al je kaarten kwijt.
aim-play-on = Raak zo snel mogelijk al je kaarten kwijt: de anderen spelen door tot nog maar één speler kaarten heeft.
aim-penalties = Kaarten die je overhoudt, tellen tegen je.
aim-rewards = De kaarten die de anderen dan nog hebben, leveren jou punten op.
aim-hand-ends-partners = Raak als eerste al je kaarten kwijt, voor je partner en jezelf.
aim-hand-ends-dummies = Raak als eerste alle kaarten van een van je twee handen kwijt.
aim-next-counter = Breng je teller naar het eind: telkens als je geen kaarten meer hebt, kom je een stap dichterbij.
aim-both-partners = Raak al je kaarten kwijt en help je partner daarbij: de kant waarvan beide spelers het eerst uit zijn, wint.
aim-both-hands = Raak als eerste alle kaarten van je beide handen kwijt.
