# Forms of times, numbers, lists and dates.
duration-two = { $first } e { $second }
decimal-mark = ,

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
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
