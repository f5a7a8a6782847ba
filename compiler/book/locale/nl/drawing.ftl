# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] Kun of wil je geen kaart leggen, pak dan { $cards } kaart van de trekstapel.
   *[other] Kun of wil je geen kaart leggen, pak dan { $cards } kaarten van de trekstapel.
 }
draw-at-will-up-to = Kun of wil je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past, hoogstens { $cards }.
draw-at-will-until-playable = Kun of wil je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past.
draw-when-unable-exactly = { $cards ->
    [one] Kun je geen kaart leggen, pak dan { $cards } kaart van de trekstapel; kun je er wel een leggen, dan moet dat.
   *[other] Kun je geen kaart leggen, pak dan { $cards } kaarten van de trekstapel; kun je er wel een leggen, dan moet dat.
 }
draw-when-unable-up-to = Kun je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past, hoogstens { $cards }. Kun je een kaart leggen, dan moet dat.
draw-when-unable-until-playable = Kun je geen kaart leggen, pak dan één voor één kaarten van de trekstapel tot er een past. Kun je een kaart leggen, dan moet dat.
drawn-may-be-played = { $cards ->
    [1] Past de gepakte kaart, dan mag je die meteen leggen; anders is je beurt voorbij.
   *[other] Past een gepakte kaart, dan mag je die meteen leggen; anders is je beurt voorbij.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Daarna mag je nog een passende kaart leggen, de gepakte of een andere; anders is je beurt voorbij.
   *[other] Daarna mag je nog een passende kaart leggen, een gepakte of een andere; anders is je beurt voorbij.
 }
drawn-must-be-played = { $cards ->
    [1] Past de gepakte kaart, dan moet je die meteen leggen; anders is je beurt voorbij.
   *[other] Past een gepakte kaart, dan moet je die meteen leggen; anders is je beurt voorbij.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Daarna moet je, als je kunt, een passende kaart leggen, de gepakte of een andere; anders is je beurt voorbij.
   *[other] Daarna moet je, als je kunt, een passende kaart leggen, een gepakte of een andere; anders is je beurt voorbij.
 }
drawn-waits = Na het pakken is je beurt voorbij, ook als een gepakte kaart past.
drawn-until-may-be-played = De gepakte kaart die past, mag je meteen leggen of houden; daarmee is je beurt voorbij.
drawn-each-may-be-played = Een gepakte kaart die past, mag je meteen leggen.
drawn-each-may-be-played-or-any-other = Na elke gepakte kaart mag je een passende kaart leggen, de gepakte of een andere; heb je er na de laatste geen gelegd, dan is je beurt voorbij.
drawn-until-must-be-played = De gepakte kaart die past, moet je meteen leggen.
drawn-each-must-be-played-or-any-other = Na elke gepakte kaart mag je een passende kaart leggen, de gepakte of een andere; na de laatste moet het, als je kunt.
drawn-until-waits = Daarmee is je beurt voorbij: de kaart die past, wacht op je volgende beurt.
draw-at-will-nothing = Kun of wil je geen kaart leggen, dan pas je; niemand pakt.
draw-when-unable-nothing = Kun je geen kaart leggen, dan pas je; niemand pakt. Kun je er wel een leggen, dan moet dat.
draw-may-go-on = Ook als er al een kaart past, mag je doorgaan met pakken.
pass-after-last-draw = Pas na de laatste gepakte kaart mag je je beurt beëindigen zonder een kaart te leggen.
pass-after-any-draw = Na elke gepakte kaart mag je je beurt beëindigen.
pass-after-any-draw-if-unable = Na elke gepakte kaart mag je je beurt beëindigen als je niets kunt leggen.
pass-when-dry = Is er niets te pakken, dan mag iedereen passen, ook met een kaart die gelegd kan worden.
pass-at-will = Je mag ook passen zonder te pakken.
draw-from-discards = In plaats van te pakken mag je de bovenste kaart van de aflegstapel nemen, als er nog een onder ligt en de laatst gelegde kaart niet van jou was; je beurt is dan voorbij. De kaart eronder doet niet nog eens iets, en wat genoemd was telt niet meer.
