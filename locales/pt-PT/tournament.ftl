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
trf-several = { $file } tem mais do que um jogador chamado { $name }. Acrescente o nome completo ou o ID FIDE: { $file }#3 1900001.
trf-no-game = { $name } não tem adversário nessa ronda de { $file }. Acrescente outra ronda: { $file }#3 { $name }.
trf-none = { $file } não é um relatório de torneio (TRF). Se devia ser, as linhas estão cortadas ou as colunas deslocadas.
trf-unnamed = Acrescente um nome ou um ID da FIDE depois da ronda: { $file }#3 Ada.
trf-unread = A linha { $line } de { $file } não pôde ser lida e foi deixada de fora.
