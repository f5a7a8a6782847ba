# What the game is about, in a line and at the beginning.

summary = Pour { $players }, avec { $packs ->
    [1] un jeu
   *[other] { $packs } jeux
 } de { $cards } cartes.
aim-hand-ends = Être le premier à se débarrasser de toutes ses cartes.
aim-play-on = Se débarrasser de toutes ses cartes le plus vite possible : les autres continuent jusqu’à ce qu’un seul ait encore des cartes.
aim-penalties = Les cartes qui vous restent en main comptent contre vous.
aim-rewards = Les cartes que les autres ont encore en main rapportent alors des points.
aim-hand-ends-partners = Être le premier à se débarrasser de toutes ses cartes, pour son partenaire et pour soi.
aim-hand-ends-dummies = Être le premier à se débarrasser de toutes les cartes de l’une de ses deux mains.
aim-next-counter = Mener votre compteur à son terme : chaque fois que votre main est vide, vous faites un pas de plus.
aim-both-partners = Se débarrasser de toutes ses cartes et y aider son partenaire : l’équipe dont les deux joueurs sont sortis la première gagne.
aim-both-hands = Être le premier à se débarrasser de toutes les cartes de ses deux mains.
