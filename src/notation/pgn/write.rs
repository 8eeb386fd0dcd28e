//! Writing PGN in the export format (PGN 3.2, 8.1, 8.2).

use shakmaty::fen::Fen;
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Color, EnPassantMode, Position as _};

use super::{PgnGame, PgnMove};

/// No line of movetext is longer, its end counted (PGN 4.3).
pub(super) const COLUMNS: usize = 80;

/// The seven tag roster in its order (PGN 8.1.1), with what stands there when nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// The game in the export format: the seven tag roster first, whatever else it has after it.
pub fn text(game: &PgnGame) -> String {
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        for part in ["[", name, " \"", &escaped(value), "\"]\n"] {
            text.push_str(part);
        }
    };
    let told = |name: &str| {
        let found = game.tags.iter().find(|(known, _)| known == name);
        found.map(|(_, value)| value.as_str())
    };
    for (name, unknown) in ROSTER {
        match name {
            "Result" => tag(name, game.result.as_str()),
            _ => tag(name, told(name).unwrap_or(unknown)),
        }
    }
    for (name, value) in &game.tags {
        if !ROSTER.iter().any(|(known, _)| known == name) {
            tag(name, value);
        }
    }
    if game.start != Chess::default() && told("FEN").is_none() {
        tag("SetUp", "1");
        tag(
            "FEN",
            &Fen::from_position(&game.start, EnPassantMode::Legal).to_string(),
        );
    }
    text.push('\n');
    let mut pieces = Vec::new();
    comments(&mut pieces, &game.intro);
    line(&mut pieces, &game.start, &game.line);
    pieces.push(game.result.as_str().to_owned());
    text.push_str(&wrapped(&pieces));
    text
}

/// The movetext in pieces that are not broken.
fn line(pieces: &mut Vec<String>, start: &Chess, moves: &[PgnMove]) {
    let mut position = start.clone();
    // At the beginning, after a comment and after a variation a black move has its number too (PGN 8.2.2.2).
    let mut needs_number = true;
    for entry in moves {
        let number = position.fullmoves();
        match position.turn() {
            Color::White => pieces.push(format!("{number}.")),
            Color::Black if needs_number => pieces.push(format!("{number}...")),
            Color::Black => {}
        }
        let before = position.clone();
        pieces.push(SanPlus::from_move_and_play_unchecked(&mut position, entry.mv).to_string());
        pieces.extend(entry.nags.iter().map(|nag| format!("${nag}")));
        comments(pieces, &entry.comments);
        for variation in &entry.variations {
            let mut inside = Vec::new();
            comments(&mut inside, &variation.intro);
            line(&mut inside, &before, &variation.line);
            // Brackets stand close to what they hold.
            if let Some(first) = inside.first_mut() {
                first.insert(0, '(');
            }
            if let Some(last) = inside.last_mut() {
                last.push(')');
            }
            pieces.append(&mut inside);
        }
        needs_number = !(entry.comments.is_empty() && entry.variations.is_empty());
    }
}

/// Comments may be broken at blanks, except inside a command such as `[%clk 1:30:00]`.
fn comments(pieces: &mut Vec<String>, comments: &[String]) {
    for comment in comments {
        let plain: String = comment
            .chars()
            .map(|c| match c {
                '{' => '(',
                '}' => ')',
                c if c.is_control() => ' ',
                c => c,
            })
            .collect();
        let mut words: Vec<String> = Vec::new();
        let mut depth = 0_usize;
        for word in plain.split_whitespace() {
            match words.last_mut().filter(|_| depth > 0) {
                Some(last) => {
                    last.push(' ');
                    last.push_str(word);
                }
                None => words.push(word.to_owned()),
            }
            if word.starts_with("[%") {
                depth = 1;
            }
            if word.ends_with(']') {
                depth = 0;
            }
        }
        match words.first_mut() {
            Some(first) => first.insert(0, '{'),
            None => words.push("{".to_owned()),
        }
        if let Some(last) = words.last_mut() {
            last.push('}');
        }
        pieces.append(&mut words);
    }
}

fn wrapped(pieces: &[String]) -> String {
    let mut text = String::new();
    let mut column = 0;
    for piece in pieces {
        let length = piece.chars().count();
        // A per cent sign or a semicolon at the beginning of a line would hide it.
        if column > 0 && (column + 1 + length < COLUMNS || piece.starts_with('%')) {
            text.push(' ');
            column += 1;
        } else if column > 0 {
            text.push('\n');
            column = 0;
        }
        text.push_str(piece);
        column += length;
    }
    text.push('\n');
    text
}

/// A tag's value: quotation marks and backslashes behind a backslash, nothing that cannot be printed (PGN 7).
pub(super) fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            letter if letter.is_control() => text.push(' '),
            letter => text.push(letter),
        }
    }
    text
}
