# Comment on écrit et dit les temps, les nombres, les listes et les dates.
duration-two = { $first } { $second }
decimal-mark = ,

# Le dernier élément d'une liste ; deux formes pour les langues dont le mot de liaison change devant i ou e.
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
