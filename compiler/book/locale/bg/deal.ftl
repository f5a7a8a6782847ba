# The deal, and who deals.

deal-dealing = Раздаващият разбърква и раздава картите една по една, с гърба нагоре.
deal-cards = { $cards ->
    [one] Всеки получава { $cards } карта.
   *[other] Всеки получава по { $cards } карти.
 }
first-dealer-random = Кой раздава пръв, решава жребият.
first-dealer-lowest-card = Всеки тегли по една карта; пръв раздава изтеглилият най-ниската.
first-dealer-highest-card = Всеки тегли по една карта; пръв раздава изтеглилият най-високата.
first-dealer-youngest = Пръв раздава най-младият.
next-dealer-left = Следващия път раздава играчът вляво.
next-dealer-right = Следващия път раздава играчът вдясно.
next-dealer-winner = Следващия път раздава победителят.
next-dealer-loser = Следващия път раздава загубилият.
next-dealer-same = Винаги раздава един и същ играч.
