# What the game is about, in a line and at the beginning.

summary = Pro { $players }, { $packs ->
    [1] jedna sada { $cards } karet
    [few] { $packs } sady po { $cards } kartách
   *[other] { $packs } sad po { $cards } kartách
 }.
aim-hand-ends = Zbavte se všech karet dřív než ostatní.
aim-play-on = Zbavte se všech karet co nejdřív: ostatní hrají dál, dokud karty nezbudou jen jednomu hráči.
aim-penalties = Karty, které vám zbudou v ruce, jsou trestné body.
aim-rewards = Karty, které v tu chvíli zbudou ostatním, vám přinášejí body.
aim-hand-ends-partners = Zbavte se všech karet dřív než ostatní, za sebe i za spoluhráče.
aim-hand-ends-dummies = Zbavte se všech karet jednoho ze svých dvou listů dřív než ostatní.
aim-next-counter = Dostaňte své počítadlo na konec: pokaždé, když vám nezbude žádná karta, jste o krok blíž.
aim-both-partners = Zbavte se všech karet a pomozte k tomu spoluhráči: vyhrává strana, jejíž oba hráči skončí první.
aim-both-hands = Zbavte se všech karet obou svých listů dřív než ostatní.
