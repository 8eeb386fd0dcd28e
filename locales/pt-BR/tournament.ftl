# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Torneio
new-game-site = Cidade e federação
new-game-round = Rodada
new-game-white-fide-id = ID FIDE das brancas
new-game-black-fide-id = ID FIDE das pretas
new-game-error-number = A rodada e o ID FIDE devem ser números, ou vazios.
trf-filled = De { $file }: { $event }, rodada { $round }, { $white } (brancas) – { $black } (pretas).
trf-check-form = Confira o formulário e comece a partida.
trf-nobody = { $file } não tem nenhum jogador chamado { $name }. Mude o seu nome nas configurações, ou acrescente a rodada e o nome: { $file }#3 Ada.
trf-several = { $file } tem vários jogadores chamados { $name }: { $players }. Acrescente o número inicial: { $file }{ $asked }.
trf-contradiction = Em { $file }, as linhas dos jogadores { $own } e { $other } não concordam sobre esta rodada: há colunas deslocadas ou uma linha cortada. Corrija-as, ou preencha você mesmo o formulário.
trf-no-game = { $name } não tem adversário nessa rodada de { $file }. Acrescente outra rodada: { $file }#3 { $name }.
trf-no-round = { $file } não tem rodada { $round }; a última é a rodada { $rounds }. Acrescente outro número, por exemplo: { $file }#{ $rounds } { $name }.
trf-forfeit = Segundo o relatório, esta partida foi ganha por ausência ou não foi jogada.
trf-none = { $file } não é um relatório de torneio (TRF). Se deveria ser, as linhas estão cortadas ou as colunas deslocadas.
trf-unnamed = Acrescente um nome ou um ID da FIDE depois da rodada: { $file }#3 Ada.
trf-unread = { $count ->
    [one] A linha { $line } de { $file } não pôde ser lida e foi deixada de fora. Talvez as colunas estejam deslocadas ou cortadas.
   *[other] As linhas { $line } de { $file } não puderam ser lidas e foram deixadas de fora. Talvez as colunas estejam deslocadas ou cortadas.
}
trf-repeated = A linha { $line } de { $file } foi deixada de fora: o número { $number } já é de um jogador anterior.
