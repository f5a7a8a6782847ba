# Going out.

finish-hand-ends-partners = Rozdanie kończy się, gdy tylko ktoś zagra swoją ostatnią kartę; wygrywa je strona tego gracza.
finish-hand-ends-dummies = Rozdanie kończy się, gdy tylko ktoś zagra ostatnią kartę jednej ze swoich dwóch rąk; wygrywa je ten gracz.
finish-next-counter = Kto zagrał ostatnią kartę, dobiera z zakrytego stosu nową rękę, tak dużą, jak wskazuje wtedy jego licznik, i gra dalej.
finish-both-partners = Kto zagrał ostatnią kartę, kończy; rozdanie kończy się, gdy tylko skończą obaj partnerzy jednej strony.
finish-both-hands = Kto zagrał ostatnią kartę jednej ze swoich dwóch rąk, kończy nią; rozdanie kończy się, gdy tylko jakiś gracz skończy obie.
finish-only-on = Ostatnią kartą może być tylko { CARDS($cards, form: "bare", join: "or") }.
finish-waits = Kto zagra ostatnią kartę, gdy bez kart jest także inny gracz, nie wygrywa, lecz zostaje w grze bez kart.
claim = Gdy ktoś inny zagra kartę, której liczba równa się sumie twoich kart, możesz powiedzieć „{ $word }”, dopóki następny gracz nie zagra lub nie dobierze karty; kładziesz swoje karty pod odkryty stos i kończysz; żadna karta nie liczy się jako twoja ostatnia. Jeśli rozdanie miałoby się skończyć zagraną kartą, kończysz przed tym, kto ją zagrał. Liczy się, kto był pierwszy.
claim-owed-lapses = Jeśli trzeba było dobrać, stracić kolejkę lub zagrać kartę, to przepada.
hand-limit-out = { $cards ->
    [one] Kto ma więcej niż { $cards } kartę, odpada z rozdania; jego karty trafiają pod odkryty stos.
    [few] Kto ma więcej niż { $cards } karty, odpada z rozdania; jego karty trafiają pod odkryty stos.
   *[many] Kto ma więcej niż { $cards } kart, odpada z rozdania; jego karty trafiają pod odkryty stos.
 }
hand-limit-when = Liczy się to dopiero wtedy, gdy zagrana karta zadziała do końca, zgodnie z ruchem wskazówek zegara od lewej strony tego, kto ją zagrał.
hand-limit-not-compared = Kto tak odpadł, nie liczy się już przy porównywaniu kart na ręce.
hand-limit-one-left-wins = Jeśli zostanie tylko jeden gracz, rozdanie się kończy i to on je wygrywa.
hand-limit-one-left-takes-place = Jeśli zostanie tylko jeden gracz, rozdanie się kończy, a on zajmuje następne miejsce.
hand-limit-winner-scores = Zapisuje sobie tyle, ile ten, kto kończy; jeśli kilku ma najniższą rękę, dzielą się tym, z zaokrągleniem w dół.
hand-limit-winner-scores-differences = Dostaje od każdego z pozostałych różnicę między jego ręką a swoją, niezależnie od tego, która jest wyższa; jeśli kilku ma najniższą rękę, dzielą się tym, z zaokrągleniem w dół.
hand-limit-loses = { $cards ->
    [one] Kto ma więcej niż { $cards } kartę, przegrywa rozdanie, które natychmiast się kończy. Wygrywa je wtedy ten z pozostałych, kto ma najniższą rękę.
    [few] Kto ma więcej niż { $cards } karty, przegrywa rozdanie, które natychmiast się kończy. Wygrywa je wtedy ten z pozostałych, kto ma najniższą rękę.
   *[many] Kto ma więcej niż { $cards } kart, przegrywa rozdanie, które natychmiast się kończy. Wygrywa je wtedy ten z pozostałych, kto ma najniższą rękę.
 }
finish-after-wins = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, kończysz.
finish-after-acts = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, działa ona jeszcze przed końcem rozdania; nie można na nią odpowiedzieć.
finish-after-acts-and-may-come-back = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, działa ona jeszcze i można na nią odpowiedzieć; jeśli jej działanie wróci do ciebie, dobierasz i grasz dalej.
finish-after-forbidden = Nie wolno skończyć, przykrywając { CARDS($cards, form: "acc", join: "or") }.
finish-after-if-it-fits = Wolno skończyć, przykrywając { CARDS($cards, form: "acc", join: "or") }, ale tylko kartą, która pasuje do niej jak zwykła karta.
finish-after-draws = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, jeszcze nie kończysz: dobierz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
 } i graj dalej.
finish-after-stays-in = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, jeszcze nie kończysz: zostajesz w grze bez kart.
finish-after-out-at-next-turn = Jeśli ostatnią kartą przykrywasz { CARDS($cards, form: "acc", join: "or") }, jeszcze nie kończysz: ostatnia karta działa jak każda inna, a kończysz dopiero wtedy, gdy przyjdzie twoja kolej i nic nie jesteś dłużny. Jeśli do tego czasu dobrałeś karty, grasz dalej.
finish-hand-ends = Rozdanie kończy się, gdy tylko ktoś zagra swoją ostatnią kartę.
finish-play-on = Kto zagrał ostatnią kartę, kończy; pozostali grają dalej o miejsca, aż karty ma już tylko jeden gracz.
finish-hand-ends-once-out = Rozdanie kończy się, gdy tylko ktoś skończy.
finish-hand-ends-partners-once-out = Rozdanie kończy się, gdy tylko ktoś skończy; wygrywa je strona tego gracza.
finish-hand-ends-dummies-once-out = Rozdanie kończy się, gdy tylko ktoś skończy jedną ze swoich dwóch rąk; wygrywa je ten gracz.
finish-play-on-once-out = Gdy ktoś skończy, pozostali grają dalej o miejsca, aż w grze zostanie tylko jeden.
finish-both-partners-once-out = Rozdanie kończy się, gdy tylko skończą obaj partnerzy jednej strony.
finish-both-hands-once-out = Rozdanie kończy się, gdy tylko jakiś gracz skończy obie ręce.
last-card-wins = Ostatnią kartą może być także { CARDS($cards, form: "bare", join: "or") }.
last-card-wins-on-any = Ostatnią kartą może być każda karta; nie ma już ona żadnego działania.
last-card-acts = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, działa ona jeszcze przed końcem rozdania; nie można na nią odpowiedzieć.
last-card-names-nothing = Gdy ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, nie wybiera się { SUIT_WORD(form: "gen") }.
last-card-may-be-doubted = Także wtedy można zakwestionować zagranie, gdy kartą jest { CARDS($cards, form: "bare", join: "or") }; kto musi za to dobrać, gra dalej.
last-card-is-answered = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, działa ona jeszcze i można na nią odpowiedzieć; nawet jeśli jej działanie wróci do ciebie, kończysz grę.
last-card-draws-none = Jeśli nie ma czego dobrać, zostajesz w grze bez kart.
last-card-acts-among-the-others = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, kończysz grę, a karta działa jeszcze wśród pozostałych; jeśli rozdanie się nią kończy, nie można na nią odpowiedzieć.
last-card-has-to-be-covered = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, jeszcze nie kończysz: ta karta wymaga kolejnej.
last-card-acts-and-may-come-back = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, działa ona jeszcze i można na nią odpowiedzieć; jeśli jej działanie wróci do ciebie, dobierasz i grasz dalej.
last-card-forbidden = Ostatnią kartą nie może być { CARDS($cards, form: "bare", join: "or") }.
last-card-if-it-fits = Ostatnią kartą może być { CARDS($cards, form: "bare", join: "or") }, ale tylko wtedy, gdy pasuje do wierzchniej karty jak zwykła karta.
last-card-draws = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, jeszcze nie kończysz: dobierz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
 } i graj dalej.
last-card-stays-in = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, jeszcze nie kończysz: zostajesz w grze bez kart.
last-card-out-at-next-turn = Jeśli twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }, jeszcze nie kończysz: karta działa jak każda inna, a kończysz dopiero wtedy, gdy przyjdzie twoja kolej i nic nie jesteś dłużny. Jeśli do tego czasu dobrałeś karty, grasz dalej.
last-card-out-at-next-turn-on-any = Swoją ostatnią kartą jeszcze nie kończysz: działa ona jak każda inna, a kończysz dopiero wtedy, gdy przyjdzie twoja kolej i nic nie jesteś dłużny. Jeśli do tego czasu dobrałeś karty, grasz dalej.
last-card-wins-while = { $condition }, kończysz od razu, gdy twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }.
last-card-forbidden-while = { $condition }, ostatnią kartą nie może być { CARDS($cards, form: "bare", join: "or") }.
last-card-forbidden-while-any = { $condition }, nie wolno ci zagrać ostatniej karty.
last-card-draws-while = { $condition }, jeszcze nie kończysz, gdy twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }: dobierz { $number ->
    [one] { $number } kartę
    [few] { $number } karty
   *[many] { $number } kart
 } i graj dalej.
last-card-stays-in-while = { $condition }, jeszcze nie kończysz, gdy twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }: zostajesz w grze bez kart.
last-card-out-at-next-turn-while = { $condition }, jeszcze nie kończysz, gdy twoją ostatnią kartą jest { CARDS($cards, form: "bare", join: "or") }: karta działa jak każda inna, a kończysz dopiero wtedy, gdy przyjdzie twoja kolej i nic nie jesteś dłużny. Jeśli do tego czasu dobrałeś karty, grasz dalej.
knock = Jeśli karty na twojej ręce są warte najwyżej { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
 }, możesz w swoim ruchu powiedzieć „{ $word }” zamiast zagrać kartę lub dobierać: rozdanie natychmiast się kończy, a karty się liczy, twoje tak samo jak wszystkie inne.
