# Cards and claims out of turn.

jump-none = Ingen får lägga ett kort utom tur.
jump = Även när det inte är din tur får du, tills nästa spelare lägger eller drar ett kort, kasta { $answer } på det översta kortet, men inte på startkortet eller på ett kort som du själv har lagt. Den som är snabbast gäller.
jump-then-after-jumper = Sedan går spelet vidare efter den som kastade in kortet.
jump-then-resume = Sedan går spelet vidare där det avbröts; för det nya kortet är nästa spelare den som då står på tur.
jump-effect-cancels = Det som kortet under skulle ha gjort förfaller, och spelet går åt samma håll som förut; det nya kortet verkar. Det som redan har hänt står kvar.
jump-effect-adds = Det som kortet under skulle ha gjort läggs till det som det nya gör.
jump-owing-also = Det gäller också på ett kort som gör att någon ska dra, stå över eller lägga ett kort, tills det är besvarat eller gjort, men inte om det var spelarens sista kort.
jump-owing-not = Det får man inte medan någon ska dra, stå över eller lägga ett kort.
jump-new-asks = Om båda kräver ett kort gäller bara det som det nya kräver.
jump-not-in-round = Under ett varv, och på dess sista kort, kastar ingen något.
