# What this build can do, for arbiters: the last heading of F1, and --version --capabilities.
capabilities = Este programa
capabilities-version = Annabella { $version }. Lo que puede hacer esta edición:
capability-table = Lleva los dos tableros, las dos planillas y el reloj de una partida.
capability-voice = Habla mediante un lector de pantalla, la voz integrada o la voz del sistema, y graba una planilla hablada.
capability-boards = Lee tableros electrónicos en puertos serie.
capability-files = Guarda partidas, imprime planillas e informes y calcula emparejamientos y clasificaciones a partir de archivos.
capability-practice = Permite practicar las palabras de los anuncios, solo en casa.
capabilities-no-more = No puede hacer nada más.
capabilities-check-word = Palabra de control: { $squares }.
capabilities-hash = SHA-256 del archivo del programa: { $hash }.
capabilities-hash-elsewhere = Su resumen SHA-256 y su palabra de control se muestran en un terminal con: annabella --version --capabilities
capabilities-unread = No se pudo leer el archivo del propio programa: { $why }.
