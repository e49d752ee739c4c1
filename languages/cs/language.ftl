language = Čeština
between-thousands = { " " }
before-currency = { " " }
between-items = { ", " }
