# Cards and claims out of turn.

jump-none = Nikdo nesmí zahrát kartu mimo pořadí.
jump = I mimo pořadí smíte přihodit { $answer } (v porovnání s vrchní kartou), dokud následující hráč nezahraje nebo nelízne kartu. Platí, kdo byl první.
jump-then-after-jumper = Když někdo kartu přihodí, hra pokračuje hráčem po něm.
jump-then-resume = Když někdo kartu přihodí, hra pak pokračuje tam, kde byla přerušena.
jump-effect-cancels = Co měla způsobit karta přikrytá přihozenou, odpadá.
jump-effect-adds = Co měla způsobit karta přikrytá přihozenou, se přičte k tomu, co dělá nová.
