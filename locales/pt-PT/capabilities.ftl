# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Este programa
capabilities-version = Annabella { $version }. O que esta edição pode fazer:
capability-table = Mantém os dois tabuleiros, as duas folhas de registo e o relógio de uma partida.
capability-voice = Fala através de um leitor de ecrã, da voz integrada ou da voz do sistema, e grava uma folha de registo falada.
capability-boards = Lê tabuleiros eletrónicos em portas série.
capability-files = Guarda partidas, imprime folhas de registo e relatórios e calcula emparceiramentos e classificações a partir de ficheiros.
capability-practice = Permite praticar as palavras dos anúncios, só em casa.
capabilities-no-more = Esta edição não faz mais nada.
capabilities-check-word = Palavra de verificação: { $squares }.
capabilities-hash = SHA-256 do ficheiro do programa: { $hash }.
capabilities-hash-elsewhere = O hash e a palavra de verificação aparecem num terminal com: annabella --version --capabilities
capabilities-unread = Não foi possível ler o ficheiro do próprio programa: { $why }.
