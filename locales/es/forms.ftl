# Forms of times, numbers, lists and dates.
duration-two = { $first } y { $second }
decimal-mark = ,

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
list-and = { $items } y { $last }
list-and-i = { $items } e { $last }
list-and-e = { $items } y { $last }
date-and-time = { $date }, { $time }
date = { $day } de { $month } de { $year }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
