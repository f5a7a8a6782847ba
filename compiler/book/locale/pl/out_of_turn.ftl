# Cards and claims out of turn.

jump-none = Nikomu nie wolno zagrać karty poza kolejką.
jump = Nawet poza swoją kolejką możesz dorzucić { $answer } (w porównaniu z wierzchnią kartą), dopóki następny gracz nie zagra lub nie dobierze karty, lecz nie do karty startowej ani do karty, którą sam zagrałeś. Liczy się, kto był pierwszy.
jump-then-after-jumper = Gdy ktoś dorzuci kartę, gra toczy się dalej od gracza po nim.
jump-then-resume = Gdy ktoś dorzuci kartę, gra toczy się potem dalej tam, gdzie ją przerwano; następnym graczem jest dla dorzuconej karty ten, na kogo tam przypada kolej.
jump-effect-cancels = To, co miała wywołać karta przykryta dorzuconą, przepada, a gra toczy się w kierunku sprzed niej; nowa karta działa. To, co już się stało, zostaje.
jump-effect-adds = To, co miała wywołać karta przykryta dorzuconą, sumuje się z działaniem nowej.
jump-owing-also = Dotyczy to także karty, przez którą ktoś ma dobierać, stracić kolejkę lub zagrać kartę, dopóki nie padnie odpowiedź lub nie zostanie to wykonane, ale nie wtedy, gdy była ostatnią kartą swojego gracza.
jump-owing-not = Nie wolno tego robić, dopóki ktoś ma dobierać, stracić kolejkę lub zagrać kartę.
jump-new-asks = Jeśli obie wymagają karty, liczy się tylko to, czego wymaga nowa.
jump-not-in-round = Podczas kółka i do jego ostatniej karty nikt nic nie dorzuca.
