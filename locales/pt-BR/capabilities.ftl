# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Este programa
capabilities-version = Annabella { $version }. O que esta edição pode fazer:
capability-table = Mantém os dois tabuleiros, as duas planilhas e o relógio de uma partida.
capability-voice = Fala por um leitor de tela, pela voz integrada ou pela voz do sistema, e grava uma planilha falada.
capability-boards = Lê tabuleiros eletrônicos em portas seriais.
capability-files = Salva partidas, imprime planilhas e relatórios e calcula emparceiramentos e classificações a partir de arquivos.
capability-practice = Permite treinar as palavras dos anúncios, só em casa.
capabilities-no-more = Esta edição não faz mais nada.
capabilities-check-word = Palavra de verificação: { $squares }.
capabilities-hash = SHA-256 do arquivo do programa: { $hash }.
capabilities-hash-elsewhere = O hash e a palavra de verificação aparecem em um terminal com: annabella --version --capabilities
capabilities-unread = Não foi possível ler o arquivo do próprio programa: { $why }.
