# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = adres van LiveChess, als dat niet ws://127.0.0.1:1982/api/v1.0 is
setting-newer-version = Zoeken naar updates
setting-newer-version-help = Uit: het programma gaat nooit online voor updates. Aan: eenmaal per dag bij het starten, thuis en buiten een partij, vraagt het GitHub naar de nieuwste versie. Het stuurt alleen zijn naam en versie; de server ziet uw IP-adres, zoals bij elke aanvraag.
said-newer-there = Versie { $version } is beschikbaar op { $address }.
said-newer-none = U hebt de nieuwste versie, { $version }.
said-newer-unknown = Kon niet naar updates zoeken. Controleer uw internetverbinding, of probeer het later opnieuw.
said-newer-looking = Er wordt naar updates gezocht.
said-newer-nowhere = Dit exemplaar weet niet waar updates te vinden zijn. Vraag het aan degene van wie u het kreeg.
line-newer = nieuwere versie;zoeken naar updates;updates;kijken of er een nieuwere versie is
line-newer-on = nieuwere versie aan
line-newer-off = nieuwere versie uit
capability-livechess = Leest borden via het programma LiveChess van DGT.
capability-newer = Vraagt GitHub naar een nieuwere versie als dat gewenst is, alleen thuis.
