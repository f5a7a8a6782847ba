# Цяло раздаване, разказано ход по ход. hand-player: имена, обичайни за езика.

heading-hand = Едно раздаване за пример
hand-player-1 = Ана
hand-player-2 = Борис
hand-player-3 = Вера
hand-player-4 = Георги
step-skipped = { $seat } се прескача.
step-reversed = Посоката на играта се обръща.
step-refilled = Купчината става ново тесте.
