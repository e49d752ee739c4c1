language = 日本語
between-thousands = ,
before-currency = { "" }
between-items = 、
