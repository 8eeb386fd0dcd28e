# Como se escrevem e dizem tempos, números, listas e datas.
duration-two = { $first } e { $second }
decimal-mark = ,

# O último item de uma lista; duas formas para línguas cujo e muda antes de i ou de e.
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
