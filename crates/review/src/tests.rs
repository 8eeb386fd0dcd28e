//! Tests of going through a game and its variations, and of writing remarks there.

use proptest::prelude::*;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use super::find::{self, GameSearch, SearchTarget};
use super::index::{Listing, rewritten};
use super::*;
use notation::pgn::{self, PgnResult, kept, read};

/// Two variations for White's first move, one of which has a variation of its own, and one deeper down.
const GAME: &str = "[Event \"x\"]\n\n{before} 1. e4 {after} (1. d4 {queen's} (1. c4 c5) 1... d5 2. c4 (2. Nf3)) (1. f4) \
                    1... e5 2. Nf3 $1 Nc6 3. Bb5 {(=)} 1-0";

fn walk(text: &str) -> Walk {
    Walk::new(read(text).remove(0).game)
}

/// The moves from the beginning of the game to the present place.
fn stands(walk: &Walk) -> String {
    let (mut line, mut moves) = (walk.game().line.as_slice(), Vec::new());
    for fork in &walk.place().forks {
        moves.extend(&line[..fork.plies]);
        line = &line[fork.plies].variations().nth(fork.variation).unwrap().line;
    }
    moves.extend(&line[..walk.place().plies]);
    let words: Vec<String> = moves
        .iter()
        .map(|entry| entry.mv.map_or_else(|| String::from("--"), |mv| mv.to_string()))
        .collect();
    words.join(" ")
}

fn uci(text: &str) -> UciMove {
    text.parse().unwrap()
}

#[test]
fn one_goes_move_by_move_and_stands_still_at_an_edge() {
    let mut walk = walk(GAME);
    assert_eq!(walk.go(WalkStep::Previous), Err(NoSuchPlace::Beginning));
    assert_eq!(walk.go(WalkStep::First), Err(NoSuchPlace::Beginning));
    assert_eq!(walk.comments(), ["before"]);
    for ply in 1..=5 {
        assert_eq!(walk.go(WalkStep::Next), Ok(()));
        assert_eq!(walk.ply(), ply);
    }
    assert_eq!(walk.go(WalkStep::Next), Err(NoSuchPlace::End));
    assert_eq!(walk.go(WalkStep::Last), Err(NoSuchPlace::End));
    assert_eq!(stands(&walk), "e2-e4 e7-e5 Ng1-f3 Nb8-c6 Bf1-b5");
    assert_eq!(walk.go(WalkStep::ToPly(3)), Ok(()));
    assert_eq!((walk.ply(), walk.glyphs()), (3, vec![1]));
    assert_eq!(walk.go(WalkStep::ToPly(6)), Err(NoSuchPlace::NoSuchPly));
    assert_eq!(walk.ply(), 3);
    let (before, mv) = walk.last_played().unwrap();
    assert_eq!(
        (before.turn(), mv.unwrap().to_string()),
        (shakmaty::Color::White, String::from("Ng1-f3"))
    );
}

#[test]
fn remarks_are_comments_glyphs_and_variations() {
    let mut walk = walk(GAME);
    let mut plies = Vec::new();
    while walk.go(WalkStep::NextRemark).is_ok() {
        plies.push(walk.ply());
    }
    assert_eq!(plies, [1, 3, 5]);
    plies.clear();
    while walk.go(WalkStep::PreviousRemark).is_ok() {
        plies.push(walk.ply());
    }
    assert_eq!(plies, [3, 1, 0]);
    assert_eq!(walk.go(WalkStep::PreviousRemark), Err(NoSuchPlace::NoRemark));
}

#[test]
fn variations_are_entered_left_and_visited_in_turn() {
    let mut walk = walk(GAME);
    assert_eq!(walk.variations_here().len(), 2);
    assert_eq!(walk.go(WalkStep::Enter(2)), Err(NoSuchPlace::NoVariation));
    assert_eq!(walk.go(WalkStep::Leave), Err(NoSuchPlace::NotInVariation));
    assert_eq!(walk.go(WalkStep::Enter(0)), Ok(()));
    assert_eq!((stands(&walk).as_str(), walk.depth(), walk.ply()), ("d2-d4", 1, 1));
    assert_eq!((walk.variation(), walk.comments()), (Some((0, 2)), vec!["queen's"]));
    let mut all = vec![stands(&walk)];
    while walk.go(WalkStep::NextVariation).is_ok() {
        all.push(stands(&walk));
    }
    assert_eq!(all, ["d2-d4", "c2-c4", "f2-f4"]);
    while walk.go(WalkStep::PreviousVariation).is_ok() {
        all.push(stands(&walk));
    }
    assert_eq!(all[3..], ["c2-c4", "d2-d4", "e2-e4"]);
    assert_eq!((walk.depth(), walk.ply()), (0, 1));
    // The alternatives are reached from behind the move as well.
    assert_eq!(walk.go(WalkStep::NextVariation), Ok(()));
    assert_eq!(stands(&walk), "d2-d4");
    assert_eq!(walk.go(WalkStep::Last), Ok(()));
    assert_eq!(walk.go(WalkStep::Previous), Ok(()));
    assert_eq!(walk.variations_here().len(), 1);
    assert_eq!(walk.go(WalkStep::NextVariation), Ok(()));
    assert_eq!((stands(&walk).as_str(), walk.depth()), ("d2-d4 d7-d5 Ng1-f3", 2));
    assert_eq!(walk.go(WalkStep::ToPly(1)), Ok(()));
    assert_eq!((stands(&walk).as_str(), walk.depth()), ("d2-d4", 1));
    assert_eq!(walk.go(WalkStep::Previous), Ok(()));
    assert_eq!((walk.ply(), walk.depth()), (0, 0));
    // The variation of a variation's first move goes back to the same position.
    for step in [
        WalkStep::Enter(0),
        WalkStep::NextVariation,
        WalkStep::Last,
        WalkStep::Leave,
    ] {
        assert_eq!(walk.go(step), Ok(()));
    }
    assert_eq!((walk.ply(), walk.depth()), (0, 0));
}

#[test]
fn a_move_played_is_followed_or_extends_or_varies_the_line() {
    let mut walk = walk(GAME);
    let as_read = walk.game().clone();
    assert_eq!(walk.play(uci("c2c4")), Ok(TreeChange::Followed));
    assert_eq!(walk.depth(), 2);
    assert_eq!(walk.go(WalkStep::First), Ok(()));
    assert_eq!(walk.play(uci("e2e5")), Err(Unwritten::Illegal));
    assert!(!walk.is_changed());
    assert_eq!(walk.play(uci("b2b3")), Ok(TreeChange::Varied));
    assert_eq!(walk.variation(), Some((2, 3)));
    assert_eq!(walk.play(uci("b7b6")), Ok(TreeChange::Lengthened));
    assert_eq!(walk.comment("  a new\nidea "), Ok(()));
    assert_eq!(walk.glyph(5), Ok(true));
    assert_eq!(walk.glyph(1), Ok(true));
    assert_eq!((walk.comments(), walk.glyphs()), (vec!["a new idea"], vec![1]));
    assert_eq!(walk.glyph(1), Ok(false));
    assert_eq!(walk.comment(" \n "), Err(Unwritten::Empty));
    let text = kept(walk.game());
    assert!(text.contains("(1. b3 b6 {a new idea})"), "{text}");
    assert_eq!(walk.remove(), Ok(()));
    assert_eq!((walk.game(), walk.ply()), (&as_read, 0));
    // Remarks of other people stay.
    assert_eq!(walk.go(WalkStep::Enter(1)), Ok(()));
    assert_eq!(walk.remove(), Err(Unwritten::NotOwn));
    assert_eq!(walk.go(WalkStep::ToPly(0)), Ok(()));
    assert_eq!(walk.glyph(1), Err(Unwritten::NoMove));
    assert_eq!(walk.go(WalkStep::ToPly(3)), Ok(()));
    assert_eq!(walk.glyph(1), Err(Unwritten::NotOwn));
    assert_eq!(walk.glyph(2), Ok(true));
    assert_eq!(walk.glyphs(), [1, 2]);
    assert_eq!(walk.undo(), Ok(()));
    // The user's own moves at the end of the game.
    assert_eq!(walk.go(WalkStep::Last), Ok(()));
    assert_eq!(walk.play(uci("a7a6")), Ok(TreeChange::Lengthened));
    assert_eq!(walk.play(uci("b5a4")), Ok(TreeChange::Lengthened));
    assert_eq!(walk.remove(), Ok(()));
    assert_eq!((walk.game(), walk.ply()), (&as_read, 5));
    for _ in 0..3 {
        assert_eq!(walk.undo(), Ok(()));
    }
    while walk.undo().is_ok() {}
    assert_eq!(walk.game(), &as_read);
    assert_eq!(walk.undo(), Err(Unwritten::NothingToUndo));
}

#[test]
fn positions_moves_and_names_are_found() {
    let game = read(GAME).remove(0).game;
    let mut walk = Walk::new(game.clone());
    let sicilian_with_c4 = "rnbqkbnr/pp1ppppp/8/2p5/2P5/8/PP1PPPPP/RNBQKBNR";
    let sought = SearchTarget::read_position(sicilian_with_c4).unwrap();
    let place = find::next(&game, &sought, None).unwrap();
    assert!(walk.go_to(&place));
    assert_eq!(stands(&walk), "c2-c4 c7-c5");
    assert_eq!(
        find::next(&game, &SearchTarget::position(walk.position()), None),
        Some(place.clone())
    );
    assert_eq!(find::next(&game, &sought, Some(&place)), None);
    let other_side = SearchTarget::read_position(&format!("{sicilian_with_c4} b - - 0 1")).unwrap();
    assert_eq!(find::next(&game, &other_side, None), None);
    assert!(SearchTarget::read_position("no position").is_err());
    for (text, count) in [("Nf3", 2), ("g1f3", 2), ("c4", 2), ("Bb5+!", 1), ("Nc3", 0), ("e4", 1)] {
        let places = find::all(&game, &SearchTarget::read_move(text).unwrap());
        assert_eq!(places.len(), count, "{text}");
        assert!(places.iter().all(|place| walk.go_to(place)));
    }
    assert_eq!(SearchTarget::read_move("?"), None);
    assert_eq!(SearchTarget::read_move("--"), None);
    assert!(!walk.go_to(&TreePlace::played(6)));
    let begins = find::next(&game, &SearchTarget::position(&Chess::default()), None);
    assert_eq!(begins, Some(TreePlace::default()));
    for (name, words, is_meant) in [
        ("Carlsen, Magnus", "carlsen", true),
        ("Carlsen, Magnus", "magnus carl", true),
        ("Carlsen, Magnus", "m. CARLSEN", true),
        ("Carlsen, Magnus", "arlsen", false),
        ("Carlsen, Magnus", "", false),
        ("Müller-Öztürk, Jörg", "ÖZTÜRK", true),
    ] {
        assert_eq!(find::named(words)(name), is_meant, "{name} {words}");
    }
}

#[test]
fn a_pass_shows_a_threat_and_its_moves_stand_alone() {
    let text = "1. e4 e5 2. Nf3 (2. -- Qh4 3. Z0 Qxe4+ 4. --) 2... Nc6 *";
    let read = read(text).remove(0);
    assert_eq!(read.faults.len(), 1, "nobody passes in check: {:?}", read.faults);
    let mut walk = Walk::new(read.game);
    for step in [WalkStep::ToPly(2), WalkStep::Enter(0), WalkStep::Last] {
        assert_eq!(walk.go(step), Ok(()));
    }
    assert_eq!(stands(&walk), "e2-e4 e7-e5 -- Qd8-h4 -- Qh4xe4");
    let (start, moves) = walk.way();
    assert_eq!(
        (start.turn(), start.fullmoves().get(), moves.len()),
        (shakmaty::Color::Black, 3, 1)
    );
    let threat = SearchTarget::read_move("Qxe4+").unwrap();
    assert_eq!(find::all(walk.game(), &threat), [walk.place().clone()]);
    assert!(
        kept(walk.game()).contains("(2. -- Qh4 3. -- Qxe4+)"),
        "{}",
        kept(walk.game())
    );
    assert_eq!(walk.go(WalkStep::Previous), Ok(()));
    assert_eq!(walk.last_played().unwrap().1, None);
    assert_eq!(walk.way().1.len(), 0);
}

/// Games with everything that is parsed in more than one way where their bytes are counted.
const FILE: &[u8] = b"\xef\xbb\xbf; a letter\n[Event \"J\xf6rgs Turnier\"]\n[White \"M\xfcller\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 {sch\xf6n} e5 1-0 {between}\n\
    [White \"Ada\"]\n[Black \"M\xc3\xbcller, J.\"]\n\n{intro} 1. d4 d5 (1... c5 *)\n\n% escaped\n[White \"Ben\"]\n[Event \"\"]\n1. c4 Ke7 c5 *\n\
    {a comment before a game without tags} 1. b3 1/2-1/2 1. a3 *\n\n";

/// Parts of such files, and parts that are easily mistaken for them.
const PARTS: [&str; 31] = [
    "e4 ",
    "1. ",
    "12...",
    "1.e4 e5 2.Nf3 Nc6 ",
    "Bxh7+!? ",
    "O-O-O# ",
    "0-0 ",
    "e8=Q ",
    "e.p. ",
    "ep ",
    "Z0 ",
    "-- ",
    "* ",
    "1-0 ",
    "1/2-1/2\n",
    "½-½ ",
    "$3 ",
    "{a [b] (c} ",
    "{\n[Event \"x\"]\n",
    "(",
    ") ",
    "(=) ",
    "[White \"É, \\\"a\"]\n",
    "[Black \"b\"]\n",
    "[Black \"b\" ",
    "\n",
    "\n% no * line\n",
    "; to 1-0 the end\n",
    "Nf3\u{a0}",
    "é",
    "\r\n",
];

fn listed(bytes: &[u8]) -> super::index::Index {
    let mut listing = Listing::new(bytes);
    while listing.list().unwrap() {}
    assert_eq!(listing.bytes_read(), u64::try_from(bytes.len()).unwrap());
    listing.into_index()
}

fn part(bytes: &[u8], range: std::ops::Range<u64>) -> &[u8] {
    &bytes[usize::try_from(range.start).unwrap()..usize::try_from(range.end).unwrap()]
}

#[test]
fn a_game_is_read_alone_as_it_is_read_in_its_file() {
    let index = listed(FILE);
    let all = read(&pgn::decode(FILE));
    assert_eq!((index.len(), index.is_whole), (5, true));
    for (game, whole) in all.iter().enumerate() {
        let bytes = part(FILE, index.bytes(game).unwrap());
        let mut alone = index.read(game, bytes).unwrap();
        // Columns of a game that begins within a line are counted from its beginning.
        alone.faults.clone_from(&whole.faults);
        // The text is kept only when reading from a list, and only if writing it anew would lose something.
        assert_eq!(alone.text.take().is_some(), !whole.is_whole());
        assert_eq!(&alone, whole, "{game}");
    }
    assert_eq!(
        part(FILE, index.bytes(3).unwrap()),
        b"{a comment before a game without tags} 1. b3 1/2-1/2"
    );
    assert_eq!(index.bytes(5), None);
    let first = index.heading(0).unwrap();
    assert_eq!((first.white, first.black, first.event), ("Müller", "", "Jörgs Turnier"));
    assert_eq!(first.result, PgnResult::White);
    assert_eq!(
        (index.of_player("müller"), index.of_event("turnier jörg")),
        (vec![0, 1], vec![0])
    );
    assert_eq!(index.of_player("Carl"), [] as [usize; 0]);
    let mut looking = GameSearch::new(FILE, SearchTarget::read_move("e5").unwrap());
    let mut found = Vec::new();
    while let Some(place) = looking.look().unwrap() {
        found.push(place.is_some());
    }
    assert_eq!(found, [true, false, false, false, false]);
}

#[test]
fn parts_not_read_whole_stay_next_to_the_saved_ones() {
    let index = listed(FILE);
    for (game, beside) in [(0, false), (1, true), (2, true), (3, false), (4, false)] {
        let old = part(FILE, index.bytes(game).unwrap());
        let mut walk = Walk::new(index.read(game, old).unwrap().game);
        walk.go(WalkStep::Last).unwrap();
        walk.comment("seen").unwrap();
        let new = rewritten(old, walk.game(), None);
        // The third game has no tags to separate it from the text before it.
        let new = new.unwrap_or_else(|| panic!("{game}"));
        assert_eq!(new.keeps_old_bytes, beside, "{game}");
        assert_eq!(new.bytes.starts_with(old), beside, "{game}");
        let mut file = part(FILE, 0..index.bytes(game).unwrap().start).to_vec();
        file.extend(&new.bytes);
        file.extend(&FILE[usize::try_from(index.bytes(game).unwrap().end).unwrap()..]);
        let anew = listed(&file);
        assert_eq!(anew.len(), index.len() + usize::from(beside), "{game}");
        let saved = game + usize::from(beside);
        let read = anew.read(saved, part(&file, anew.bytes(saved).unwrap())).unwrap();
        assert_eq!((&read.game.line, read.is_whole()), (&walk.game().line, true));
    }
    let old = b"[White \"a\"]\r\n\r\n1. e4 *\r\n";
    let new = rewritten(old, &read("[White \"a\"]\n\n1. e4 *").remove(0).game, None).unwrap();
    assert_eq!(new.bytes, b"[White \"a\"]\r\n\r\n1. e4 *");
}

proptest! {
    #[test]
    fn a_game_stands_where_its_file_says_whatever_stands_between(
        parts in proptest::collection::vec(0..PARTS.len(), 0..60), is_latin: bool
    ) {
        let text: String = parts.into_iter().map(|part| PARTS[part]).collect();
        let latin = || text.chars().filter_map(|letter| u8::try_from(letter).ok()).collect();
        let bytes: Vec<u8> = if is_latin { latin() } else { text.as_bytes().to_vec() };
        let (index, all) = (listed(&bytes), read(&pgn::decode(&bytes)));
        prop_assert_eq!(index.len(), all.len());
        for (game, whole) in all.iter().enumerate() {
            let alone = index.read(game, part(&bytes, index.bytes(game).unwrap()));
            prop_assert_eq!(alone.map(|alone| (alone.game, alone.line)), Some((whole.game.clone(), whole.line)));
        }
    }

    #[test]
    fn wherever_one_goes_there_is_a_way_back(steps in proptest::collection::vec(0..11_usize, 0..60)) {
        let mut walk = walk(GAME);
        for step in steps {
            let step = [
                WalkStep::Next, WalkStep::Previous, WalkStep::First, WalkStep::Last, WalkStep::ToPly(2), WalkStep::NextRemark, WalkStep::PreviousRemark,
                WalkStep::Enter(0), WalkStep::Leave, WalkStep::NextVariation, WalkStep::PreviousVariation,
            ][step];
            let before = walk.place().clone();
            if walk.go(step).is_ok() {
                prop_assert!(walk.place() != &before || step == WalkStep::ToPly(2));
            } else {
                prop_assert_eq!(walk.place(), &before);
            }
            prop_assert!(walk.depth() == 0 || walk.place().plies > 0);
            let place = walk.place().clone();
            let position = walk.position().clone();
            prop_assert!(walk.go_to(&place));
            prop_assert_eq!(walk.position(), &position);
        }
    }
}

#[test]
fn a_fault_of_a_game_without_tags_has_its_column_in_the_file() {
    let text = "1. e4 xx *\n  1. d4 -- 2. yy *\n";
    let mut listing = Listing::new(text.as_bytes());
    while listing.list().unwrap() {}
    let index = listing.into_index();
    let places = |game: usize| {
        let bytes = index.bytes(game).unwrap();
        let bytes = text.get(usize::try_from(bytes.start).unwrap()..usize::try_from(bytes.end).unwrap());
        let found = index.read(game, bytes.unwrap().as_bytes()).unwrap();
        let told = found.faults.iter().chain(&found.pass);
        told.map(|fault| (fault.line, fault.column)).collect::<Vec<_>>()
    };
    assert_eq!(places(0), [(1, 7)]);
    assert_eq!(places(1), [(2, 15), (2, 9)]);
}
