# Tempi a parole; forms.ftl ne unisce due: «1 ora e 5 minuti».
duration-hours = { $count ->
    [one] { $count } ora
   *[other] { $count } ore
}
duration-minutes = { $count ->
    [one] { $count } minuto
   *[other] { $count } minuti
}
duration-seconds = { $count ->
    [one] { $count } secondo
   *[other] { $count } secondi
}
