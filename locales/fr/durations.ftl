# Times in words; forms.ftl joins two of them: "1 hour 5 minutes".
duration-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
duration-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
duration-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
