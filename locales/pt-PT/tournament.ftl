# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Prova
new-game-site = Cidade e federação
new-game-round = Ronda
new-game-white-fide-id = ID FIDE das brancas
new-game-black-fide-id = ID FIDE das pretas
new-game-error-number = A ronda e o ID FIDE têm de ser números, ou vazios.
trf-filled = De { $file }: { $event }, ronda { $round }, { $white } (brancas) – { $black } (pretas).
trf-check-form = Verifique o formulário e comece a partida.
trf-nobody = { $file } não tem nenhum jogador chamado { $name }. Mude o seu nome nas definições, ou acrescente a ronda e o nome: { $file }#3 Ada.
trf-several = { $file } tem vários jogadores chamados { $name }: { $players }. Acrescente o número inicial: { $file }{ $asked }.
trf-contradiction = Em { $file }, as linhas dos jogadores { $own } e { $other } não concordam sobre esta ronda: há colunas deslocadas ou uma linha cortada. Corrija-as, ou preencha o formulário à mão.
trf-no-game = { $name } não tem adversário nessa ronda de { $file }. Acrescente outra ronda: { $file }#3 { $name }.
trf-no-round = { $file } não tem ronda { $round }; a última é a ronda { $rounds }. Acrescente outro número, por exemplo: { $file }#{ $rounds } { $name }.
trf-forfeit = Segundo o relatório, esta partida foi ganha por falta de comparência ou não foi jogada.
trf-none = { $file } não é um relatório de torneio (TRF). Se devia ser, as linhas estão cortadas ou as colunas deslocadas.
trf-unnamed = Acrescente um nome ou um ID da FIDE depois da ronda: { $file }#3 Ada.
trf-unread = { $count ->
    [one] A linha { $line } de { $file } não pôde ser lida e foi deixada de fora. Talvez as colunas estejam deslocadas ou cortadas.
   *[other] As linhas { $line } de { $file } não puderam ser lidas e foram deixadas de fora. Talvez as colunas estejam deslocadas ou cortadas.
}
trf-repeated = A linha { $line } de { $file } foi deixada de fora: o número { $number } já é de um jogador anterior.
