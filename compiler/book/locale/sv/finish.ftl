# Going out.

finish-hand-ends-partners = Given slutar så snart någon har lagt sitt sista kort; den spelarens sida har vunnit den.
finish-hand-ends-dummies = Given slutar så snart någon har lagt sista kortet ur en av sina två händer; den spelaren har vunnit den.
finish-next-counter = Den som har lagt sitt sista kort drar från talongen så många nya som räknaren då visar och spelar vidare.
finish-both-partners = Den som har lagt sitt sista kort är ute; given slutar så snart båda på en sida är ute.
finish-both-hands = Den som har lagt sista kortet ur en av sina två händer är ute med den; given slutar så snart en spelare är ute med båda.
finish-only-on = Du får bara gå ut på { CARDS($cards, form: "a", join: "or") }.
finish-waits = Den som lägger sitt sista kort medan en annan spelare också är utan kort har inte vunnit, utan är kvar i spelet utan kort.
claim = När någon annan lägger ett kort vars tal är summan av korten på din hand får du säga ”{ $word }” tills nästa spelare lägger eller drar ett kort; du lägger din hand under kasthögen och är ute; inget kort räknas som ditt sista. Om given skulle ta slut med det lagda kortet är du ute före den som lade det. Den som är snabbast gäller.
claim-owed-lapses = Skulle du dra, stå över eller lägga ett kort faller det bort.
hand-limit-out = Den som har mer än { $cards } kort är ute ur given; korten läggs under kasthögen.
hand-limit-when = Det räknas först när det lagda kortet har verkat färdigt, medurs från vänster om den som lade det.
hand-limit-not-compared = Den som är ute på det sättet räknas inte längre när händerna jämförs.
hand-limit-one-left-wins = Om bara en spelare är kvar tar given slut, och den spelaren har vunnit den.
hand-limit-one-left-takes-place = Om bara en spelare är kvar tar given slut, och den spelaren får nästa plats.
hand-limit-winner-scores = Den spelaren får det som den som går ut får; har flera lägst hand delar de på det, avrundat nedåt.
hand-limit-winner-scores-differences = Den spelaren får av var och en av de andra skillnaden mellan de två händerna, vilken som än är högst; har flera lägst hand delar de på det, avrundat nedåt.
hand-limit-loses = Den som har mer än { $cards } kort förlorar given, som genast är slut. Den av de andra som då har lägst hand har vunnit den.
finish-after-wins = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du ute.
finish-after-acts = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort verkar det sista innan given slutar; det går inte att svara på.
finish-after-acts-and-may-come-back = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort verkar det sista och går att svara på; kommer det tillbaka till dig drar du och är med igen.
finish-after-forbidden = Du får inte gå ut genom att täcka { CARDS($cards, form: "a", join: "or") }.
finish-after-if-it-fits = Du får gå ut genom att täcka { CARDS($cards, form: "a", join: "or") }, men bara med ett kort som stämmer som ett vanligt kort.
finish-after-draws = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du inte ute: du drar { $number } kort och spelar vidare.
finish-after-stays-in = Om du täcker { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du inte ute: du är kvar i spelet utan kort.
finish-after-out-at-next-turn = Täcker du { CARDS($cards, form: "a", join: "or") } med ditt sista kort är du inte ute än: det verkar som vilket kort som helst, och du är ute först när du står i tur och inte är skyldig något. Har du dragit kort innan dess spelar du vidare.
finish-hand-ends = Given slutar så snart någon har lagt sitt sista kort.
finish-play-on = Den som har lagt sitt sista kort är ute; de andra spelar vidare om platserna tills bara en har kort kvar.
finish-hand-ends-once-out = Given slutar så snart någon är ute.
finish-hand-ends-partners-once-out = Given slutar så snart någon är ute; den spelarens sida har vunnit den.
finish-hand-ends-dummies-once-out = Given slutar så snart någon är ute med en av sina två händer; den spelaren har vunnit den.
finish-play-on-once-out = När någon är ute spelar de andra vidare om platserna tills bara en är kvar.
finish-both-partners-once-out = Given slutar så snart båda på en sida är ute.
finish-both-hands-once-out = Given slutar så snart en spelare är ute med båda händerna.
last-card-wins = Du får gå ut på { CARDS($cards, form: "a", join: "or") } som på vilket annat kort som helst.
last-card-wins-on-any = Du får gå ut på vilket kort som helst; det sista kortet har ingen verkan längre.
last-card-acts = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } verkar det innan given slutar; det går inte att svara på.
last-card-names-nothing = Är { CARDS($cards, form: "a", join: "or") } det sista kortet väljs ingen { SUIT_WORD() }.
last-card-may-be-doubted = Även då får { CARDS($cards, form: "a", join: "or") } ifrågasättas; den som måste dra för det är med igen.
last-card-is-answered = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } verkar det och går att svara på; även om det kommer tillbaka till dig är du ute.
last-card-draws-none = Finns det inget kort att dra är du kvar i spelet utan kort.
last-card-acts-among-the-others = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } är du ute, och det verkar ändå bland de andra; om given slutar med det går det inte att svara på.
last-card-has-to-be-covered = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } är du inte ute än: det kräver ännu ett kort.
last-card-acts-and-may-come-back = Om ditt sista kort är { CARDS($cards, form: "a", join: "or") } verkar det och går att svara på; kommer det tillbaka till dig drar du och är med igen.
last-card-forbidden = Du får inte gå ut på { CARDS($cards, form: "a", join: "or") }.
last-card-if-it-fits = Du får gå ut på { CARDS($cards, form: "a", join: "or") } bara om kortet stämmer med det översta som ett vanligt kort.
last-card-draws = { $number ->
    [one] Om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute: du drar { $number } kort och spelar vidare.
   *[other] Om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute: du drar { $number } kort och spelar vidare.
 }
last-card-stays-in = Om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute: du är kvar i spelet utan kort.
last-card-out-at-next-turn = Lägger du { CARDS($cards, form: "a", join: "or") } som sista kort är du inte ute än: det verkar som vilket kort som helst, och du är ute först när du står i tur och inte är skyldig något. Har du dragit kort innan dess spelar du vidare.
last-card-out-at-next-turn-on-any = Med ditt sista kort är du inte ute än: det verkar som vilket kort som helst, och du är ute först när du står i tur och inte är skyldig något. Har du dragit kort innan dess spelar du vidare.
last-card-wins-while = { $condition } är du ute genast om ditt sista kort är { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while = { $condition } får du inte gå ut på { CARDS($cards, form: "a", join: "or") }.
last-card-forbidden-while-any = { $condition } får du inte gå ut.
last-card-draws-while = { $condition } är du inte ute om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort: { $number ->
    [one] du drar { $number } kort och spelar vidare.
   *[other] du drar { $number } kort och spelar vidare.
 }
last-card-stays-in-while = { $condition } är du inte ute om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort: du är kvar i spelet utan kort.
last-card-out-at-next-turn-while = { $condition } är du inte ute än om du lägger { CARDS($cards, form: "a", join: "or") } som sista kort: det verkar som vilket kort som helst, och du är ute först när du står i tur och inte är skyldig något. Har du dragit kort innan dess spelar du vidare.
knock = Är korten på din hand värda högst { $points } poäng får du på din tur säga ”{ $word }” i stället för att lägga ett kort eller dra: given tar slut genast och korten räknas, dina som alla andras.
