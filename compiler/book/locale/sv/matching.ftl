# Which card fits, and what may not be laid.

turn-match = När det är din tur lägger du ett kort med framsidan upp på kasthögen. Det måste stämma med det översta kortet: { $attributes }.
attribute-suit = samma { SUIT_WORD() }
attribute-rank = samma valör
attribute-colour = samma kulör (röd eller svart)
attribute-neighbour = valören närmast över eller under
forbidden-on = { CARDS($cards, form: "many") } får aldrig läggas på { CARDS($below, form: "a", join: "or") }.
forbidden-nothing = { CARDS($cards, form: "many") } får läggas på vilket kort som helst{ NUMBER_OF($cards) ->
    [one] { "" }
   *[many] { ", även på varandra" }
 }.
turn-passes = Sedan är det nästa spelares tur.
turn-neighbours = Valörernas ordning är { CARDS($order, form: "short", join: "comma") }; den första och den sista är inte grannar.
turn-neighbours-wrapping = Valörernas ordning är { CARDS($order, form: "short", join: "comma") }, och sedan från början igen: även den sista och den första är grannar.
after-only = På { CARDS($cards, form: "a", join: "or") } får bara { $answer } läggas.
after-anything = På { CARDS($cards, form: "a", join: "or") } får vilket kort som helst läggas.
after-as-below = { CARDS($cards, form: "many") } räknas som kortet under.
after-served-only = När någon har dragit eller stått över för { CARDS($cards, form: "a", join: "or") } får bara { $answer } läggas på kortet.
after-served-anything = När någon har dragit eller stått över för { CARDS($cards, form: "a", join: "or") } får vilket kort som helst läggas på kortet.
named-still-counts = Det som valdes för det gäller fortfarande.
forbidden-holding = { CARDS($cards, form: "many") } får bara läggas av den som inte också har { $held } (jämfört med det översta kortet).
forbidden-holding-but-doubted = { CARDS($cards, form: "many") } får egentligen bara läggas av den som inte också har { $held } (jämfört med det översta kortet); den som gör det ändå riskerar att det ifrågasätts.
forbidden-first-turn = { CARDS($cards, form: "many") } får inte läggas i en spelares första tur i en giv.
forbidden-first-turn-on-top = I sin första tur i en giv får ingen lägga { $answer } (jämfört med det översta kortet).
forbidden-while = { $condition } får du inte lägga { CARDS($cards, form: "a", join: "or") }.
forbidden-while-any = { $condition } får du inte lägga något kort.
forbidden-while-apart = Kortet som du lägger räknas inte med.
