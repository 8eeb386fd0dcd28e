# Forms of times, numbers, lists and dates.
duration-two = { $first } { $second }
decimal-mark = ,

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
list-and = { $items } en { $last }
list-and-i = { $items } en { $last }
list-and-e = { $items } en { $last }
date-and-time = { $date }, { $time }
date = { $day } { $month } { $year }
month-1 = januari
month-2 = februari
month-3 = maart
month-4 = april
month-5 = mei
month-6 = juni
month-7 = juli
month-8 = augustus
month-9 = september
month-10 = oktober
month-11 = november
month-12 = december
