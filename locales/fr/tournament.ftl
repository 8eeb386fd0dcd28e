# The event of a game, and the report of a tournament (TRF).
new-game-event-name = Tournoi
new-game-site = Ville et fédération
new-game-round = Ronde
new-game-white-fide-id = Identifiant FIDE des Blancs
new-game-black-fide-id = Identifiant FIDE des Noirs
new-game-error-number = La ronde et les identifiants FIDE sont des nombres. Un champ peut aussi rester vide.
trf-filled = De { $file } : { $event }, ronde { $round }, { $white } avec les Blancs contre { $black } avec les Noirs. Vérifiez le formulaire et commencez la partie.
trf-nobody = Le fichier { $file } ne contient aucun joueur nommé { $name }. Changez votre nom dans les réglages, ou écrivez la ronde et le nom après le fichier : { $file }#3 Ada.
trf-several = Plusieurs joueurs de { $file } se nomment { $name }. Écrivez le nom entier ou l'identifiant FIDE après le fichier : { $file }#3 1900001.
trf-no-game = { $name } n'a pas d'adversaire là dans { $file }. Écrivez une autre ronde après le fichier : { $file }#3 { $name }.
trf-unread = La ligne { $line } de { $file } n'a pas pu être lue et a été laissée de côté.
