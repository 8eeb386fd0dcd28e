# Hoe men tijden, getallen, opsommingen en datums schrijft en zegt.
duration-two = { $first } { $second }
decimal-mark = ,

# Het laatste deel van een opsomming; twee vormen voor talen waarin het voegwoord voor i of e anders luidt.
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
