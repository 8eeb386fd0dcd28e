# What goes online, or to another program, at home only: the question for a newer version, and LiveChess.
page-livechess = dirección de LiveChess, si no es ws://127.0.0.1:1982/api/v1.0
setting-newer-version = Buscar actualizaciones
setting-newer-version-help = Desactivado: el programa nunca se conecta para buscar actualizaciones. Activado: una vez al día al iniciarse, en casa y fuera de una partida, pregunta a GitHub por la última versión. Solo envía su nombre y su versión; el servidor ve su dirección IP, como en cualquier consulta.
said-newer-there = La versión { $version } está disponible en { $address }.
said-newer-none = Ya tiene la versión más nueva, la { $version }.
said-newer-unknown = No se han podido buscar actualizaciones. Compruebe su conexión a internet o inténtelo más tarde.
said-newer-looking = Buscando actualizaciones.
said-newer-nowhere = Esta copia no sabe dónde buscar actualizaciones. Pregunte a quien se la dio.
line-newer = versión nueva;buscar actualizaciones;buscar una versión más nueva
line-newer-on = versión nueva sí
line-newer-off = versión nueva no
capability-livechess = Lee tableros mediante el programa LiveChess de DGT.
capability-newer = Pregunta a GitHub por una versión más reciente si se le pide, solo en casa.
