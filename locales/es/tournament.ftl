# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Torneo
new-game-site = Ciudad y federación
new-game-round = Ronda
new-game-white-fide-id = ID FIDE de las blancas
new-game-black-fide-id = ID FIDE de las negras
new-game-error-number = La ronda y el ID FIDE deben ser números, o quedar vacíos.
trf-filled = De { $file }: { $event }, ronda { $round }, { $white } con blancas contra { $black } con negras.
trf-check-form = Revise el formulario y empiece la partida.
trf-nobody = En { $file } no hay ningún jugador llamado { $name }. Cambie su nombre en los ajustes, o añada ronda y nombre: { $file }#3 Ada.
trf-several = En { $file } hay varios jugadores llamados { $name }: { $players }. Añada el número inicial: { $file }{ $asked }.
trf-contradiction = En { $file } las líneas de los jugadores { $own } y { $other } no concuerdan en esta ronda: hay columnas desplazadas o una línea cortada. Corríjalas, o rellene usted el formulario.
trf-no-game = { $name } no tiene rival en esa ronda de { $file }. Añada otra ronda: { $file }#3 { $name }.
trf-no-round = { $file } no tiene ronda { $round }; la última es la { $rounds }. Añada otro número, por ejemplo: { $file }#{ $rounds } { $name }.
trf-forfeit = Según el informe, esta partida se ganó por incomparecencia o no se jugó.
trf-none = { $file } no es un informe de torneo (TRF). Si lo es, sus líneas están cortadas o sus columnas desplazadas.
trf-unnamed = Añada un nombre o un ID de la FIDE tras la ronda: { $file }#3 Ada.
trf-unread = { $count ->
    [one] La línea { $line } de { $file } no se ha podido leer y se ha omitido. Puede que sus columnas estén desplazadas o cortadas.
   *[other] Las líneas { $line } de { $file } no se han podido leer y se han omitido. Puede que sus columnas estén desplazadas o cortadas.
}
trf-repeated = Se ha omitido la línea { $line } de { $file }: el número { $number } ya es de un jugador anterior.
