# Was zu zweit anders ist.

heading-two-players = Zu zweit
