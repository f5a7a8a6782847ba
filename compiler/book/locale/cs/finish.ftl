# Going out.

finish-hand-ends-partners = Rozdání končí, jakmile někdo zahraje svou poslední kartu; vyhrává je strana tohoto hráče.
finish-hand-ends-dummies = Rozdání končí, jakmile někdo zahraje poslední kartu jednoho ze svých dvou listů; vyhrává je tento hráč.
finish-next-counter = Kdo zahrál poslední kartu, lízne si z dobíracího balíčku nové karty, tolik, kolik pak ukazuje jeho počítadlo, a hraje dál.
finish-both-partners = Kdo zahrál poslední kartu, skončil; rozdání končí, jakmile skončí oba hráči jedné strany.
finish-both-hands = Kdo zahrál poslední kartu jednoho ze svých dvou listů, skončil s ním; rozdání končí, jakmile některý hráč skončí s oběma.
finish-only-on = Poslední kartou smí být jen { CARDS($cards, form: "bare", join: "or") }.
finish-waits = Kdo zahraje poslední kartu, když je bez karet i jiný hráč, nevyhrává, ale zůstává ve hře bez karet.
claim = Zahraje-li někdo jiný kartu, jejíž číslo se rovná součtu vašich karet, smíte říct „{ $word }“, dokud následující hráč nezahraje nebo nelízne kartu; své karty dáte pod odhazovací hromádku a skončili jste; žádná karta se nepočítá jako vaše poslední. Mělo-li by rozdání zahranou kartou skončit, skončili jste dříve než její hráč. Platí, kdo byl první.
claim-owed-lapses = Pokud jste měli líznout, stát nebo zahrát kartu, odpadá to.
hand-limit-out = { $cards ->
    [one] Kdo má víc než { $cards } kartu, vypadává z rozdání; jeho karty přijdou pod odhazovací hromádku.
    [few] Kdo má víc než { $cards } karty, vypadává z rozdání; jeho karty přijdou pod odhazovací hromádku.
   *[other] Kdo má víc než { $cards } karet, vypadává z rozdání; jeho karty přijdou pod odhazovací hromádku.
 }
hand-limit-when = Počítá se to, až když zahraná karta docela zapůsobila, po směru hodinových ručiček od levice toho, kdo ji zahrál.
hand-limit-not-compared = S tím, kdo takto vypadl, se při porovnávání karet v ruce už nepočítá.
hand-limit-one-left-wins = Zbude-li jediný hráč, rozdání končí a vyhrál je on.
hand-limit-one-left-takes-place = Zbude-li jediný hráč, rozdání končí a jemu patří další místo.
hand-limit-winner-scores = Připíše si to, co si připisuje ten, kdo skončí; má-li nejméně bodů více hráčů, dělí se o to, zaokrouhleno dolů.
hand-limit-winner-scores-differences = Od každého z ostatních dostane rozdíl mezi jeho kartami a svými, ať je víc na kterékoli straně; má-li nejméně bodů více hráčů, dělí se o to, zaokrouhleno dolů.
hand-limit-loses = { $cards ->
    [one] Kdo má víc než { $cards } kartu, prohrává rozdání, které okamžitě končí. Vyhrál je pak ten z ostatních, kdo má v ruce nejméně bodů.
    [few] Kdo má víc než { $cards } karty, prohrává rozdání, které okamžitě končí. Vyhrál je pak ten z ostatních, kdo má v ruce nejméně bodů.
   *[other] Kdo má víc než { $cards } karet, prohrává rozdání, které okamžitě končí. Vyhrál je pak ten z ostatních, kdo má v ruce nejméně bodů.
 }
finish-after-wins = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, skončili jste.
finish-after-acts = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, tato karta ještě působí, než rozdání skončí; nelze na ni odpovědět.
finish-after-acts-and-may-come-back = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, tato karta ještě působí a lze na ni odpovědět; pokud se její působení vrátí k vám, lížete a hrajete dál.
finish-after-forbidden = Skončit tím, že přikryjete { CARDS($cards, form: "acc", join: "or") }, nesmíte.
finish-after-if-it-fits = Skončit tím, že přikryjete { CARDS($cards, form: "acc", join: "or") }, smíte jen kartou, která se k ní hodí jako obyčejná karta.
finish-after-draws = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, ještě jste neskončili: lízněte si { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
 } a hrajte dál.
finish-after-stays-in = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, ještě jste neskončili: zůstáváte ve hře bez karet.
finish-after-out-at-next-turn = Když poslední kartou přikryjete { CARDS($cards, form: "acc", join: "or") }, ještě jste neskončili: poslední karta působí jako každá jiná a končíte teprve tehdy, když na vás přijde řada a nic nedlužíte. Pokud jste si do té doby lízli, vracíte se do hry.
finish-hand-ends = Rozdání končí, jakmile někdo zahraje svou poslední kartu.
finish-play-on = Kdo zahrál poslední kartu, skončil; ostatní hrají dál o pořadí, dokud karty nemá už jen jeden hráč.
finish-hand-ends-once-out = Rozdání končí, jakmile někdo skončí.
finish-hand-ends-partners-once-out = Rozdání končí, jakmile někdo skončí; vyhrává je strana tohoto hráče.
finish-hand-ends-dummies-once-out = Rozdání končí, jakmile někdo skončí s jedním ze svých dvou listů; vyhrává je tento hráč.
finish-play-on-once-out = Když někdo skončí, ostatní hrají dál o pořadí, dokud ve hře nezbude jen jeden.
finish-both-partners-once-out = Rozdání končí, jakmile skončí oba hráči jedné strany.
finish-both-hands-once-out = Rozdání končí, jakmile některý hráč skončí s oběma listy.
last-card-wins = Poslední kartou smí být i { CARDS($cards, form: "bare", join: "or") }.
last-card-wins-on-any = Poslední kartou smí být kterákoli karta; ta už nepůsobí.
last-card-acts = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě působí, než rozdání skončí; nelze na ni odpovědět.
last-card-names-nothing = Je-li poslední kartou { CARDS($cards, form: "bare", join: "or") }, { SUIT_WORD() } se už nevolí.
last-card-may-be-doubted = I tehdy lze zahrání zpochybnit, je-li kartou { CARDS($cards, form: "bare", join: "or") }; kdo za to líže, hraje dál.
last-card-is-answered = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě působí a lze na ni odpovědět; i když se její působení vrátí k vám, skončili jste.
last-card-draws-none = Není-li si co líznout, zůstáváte ve hře bez karet.
last-card-acts-among-the-others = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, skončili jste a karta ještě působí mezi ostatními; pokud jí rozdání končí, odpovědět na ni nelze.
last-card-has-to-be-covered = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě jste neskončili: žádá si ještě další kartu.
last-card-acts-and-may-come-back = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě působí a lze na ni odpovědět; pokud se její působení vrátí k vám, lížete a hrajete dál.
last-card-forbidden = Poslední kartou nesmí být { CARDS($cards, form: "bare", join: "or") }.
last-card-if-it-fits = Poslední kartou smí být { CARDS($cards, form: "bare", join: "or") }, jen pokud se hodí k vrchní kartě jako obyčejná karta.
last-card-draws = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě jste neskončili: lízněte si { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
 } a hrajte dál.
last-card-stays-in = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě jste neskončili: zůstáváte ve hře bez karet.
last-card-out-at-next-turn = Je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }, ještě jste neskončili: karta působí jako každá jiná a končíte teprve tehdy, když na vás přijde řada a nic nedlužíte. Pokud jste si do té doby lízli, vracíte se do hry.
last-card-out-at-next-turn-on-any = Poslední kartou ještě nekončíte: působí jako každá jiná a končíte teprve tehdy, když na vás přijde řada a nic nedlužíte. Pokud jste si do té doby lízli, vracíte se do hry.
last-card-wins-while = { $condition }, končíte ihned, je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }.
last-card-forbidden-while = { $condition }, poslední kartou nesmí být { CARDS($cards, form: "bare", join: "or") }.
last-card-forbidden-while-any = { $condition }, nesmíte zahrát poslední kartu.
last-card-draws-while = { $condition }, ještě nekončíte, je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }: lízněte si { $number ->
    [one] { $number } kartu
    [few] { $number } karty
   *[other] { $number } karet
 } a hrajte dál.
last-card-stays-in-while = { $condition }, ještě nekončíte, je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }: zůstáváte ve hře bez karet.
last-card-out-at-next-turn-while = { $condition }, ještě nekončíte, je-li vaší poslední kartou { CARDS($cards, form: "bare", join: "or") }: karta působí jako každá jiná a končíte teprve tehdy, když na vás přijde řada a nic nedlužíte. Pokud jste si do té doby lízli, vracíte se do hry.
knock = Když mají karty ve vaší ruce hodnotu nejvýš { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }, smíte, když jste na tahu, místo zahrání karty nebo líznutí říct „{ $word }“: rozdání hned končí a karty se počítají, vaše jako všechny ostatní.
