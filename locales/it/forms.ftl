# Come si scrivono e si dicono tempi, numeri, elenchi e date.
duration-two = { $first } e { $second }
decimal-mark = ,

# L'ultimo elemento di un elenco; due forme per le lingue la cui congiunzione cambia davanti a i o a e.
list-and = { $items } e { $last }
list-and-i = { $items } e { $last }
list-and-e = { $items } ed { $last }
date-and-time = { $date }, { $time }
date = { $day ->
    [1] 1º
   *[other] { $day }
} { $month } { $year }
month-1 = gennaio
month-2 = febbraio
month-3 = marzo
month-4 = aprile
month-5 = maggio
month-6 = giugno
month-7 = luglio
month-8 = agosto
month-9 = settembre
month-10 = ottobre
month-11 = novembre
month-12 = dicembre
