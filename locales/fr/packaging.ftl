# Descriptions of the program in packages; packaging/texts puts them into their files.
package-desk = Pupitre de l'arbitre
package-game = Partie Annabella
package-pgn = Parties d'échecs (PGN)
package-report = Rapport de tournoi de la FIDE

# Menus and software centres.
package-kind = Échecs pour aveugles et voyants
package-comment = Deux échiquiers, une pendule parlante (Règles de la FIDE, annexe D)
package-summary = Échecs entre un joueur aveugle et un joueur voyant
package-rules = Chacun a son échiquier. Chaque coup est annoncé, répété et joué sur l'autre échiquier, puis on appuie sur la pendule : ainsi le veulent les Règles de la FIDE, annexe D.
package-access = Tout se fait au clavier, avec un lecteur d'écran, sur une plage braille ou avec la voix intégrée au casque. Le joueur voyant a une fenêtre avec un grand échiquier ; l'arbitre a son pupitre.
package-picture-player = Une partie sur l'écran du joueur aveugle
package-picture-desk = Le pupitre de l'arbitre

# The installer for Windows: each text is read aloud on its own. The name of the language comes first.
package-installer-language = French
package-install-title = Installer Annabella
package-install = Annabella sera installé pour vous seul. Aucun droit d'administrateur n'est nécessaire.
package-install-key = Appuyez sur Entrée pour l'installer.
package-installed-title = Annabella est installé
package-installed = Vous le trouverez dans le menu Démarrer, sous Annabella. Il parle dès qu'il démarre.
package-installed-key = Appuyez sur Entrée pour terminer.
package-start = Démarrer Annabella
package-running = Annabella est ouvert. Fermez-le, puis appuyez sur Réessayer.
package-games-stay = Vos parties restent. Elles sont dans { $folder }. Supprimez vous-même ce dossier si vous n'en avez plus besoin.

# macOS asks for the microphone.
package-microphone = Annabella enregistre votre feuille de partie pendant que vous la dictez, et à aucun autre moment. L'enregistrement reste sur cet ordinateur.
