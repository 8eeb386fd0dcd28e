# Adjournment: sealing a move, its envelope, the resumption (Guidelines I).
said-adjourned-seal = La partie est ajournée. Mettez votre coup sous enveloppe : tapez enveloppe et le coup, puis arrêtez la pendule.
state-adjourned = La partie est ajournée. Coup sous enveloppe : { $who }.
state-adjourned-until = Reprise : { $value }.
answer-resumption-open = Aucune date de reprise n'est indiquée.
said-sealed-stop = Votre coup est sous enveloppe. Vous pouvez le changer jusqu'à l'arrêt de la pendule.
said-sealed = Votre coup est sous enveloppe.
state-sealed-by = Coup mis sous enveloppe : { $who }.
said-envelope-opened = L'enveloppe est ouverte. Coup sous enveloppe, { $who } :
said-envelope-unclear = L'enveloppe est ouverte. { $who } : « { $text } » ne désigne aucun coup légal.
said-envelope-lost = L'enveloppe est perdue. { $who } : jouez le coup sous enveloppe sur l'échiquier.
said-resumed = La partie reprend.
refused-adjourned = La partie est ajournée.
refused-not-adjourned = La partie n'est pas ajournée.
refused-no-envelope = Il n'y a pas d'enveloppe fermée.
refused-own-seal = Seul le joueur au trait met un coup sous enveloppe. Pour ajourner la partie, tapez ajourner.
usage-adjourn-until = L'heure manque : tapez { $word }, puis l'heure ou la date.
usage-seal = Le coup manque : tapez { $word }, puis le coup.
usage-square = La case manque : tapez { $word }, puis une case.
refused-envelope-elsewhere = Le coup sous enveloppe est resté sur l'ordinateur où il a été mis sous enveloppe : ouvrez l'enveloppe là-bas. Si c'est impossible, tapez : enveloppe perdue. Son auteur joue alors le coup sur l'échiquier.
refused-move-is-made = Vous avez déjà joué un autre coup sur votre échiquier : mettez celui-là sous enveloppe.

# Text printed on the envelope.
envelope-title = Enveloppe d'une partie ajournée
envelope-written = Sur l'enveloppe
envelope-position = Position avant le coup sous enveloppe : { $value }
envelope-time = { $who } : temps utilisé { $used } ; reste { $left } à la pendule
envelope-sealer = Coup mis sous enveloppe par : { $value }
envelope-number = Numéro du coup sous enveloppe : { $value }
envelope-offer = Nulle proposée par : { $value }
envelope-no-offer = Aucune proposition de nulle.
envelope-until = Reprise : { $value }
envelope-until-open = La date, l'heure et le lieu de la reprise ne sont pas fixés.

# Commands; semicolons separate several words for one command.
line-seal = enveloppe;sous enveloppe;coup sous enveloppe
line-adjourn = ajourner
line-adjourn-until = ajourner jusqu'au
desk-line-envelope = enregistrer enveloppe;imprimer enveloppe
desk-line-open-envelope = ouvrir enveloppe
desk-line-lose-envelope = enveloppe perdue
desk-line-lose-position = position perdue
desk-line-resume = reprendre
control-adjourn = Ajourner
control-adjourn-help = Le joueur au trait met un coup sous enveloppe. Tapez « ajourner jusqu'au », puis la date, l'heure et le lieu, pour les imprimer sur l'enveloppe.
control-open-envelope = Ouvrir l'enveloppe
control-open-envelope-help = Ouvre l'enveloppe d'une partie ajournée, quand le joueur qui doit répondre est présent.
control-resume = Reprendre la partie
control-resume-help = Reprend la partie ajournée et met en marche la pendule du joueur qui doit répondre.

# Chess960 in the form for a new game (Guidelines II).
new-game-position = Position initiale
new-game-position-hint = Vide : la normale ; de 0 à 959 ou tirage : Chess960 ; ou des pièces, ou une FEN.
new-game-error-position = La position initiale n'est pas valable. Laissez vide, ou tapez un nombre de 0 à 959, ou tirage.

# Results of games that were not played.
result-white-by-forfeit = Gain des Blancs par forfait
result-black-by-forfeit = Gain des Noirs par forfait

# The quickplay finish (Guidelines III).
control-claim-quickplay = Réclamer la nulle (fin au KO)
control-claim-quickplay-help = Réclame la nulle parce que l'adversaire ne peut pas gagner par des moyens normaux ou ne l'essaie pas, avec moins de deux minutes et sans incrément. Les deux pendules s'arrêtent.
line-claim-quickplay = réclamer ko;fin au ko
claim-quickplay = la partie ne peut pas être gagnée par des moyens normaux
