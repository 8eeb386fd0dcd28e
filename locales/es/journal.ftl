# The journal of a game.
journal-clocks-changed = El estado anotado de los relojes se ha modificado: no se deduce de las entradas, que están intactas.
journal-without-entries = Este registro no tiene entradas. Quizá falte el archivo que está a su lado, con el mismo nombre y -wal al final.
journal-whole = { $entries ->
    [one] El registro de la partida está íntegro: { $entries } entrada.
   *[other] El registro de la partida está íntegro: { $entries } entradas.
}
journal-withheld = { $count ->
    [one] Una entrada no está en este archivo: un bloqueo o una jugada secreta, que se queda en el ordenador donde se escribió. Número { $list }.
   *[other] { $count } entradas no están en este archivo: bloqueos o jugadas secretas, que se quedan en el ordenador donde se escribieron. Números { $list }.
}
journal-rulings = { $count ->
    [one] Una decisión desde un puesto; su firma es correcta.
   *[other] { $count } decisiones desde puestos; todas las firmas son correctas.
}
journal-rulings-unproved = { $count ->
    [one] Una decisión (entrada { $list }) no está bien firmada. Se ha modificado o falsificado.
   *[other] { $count } decisiones (entradas { $list }) no están bien firmadas. Se han modificado o falsificado.
}
journal-rulings-by = Firmado por { $name } con la clave { $key }: { $count }.
journal-rulings-by-chief = Firmado por { $name } con la clave del torneo, { $key }: { $count }.
journal-lock-of = Entrada { $number }: el bloqueo es del torneo { $event }.
journal-lock-of-none = Entrada { $number }: el bloqueo no es de ningún torneo. Solo el PIN lo abre.
journal-lock-unknown = Entrada { $number }: el bloqueo no indica su torneo; lo escribió una versión anterior.
journal-rulings-own-event = Decisiones del torneo de esta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
journal-rulings-other-event = Decisiones de un torneo distinto del de esta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
# The number and the hash of the last entry. Written down on paper, they show whether an earlier entry was changed.
journal-anchor = Última entrada del registro: { $number }, { $hash }.
journal-not-stored = Esta partida no se guarda.
# Findings when a journal is opened.
journal-heartbeat-unfit = El estado guardado de los relojes no concuerda con el registro de la partida, así que no se ha usado. Los relojes están como en la última entrada; compruebe los tiempos antes de seguir.
journal-shortened = A esta partida le faltan entradas que tenía la última vez que se abrió aquí: la entrada { $number } falta o es distinta. Busque una copia, o compare las planillas antes de seguir.
journal-moved = Esta partida se trasladó aquí desde el puesto de { $name } porque falló el ordenador de la mesa { $table }.
journal-moved-on = La mesa { $table } continúa ahora en este ordenador. La ha trasladado { $name }; las claves de ambos ordenadores están en el registro.
journal-withheld-lock = Esta partida se bloqueó con un PIN en otro ordenador, y el PIN se quedó allí: aquí sigue bloqueada hasta que el árbitro la desbloquee desde el puesto de la sala.
journal-withheld-envelope = La jugada secreta de esta partida se quedó en el ordenador donde se hizo: aquí no se puede abrir el sobre.
journal-strange-ruling = Esta mesa ha recibido una decisión no válida (firma incorrecta o repetida). Se ha ignorado. Avise al árbitro.
journal-rescued-from = Rescatada del archivo dañado { $file }, entradas 1 a { $number }.
journal-lost = { $count ->
    [one] Una entrada posterior al daño es legible, pero no se ha copiado: { $list }.
   *[other] { $count } entradas posteriores al daño son legibles, pero no se han copiado: { $list }.
}
journal-rescued = { $count ->
    [one] Una entrada intacta es ahora una partida nueva: { $path }.
   *[other] { $count } entradas intactas son ahora una partida nueva: { $path }.
}
journal-rescue-whole = Esta partida no está dañada. Ábrala tal como está.
journal-rescue-nothing = Ni siquiera el comienzo de esta partida está intacto. Busque una copia de su archivo.
journal-rescue-exists = Ese archivo ya existe. Elija otro nombre.
journal-rescue-not-written = No se puede escribir ahí. Elija otro lugar.
journal-damaged = { $good ->
    [0] El registro de la partida está dañado desde la primera entrada: { $why }
    [one] El registro de la partida está dañado a partir de la entrada { $number }: { $why } La entrada anterior está intacta.
   *[other] El registro de la partida está dañado a partir de la entrada { $number }: { $why } Las { $good } entradas anteriores están intactas.
}
journal-flaw-chain = la entrada se ha modificado.
journal-flaw-opening = una entrada que prepara la mesa está en un lugar incorrecto.
journal-flaw-file = el propio archivo está dañado ({ $detail }).
journal-flaw-no-record = el texto no es una entrada válida.
journal-flaw-unknown = esta versión no conoce «{ $name }»; quizá lo escribió una más nueva.
journal-flaw-value = «{ $value }» no es válido para { $field }; quizá lo escribió una versión más nueva.
journal-empty = { $file } no contiene ninguna partida.
journal-not-found = Archivo no encontrado: { $file }.
journal-not-a-journal = { $file } no es una partida de Annabella.
journal-beside-not-a-file = { $file } no es un archivo normal, sino una carpeta, un enlace, una tubería o un dispositivo. Quítelo de ahí e inténtelo de nuevo.
journal-no-folder = No se puede crear la carpeta { $file }: otra cosa tiene ese nombre. Quítela de ahí, o elija otra carpeta con --data.
journal-too-new = { $file } usa el formato { $found }, de una versión más nueva; esta admite hasta el { $known }. No se ha cambiado nada.
journal-in-use = { $file } ya está abierto en otra ventana o en otro ordenador.
journal-locked = { $file } es una partida bloqueada en curso: su contenido está oculto hasta que termine o el árbitro la desbloquee; --verify sí funciona.
journal-read-only = { $file } es de solo lectura.
journal-forbidden = No tiene permiso para leer { $file }. Pídaselo a su propietario.
journal-log-missing = { $file } no contiene jugadas: están en { $file }-wal, y ese archivo falta. Vuelva a ponerlo junto al otro.
journal-out-of-order = Otro programa ha modificado { $file }.
journal-full = No se puede escribir en { $file }: el disco está lleno.
journal-io = No se puede leer o escribir { $file }: { $detail }. Compruebe el disco y los permisos de la carpeta.
