# El diario de una partida.
journal-whole = { $entries ->
    [one] El diario está íntegro: { $entries } entrada.
   *[other] El diario está íntegro: { $entries } entradas.
}
journal-withheld = { $count ->
    [one] Una entrada no está en este archivo: se quedó en el ordenador donde se escribió, un bloqueo o una jugada secreta. Número { $list }.
   *[other] { $count } entradas no están en este archivo: se quedaron en el ordenador donde se escribieron, bloqueos o jugadas secretas. Números { $list }.
}
journal-rulings = { $count ->
    [one] Una decisión desde un puesto; su firma es correcta.
   *[other] { $count } decisiones desde puestos; todas las firmas son correctas.
}
journal-rulings-unproved = { $count ->
    [one] Una decisión desde un puesto no está firmada para esta partida con la clave que indica: entrada { $list }. Alguien la cambió o la inventó.
   *[other] { $count } decisiones desde puestos no están firmadas para esta partida con las claves que indican: entradas { $list }. Alguien las cambió o las inventó.
}
journal-rulings-by = Firmado por { $name } con la clave { $key }: { $count }.
journal-rulings-by-chief = Firmado por { $name } con la clave del evento, { $key }: { $count }.
journal-lock-of = Entrada { $number }: el bloqueo es del torneo { $event }.
journal-lock-of-none = Entrada { $number }: el bloqueo no es de ningún torneo. Solo el PIN lo abre.
journal-lock-unknown = Entrada { $number }: el bloqueo no dice de qué torneo es; lo escribió un programa anterior.
journal-rulings-own-event = Decisiones del torneo de esta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
journal-rulings-other-event = Decisiones de otro torneo que el de esta partida, { $event }: { $count ->
    [one] entrada
   *[other] entradas
} { $list }.
# El número y la huella de la última entrada; quien los tiene en papel sabe si algo anterior ha cambiado.
journal-anchor = Última entrada del diario: { $number }, { $hash }.
journal-not-stored = Esta partida no se guarda.
# Lo que se encontró en un diario al abrirlo.
journal-heartbeat-unfit = La nota del reloj en marcha no concuerda con el diario, uno de los dos fue modificado, y no se usa. Los relojes quedan como en la última entrada; compruebe los tiempos antes de seguir.
journal-shortened = La última vez que se vio aquí esta partida, su diario era más largo: la entrada { $number } falta ahora o es otra. Busque una copia o compare las planillas antes de seguir.
journal-moved = Esta partida vino del puesto de { $name }: el ordenador en el que se jugaba en la mesa { $table } ha fallado.
journal-moved-on = La mesa { $table } sigue ahora en este ordenador. La ha trasladado { $name }; las claves de ambos ordenadores están en el diario.
journal-withheld-lock = Esta partida se bloqueó con un PIN en otro ordenador, y el PIN se quedó allí: aquí sigue bloqueada hasta que el árbitro la desbloquee desde el puesto de la sala.
journal-withheld-envelope = La jugada secreta de esta partida se quedó en el ordenador donde se selló: aquí no se puede abrir el sobre.
journal-strange-ruling = Alguien ha enviado a esta mesa una decisión que aquí no vale: no está firmada para ella o ya se usó. No tuvo efecto. Avise al árbitro.
journal-rescued-from = Rescatada del archivo dañado { $file }, entradas 1 a { $number }.
journal-lost = { $count ->
    [one] Una entrada posterior al daño aún se puede leer y no se ha incorporado: { $list }.
   *[other] { $count } entradas posteriores al daño aún se pueden leer y no se han incorporado: { $list }.
}
journal-rescued = { $count ->
    [one] Una entrada intacta es ahora una partida nueva: { $path }.
   *[other] { $count } entradas intactas son ahora una partida nueva: { $path }.
}
journal-rescue-whole = Esta partida no está dañada. Ábrala tal como está.
journal-rescue-nothing = Ni siquiera el comienzo de esta partida está intacto. Busque una copia de su archivo.
journal-rescue-exists = Ya hay un archivo con el nombre nuevo. Elija otro.
journal-rescue-not-written = La partida nueva no se puede escribir ahí. Elija otro lugar.
journal-damaged = { $good ->
    [0] El diario está dañado desde la primera entrada: { $why }
    [one] El diario está dañado a partir de la entrada { $number }: { $why } La entrada anterior está bien.
   *[other] El diario está dañado a partir de la entrada { $number }: { $why } Las { $good } entradas anteriores están bien.
}
journal-flaw-chain = la entrada no es la que se escribió allí.
journal-flaw-opening = una entrada que prepara la mesa está en un lugar indebido.
journal-flaw-file = el propio archivo está dañado ({ $detail }).
journal-flaw-no-record = su texto no es un registro.
journal-flaw-unknown = este programa no sabe qué es «{ $name }»; quizá lo escribió uno más nuevo.
journal-flaw-value = «{ $value }» no significa nada como { $field }; quizá lo escribió un programa más nuevo.
journal-empty = { $file } no contiene ninguna partida.
journal-not-found = No existe el archivo { $file }.
journal-not-a-journal = { $file } no es un diario de Annabella.
journal-beside-not-a-file = { $file } no es un archivo normal, sino una carpeta, un enlace, una tubería o un dispositivo. Quítelo de ahí e inténtelo de nuevo.
journal-no-folder = No se puede crear la carpeta { $file }: otra cosa tiene su nombre. Quítela de ahí, o indique otra carpeta con --data.
journal-too-new = { $file } fue escrito por una Annabella más nueva, en la forma { $found }; esta conoce las formas hasta { $known }. No se ha cambiado nada.
journal-in-use = { $file } ya está abierto, en otra ventana o en otro ordenador.
journal-locked = { $file } es una partida bloqueada en curso: no se da información de ella hasta que termine o el árbitro la desbloquee; --verify la comprueba ya.
journal-read-only = { $file } solo se puede leer.
journal-forbidden = No se puede leer { $file }: usted no tiene permiso. El propietario del archivo puede dárselo.
journal-log-missing = { $file } no contiene jugadas: están en { $file }-wal, y ese archivo falta. Vuelva a ponerlo junto al otro.
journal-out-of-order = { $file } contiene otras entradas que las de esta partida: alguien más ha escrito en él.
journal-full = No se puede escribir en { $file }: el disco está lleno.
journal-io = No se puede leer o escribir { $file }: { $detail }. Compruebe el disco y los permisos de la carpeta.
