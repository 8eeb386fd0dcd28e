# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Dit programma
capabilities-version = Annabella { $version }. Dit kan deze uitgave:
capability-table = Houdt beide borden, beide notatieformulieren en de klok van een partij bij.
capability-voice = Spreekt via een schermlezer, de ingebouwde stem of de stem van het systeem, en neemt een gesproken notatie op.
capability-boards = Leest elektronische borden op seriële poorten.
capability-files = Bewaart partijen, drukt notatieformulieren en verslagen af, en berekent paringen en standen uit bestanden.
capability-practice = Laat de woorden van aankondigingen oefenen, alleen thuis.
capabilities-no-more = Meer kan deze uitgave niet.
capabilities-check-word = Controlewoord: { $squares }.
capabilities-hash = SHA-256 van het programmabestand: { $hash }.
capabilities-hash-elsewhere = De hash en het controlewoord staan in een terminal na: annabella --version --capabilities
capabilities-unread = Het eigen programmabestand kon niet worden gelezen: { $why }.
