# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Postazione dell'arbitro
package-game = Partita di Annabella
package-pgn = Partite di scacchi (PGN)
package-report = Rapporto di torneo FIDE

# Menus and software centres.
package-kind = Scacchi per ciechi e vedenti
package-comment = Due scacchiere, un orologio parlante (Regolamento FIDE, Appendice D)
package-summary = Scacchi tra un giocatore non vedente e uno vedente
package-rules = Ogni giocatore ha la propria scacchiera. Ogni mossa viene annunciata, ripetuta ed eseguita sull'altra scacchiera, poi si preme l'orologio: così vuole il Regolamento FIDE nell'Appendice D.
package-access = Tutto si fa da tastiera, con uno screen reader, su un display Braille o con la voce del programma in cuffia. Chi vede ha una finestra con una grande scacchiera; l'arbitro ha il suo tavolo.
package-picture-player = Una partita sullo schermo del giocatore non vedente
package-picture-desk = Il tavolo dell'arbitro

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = Italian
package-install-title = Installa Annabella
package-install = Annabella sarà installato solo per lei. Non serve un amministratore.
package-install-key = Premere Invio per installarlo.
package-installed-title = Annabella è installato
package-installed = Si trova nel menu Start, sotto Annabella. Parla appena si avvia.
package-installed-key = Premere Invio per finire.
package-start = Avvia Annabella
package-running = Annabella è aperto. Chiuderlo, poi premere Riprova.
package-games-stay = Le sue partite restano in { $folder }. Se non servono più, eliminare quella cartella.

# macOS asks for the microphone.
package-microphone = Annabella registra il suo formulario mentre lei lo detta, e in nessun altro momento. La registrazione resta su questo computer.
