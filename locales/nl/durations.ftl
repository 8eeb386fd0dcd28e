# Times in words; forms.ftl joins two of them: "1 hour 5 minutes".
duration-hours = { $count } uur
duration-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
