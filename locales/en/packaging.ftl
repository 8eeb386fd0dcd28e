# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Arbiter's desk
package-game = Annabella game
package-pgn = PGN chess games
package-report = FIDE tournament report

# Menus and software centres.
package-kind = Chess for blind and sighted players
package-comment = Two boards, one talking clock (FIDE Laws, Appendix D)
package-summary = Chess between a blind and a sighted player
package-rules = Each player has a board of his own. Every move is announced, repeated and made on the other board, and then the clock is pressed: as the FIDE Laws of Chess want it in Appendix D.
package-access = Everything can be done by keyboard, with a screen reader, on a Braille display or with the program's own voice in an earphone. The sighted player has a window with a large board; an arbiter has a desk.
package-picture-player = A game on the blind player's screen
package-picture-desk = The arbiter's desk

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = English
package-install-title = Install Annabella
package-install = Annabella will be installed for you alone. No administrator is needed.
package-install-key = Press Enter to install it.
package-installed-title = Annabella is installed
package-installed = You find it in the start menu under Annabella. It speaks when it starts.
package-installed-key = Press Enter to finish.
package-start = Start Annabella
package-running = Annabella is running. Close it, then press Retry.
package-games-stay = Your games stay. They lie in { $folder }. Delete that folder yourself if you no longer need them.

# macOS asks for the microphone.
package-microphone = Annabella records your scoresheet while you speak it, and at no other time. The recording stays on this computer.
