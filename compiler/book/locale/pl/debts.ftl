# How what is owed can be answered and challenged.

challenge = kto ma dobierać przez taką kartę, może zakwestionować to zagranie i obejrzeć rękę zagrywającego. Jeśli zagranie było niezgodne z zasadami, zagrywający dobiera { $guilty }, nic więcej się nie należy, a kwestionujący gra normalnie; jeśli zgodne, kwestionujący dobiera zamiast tego { $challenger }.
fine-debt = należne karty
fine-debt-plus = należne karty i jeszcze { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }
drawn-may-answer = Należne karty dobiera się po jednej. Gdy tylko któraś z dobranych może być odpowiedzią, wolno ją zagrać; należą się wtedy tylko karty jeszcze niedobrane.
drawn-may-not-answer = Odpowiedzią nie może być karta dobrana dopiero wtedy, gdy trzeba odpowiedzieć.
reply-turn-adds = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; kolejki się sumują i traci je następny gracz.
reply-turn-told-apart = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }.
reply-turn-unsaid-adds = Jeśli o odpowiedzi nie powiedziano nic innego, kolejki się sumują i traci je następny gracz.
reply-turn-doubles = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; następny gracz traci wtedy dwa razy więcej kolejek.
reply-turn-replaces = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; następnego gracza dotyczy tylko to, czego żąda nowa karta.
reply-turn-passes-on = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; traci ją wtedy następny gracz.
reply-turn-sends-back = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; traci ją wtedy ten, kto zaczął.
reply-turn-cancels = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; wtedy nikt nie traci kolejki.
reply-turn-cancels-last = Kto ma stracić kolejkę, może zamiast tego zagrać { $answer }; kolejki za ostatnią kartę przepadają, a pozostałe traci następny gracz.
reply-play-replaces = Kto musi zagrać taką kartę, może zamiast tego zagrać { $answer }; następnego gracza dotyczy tylko to, czego żąda nowa karta.
reply-play-passes-on = Kto musi zagrać taką kartę, może zamiast tego zagrać { $answer }; musi to wtedy zrobić następny gracz.
reply-play-sends-back = Kto musi zagrać taką kartę, może zamiast tego zagrać { $answer }; musi to wtedy zrobić ten, kto zaczął.
reply-play-cancels = Kto musi zagrać taką kartę, może zamiast tego zagrać { $answer }; wtedy nikt już nic nie musi.
reply-draw-adds = Kto ma dobierać, może zamiast tego zagrać { $answer }; liczby się sumują i dobiera następny gracz.
reply-draw-told-apart = Kto ma dobierać, może zamiast tego zagrać { $answer }.
reply-draw-unsaid-adds = Jeśli o odpowiedzi nie powiedziano nic innego, liczby się sumują i dobiera następny gracz.
reply-draw-doubles = Kto ma dobierać, może zamiast tego zagrać { $answer }; liczba się podwaja i dobiera następny gracz.
reply-draw-replaces = Kto ma dobierać, może zamiast tego zagrać { $answer }; następnego gracza dotyczy tylko to, czego żąda nowa karta.
reply-draw-passes-on = Kto ma dobierać, może zamiast tego zagrać { $answer }; tyle samo kart dobiera następny gracz.
reply-draw-sends-back = Kto ma dobierać, może zamiast tego zagrać { $answer }; karty dobiera wtedy ten, przez kogo trzeba było dobierać.
reply-draw-cancels = Kto ma dobierać, może zamiast tego zagrać { $answer }; wtedy nikt nie dobiera.
reply-draw-cancels-last = Kto ma dobierać, może zamiast tego zagrać { $answer }; karty za ostatnią przepadają, a pozostałe dobiera następny gracz.
reply-skip-adds = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pominięcia się sumują i dotyczą następnych graczy.
reply-skip-told-apart = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }.
reply-skip-unsaid-adds = Jeśli o odpowiedzi nie powiedziano nic innego, pominięcia się sumują i dotyczą następnych graczy.
reply-skip-doubles = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pomija się wtedy dwa razy więcej graczy.
reply-skip-replaces = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; następnego gracza dotyczy tylko to pominięcie, którego żąda nowa karta.
reply-skip-passes-on = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pominięty zostaje wtedy następny gracz.
reply-skip-sends-back = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; pominięty zostaje wtedy ten, kto zaczął.
reply-skip-cancels = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; wtedy nikt nie zostaje pominięty.
reply-skip-cancels-last = Kto ma zostać pominięty, może zamiast tego zagrać { $answer }; działanie ostatniej karty przepada, a reszta spada na następnych graczy.
reply-to-some = Gdy zagrano { CARDS($owing, form: "acc", join: "or") }: { LOWER($reply) }
answered-by-what-made-it = Na to, co przekazano dalej lub odesłano, można znów odpowiedzieć tymi samymi kartami co wcześniej: liczy się karta, która to wywołała, a nie wierzchnia.
answered-by-card-on-top = Na to, co przekazano dalej lub odesłano, można odpowiedzieć tylko tym, czym odpowiada się na wierzchnią kartę.
answering-compared-as-printed = Odpowiedź porównuje się z kartą tak, jak jest wydrukowana, cokolwiek dla niej wybrano.
answering-compared-as-named = Odpowiedź porównuje się z kartą tak, jak jest wydrukowana; jeśli jednak wybrano dla niej { SUIT_WORD() }, liczy się on zamiast jej własnego.
sent-back-to-one-out = To, co wróciłoby do gracza, który już nie gra, trafia na następnego, który jeszcze gra, ale nigdy na tego, kto to odesłał.
left-is-one-cards = Gdy przepada część za ostatnią kartę, reszta liczy się jako część za jedną kartę.
answering-acts = Gdy odpowiedzią jest { CARDS($cards, form: "bare", join: "or") }, działa też poza tym, ale nikt z tego powodu nie dobiera, nie traci kolejki ani nie musi zagrać karty.
answering-only = Gdy odpowiedzią jest { CARDS($cards, form: "bare", join: "or") }, poza tym nie działa.
answering-names = Gdy odpowiedzią jest { CARDS($cards, form: "bare", join: "or") }, wybiera się jak zawsze, ale poza tym karta nie działa.
debt-most = Nigdy nie należy się więcej niż { amount-cards }.
challenge-several = Jeśli zagrano naraz kilka takich kart, wystarczy, że jedna z nich była niezgodna z zasadami.
challenge-not-one-out = Zagrania gracza, który już nie gra, nie można zakwestionować.
