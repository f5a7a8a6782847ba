# The starter, who begins, and which way play goes.

starter-plain = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя е обикновена карта.
starter-plain-all = Всяка начална карта е обикновена карта.
starter-acts = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя действа, сякаш я е сложил раздаващият.
starter-acts-before-first = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя действа, сякаш я е сложил играчът преди започващия.
starter-acts-dealer-starts = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя действа, сякаш я е сложил раздаващият, и започва раздаващият.
starter-dealer-names = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, раздаващият поглежда картите си и { $choice ->
    [may] може да обяви
   *[must] обявява
 } { $named ->
    [rank] ранга, който трябва да се следва
    [suit-and-rank] { SUIT_WORD() } и ранг, които трябва да се следват
   *[suit] { SUIT_WORD(form: "to-follow") }
 }.
starter-first-names = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, първият играч { $choice ->
    [may] може да обяви
   *[must] обявява
 } { $named ->
    [rank] ранга, който трябва да се следва
    [suit-and-rank] { SUIT_WORD() } и ранг, които трябва да се следват
   *[suit] { SUIT_WORD(form: "to-follow") }
 }.
starter-any-fits = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, върху нея може да се сложи каквато и да е карта; това важи за всички, докато не се сложи карта.
starter-bury = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя се връща в средата на тестето и се обръща друга.
starter-under = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя отива най-отдолу в тестето и се обръща друга.
starter-redraw = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, върху нея се обръща друга.
starter-reshuffle = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, тя се връща, тестето се разбърква и се обръща друга.
starter-effects = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, { $effects }.
starter-effects-dealer = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, важи следното, сякаш я е сложил раздаващият: { $effects }.
starter-effects-before-first = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, важи следното, сякаш я е сложил играчът преди започващия: { $effects }.
starter-effects-dealer-starts = Ако началната карта е { CARDS($cards, form: "bare", join: "or") }, важи следното, сякаш я е сложил раздаващият: { $effects }. След това започва раздаващият.
first-player-left-of-dealer = Започва играчът вляво от раздаващия.
first-player-right-of-dealer = Започва играчът вдясно от раздаващия.
first-player-dealer = Започва раздаващият.
first-player-winner = Започва победителят от предишното раздаване; при първото и след раздаване без победител започва играчът отляво на раздаващия.
first-player-winner-else-dealer = Започва победителят от предишното раздаване; при първото и след раздаване без победител започва раздаващият.
first-player-of-several = Ако са го спечелили няколко играчи, започва първият от тях отляво на раздаващия.
first-player-loser = Започва загубилият предишното раздаване: останалият с най-много точки, а при равенство – с най-много карти; при първото започва играчът отляво на раздаващия.
first-player-of-several-losers = Ако това важи за няколко играчи, започва първият от тях отляво на раздаващия.
first-player-youngest = Започва най-младият.
first-player-oldest = Започва най-възрастният.
first-player-random = Кой започва, решава жребият.
first-player-holder = Започва този, който държи { CARDS($cards, form: "bare", join: "or") }.
first-player-holder-any = Ако това важи за няколко играчи, започва първият от тях отляво на раздаващия.
first-player-holder-lowest = Ако това важи за няколко играчи, започва държащият най-ниската от тези карти, а при равенство – първият отляво на раздаващия.
first-player-holder-highest = Ако това важи за няколко играчи, започва държащият най-високата от тези карти, а при равенство – първият отляво на раздаващия.
first-player-holder-nobody = Ако това не важи за никого, започва играчът отляво на раздаващия.
first-player-holder-leads-any = Който започва по тази причина, трябва първо да свали една от тези карти, ако тя може да се сваля; нищо друго не може да направи вместо това.
first-player-holder-leads-lowest = Който започва по тази причина, трябва първо да свали най-ниската от тези карти, ако тя може да се сваля; нищо друго не може да направи вместо това.
first-player-holder-leads-highest = Който започва по тази причина, трябва първо да свали най-високата от тези карти, ако тя може да се сваля; нищо друго не може да направи вместо това.
direction-clockwise = Играе се по часовниковата стрелка.
direction-anticlockwise = Играе се обратно на часовниковата стрелка.
direction-chosen = Който започва, избира и посоката на играта.
