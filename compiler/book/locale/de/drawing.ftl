# Drawing and passing.

draw-at-will-exactly = { $cards ->
    [one] Wenn du keine Karte legen kannst oder willst, zieh stattdessen { $cards } Karte vom Nachziehstapel.
   *[other] Wenn du keine Karte legen kannst oder willst, zieh stattdessen { $cards } Karten vom Nachziehstapel.
 }
draw-at-will-up-to = Wenn du keine Karte legen kannst oder willst, zieh stattdessen einzeln Karten vom Nachziehstapel, bis eine passt, höchstens aber { $cards }.
draw-at-will-until-playable = Wenn du keine Karte legen kannst oder willst, zieh stattdessen einzeln Karten vom Nachziehstapel, bis eine passt.
draw-when-unable-exactly = { $cards ->
    [one] Wenn du keine Karte legen kannst, zieh { $cards } Karte vom Nachziehstapel; kannst du eine legen, musst du es tun.
   *[other] Wenn du keine Karte legen kannst, zieh { $cards } Karten vom Nachziehstapel; kannst du eine legen, musst du es tun.
 }
draw-when-unable-up-to = Wenn du keine Karte legen kannst, zieh einzeln Karten vom Nachziehstapel, bis eine passt, höchstens aber { $cards }. Kannst du eine Karte legen, musst du es tun.
draw-when-unable-until-playable = Wenn du keine Karte legen kannst, zieh einzeln Karten vom Nachziehstapel, bis eine passt. Kannst du eine Karte legen, musst du es tun.
drawn-may-be-played = { $cards ->
    [1] Passt die gezogene Karte, darfst du sie gleich legen; sonst ist dein Zug zu Ende.
   *[other] Passt eine gezogene Karte, darfst du sie gleich legen; sonst ist dein Zug zu Ende.
 }
drawn-may-be-played-or-any-other = { $cards ->
    [1] Danach darfst du noch eine passende Karte legen, die gezogene oder eine andere; sonst ist dein Zug zu Ende.
   *[other] Danach darfst du noch eine passende Karte legen, eine gezogene oder eine andere; sonst ist dein Zug zu Ende.
 }
drawn-must-be-played = { $cards ->
    [1] Passt die gezogene Karte, musst du sie gleich legen; sonst ist dein Zug zu Ende.
   *[other] Passt eine gezogene Karte, musst du sie gleich legen; sonst ist dein Zug zu Ende.
 }
drawn-must-be-played-or-any-other = { $cards ->
    [1] Danach musst du, wenn du kannst, eine passende Karte legen, die gezogene oder eine andere; sonst ist dein Zug zu Ende.
   *[other] Danach musst du, wenn du kannst, eine passende Karte legen, eine gezogene oder eine andere; sonst ist dein Zug zu Ende.
 }
drawn-waits = Nach dem Ziehen ist dein Zug zu Ende, auch wenn eine gezogene Karte passt.
drawn-until-may-be-played = Die passende Karte, die du gezogen hast, darfst du gleich legen oder behalten; danach ist dein Zug zu Ende.
drawn-each-may-be-played = Eine gezogene Karte, die passt, darfst du gleich legen.
drawn-each-may-be-played-or-any-other = Nach jeder gezogenen Karte darfst du eine passende Karte legen, die gezogene oder eine andere; hast du nach der letzten keine gelegt, ist dein Zug zu Ende.
drawn-until-must-be-played = Die passende Karte, die du gezogen hast, musst du gleich legen.
drawn-each-must-be-played-or-any-other = Nach jeder gezogenen Karte darfst du eine passende Karte legen, die gezogene oder eine andere; nach der letzten musst du es, wenn du kannst.
drawn-until-waits = Danach ist dein Zug zu Ende: Die passende Karte wartet auf deinen nächsten Zug.
draw-at-will-nothing = Wenn du keine Karte legen kannst oder willst, passt du; gezogen wird nicht.
draw-when-unable-nothing = Wenn du keine Karte legen kannst, passt du; gezogen wird nicht. Kannst du eine legen, musst du es tun.
draw-may-go-on = Auch wenn schon eine Karte passt, darfst du weiterziehen.
pass-after-last-draw = Erst wenn du alle gezogen hast, darfst du deinen Zug beenden, ohne eine Karte zu legen.
pass-after-any-draw = Nach jeder dieser Karten darfst du deinen Zug beenden.
pass-after-any-draw-if-unable = Nach jeder dieser Karten darfst du deinen Zug beenden, wenn du nichts legen kannst.
pass-when-dry = Gibt es nichts zu ziehen, darf jeder passen, auch mit einer passenden Karte.
pass-at-will = Du darfst auch passen, ohne zu ziehen.
draw-from-discards = Statt zu ziehen darfst du die oberste Karte des Ablagestapels nehmen, wenn darunter noch eine liegt und die zuletzt gelegte Karte nicht von dir war; damit ist dein Zug zu Ende. Die Karte darunter bewirkt nichts noch einmal, und was gewünscht war, gilt nicht mehr.
