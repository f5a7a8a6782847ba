# Going out.

finish-hand-ends-partners = 有人出完最後一張牌，這一局立即結束，由他那一隊獲勝。
finish-next-counter = 出完最後一張牌的人，依當時的計數從抽牌堆抽新的手牌，繼續玩。
finish-both-partners = 出完最後一張牌的人退出這一局；同一隊的兩人都出完時，這一局結束。
finish-only-on = 最後一張只能是{ CARDS($cards, form: "bare", join: "or") }。
finish-waits = 只要還有另一人也沒有手牌，就還沒有人獲勝。
claim = 手牌的點數總和等於頂牌的數字時，可以喊「{ $word }」而出完。
hand-limit-out = 手牌超過{ $cards }張的人退出這一局，他的牌放到棄牌堆底下。
hand-limit-loses = 手牌超過{ $cards }張的人輸掉這一局，這一局立即結束。
finish-after-wins = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，就算出完。
finish-after-acts = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，效果仍會先發生，這一局才結束；不能用牌回應。
finish-after-acts-and-may-come-back = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，效果仍會發生，也可以用牌回應；若效果回到自己身上，就要抽牌並重新加入。
finish-after-forbidden = 不能以蓋住{ CARDS($cards, form: "bare", join: "or") }的牌作為最後一張。
finish-after-if-it-fits = 以最後一張蓋住{ CARDS($cards, form: "bare", join: "or") }時，這張牌必須像普通牌一樣接得上。
finish-after-draws = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，不算出完：要抽{ $number }張牌再繼續玩。
finish-after-stays-in = 最後一張蓋在{ CARDS($cards, form: "bare", join: "or") }上時，不算出完：雖然沒有手牌，仍留在局中。
finish-hand-ends = 有人出完最後一張牌，這一局立即結束。
finish-play-on = 出完最後一張牌的人退出這一局；其他人繼續爭名次，直到只剩一人手上還有牌。
last-card-wins = 最後一張也可以是{ CARDS($cards, form: "bare", join: "or") }。
last-card-acts = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，效果仍會先發生，這一局才結束；不能用牌回應。
last-card-acts-among-the-others = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，就算出完，效果仍會對其他人發生；只剩一人時，那人不能用牌回應。
last-card-has-to-be-covered = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，還不算出完：它還要求再出一張牌。
last-card-acts-and-may-come-back = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，效果仍會發生，也可以用牌回應；若效果回到自己身上，就要抽牌並重新加入。
last-card-forbidden = 不能用{ CARDS($cards, form: "bare", join: "or") }作為最後一張。
last-card-if-it-fits = 只有像普通牌一樣符合頂牌時，才能用{ CARDS($cards, form: "bare", join: "or") }作為最後一張。
last-card-draws = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，不算出完：要抽{ $number }張牌再繼續玩。
last-card-stays-in = 最後一張若是{ CARDS($cards, form: "bare", join: "or") }，不算出完：雖然沒有手牌，仍留在局中。
