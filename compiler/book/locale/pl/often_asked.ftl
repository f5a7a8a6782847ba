# Najczęstsze pytania, na które odpowiada zdanie z zasad.

often-drawn = Czy można zagrać kartę, którą się właśnie dobrało?
often-stock = Co się dzieje, gdy zakryty stos się skończy?
often-target = Ile punktów trzeba, żeby wygrać?
