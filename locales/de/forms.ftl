# Forms of times, numbers, lists and dates.
duration-two = { $first } { $second }
decimal-mark = ,

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
list-and = { $items } und { $last }
list-and-i = { $items } und { $last }
list-and-e = { $items } und { $last }
date-and-time = { $date }, { $time } Uhr
date = { $day }. { $month } { $year }
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
