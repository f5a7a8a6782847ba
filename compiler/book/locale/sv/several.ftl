# Several cards in a turn.

several-none = Du lägger bara ett kort per tur.
several = Du får lägga flera kort i samma tur, efter det första varje gång { $answer } (jämfört med kortet före).
several-of = Detta gäller { CARDS($cards, form: "many") }.
several-of-these = Du får lägga flera av dessa kort i samma tur: { CARDS($cards, form: "many") }.
several-least = Du lägger antingen ett enda kort eller minst { $cards } på en gång.
several-most = Högst { $cards } kort får läggas i samma tur.
several-top-last = Av flera kort ligger det sista överst.
several-top-chosen = Du väljer vilket av flera kort som ligger överst.
several-effects-each = Av flera kort verkar vart och ett; kort att dra och spelare att hoppa över läggs ihop.
several-effects-last = Av flera kort verkar bara det som ligger överst.
several-only-top-asks = Bara det översta låter dig välja något eller kräver ett visst kort.
several-only-row = På ett kort som andra får läggas på, och i en rad som är öppen, lägger man bara sådana i samma tur.
several-nothing-asked-draw = Så länge någon ska dra kräver det översta inget kort.
several-nothing-asked-skip = Så länge det går att svara på en överhoppning kräver det översta inget kort.
several-draws-fall-on-last = Drabbar de olika spelare drar den som drabbades sist alla korten.
row-draws-fall-on-last = Drabbar ett kort som lagts som svar och det sista ovanpå olika spelare drar den som drabbades sist alla korten.
several-only-draw-answered = Den som ska dra och dessutom stå över kan bara svara på draget och står över därefter.
several-only-draw-answered-skips = Sammanfaller ett drag och en överhoppning går det bara att svara på draget.
several-only-first-answers = Läggs de som svar svarar bara det första; de andra räknas som vanligt.
several-all-stay = Tills de har verkat ligger alla kvar på kasthögen, även när det blir en ny talong.
several-last-allowed = Du får gå ut med flera kort på en gång.
several-last-forbidden = Du får inte gå ut med flera kort på en gång.
several-last-work-as-top = Om flera sista kort fortfarande verkar beror på det översta: antingen alla eller inget.
