# Wie man Zeiten, Zahlen, Aufzählungen und Daten schreibt und sagt.
duration-two = { $first } { $second }
decimal-mark = ,

# Das letzte Glied einer Aufzählung; zwei Formen für Sprachen, deren Bindewort vor i oder e anders lautet.
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
