# Drawing and passing.

draw-at-will-exactly = Když nemůžete nebo nechcete zahrát žádnou kartu, lízněte si místo toho z dobíracího balíčku { $cards ->
    [one] { $cards } kartu.
    [few] { $cards } karty.
   *[other] { $cards } karet.
 }
draw-at-will-up-to = Když nemůžete nebo nechcete zahrát žádnou kartu, lízejte místo toho z dobíracího balíčku po jedné kartě, dokud se některá nehodí: { $cards ->
    [one] nejvýš { $cards } kartu.
    [few] nejvýš { $cards } karty.
   *[other] nejvýš { $cards } karet.
 }
draw-at-will-until-playable = Když nemůžete nebo nechcete zahrát žádnou kartu, lízejte místo toho z dobíracího balíčku po jedné kartě, dokud se některá nehodí.
draw-when-unable-exactly = Když se žádná vaše karta nehodí, lízněte si z dobíracího balíčku { $cards ->
    [one] { $cards } kartu
    [few] { $cards } karty
   *[other] { $cards } karet
 }; když se některá hodí, musíte ji zahrát.
draw-when-unable-up-to = Když se žádná vaše karta nehodí, lízejte z dobíracího balíčku po jedné, dokud se některá nehodí: { $cards ->
    [one] nejvýš { $cards } kartu.
    [few] nejvýš { $cards } karty.
   *[other] nejvýš { $cards } karet.
 } Když můžete zahrát kartu, musíte.
draw-when-unable-until-playable = Když se žádná vaše karta nehodí, lízejte z dobíracího balíčku po jedné, dokud se některá nehodí. Když můžete zahrát kartu, musíte.
drawn-may-be-played = { $cards ->
    [1] Když se líznutá karta hodí, smíte ji hned zahrát; jinak váš tah končí.
   *[other] Když se některá z líznutých karet hodí, smíte ji hned zahrát; jinak váš tah končí.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Po líznutí ještě smíte zahrát kartu, která se hodí, líznutou nebo jinou; jinak váš tah končí.
   *[other] Po líznutí ještě smíte zahrát kartu, která se hodí, některou z líznutých nebo jinou; jinak váš tah končí.
 }
drawn-must-be-played = { $cards ->
    [1] Když se líznutá karta hodí, musíte ji hned zahrát; jinak váš tah končí.
   *[other] Když se některá z líznutých karet hodí, musíte ji hned zahrát; jinak váš tah končí.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Po líznutí musíte, pokud můžete, zahrát kartu, která se hodí, líznutou nebo jinou; jinak váš tah končí.
   *[other] Po líznutí musíte, pokud můžete, zahrát kartu, která se hodí, některou z líznutých nebo jinou; jinak váš tah končí.
 }
drawn-waits = Po líznutí váš tah končí, i kdyby se líznutá karta hodila.
drawn-until-may-be-played = Líznutou kartu, která se hodí, smíte hned zahrát, nebo si ji nechat; tím váš tah končí.
drawn-each-may-be-played = Líznutou kartu, která se hodí, smíte hned zahrát.
drawn-each-may-be-played-or-any-other = Po každém líznutí smíte zahrát kartu, která se hodí, líznutou nebo jinou; když po posledním líznutí nezahrajete žádnou, váš tah končí.
drawn-until-must-be-played = Líznutou kartu, která se hodí, musíte hned zahrát.
drawn-each-must-be-played-or-any-other = Po každém líznutí smíte zahrát kartu, která se hodí, líznutou nebo jinou; po posledním musíte, pokud můžete.
drawn-until-waits = Když líznete kartu, která se hodí, váš tah končí: čeká na příští.
draw-at-will-nothing = Když nemůžete nebo nechcete zahrát kartu, pasujete; nikdo nelíže.
draw-when-unable-nothing = Když se žádná vaše karta nehodí, pasujete; nikdo nelíže. Když se některá hodí, musíte ji zahrát.
draw-may-go-on = I když se už některá karta hodí, smíte lízat dál.
pass-after-last-draw = Teprve po posledním líznutí smíte tah ukončit, aniž zahrajete.
pass-after-any-draw = Po každém líznutí smíte tah ukončit.
pass-after-any-draw-if-unable = Po každém líznutí smíte tah ukončit, nemáte-li co zahrát.
pass-when-dry = Když není co lízat, smí každý pasovat, i s kartou, která se hodí.
pass-at-will = Smíte také pasovat bez lízání.
draw-from-discards = Místo líznutí si smíte vzít vrchní kartu odhazovací hromádky, pokud pod ní leží ještě jedna a naposledy zahraná karta nebyla vaše; tím váš tah končí. Karta pod ní znovu nic nedělá a to, co bylo zvoleno, už neplatí.
