refused-read-only = Este registro só pode ser lido. Abra uma nova partida para jogar.
