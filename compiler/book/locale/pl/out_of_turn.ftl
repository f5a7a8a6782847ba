# Cards and claims out of turn.

jump-none = Nikomu nie wolno zagrać karty poza kolejką.
jump = Nawet poza swoją kolejką możesz dorzucić { $answer } (w porównaniu z wierzchnią kartą), dopóki następny gracz nie zagra lub nie dobierze karty. Liczy się, kto był pierwszy.
jump-then-after-jumper = Gdy ktoś dorzuci kartę, gra toczy się dalej od gracza po nim.
jump-then-resume = Gdy ktoś dorzuci kartę, gra toczy się potem dalej tam, gdzie ją przerwano.
jump-effect-cancels = To, co miała wywołać karta przykryta dorzuconą, przepada.
jump-effect-adds = To, co miała wywołać karta przykryta dorzuconą, sumuje się z działaniem nowej.
