# Le domande più frequenti, a cui risponde una frase delle regole.

often-drawn = Si può giocare la carta appena pescata?
often-stock = Che cosa succede quando il tallone finisce?
often-target = Quanti punti servono per vincere?
