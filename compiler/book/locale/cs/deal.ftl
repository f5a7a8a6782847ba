# The deal, and who deals.

deal-dealing = Rozdávající zamíchá a rozdává karty lícem dolů, po jedné.
deal-dealing-face-up = Rozdávající zamíchá a rozdává karty lícem nahoru, po jedné.
hands-open = Hraje se s odkrytými kartami: karty všech hráčů leží lícem nahoru na stole a všichni je vidí; líznutá karta se k nim přidá také odkrytá.
deal-cards = { $cards ->
    [one] Každý dostane { $cards } kartu.
    [few] Každý dostane { $cards } karty.
   *[other] Každý dostane { $cards } karet.
 }
first-dealer-random = O prvním rozdávajícím rozhodne los.
first-dealer-lowest-card = Každý si vytáhne kartu; kdo má nejnižší, rozdává první.
first-dealer-highest-card = Každý si vytáhne kartu; kdo má nejvyšší, rozdává první.
first-dealer-youngest = První rozdává nejmladší hráč.
first-dealer-oldest = První rozdává nejstarší hráč.
next-dealer-left = Po každém rozdání rozdává další hráč po levici.
next-dealer-right = Po každém rozdání rozdává další hráč po pravici.
next-dealer-winner = Vítěz rozdání rozdává příště; když nikdo nevyhrál, rozdává hráč vlevo.
next-dealer-loser = Poražený z rozdání rozdává příště: komu zbylo nejvíc bodů a při rovnosti nejvíc karet.
next-dealer-of-several = Platí-li to o více hráčích, rozdává první z nich po levici rozdávajícího.
next-dealer-same = Pokaždé rozdává tentýž hráč.
next-dealer-random = Kdo rozdává příště, rozhodne los.
