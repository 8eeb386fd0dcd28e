# Forms of times, numbers, lists and dates.
duration-two = { $first } { $second }
decimal-mark = .

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
list-and = { $items } and { $last }
list-and-i = { $items } and { $last }
list-and-e = { $items } and { $last }
date-and-time = { $date }, { $time }
date = { $day } { $month } { $year }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
