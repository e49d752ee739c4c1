### Facts about the language itself.

# What it is called by those who speak it.
language = English
# What stands between thousands, from 10,000 on.
between-thousands = ,
# What stands between an amount and the letter of its money; a no-break space, or {""} for nothing.
before-currency = { " " }
# What stands between the items of a list, where nothing else is said.
between-items = { ", " }
