# Slova balíčků, které nejsou obyčejné. Tvary jako u obyčejných karet.

rank-0 = { $form ->
    [acc] nulu
    [gen] nuly
    [short] 0
    [many] nuly
    [acc-many] nuly
    [gen-many] nul
   *[bare] nula
 }
    .gender = f
rank-1 = { $form ->
    [acc] jedničku
    [gen] jedničky
    [short] 1
    [many] jedničky
    [acc-many] jedničky
    [gen-many] jedniček
   *[bare] jednička
 }
    .gender = f
rank-number = { $form ->
    [acc] kartu { $number }
    [gen] karty { $number }
    [short] { $number }
    [many] karty { $number }
    [acc-many] karty { $number }
    [gen-many] karet { $number }
   *[bare] karta { $number }
 }
    .gender = f
rank-symbol = { $form ->
    [acc] kartu „{ $rank }“
    [gen] karty „{ $rank }“
    [short] „{ $rank }“
    [many] karty „{ $rank }“
    [acc-many] karty „{ $rank }“
    [gen-many] karet „{ $rank }“
   *[bare] karta „{ $rank }“
 }
    .gender = f
rank-joker = { $form ->
    [acc] žolíka
    [gen] žolíka
    [many] žolíci
    [acc-many] žolíky
    [gen-many] žolíků
   *[bare] žolík
 }
    .gender = m
rank-Ober = { $form ->
    [acc] svrška
    [gen] svrška
    [many] svršci
    [acc-many] svršky
    [gen-many] svršků
   *[bare] svršek
 }
    .gender = m
rank-Unter = { $form ->
    [acc] spodka
    [gen] spodka
    [many] spodci
    [acc-many] spodky
    [gen-many] spodků
   *[bare] spodek
 }
    .gender = m
symbol-wild = volba barvy
symbol-wild4 = volba barvy +4
symbol-skip = stojíš
symbol-reverse = změna směru
symbol-draw2 = lízni dvě
symbol-draw4 = lízni čtyři
symbol-stop = stop
symbol-whot = whot
symbol-taki = taki
symbol-supertaki = super taki
symbol-plus = plus
symbol-skipeveryone = stojí všichni
symbol-discardall = odhoď vše
symbol-wildreverse4 = volba barvy se změnou směru +4
symbol-wild6 = volba barvy +6
symbol-wild10 = volba barvy +10
symbol-wildroulette = barevná ruleta

suit-circles = kruhy
suit-triangles = trojúhelníky
suit-crosses = kříže
suit-squares = čtverce
suit-stars = hvězdy
suit-acorns = žaludy
suit-leaves = zelené
suit-bells = kule
suit-shields = štíty
suit-roses = růže
suit-red = červená
suit-black = černá
suit-yellow = žlutá
suit-green = zelená
suit-blue = modrá
suit-white = bílá
suit-orange = oranžová
suit-purple = fialová
colour-circles = { $form ->
    [many] { $gender ->
        [m] kruhoví
        [n] kruhová
       *[f] kruhové
     }
    [acc-many] { $gender ->
        [n] kruhová
       *[f] kruhové
     }
    [gen-many] kruhových
    [acc] { $gender ->
        [m] kruhového
        [n] kruhové
       *[f] kruhovou
     }
    [gen] { $gender ->
        [f] kruhové
       *[m] kruhového
     }
   *[bare] { $gender ->
        [m] kruhový
        [n] kruhové
       *[f] kruhová
     }
 }
colour-triangles = { $form ->
    [many] { $gender ->
        [m] trojúhelníkoví
        [n] trojúhelníková
       *[f] trojúhelníkové
     }
    [acc-many] { $gender ->
        [n] trojúhelníková
       *[f] trojúhelníkové
     }
    [gen-many] trojúhelníkových
    [acc] { $gender ->
        [m] trojúhelníkového
        [n] trojúhelníkové
       *[f] trojúhelníkovou
     }
    [gen] { $gender ->
        [f] trojúhelníkové
       *[m] trojúhelníkového
     }
   *[bare] { $gender ->
        [m] trojúhelníkový
        [n] trojúhelníkové
       *[f] trojúhelníková
     }
 }
colour-crosses = { $form ->
    [many] { $gender ->
        [m] křížoví
        [n] křížová
       *[f] křížové
     }
    [acc-many] { $gender ->
        [n] křížová
       *[f] křížové
     }
    [gen-many] křížových
    [acc] { $gender ->
        [m] křížového
        [n] křížové
       *[f] křížovou
     }
    [gen] { $gender ->
        [f] křížové
       *[m] křížového
     }
   *[bare] { $gender ->
        [m] křížový
        [n] křížové
       *[f] křížová
     }
 }
colour-squares = { $form ->
    [many] { $gender ->
        [m] čtvercoví
        [n] čtvercová
       *[f] čtvercové
     }
    [acc-many] { $gender ->
        [n] čtvercová
       *[f] čtvercové
     }
    [gen-many] čtvercových
    [acc] { $gender ->
        [m] čtvercového
        [n] čtvercové
       *[f] čtvercovou
     }
    [gen] { $gender ->
        [f] čtvercové
       *[m] čtvercového
     }
   *[bare] { $gender ->
        [m] čtvercový
        [n] čtvercové
       *[f] čtvercová
     }
 }
colour-stars = { $form ->
    [many] { $gender ->
        [m] hvězdoví
        [n] hvězdová
       *[f] hvězdové
     }
    [acc-many] { $gender ->
        [n] hvězdová
       *[f] hvězdové
     }
    [gen-many] hvězdových
    [acc] { $gender ->
        [m] hvězdového
        [n] hvězdové
       *[f] hvězdovou
     }
    [gen] { $gender ->
        [f] hvězdové
       *[m] hvězdového
     }
   *[bare] { $gender ->
        [m] hvězdový
        [n] hvězdové
       *[f] hvězdová
     }
 }
colour-acorns = { $form ->
    [many] { $gender ->
        [m] žaludoví
        [n] žaludová
       *[f] žaludové
     }
    [acc-many] { $gender ->
        [n] žaludová
       *[f] žaludové
     }
    [gen-many] žaludových
    [acc] { $gender ->
        [m] žaludového
        [n] žaludové
       *[f] žaludovou
     }
    [gen] { $gender ->
        [f] žaludové
       *[m] žaludového
     }
   *[bare] { $gender ->
        [m] žaludový
        [n] žaludové
       *[f] žaludová
     }
 }
colour-leaves = { $form ->
    [many] { $gender ->
        [m] zelení
        [n] zelená
       *[f] zelené
     }
    [acc-many] { $gender ->
        [n] zelená
       *[f] zelené
     }
    [gen-many] zelených
    [acc] { $gender ->
        [m] zeleného
        [n] zelené
       *[f] zelenou
     }
    [gen] { $gender ->
        [f] zelené
       *[m] zeleného
     }
   *[bare] { $gender ->
        [m] zelený
        [n] zelené
       *[f] zelená
     }
 }
colour-bells = { $form ->
    [many] { $gender ->
        [m] kuloví
        [n] kulová
       *[f] kulové
     }
    [acc-many] { $gender ->
        [n] kulová
       *[f] kulové
     }
    [gen-many] kulových
    [acc] { $gender ->
        [m] kulového
        [n] kulové
       *[f] kulovou
     }
    [gen] { $gender ->
        [f] kulové
       *[m] kulového
     }
   *[bare] { $gender ->
        [m] kulový
        [n] kulové
       *[f] kulová
     }
 }
colour-shields = { $form ->
    [many] { $gender ->
        [m] štítoví
        [n] štítová
       *[f] štítové
     }
    [acc-many] { $gender ->
        [n] štítová
       *[f] štítové
     }
    [gen-many] štítových
    [acc] { $gender ->
        [m] štítového
        [n] štítové
       *[f] štítovou
     }
    [gen] { $gender ->
        [f] štítové
       *[m] štítového
     }
   *[bare] { $gender ->
        [m] štítový
        [n] štítové
       *[f] štítová
     }
 }
colour-roses = { $form ->
    [many] { $gender ->
        [m] růžoví
        [n] růžová
       *[f] růžové
     }
    [acc-many] { $gender ->
        [n] růžová
       *[f] růžové
     }
    [gen-many] růžových
    [acc] { $gender ->
        [m] růžového
        [n] růžové
       *[f] růžovou
     }
    [gen] { $gender ->
        [f] růžové
       *[m] růžového
     }
   *[bare] { $gender ->
        [m] růžový
        [n] růžové
       *[f] růžová
     }
 }
colour-red = { $form ->
    [many] { $gender ->
        [m] červení
        [n] červená
       *[f] červené
     }
    [acc-many] { $gender ->
        [n] červená
       *[f] červené
     }
    [gen-many] červených
    [acc] { $gender ->
        [m] červeného
        [n] červené
       *[f] červenou
     }
    [gen] { $gender ->
        [f] červené
       *[m] červeného
     }
   *[bare] { $gender ->
        [m] červený
        [n] červené
       *[f] červená
     }
 }
colour-black = { $form ->
    [many] { $gender ->
        [m] černí
        [n] černá
       *[f] černé
     }
    [acc-many] { $gender ->
        [n] černá
       *[f] černé
     }
    [gen-many] černých
    [acc] { $gender ->
        [m] černého
        [n] černé
       *[f] černou
     }
    [gen] { $gender ->
        [f] černé
       *[m] černého
     }
   *[bare] { $gender ->
        [m] černý
        [n] černé
       *[f] černá
     }
 }
colour-yellow = { $form ->
    [many] { $gender ->
        [m] žlutí
        [n] žlutá
       *[f] žluté
     }
    [acc-many] { $gender ->
        [n] žlutá
       *[f] žluté
     }
    [gen-many] žlutých
    [acc] { $gender ->
        [m] žlutého
        [n] žluté
       *[f] žlutou
     }
    [gen] { $gender ->
        [f] žluté
       *[m] žlutého
     }
   *[bare] { $gender ->
        [m] žlutý
        [n] žluté
       *[f] žlutá
     }
 }
colour-green = { $form ->
    [many] { $gender ->
        [m] zelení
        [n] zelená
       *[f] zelené
     }
    [acc-many] { $gender ->
        [n] zelená
       *[f] zelené
     }
    [gen-many] zelených
    [acc] { $gender ->
        [m] zeleného
        [n] zelené
       *[f] zelenou
     }
    [gen] { $gender ->
        [f] zelené
       *[m] zeleného
     }
   *[bare] { $gender ->
        [m] zelený
        [n] zelené
       *[f] zelená
     }
 }
colour-blue = { $form ->
    [many] { $gender ->
        [m] modří
        [n] modrá
       *[f] modré
     }
    [acc-many] { $gender ->
        [n] modrá
       *[f] modré
     }
    [gen-many] modrých
    [acc] { $gender ->
        [m] modrého
        [n] modré
       *[f] modrou
     }
    [gen] { $gender ->
        [f] modré
       *[m] modrého
     }
   *[bare] { $gender ->
        [m] modrý
        [n] modré
       *[f] modrá
     }
 }
colour-white = { $form ->
    [many] { $gender ->
        [m] bílí
        [n] bílá
       *[f] bílé
     }
    [acc-many] { $gender ->
        [n] bílá
       *[f] bílé
     }
    [gen-many] bílých
    [acc] { $gender ->
        [m] bílého
        [n] bílé
       *[f] bílou
     }
    [gen] { $gender ->
        [f] bílé
       *[m] bílého
     }
   *[bare] { $gender ->
        [m] bílý
        [n] bílé
       *[f] bílá
     }
 }
colour-orange = { $form ->
    [many] { $gender ->
        [m] oranžoví
        [n] oranžová
       *[f] oranžové
     }
    [acc-many] { $gender ->
        [n] oranžová
       *[f] oranžové
     }
    [gen-many] oranžových
    [acc] { $gender ->
        [m] oranžového
        [n] oranžové
       *[f] oranžovou
     }
    [gen] { $gender ->
        [f] oranžové
       *[m] oranžového
     }
   *[bare] { $gender ->
        [m] oranžový
        [n] oranžové
       *[f] oranžová
     }
 }
colour-purple = { $form ->
    [many] { $gender ->
        [m] fialoví
        [n] fialová
       *[f] fialové
     }
    [acc-many] { $gender ->
        [n] fialová
       *[f] fialové
     }
    [gen-many] fialových
    [acc] { $gender ->
        [m] fialového
        [n] fialové
       *[f] fialovou
     }
    [gen] { $gender ->
        [f] fialové
       *[m] fialového
     }
   *[bare] { $gender ->
        [m] fialový
        [n] fialové
       *[f] fialová
     }
 }

# Jak balíček říká svým barvám. Kde má čtyři, je „červená či černá barva“ barva tisku.
suit-word-suit = { $form ->
    [acc] barvu
    [gen] barvy
    [loc] barvě
    [every-loc] každé barvě
    [same] stejná barva
    [same-gen] stejné barvy
    [chosen] zvolená barva
    [that-gen] této barvy
    [other-than] jinou barvu, než která platila dosud
    [to-follow] barvu, která platí na začátku
    [held] barvu, která platila dosud
    [nobody-has] barvu, ke které nikdo nemá karty
    [whichever] libovolnou barvu
    [same-colour] stejná červená či černá barva
    [same-colour-gen] stejné červené či černé barvy
    [shared] (u červené karty červenou, u černé černou)
   *[bare] barva
 }
suit-word-colour = { $form ->
    [acc] barvu
    [gen] barvy
    [loc] barvě
    [every-loc] každé barvě
    [same] stejná barva
    [same-gen] stejné barvy
    [chosen] zvolená barva
    [that-gen] této barvy
    [other-than] jinou barvu, než která platila dosud
    [to-follow] barvu, která platí na začátku
    [held] barvu, která platila dosud
    [nobody-has] barvu, ke které nikdo nemá karty
    [whichever] libovolnou barvu
    [same-colour] stejná barva
    [same-colour-gen] stejné barvy
    [shared] stejné barvy, jako má zahraná karta
   *[bare] barva
 }
suit-word-shape = { $form ->
    [acc] tvar
    [gen] tvaru
    [loc] tvaru
    [every-loc] každém tvaru
    [same] stejný tvar
    [same-gen] stejného tvaru
    [chosen] zvolený tvar
    [that-gen] tohoto tvaru
    [other-than] jiný tvar, než který platil dosud
    [to-follow] tvar, který platí na začátku
    [held] tvar, který platil dosud
    [nobody-has] tvar, ke kterému nikdo nemá karty
    [whichever] libovolný tvar
    [same-colour] stejná barva
    [same-colour-gen] stejné barvy
    [shared] stejné barvy, jako má zahraná karta
   *[bare] tvar
 }
