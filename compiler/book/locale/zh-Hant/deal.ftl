# The deal, and who deals.

deal-dealing = 發牌者洗牌後，牌面朝下逐張發牌。
deal-dealing-face-up = 發牌者洗牌後，牌面朝上逐張發牌。
hands-open = 所有人的手牌都牌面朝上攤在桌上，人人可見；摸到的牌也攤開放在那裡。
deal-cards = 每人發{ $cards }張。
first-dealer-random = 第一局由誰發牌，抽籤決定。
first-dealer-lowest-card = 每人抽一張牌，牌最小的人先發牌。
first-dealer-highest-card = 每人抽一張牌，牌最大的人先發牌。
first-dealer-youngest = 年紀最小的人先發牌。
first-dealer-oldest = 年紀最大的人先發牌。
next-dealer-left = 每局結束後，由左邊的下一位發牌。
next-dealer-right = 每局結束後，由右邊的下一位發牌。
next-dealer-winner = 下一局由上一局的贏家發牌；沒有人獲勝時，輪到左邊的人發牌。
next-dealer-loser = 下一局由上一局的輸家發牌：手上剩下點數最多的人，點數相同時牌最多的人。
next-dealer-of-several = 若有好幾人符合，由其中莊家左邊的第一人發牌。
next-dealer-same = 每局都由同一人發牌。
next-dealer-random = 下一局由誰發牌，抽籤決定。
