# The calls.

call-ahead = Řekněte „{ $word }“ v tahu před tím, ve kterém chcete zahrát poslední kartu nebo poslední karty.
call-ahead-in-round = Pro hlášení o tah dřív se jako tah počítá pokaždé, když na vás v kolečku přijde řada.
call-false = Kdo hlásí poslední kartu zbytečně, { $penalty }.
call-false-ahead = Hlášení o tah dřív je zbytečné i tehdy, když vám na konci příštího tahu ještě zbývají karty.
call-false-nothing = Za zbytečné hlášení není trest.
call-doubt = Kdo někoho neprávem obviní ze zapomenutého hlášení, { $penalty }.
call-doubt-nothing = Za neoprávněné obvinění ze zapomenutého hlášení není trest.
call-at = { $cards ->
    [0] Když pokládáte poslední kartu, řekněte „{ $word }“.
    [1] Když vám zbývá jediná karta, řekněte „{ $word }“.
    [few] Když vám zbývají { $cards } karty, řekněte „{ $word }“.
   *[other] Když vám zbývá { $cards } karet, řekněte „{ $word }“.
 }
call-forgotten = Kdo na to zapomene, { $penalty }.
call-forgotten-nothing = Za zapomenutí není trest.
call-made-good-own-turn = Zapomenuté hlášení lze dohnat v kterémkoli pozdějším vlastním tahu.
call-made-good-own-turn-ahead = Zapomenuté hlášení lze dohnat v kterémkoli pozdějším vlastním tahu a platí od tahu následujícího.
call-last-not-out = Na to lze upozornit ještě před koncem rozdání; kdo za to líže, nekončí a hraje dál.
call-word-forgotten = Kdo zapomene „{ $word }“, { $penalty }.
call-word-forgotten-nothing = Za zapomenuté „{ $word }“ není trest.
call-none = Když vám zbývá jediná karta, nemusíte nic říkat.
catcher-anyone = Na zapomenuté hlášení smí upozornit kterýkoli jiný hráč.
catcher-next = Na zapomenuté hlášení smí upozornit jen následující hráč.
catcher-table = Na zapomenuté hlášení nemusí nikdo upozornit.
call-caught-next-turn = Zapomenuté hlášení lze dohnat nebo na ně upozornit, dokud nezačne tah následujícího hráče.
call-caught-next-card = Zapomenuté hlášení lze dohnat nebo na ně upozornit, dokud někdo nezahraje nebo nelízne další kartu.
call-caught-last-card = Zapomenuté hlášení lze dohnat nebo na ně upozornit, dokud není zahrána poslední karta.
call-made-good-next-turn = Zapomenuté hlášení lze dohnat, dokud nezačne tah následujícího hráče.
call-made-good-next-card = Zapomenuté hlášení lze dohnat, dokud někdo nezahraje nebo nelízne další kartu.
call-made-good-last-card = Zapomenuté hlášení lze dohnat, dokud není zahrána poslední karta.
penalty-cards = { $cards ->
    [one] lízne { $cards } kartu
    [few] lízne { $cards } karty
   *[other] lízne { $cards } karet
 }
penalty-turns = { $turns ->
    [one] stojí jedno kolo
    [few] stojí { $turns } kola
   *[other] stojí { $turns } kol
 }
penalty-no-finish = nesmí zahrát poslední kartu, dokud to neřekne
