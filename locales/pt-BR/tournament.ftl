# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Evento
new-game-site = Cidade e federação
new-game-round = Rodada
new-game-white-fide-id = ID FIDE das brancas
new-game-black-fide-id = ID FIDE das pretas
new-game-error-number = A rodada e os IDs FIDE são números. Um campo também pode ficar vazio.
trf-filled = De { $file }: { $event }, rodada { $round }, { $white } de brancas contra { $black } de pretas. Confira o formulário e comece a partida.
trf-nobody = O arquivo { $file } não tem jogador chamado { $name }. Mude o seu nome nas configurações, ou escreva rodada e nome depois do arquivo: { $file }#3 Ada.
trf-several = Mais de um jogador de { $file } se chama { $name }. Escreva o nome inteiro ou o ID FIDE depois do arquivo: { $file }#3 1900001.
trf-no-game = { $name } não tem adversário ali em { $file }. Escreva outra rodada depois do arquivo: { $file }#3 { $name }.
trf-unread = A linha { $line } de { $file } não pôde ser lida e foi deixada de fora.
