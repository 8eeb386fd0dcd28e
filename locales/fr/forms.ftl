# Forms of times, numbers, lists and dates.
duration-two = { $first } { $second }
decimal-mark = ,

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
list-and = { $items } et { $last }
list-and-i = { $items } et { $last }
list-and-e = { $items } et { $last }
date-and-time = { $date }, { $time }
date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month } { $year }
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre
