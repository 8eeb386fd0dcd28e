# What packages tell a system of the program: packaging/texts puts these into their files.
package-desk = Postazione dell'arbitro
package-game = Partita di Annabella
package-pgn = Partite di scacchi (PGN)
package-report = Rapporto di torneo FIDE

# Menus and software centres.
package-kind = Scacchi per ciechi e vedenti
package-comment = Due scacchiere, un orologio parlante (Regole FIDE, Appendice D)
package-summary = Scacchi tra un giocatore non vedente e uno vedente
package-rules = Ogni giocatore ha la propria scacchiera. Ogni mossa viene annunciata, ripetuta ed eseguita sull'altra scacchiera, poi si preme l'orologio: così vuole il Regolamento FIDE nell'Appendice D.
package-access = Tutto si fa da tastiera, con uno screen reader, su una barra Braille o con la voce del programma in un auricolare. Chi vede ha una finestra con una grande scacchiera; l'arbitro ha il suo banco.
package-picture-player = Una partita sullo schermo del giocatore non vedente
package-picture-desk = Il banco dell'arbitro

# The installer for Windows; each text stands alone, for it is read aloud. First the name of the language there.
package-installer-language = Italian
package-install-title = Installa Annabella
package-install = Annabella sarà installato solo per Lei. Non serve un amministratore.
package-install-key = Prema Invio per installarlo.
package-installed-title = Annabella è installato
package-installed = Lo trova nel menu Start, sotto Annabella. Parla appena si avvia.
package-installed-key = Prema Invio per finire.
package-start = Avvia Annabella
package-running = Annabella è aperto. Lo chiuda, poi prema Riprova.
package-games-stay = Le Sue partite restano. Sono in { $folder }. Elimini Lei quella cartella quando non Le servono più.

# macOS asks for the microphone.
package-microphone = Annabella registra il suo formulario mentre lo detta, e in nessun altro momento. La registrazione resta su questo computer.
