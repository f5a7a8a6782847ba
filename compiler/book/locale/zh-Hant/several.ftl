# Several cards in a turn.

several-none = 一次只能出一張牌。
several = 一次可以出好幾張牌：後面每一張與前一張相比，必須是{ $answer }。
several-of = 這適用於{ CARDS($cards, form: "bare") }。
several-of-these = 一次可以出好幾張{ CARDS($cards, form: "bare") }。
several-least = 要麼只出一張，要麼一次至少出{ $cards }張。
several-most = 一次最多出{ $cards }張。
several-top-last = 最後出的一張在最上面。
several-top-chosen = 由出牌的人決定哪一張在最上面。
several-effects-each = 每一張都有效果；抽牌和跳過都累加。
several-effects-last = 只有最上面的一張有效果。
several-only-top-asks = 只有最上面的一張可以宣布或要求特定的牌。
several-only-row = 在可以讓人接續出牌的牌上，以及還開放的一串牌上，同一輪只能出可以接續的牌。
several-nothing-asked-draw = 只要還有人要抽牌，最上面的一張就不要求任何牌。
several-nothing-asked-skip = 只要還可以回應跳過，最上面的一張就不要求任何牌。
several-draws-fall-on-last = 如果要抽牌的是不同的人，全部由最後被指到的人抽。
row-draws-fall-on-last = 用來回應的牌和接續出的最後一張若讓不同的人抽牌，全部由最後被指到的人抽。
several-only-draw-answered = 既要抽牌又要停玩的人只能對抽牌回應，之後再停玩。
several-only-draw-answered-skips = 抽牌與跳過同時發生時，只能對抽牌回應。
several-only-first-answers = 如果是用來回應，只有第一張算回應；其餘的照平常計算。
several-all-stay = 效果結束之前，這些牌都留在棄牌堆上，即使重新洗成抽牌堆也一樣。
several-last-allowed = 可以一次出好幾張牌來出完手牌。
several-last-forbidden = 不能一次出好幾張牌來出完手牌。
several-last-work-as-top = 一次出完好幾張牌時，這些牌是否還有效果，看最上面的一張：要就全有，要就全無。
