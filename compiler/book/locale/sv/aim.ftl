# What the game is about, in a line and at the beginning.

summary = För { $players }, med { $packs ->
    [1] en kortlek
   *[other] { $packs } kortlekar
 } på { $cards } kort.
aim-hand-ends = Bli först av med alla dina kort.
aim-play-on = Bli av med dina kort så fort du kan: de andra spelar vidare tills bara en har kort kvar.
aim-penalties = Kort som du har kvar räknas mot dig.
aim-rewards = Korten som de andra har kvar ger dig då poäng.
aim-hand-ends-partners = Bli först av med alla dina kort, för din partner och dig själv.
aim-hand-ends-dummies = Bli först av med alla kort i en av dina två händer.
aim-next-counter = För din räknare till slutet: varje gång du är utan kort kommer du ett steg närmare.
aim-both-partners = Bli av med alla dina kort och hjälp din partner att bli det: den sida vinner vars båda spelare först är ute.
aim-both-hands = Bli först av med alla kort i båda dina händer.
