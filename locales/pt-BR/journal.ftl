# O diário de uma partida.
journal-whole = { $entries ->
    [one] O diário está íntegro: { $entries } registro.
   *[other] O diário está íntegro: { $entries } registros.
}
journal-damaged = { $good ->
    [0] O diário está danificado desde o primeiro registro: { $why }
    [one] O diário está danificado a partir do registro { $number }: { $why } O registro anterior está bom.
   *[other] O diário está danificado a partir do registro { $number }: { $why } Os { $good } registros anteriores estão bons.
}
journal-flaw-chain = o registro não é o que foi escrito ali.
journal-flaw-opening = um registro que prepara a mesa está no lugar errado.
journal-flaw-file = o próprio arquivo está danificado ({ $detail }).
journal-flaw-no-record = seu texto não é um registro.
journal-flaw-unknown = este programa não sabe o que é "{ $name }"; talvez um mais novo o tenha escrito.
journal-flaw-value = "{ $value }" nada significa como { $field }; talvez um programa mais novo o tenha escrito.
journal-empty = { $file } não contém nenhuma partida.
journal-not-found = Não existe o arquivo { $file }.
journal-not-a-journal = { $file } não é um diário da Annabella.
journal-too-new = { $file } foi escrito por uma Annabella mais nova, na forma { $found }; esta conhece as formas até { $known }. Nada foi alterado.
journal-in-use = { $file } já está aberto, em outra janela ou em outra máquina.
journal-locked = { $file } é uma partida trancada em andamento: nada se informa dela até que termine ou o árbitro a destranque; --verify já a confere.
journal-read-only = { $file } só pode ser lido.
journal-forbidden = Não é possível ler { $file }: você não tem permissão. O dono do arquivo pode dá-la.
journal-log-missing = { $file } não contém lances: eles estão em { $file }-wal, e esse arquivo falta. Ponha-o de volta ao lado do outro.
journal-out-of-order = { $file } contém registros diferentes dos desta partida: alguém mais escreveu nele.
journal-full = Não é possível escrever em { $file }: o disco está cheio.
journal-io = Não é possível ler ou escrever { $file }: { $detail }
