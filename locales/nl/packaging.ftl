# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Arbiterstafel
package-game = Annabella-partij
package-pgn = Schaakpartijen (PGN)
package-report = FIDE-toernooiverslag

# Menus and software centres.
package-kind = Schaken voor blinden en zienden
package-comment = Twee borden, één sprekende klok (FIDE-regels, Aanhangsel D)
package-summary = Schaken tussen een blinde en een ziende speler
package-rules = Ieder heeft een eigen bord. Elke zet wordt aangekondigd, herhaald en op het andere bord uitgevoerd, en dan wordt de klok ingedrukt: zo willen de FIDE-regels het in Aanhangsel D.
package-access = Alles gaat met het toetsenbord, met een schermlezer, op een brailleregel of met de ingebouwde stem in een koptelefoon. De ziende speler heeft een venster met een groot bord; de arbiter heeft een arbiterstafel.
package-picture-player = Een partij op het scherm van de blinde speler
package-picture-desk = De arbiterstafel

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = Dutch
package-install-title = Annabella installeren
package-install = Annabella wordt alleen voor u geïnstalleerd. Een beheerder is niet nodig.
package-install-key = Druk op Enter om het te installeren.
package-installed-title = Annabella is geïnstalleerd
package-installed = U vindt het in het startmenu onder Annabella. Het spreekt zodra het start.
package-installed-key = Druk op Enter om af te sluiten.
package-start = Annabella starten
package-running = Annabella is nog open. Sluit het en druk dan op Opnieuw proberen.
package-games-stay = Uw partijen blijven staan. Ze staan in { $folder }. Verwijder die map zelf als u ze niet meer nodig hebt.

# macOS asks for the microphone.
package-microphone = Annabella neemt uw notatieformulier op terwijl u het inspreekt, en op geen ander moment. De opname blijft op deze computer.
