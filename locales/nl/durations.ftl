# Tijden in woorden; forms.ftl zet er twee bij elkaar: “1 uur 5 minuten”.
duration-hours = { $count } uur
duration-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
