# The calls.

call-ahead = 打算出完手牌的前一輪，要先喊「{ $word }」。
call-ahead-in-round = 對提前一輪喊的來說，一圈中每次輪到自己都算一輪。
call-false = 不必喊而喊的人{ $penalty }。
call-false-ahead = 提前一輪喊的，若自己下一輪結束時手上還有牌，也算不必喊而喊。
call-false-nothing = 不必喊而喊也沒有處罰。
call-doubt = 指錯人的人{ $penalty }。
call-doubt-nothing = 指錯人也沒有處罰。
call-at = { $cards ->
    [0] 出最後一張牌時要喊「{ $word }」。
   *[other] 手上剩{ $cards }張牌時要喊「{ $word }」。
 }
call-forgotten = 忘了喊的人{ $penalty }。
call-forgotten-nothing = 忘了喊也沒有處罰。
call-made-good-own-turn = 之後輪到自己時，隨時都可以補喊。
call-made-good-own-turn-ahead = 之後輪到自己時，隨時都可以補喊，從再下一輪起算。
call-last-not-out = 這在這一局結束之前仍可指出；因此抽牌的人不算出完，繼續玩。
call-word-forgotten = 忘了喊「{ $word }」的人{ $penalty }。
call-word-forgotten-nothing = 忘了喊「{ $word }」也沒有處罰。
call-none = 手上剩一張牌時不必喊牌。
catcher-anyone = 其他任何人都可以指出有人忘了喊。
catcher-next = 只有下一家可以指出有人忘了喊。
catcher-table = 忘了喊時，不必有人指出也要受罰。
call-caught-next-turn = 在下一家開始行動之前，都可以補喊或指出。
call-caught-next-card = 在下一次出牌或抽牌之前，都可以補喊或指出。
call-caught-last-card = 在最後一張牌打出之前，都可以補喊或指出。
call-made-good-next-turn = 在下一家開始行動之前，都可以補喊。
call-made-good-next-card = 在下一次出牌或抽牌之前，都可以補喊。
call-made-good-last-card = 在最後一張牌打出之前，都可以補喊。
penalty-cards = 罰抽{ $cards }張
penalty-turns = 停{ $turns }輪
penalty-no-finish = 在補喊之前不能出最後一張牌
