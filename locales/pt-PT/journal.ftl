# O diário de uma partida.
journal-whole = { $entries ->
    [one] O diário está íntegro: { $entries } entrada.
   *[other] O diário está íntegro: { $entries } entradas.
}
journal-damaged = { $good ->
    [0] O diário está danificado desde a primeira entrada: { $why }
    [one] O diário está danificado a partir da entrada { $number }: { $why } A entrada anterior está boa.
   *[other] O diário está danificado a partir da entrada { $number }: { $why } As { $good } entradas anteriores estão boas.
}
journal-flaw-chain = a entrada não é a que lá foi escrita.
journal-flaw-opening = uma entrada que prepara a mesa está no lugar errado.
journal-flaw-file = o próprio ficheiro está danificado ({ $detail }).
journal-flaw-no-record = o seu texto não é um registo.
journal-flaw-unknown = este programa não sabe o que é «{ $name }»; talvez um mais recente o tenha escrito.
journal-flaw-value = «{ $value }» não significa nada como { $field }; talvez um programa mais recente o tenha escrito.
journal-empty = { $file } não contém nenhuma partida.
journal-not-found = Não existe o ficheiro { $file }.
journal-not-a-journal = { $file } não é um diário da Annabella.
journal-too-new = { $file } foi escrito por uma Annabella mais recente, na forma { $found }; esta conhece as formas até { $known }. Nada foi alterado.
journal-in-use = { $file } já está aberto, noutra janela ou noutro computador.
journal-locked = { $file } é uma partida bloqueada em curso: nada se diz dela até terminar ou o árbitro a desbloquear; --verify já a verifica.
journal-read-only = { $file } só pode ser lido.
journal-forbidden = Não é possível ler { $file }: não tem permissão. O dono do ficheiro pode dá-la.
journal-log-missing = { $file } não contém lances: estão em { $file }-wal, e esse ficheiro falta. Volte a pô-lo ao lado do outro.
journal-out-of-order = { $file } contém outras entradas que não as desta partida: mais alguém escreveu nele.
journal-full = Não é possível escrever em { $file }: o disco está cheio.
journal-io = Não é possível ler ou escrever { $file }: { $detail }
