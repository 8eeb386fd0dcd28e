//! Readers of what other people and programs have written meet arbitrary bytes, text near their grammar, and changed text:
//! no reader panics, and what was read can be written and read back. `make fuzz` runs these tests for longer.

use annabella::journal::record::{decode, encode};
use annabella::laws::scoresheet::{EntryKind, as_written};
use annabella::notation::algebraic::Letters;
use annabella::notation::braille::{self, Code};
use annabella::notation::{pgn, sheet, trf};
use annabella::script::parse;
use annabella::settings::Settings;
use proptest::prelude::*;
use shakmaty::Chess;

/// `PROPTEST_CASES` asks for more, as for every property test.
fn config() -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::default()
    }
}

/// Text that a reader knows, and what such text looks like.
struct Known {
    corpus: &'static [&'static str],
    pieces: &'static [&'static str],
}

/// Bytes, pieces of the grammar in any order, or known text with one byte changed or its end cut off.
fn near(known: &'static Known) -> impl Strategy<Value = Vec<u8>> {
    let bytes = prop::collection::vec(any::<u8>(), 0..80);
    let pieces = prop::collection::vec(prop::sample::select(known.pieces), 0..24);
    let pieces = pieces.prop_map(|pieces| pieces.concat().into_bytes());
    let changed = (
        prop::sample::select(known.corpus),
        any::<prop::sample::Index>(),
        any::<u8>(),
        0..3_u8,
    )
        .prop_map(|(text, at, byte, how)| {
            let mut bytes = text.as_bytes().to_vec();
            let at = at.index(bytes.len());
            match how {
                0 => bytes[at] = byte,
                1 => bytes.truncate(at),
                _ => bytes.insert(at, byte),
            }
            bytes
        });
    prop_oneof![bytes, pieces, changed]
}

static PGN: Known = Known {
    corpus: &[
        "[Event \"A\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\"]\n\n1. e4 {[%clk 0:05:00]} (1. e3 Kd7 (1... Ke7) 2. e4) Kd7 $1 *\n",
        "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1/2-1/2\n\n[White \"B\"]\n1. d4 ; to the end\nd5 1-0",
        "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"bqnbrknr/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKNR w KQkq - 0 1\"]\n1. e4 *",
    ],
    pieces: &[
        "[Event \"",
        "\"]\n",
        "[FEN \"",
        "1.",
        "e4",
        " ",
        "e5",
        "Nf3",
        "O-O",
        "e8=Q",
        "{",
        "}",
        "(",
        ")",
        "$1",
        ";",
        "\n",
        "%",
        "1-0",
        "*",
        "\\",
        "\u{feff}",
        "!?",
        "...",
        "[%clk ",
        "0:00:01.5]",
    ],
};

static SHEET: Known = Known {
    corpus: &[
        "1. e2-e4 e7-e5 2. Cg1-f3 (=) Cb8-c6 3. Bf1xb5 a7-a6 (1:23:45)",
        "1.Sf3 d5 2.0-0 exd6 e.p. 3.e8D+ (9.2 Sf3) {bemerkt}",
        "e4 e5\nNf3 Nc6\nBb5",
    ],
    pieces: &[
        "1.", "12...", "e4", "S", "f3", "0-0", "O-O-O", "x", "e.p.", "(=)", "=", "(", ")", "9.2", "1:23", " ", "\n",
        "{", "}", "♘", "…", "[", "]", "++", "D", "é",
    ],
};

static REPORT: Known = Known {
    corpus: &[
        "012 Lisbon Open\r\n022 Lisbon\r\n102 IA Hooper, Dora (400123)\r\n122 90 min + 30 s\r\n\
         001    1 w    Lovelace, Ada                     1800 ENG     1900001 1815/12/10  0.0    1     2 b 1     3 w\r\n",
        "### TRF26\n222 40/6000+30:900+30\n001    3 m    Braille, Louis\n",
    ],
    pieces: &[
        "001",
        "012 ",
        "102 IA ",
        "122 ",
        "222 ",
        "5400+30",
        "   1",
        " w ",
        "b 1",
        "0000 - U",
        ",",
        " ",
        "          ",
        "\n",
        "\r",
        "###",
        "é",
        "\u{feff}",
    ],
};

static BRAILLE: Known = Known {
    corpus: &[
        "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖",
        "1 E4 E5\n2 SF3 SC6\n",
        "<pef><row>⠂ ⠑⠲</row></pef>",
    ],
    pieces: &[
        "⠂", "⠑⠲", "⠎", "⠰", " ", "\n", "<row>", "</row>", "E4", ";", "_", "\u{c}", "&", "⣿", "#",
    ],
};

static JOURNAL: Known = Known {
    corpus: &[
        "{\"name\":\"entry_corrected\",\"by\":\"white\",\"side\":\"white\",\"place\":3,\"text\":\"Sf3\"}",
        "{\"name\":\"clock_pressed\",\"by\":\"black\",\"side\":\"black\",\"white_ms\":1,\"black_ms\":2}",
        "{\"name\":\"move_announced\",\"by\":\"white\",\"side\":\"white\",\"ply\":1,\"uci\":\"e2e4\",\"text\":\"Eva vier\"}",
    ],
    pieces: &[
        "{",
        "}",
        "\"name\":",
        "\"opened\"",
        "\"resumed\"",
        ",",
        "\"by\":",
        "\"arbiter\"",
        "\"ply\":",
        "-1",
        "1e999",
        "null",
        "[",
        "]",
        "\"side\":",
        "\"white\"",
    ],
};

static SETTINGS: Known = Known {
    corpus: &[
        "language = \"de\"\nvolume = 200\nmarks = [60, 10]\n",
        "output = \"auto\"\n[keys]\npreset = \"german\"\n",
    ],
    pieces: &[
        "volume",
        " = ",
        "1",
        "-1",
        "99999999999999999999",
        "\"",
        "[",
        "]",
        "\n",
        "keys",
        "marks",
        "true",
        ".",
        "{",
        "}",
    ],
};

static STORY: Known = Known {
    corpus: &[
        "laws 2023\ntime 5400+30\nwhite vi Ada\nblack sighted Ben\n\nboth play 1.e4 e5\n> white announces Eva vier\n< event move_announced\n",
    ],
    pieces: &[
        "white",
        " ",
        "vi",
        "Ada",
        "\n",
        ">",
        "<",
        "!",
        "?",
        "at 1:00",
        "both play",
        "announces",
        "clock",
        "#",
        "time",
        "W300-B240",
        "claims",
        "\"",
        "=",
        "reinstates ply",
    ],
};

proptest! {
    #![proptest_config(config())]

    #[test]
    fn pgn(bytes in near(&PGN)) {
        for read in pgn::read(&pgn::decode(&bytes)) {
            let again = pgn::read(&pgn::text(&read.game));
            prop_assert_eq!(again.len(), 1);
            prop_assert_eq!(&again[0].game.line.len(), &read.game.line.len());
        }
    }

    #[test]
    fn a_scoresheet(bytes in near(&SHEET)) {
        let text = String::from_utf8_lossy(&bytes);
        let start = Chess::default();
        for letters in [None, Some(Letters::English), Some(Letters::Portuguese), Some(Letters::German)] {
            let read = sheet::read(&text, &start, letters);
            if let Some(stopped) = read.unreadable {
                let line = text.trim_start_matches('\u{feff}').lines().nth(stopped.line - 1);
                prop_assert!(line.is_some_and(|line| line.contains(&stopped.token)), "{:?}", stopped);
            }
        }
        for entry in sheet::split(&text) {
            prop_assert!(!entry.trim().is_empty());
            prop_assert_eq!(EntryKind::of(&as_written(&entry)), EntryKind::of(&as_written(&as_written(&entry))));
        }
    }

    #[test]
    fn a_report_of_a_tournament(bytes in near(&REPORT)) {
        let text = pgn::decode(&bytes);
        let report = trf::read(&text);
        for player in &report.players {
            if let Ok(game) = report.pairing(&player.rank.to_string(), None) {
                prop_assert!([game.white.rank, game.black.rank].contains(&player.rank));
            }
        }
        let lines = text.replace("\r\n", "\n").split(['\r', '\n']).count();
        prop_assert!(report.unread.iter().all(|line| (1..=lines).contains(line)));
    }

    #[test]
    fn braille(bytes in near(&BRAILLE)) {
        let text = String::from_utf8_lossy(&bytes);
        for code in Code::ALL {
            braille::read(&braille::file::read(&text), code, &Chess::default());
        }
    }

    #[test]
    fn a_journal_entry(bytes in near(&JOURNAL)) {
        if let Ok(event) = decode(&String::from_utf8_lossy(&bytes)) {
            prop_assert_eq!(decode(&encode(&event)), Ok(event));
        }
    }

    #[test]
    fn settings(bytes in near(&SETTINGS)) {
        if let Ok(settings) = Settings::read(&String::from_utf8_lossy(&bytes)) {
            prop_assert_eq!(Settings::read(&settings.write()), Ok(settings));
        }
    }

    #[test]
    fn a_game_script(bytes in near(&STORY)) {
        let text = String::from_utf8_lossy(&bytes);
        if let Err(error) = parse::parse(&text) {
            prop_assert!(error.place.line >= 1 && error.place.column >= 1);
        }
    }
}
