# What the game is about, in a line and at the beginning.

summary = Für { $players } Spieler, mit { $packs ->
    [1] einem Blatt
   *[other] { $packs } Blättern
 } zu { $cards } Karten.
aim-hand-ends = Werde als Erster alle deine Karten los.
aim-play-on = Werde deine Karten so früh wie möglich los: Die anderen spielen weiter, bis nur noch einer Karten hat.
aim-penalties = Karten, die dir auf der Hand bleiben, zählen gegen dich.
aim-rewards = Die Karten, die den anderen noch bleiben, bringen dir dann Punkte.
aim-hand-ends-partners = Werde als Erster alle deine Karten los, für deinen Partner und für dich.
aim-hand-ends-dummies = Werde als Erster alle Karten einer deiner beiden Hände los.
aim-next-counter = Bring deinen Zähler ans Ende: Jedes Mal, wenn du keine Karten mehr hast, kommst du einen Schritt näher.
aim-both-partners = Werde alle deine Karten los und hilf deinem Partner dabei: Es gewinnt die Seite, deren beide Spieler zuerst fertig sind.
aim-both-hands = Werde als Erster alle Karten deiner beiden Hände los.
