# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Questo programma
capabilities-version = Annabella { $version }. Che cosa può fare questa edizione:
capability-table = Tiene le due scacchiere, i due formulari e l'orologio di una partita.
capability-voice = Parla con uno screen reader, con la voce integrata o con quella del sistema, e registra un formulario parlato.
capability-boards = Legge scacchiere elettroniche su porte seriali.
capability-files = Salva partite, stampa formulari e rapporti, e calcola abbinamenti e classifiche da file.
capability-practice = Permette di esercitarsi con le parole degli annunci, solo a casa.
capabilities-no-more = Non può fare altro.
capabilities-check-word = Parola di controllo: { $squares }.
capabilities-hash = SHA-256 del file del programma: { $hash }.
capabilities-hash-elsewhere = La sua impronta e la parola di controllo si leggono in un terminale con: annabella --version --capabilities
capabilities-unread = Il file del programma stesso non è leggibile: { $why }.
