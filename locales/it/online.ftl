# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = indirizzo di LiveChess, se non è ws://127.0.0.1:1982/api/v1.0
setting-newer-version = Cercare aggiornamenti
setting-newer-version-help = Disattivato: il programma non va mai online per cercare aggiornamenti. Attivato: una volta al giorno all'avvio, a casa e fuori da una partita, chiede a GitHub l'ultima versione. Invia solo il proprio nome e la propria versione; il server vede l'indirizzo IP, come per ogni richiesta.
said-newer-there = La versione { $version } è disponibile su { $address }.
said-newer-none = È già in uso la versione più recente, la { $version }.
said-newer-unknown = Impossibile cercare aggiornamenti. Controllare il collegamento a internet, o riprovare più tardi.
said-newer-looking = Ricerca di aggiornamenti.
said-newer-nowhere = Questa copia non sa dove cercare aggiornamenti. Chiedere a chi l'ha fornita.
line-newer = nuova versione;cercare aggiornamenti;cerca aggiornamenti;cercare una versione più nuova
line-newer-on = nuova versione sì
line-newer-off = nuova versione no
capability-livechess = Legge scacchiere con il programma LiveChess di DGT.
capability-newer = Chiede a GitHub una versione più recente se richiesto, solo a casa.
