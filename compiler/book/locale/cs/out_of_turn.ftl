# Cards and claims out of turn.

jump-none = Nikdo nesmí zahrát kartu mimo pořadí.
jump = I mimo pořadí smíte přihodit { $answer } (v porovnání s vrchní kartou), dokud následující hráč nezahraje nebo nelízne kartu, ne však na výchozí kartu ani na kartu, kterou jste zahráli sami. Platí, kdo byl první.
jump-then-after-jumper = Když někdo kartu přihodí, hra pokračuje hráčem po něm.
jump-then-resume = Když někdo kartu přihodí, hra pak pokračuje tam, kde byla přerušena; „dalším hráčem“ je pro přihozenou kartu ten, kdo tam přijde na řadu.
jump-effect-cancels = Co měla způsobit karta přikrytá přihozenou, odpadá a hraje se směrem, jakým se hrálo předtím; nová karta působí. Co se už stalo, platí.
jump-effect-adds = Co měla způsobit karta přikrytá přihozenou, se přičte k tomu, co dělá nová.
jump-owing-also = Platí to i na kartu, kvůli které má někdo lízat, stát nebo zahrát kartu, dokud neodpoví nebo to neudělá, ale ne, když byla pro svého hráče poslední.
jump-owing-not = To nelze, dokud má někdo lízat, stát nebo zahrát kartu.
jump-new-asks = Žádají-li kartu obě, platí jen to, co žádá nová.
jump-not-in-round = Během kolečka a na jeho poslední kartu nikdo nic nepřihazuje.
