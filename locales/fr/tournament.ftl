# The tournament of a game, and tournament reports (TRF).
new-game-event-name = Tournoi
new-game-site = Ville et fédération
new-game-round = Ronde
new-game-white-fide-id = Identifiant FIDE des Blancs
new-game-black-fide-id = Identifiant FIDE des Noirs
new-game-error-number = La ronde et les identifiants FIDE doivent être des nombres, ou rester vides.
trf-filled = De { $file } : { $event }, ronde { $round }, { $white } avec les Blancs contre { $black } avec les Noirs.
trf-check-form = Vérifiez le formulaire et commencez la partie.
trf-nobody = { $file } n'a aucun joueur nommé { $name }. Changez votre nom dans les réglages, ou ajoutez la ronde et le nom : { $file }#3 Ada.
trf-several = Plusieurs joueurs de { $file } se nomment { $name } : { $players }. Ajoutez le numéro de départ : { $file }{ $asked }.
trf-contradiction = Dans { $file }, les lignes des joueurs { $own } et { $other } ne concordent pas pour cette ronde : des colonnes sont décalées ou une ligne est coupée. Corrigez-les, ou remplissez vous-même le formulaire.
trf-no-game = { $name } n'a pas d'adversaire dans cette ronde de { $file }. Indiquez une autre ronde : { $file }#3 { $name }.
trf-no-round = { $file } n'a pas de ronde { $round } ; la dernière est la ronde { $rounds }. Indiquez un autre numéro, par exemple : { $file }#{ $rounds } { $name }.
trf-forfeit = D'après le rapport, cette partie a été gagnée par forfait ou n'a pas été jouée.
trf-none = { $file } n'est pas un rapport de tournoi (TRF). Si c'en est bien un, ses lignes sont coupées ou ses colonnes décalées.
trf-unnamed = Ajoutez un nom ou un ID FIDE après la ronde : { $file }#3 Ada.
trf-unread = { $count ->
    [one] La ligne { $line } de { $file } n'a pas pu être lue et a été laissée de côté. Ses colonnes sont peut-être décalées ou coupées.
   *[other] Les lignes { $line } de { $file } n'ont pas pu être lues et ont été laissées de côté. Leurs colonnes sont peut-être décalées ou coupées.
}
trf-repeated = La ligne { $line } de { $file } a été laissée de côté : le numéro { $number } est déjà celui d'un joueur précédent.
