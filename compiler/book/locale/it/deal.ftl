# The deal, and who deals.

deal-dealing = Il mazziere mescola e distribuisce le carte coperte, una alla volta.
deal-dealing-face-up = Il mazziere mescola e distribuisce le carte scoperte, una alla volta.
hands-open = Si gioca a carte scoperte: le mani di tutti stanno scoperte sul tavolo e tutti le vedono; anche le carte pescate si mettono lì.
deal-cards = { $cards ->
    [one] Ciascuno riceve { $cards } carta.
   *[other] Ciascuno riceve { $cards } carte.
 }
first-dealer-random = Chi dà le carte per primo si decide a sorte.
first-dealer-lowest-card = Ciascuno pesca una carta: dà le carte per primo chi ha la più bassa.
first-dealer-highest-card = Ciascuno pesca una carta: dà le carte per primo chi ha la più alta.
first-dealer-youngest = Dà le carte per primo il più giovane.
first-dealer-oldest = Dà le carte per primo il più anziano.
next-dealer-left = A ogni smazzata il mazzo passa a sinistra.
next-dealer-right = A ogni smazzata il mazzo passa a destra.
next-dealer-winner = Chi vince una smazzata dà le carte nella successiva; se nessuno l’ha vinta, il mazzo passa a sinistra.
next-dealer-loser = Chi perde una smazzata dà le carte nella successiva: chi resta con più punti e, a parità, con più carte.
next-dealer-of-several = Se vale per più giocatori, dà le carte il primo di loro a sinistra del mazziere.
next-dealer-same = Dà le carte sempre lo stesso giocatore.
next-dealer-random = Chi dà le carte nella smazzata seguente si decide a sorte.
