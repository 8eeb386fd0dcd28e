//! Going through a game: where one stands in it, its variations and comments, and files of many games.
