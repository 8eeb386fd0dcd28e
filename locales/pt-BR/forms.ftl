# Forms of times, numbers, lists and dates.
duration-two = { $first } e { $second }
decimal-mark = ,

# The last item of a list; two forms for languages whose word for and changes before an i or an e.
list-and = { $items } e { $last }
list-and-i = { $items } e { $last }
list-and-e = { $items } e { $last }
date-and-time = { $date }, { $time }
date = { $day ->
    [1] 1º
   *[other] { $day }
} de { $month } de { $year }
month-1 = janeiro
month-2 = fevereiro
month-3 = março
month-4 = abril
month-5 = maio
month-6 = junho
month-7 = julho
month-8 = agosto
month-9 = setembro
month-10 = outubro
month-11 = novembro
month-12 = dezembro
