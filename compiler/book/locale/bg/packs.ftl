# Тестето и раздаването, когато не са обикновени.

pack-jokers = { $jokers ->
    [0] без джокери
    [one] с { $jokers } джокер отгоре
   *[other] с { $jokers } джокера отгоре
 }
pack-standard = { $packs ->
    [1] { $jokers ->
        [0] Едно обикновено тесте от { $cards } карти, { pack-jokers }.
       *[other] Едно обикновено тесте { pack-jokers }: { $cards } карти.
     }
   *[other] { $packs } обикновени тестета, разбъркани заедно, { pack-jokers }: общо { $cards } карти.
 }
pack-stripped = { $packs ->
    [1] Едно обикновено тесте без { CARDS($left, form: "the-many") }, { pack-jokers }: { $cards } карти.
   *[other] { $packs } обикновени тестета без { CARDS($left, form: "the-many") }, { pack-jokers }: общо { $cards } карти.
 }
pack-other = { $packs ->
    [1] Едно тесте от { $cards } карти.
   *[other] { $packs } тестета, разбъркани заедно: общо { $cards } карти.
 }
pack-suit = Във { SUIT_WORD(form: "each") } ({ $suits }) има { $ranks }.
pack-some-suits = { $suits }: { $ranks }.
pack-ranks = { CARDS($cards, form: "short", join: "comma") }
pack-copies = { $count ->
    [1] по една { CARDS($cards, form: "short", join: "comma") }
    [2] по две { CARDS($cards, form: "short", join: "comma") }
   *[other] по { $count } { CARDS($cards, form: "short", join: "comma") }
 }
pack-copies-of-one = { $count ->
    [1] една { CARDS($cards, form: "short") }
    [2] две { CARDS($cards, form: "short") }
   *[other] { $count } { CARDS($cards, form: "short") }
 }
pack-besides = Освен това без { SUIT_WORD() }: { $cards }.
pack-besides-cards = { $count } × { CARDS($cards, form: "short") }
suit-in-pack = { $suit }

partners = Играчите, които седят един срещу друг, играят заедно.
dummy-hands = Всеки играч играе с две ръце и вижда и двете: своята и една мъртва ръка, която лежи срещу нея. Ръцете се редуват около масата, всяка така, сякаш е отделен играч.
deal-dealing-batches = Раздаващият разбърква и раздава картите на порции по { $batches }, с гърба нагоре.
deal-dealing-batches-face-up = Раздаващият разбърква и раздава картите на порции по { $batches }, с лицето нагоре.
deal-per-hand = В първото раздаване всеки получава { $cards ->
    [one] { $cards } карта
   *[other] по { $cards } карти
 }, в следващите – { $further }, а после отначало.
deal-counter = Всеки получава толкова карти, колкото показва собственият му брояч.
deal-more = В сравнение с другите { $who } получава { $cards ->
    [one] { $cards } карта повече
   *[other] { $cards } карти повече
 }.
deal-fewer = В сравнение с другите { $who } получава { $cards ->
    [one] { $cards } карта по-малко
   *[other] { $cards } карти по-малко
 }.
handicapped-winner = победителят от предишното раздаване
handicapped-loser = загубилият предишното раздаване
handicapped-youngest = най-младият играч
handicapped-oldest = най-възрастният играч
handicapped-dealer = раздаващият
handicapped-each-winner = Ако са спечелили няколко играчи, това важи за всеки от тях.
handicapped-loser-is = Загубил е останалият с най-много точки, а при равенство – с най-много карти; ако това е важало за няколко играчи, загубил няма.
handicapped-not-after-void = Раздаване, което не се брои, няма загубил.
deal-cards-and-stock-stock = { $cards ->
    [one] Всеки получава { $cards } карта;
   *[other] Всеки получава по { $cards } карти;
 } след обръщането на началната карта в тестето { $stock ->
    [one] остава { $stock } карта.
   *[other] остават { $stock } карти.
 }
deal-cards-and-stock-dealer = { $cards ->
    [one] Всеки получава { $cards } карта;
   *[other] Всеки получава по { $cards } карти;
 } последната на раздаващия е началната карта, а в тестето { $stock ->
    [one] остава { $stock } карта.
   *[other] остават { $stock } карти.
 }
deal-cards-and-stock-nowhere = { $cards ->
    [one] Всеки получава { $cards } карта;
   *[other] Всеки получава по { $cards } карти;
 } в тестето { $stock ->
    [one] остава { $stock } карта.
   *[other] остават { $stock } карти.
 }
deal-starter-stock = Следващата карта се обръща с лицето нагоре: тя е началната карта и започва купчината. Останалите, с гърба нагоре, са тестето за теглене.
deal-starter-dealer = Последната карта на раздаващия се обръща с лицето нагоре: тя е началната карта и започва купчината, а раздаващият остава с една карта по-малко. Останалите, с гърба нагоре, са тестето за теглене.
deal-starter-nowhere = Останалите карти, с гърба нагоре, са тестето за теглене. Начална карта не се обръща: който започва, слага каквато карта иска.
counter = Всеки играч има брояч, който върви от { $start } до { $end }.
counter-falls-winner = След всяко раздаване броячът на победителя се мести с едно.
counter-falls-loser = След всяко раздаване броячът на загубилия се мести с едно: на останалия с най-много точки, а при равенство – с най-много карти. Ако това важи за няколко играчи, никой брояч не се мести.
counter-falls-not-after-void = След раздаване, което не се брои, никой брояч не се мести.
counter-falls-everyone = След всяко раздаване броячите на всички се местят с едно.
counter-falls-emptied = Щом ръката на някого остане празна, броячът му веднага се мести с едно.
cutter = Най-долната карта на тестето се показва: тя е сечената карта.
cutter-not = Ако тя е { CARDS($cards, form: "bare", join: "or") }, се избира друга.
cutter-stays = Сечената карта остава същата през цялото раздаване, дори след като бъде изтеглена.

pack-numbers = Където важи числото на картата: { $numbers }.
pack-number = { CARDS($cards, form: "bare", join: "or") } { $number }
