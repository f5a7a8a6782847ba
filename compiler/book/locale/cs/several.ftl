# Several cards in a turn.

several-none = V jednom tahu se hraje jen jedna karta.
several = V jednom tahu smíte zahrát více karet: po první pokaždé { $answer } (v porovnání s předchozí).
several-of = Platí to jen pro { CARDS($cards, form: "acc-many") }.
several-of-these = V jednom tahu smíte zahrát více těchto karet: { CARDS($cards, form: "many") }.
several-least = Hrajete buď jedinou kartu, nebo aspoň { $cards } najednou.
several-most = { $cards ->
    [one] V jednom tahu smíte zahrát nejvýš { $cards } kartu.
    [few] V jednom tahu smíte zahrát nejvýš { $cards } karty.
   *[other] V jednom tahu smíte zahrát nejvýš { $cards } karet.
 }
several-top-last = Z karet zahraných najednou zůstane navrchu poslední.
several-top-chosen = Která z karet zahraných najednou zůstane navrchu, si zvolíte.
several-effects-each = Z karet zahraných najednou působí každá; lízané karty a přeskočení se sčítají.
several-effects-last = Z karet zahraných najednou působí jen ta, která zůstane navrchu.
several-only-top-asks = Jen vrchní z nich dovoluje něco zvolit nebo žádá určitou kartu.
several-only-row = Na kartu, ke které se smí přikládat, a do otevřené řady se v témže tahu dávají jen takové karty.
several-nothing-asked-draw = Dokud má někdo lízat, vrchní z nich žádnou kartu nežádá.
several-nothing-asked-skip = Dokud lze na přeskočení ještě odpovědět, vrchní z nich žádnou kartu nežádá.
several-draws-fall-on-last = Postihne-li lízání různé hráče, líže všechny karty ten, koho postihlo jako posledního.
row-draws-fall-on-last = Postihne-li lízání za kartu zahranou jako odpověď a za poslední přiloženou různé hráče, líže všechny karty ten, koho postihlo jako posledního.
several-only-draw-answered = Kdo má lízat a zároveň vynechat tah, může odpovědět jen na lízání a tahy vynechá potom.
several-only-draw-answered-skips = Sejde-li se lízání a přeskočení, lze odpovědět jen na lízání.
several-only-first-answers = Zahrajete-li je jako odpověď, odpovídá jen první z nich; ostatní platí jako jindy.
several-all-stay = Dokud jejich účinek neskončí, zůstávají všechny na odhazovací hromádce, i když se tvoří nový dobírací balíček.
several-last-allowed = Smíte skončit několika kartami najednou.
several-last-forbidden = Nesmíte skončit několika kartami najednou.
several-last-work-as-top = Zda poslední karty zahrané najednou ještě působí, se řídí vrchní z nich: buď všechny, nebo žádná.
