# Times in words; forms.ftl puts two of them together: "1 hour 5 minutes".
duration-hours = { $count ->
    [one] { $count } Stunde
   *[other] { $count } Stunden
}
duration-minutes = { $count ->
    [one] { $count } Minute
   *[other] { $count } Minuten
}
duration-seconds = { $count ->
    [one] { $count } Sekunde
   *[other] { $count } Sekunden
}
