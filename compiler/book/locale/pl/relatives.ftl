# Najbliższe gry pokrewne.

heading-relatives = Czym różni się od gier pokrewnych
relative-lead = W grze „{ $name }”:
relative-differs = { $count ->
    [one] { $count } zasada jest inna.
    [few] { $count } zasady są inne.
   *[many] { $count } zasad jest innych.
 }
