# Les questions les plus fréquentes, auxquelles répond une phrase des règles.

often-drawn = Peut-on poser la carte que l’on vient de piocher ?
often-stock = Que se passe-t-il quand la pioche est épuisée ?
often-target = En combien de points se joue la partie ?
