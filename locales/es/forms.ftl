# Cómo se escriben y dicen tiempos, números, listas y fechas.
duration-two = { $first } y { $second }
decimal-mark = ,

# El último elemento de una lista; dos formas para lenguas cuya conjunción cambia ante i o ante e.
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
