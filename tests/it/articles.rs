//! Which Articles and which cases the stories tell: what is missing is listed here, with why.

use std::fs;
use std::path::{Path, PathBuf};

/// Every Article that says something a program can be asked about.
const ARTICLES: &str = "
    1.2 1.3 1.4 1.5 2.1 2.2 2.3 2.4 3.1 3.2 3.3 3.4 3.5 3.6 3.7.1 3.7.2 3.7.3 3.8 3.9 3.10
    4.1 4.2.1 4.2.2 4.3.1 4.3.2 4.3.3 4.4.1 4.4.2 4.4.3 4.4.4 4.5 4.6 4.7.1 4.7.2 4.7.3 4.8 4.9
    5.1.1 5.1.2 5.2.1 5.2.2 5.2.3
    6.1 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.3.1 6.3.2 6.4 6.5 6.6 6.7.1 6.7.2 6.8 6.9 6.10.1 6.10.2
    6.11.1 6.11.2 6.11.3 6.11.4 6.12
    7.1 7.2.1 7.2.2 7.3 7.4 7.5.1 7.5.2 7.5.3 7.5.4 7.5.5 7.6
    8.1.1 8.1.2 8.1.3 8.1.4 8.1.5 8.1.6 8.2 8.3 8.4 8.5.1 8.5.2 8.5.3 8.6 8.7
    9.1.1 9.1.2.1 9.1.2.2 9.1.2.3 9.2.1 9.2.2 9.2.3 9.3.1 9.3.2 9.4 9.5.1 9.5.2 9.5.3 9.6.1 9.6.2
    10.1 10.2 11.3.1 11.3.2.1 11.5 11.7 11.8 11.9 11.10 11.11 11.12
    12.2.6 12.5 12.6 12.7 12.8 12.9.1 12.9.2 12.9.3 12.9.4 12.9.5 12.9.6 12.9.7 12.9.8 12.9.9
    A.1 A.2 A.3 A.4 A.4.3 A.5.1 A.5.2 A.5.3 A.5.4 A.5.5 A.6 B.1 B.2 B.3 B.4
    C.2 C.3 C.4 C.5 C.6 C.7 C.8 C.9 C.9.3 C.10 C.11 C.12 C.13
    D.1 D.1.1 D.1.2 D.1.3 D.1.4 D.2.1 D.2.2 D.2.3.1 D.2.3.2 D.2.3.3 D.2.4 D.2.5 D.2.6.1 D.2.6.2 D.2.7 D.2.8 D.2.9
    D.2.10.1 D.2.10.2 D.2.10.3 D.2.10.4 D.2.10.5 D.2.10.6 D.2.11
    I.1.1 I.1.2 I.2 I.3 I.4 I.5 I.6 I.7 I.8 I.9.1 I.9.2 I.9.3 I.10 I.11 I.12.1 I.12.2 I.13 I.14
    II.1 II.2 II.3 III.2 III.3 III.4 III.5 III.6
";

/// What no story can tell: wood, holes and hands; and what the program does not do.
const UNTOLD: &[(&str, &str)] = &[
    ("D.1.1", "the size and the squares of a peg board"),
    ("D.1.2", "the holes of a peg board"),
    ("D.1.3", "the pegs of the pieces"),
    ("D.1.4", "the shape and the marks of the pieces"),
    ("D.2.6.2", "a clock whose hands are felt"),
];

/// Every case of the exercises and of the arbiters' commentary that software can answer, and the story that tells it.
const CASES: &[(&str, &str)] = &[
    ("T1", "t1_resignation_after_stalemate"),
    ("T2", "c_notation_on_the_sheets"),
    ("T4", "t4_released_stays_in_blitz"),
    ("T5a", "t5a_reversed_colours_found_late"),
    ("T5b", "a11_10_after_signing"),
    ("T5c", "t5c_pinned_piece_is_free"),
    ("T7", "t7_pawn_not_promoted"),
    ("T8", "t8_delay"),
    ("T10", "a8_the_scoresheet"),
    ("T11", "t11_leaving_the_playing_area"),
    ("T11 of 2005", "t11_leaving_the_playing_area_2005"),
    ("T13", "t13_standard"),
    ("T13 rapid", "t13_speeds"),
    ("T13 blitz", "t13_blitz"),
    ("T14", "a_a5_3_claimant_cannot_mate"),
    ("T14 flag", "a_a5_5_the_flag_is_called"),
    ("T14 of 2005", "a_b6_only_claimed_2005"),
    ("T14 flag of 2005", "a_b7_no_flag_is_signalled_2005"),
    ("T16-I", "t16_white_flag_against_a_bare_king"),
    ("T16-II", "t16_black_flag_against_a_rook"),
    ("T16-III", "t16_bishops_of_one_colour"),
    ("T16-IV", "t16_bishops_of_both_colours"),
    ("T17", "a7_5_4_two_hands"),
    ("T17 of 2005", "a7_5_4_laws_2005"),
    ("T19", "t19_hand_changed_and_first_touched"),
    ("T20", "iii_2_not_in_blitz"),
    ("T20 with increment", "iii_2_with_increment"),
    ("T22", "a6_1_one_clock_runs"),
    ("T23", "a_a5_1_set_up_within_ten_moves"),
    ("T23 of 2005", "a_b4_set_up_within_three_moves_2005"),
    ("T25", "t25_the_last_of_960_positions"),
    ("T26", "t26_illegal_position"),
    ("T28", "t28_increment_of_fifteen_seconds"),
    ("T29", "t29_playing_area_and_venue"),
    ("T31", "t31_queen_still_in_the_hand"),
    ("T31 bare", "t31_queen_in_the_hand_against_a_bare_king"),
    ("T31 too late", "t31_queen_released_after_the_flag"),
    ("T32", "t32_queen_released_in_time"),
    ("T34", "t34_pinned_knight"),
    ("T35", "t35_second_illegal_move_claimed"),
    ("T35 too late", "a_a5_2_claimed_before_the_next_move"),
    ("T37", "t37_time_saved_is_carried_over"),
    ("T38", "t38_flag_before_the_moves"),
    ("T40", "t40_five_moves_back"),
    ("T41", "t41_exempt_for_the_rest_of_the_period"),
    ("T43", "a8_6_first_move_of_the_next_period"),
    ("T44", "t44_both_absent"),
    ("T46", "t46_only_white_has_moved"),
    ("T47", "t47_no_condition_in_an_offer"),
    ("T49", "t49_points_of_one_game"),
    ("T50", "t50_absent_and_punished"),
    ("T52 absent", "i_9_2_replier_absent"),
    ("T52 present", "t52_black_present_at_the_resumption"),
    ("T53", "t53_both_flags_earlier_period"),
    ("T53 last", "clock_16_both_flags_unknown_last_period"),
    ("T55", "t55_illegal_castling_with_two_hands"),
    ("T56", "t56_reversed_colours_mate_on_move_eight"),
    ("T58", "t58_sum_of_the_times"),
    ("T59", "t59_no_count_is_volunteered"),
];

/// Cases of the exercises that no story tells, and why: none. Who leaves the playing area is seen by people only, but what the
/// Laws say of it is asked of the program (11.9).
const UNTOLD_CASES: &[(&str, &str)] = &[];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/games")
}

fn all_stories() -> String {
    let files = fs::read_dir(folder()).unwrap();
    let texts = files.map(|file| fs::read_to_string(file.unwrap().path()).unwrap());
    texts.collect::<Vec<_>>().join("\n")
}

/// The Article as a number of its own, or one below it.
fn names(text: &str, article: &str) -> bool {
    text.match_indices(article).any(|(at, _)| {
        let before = text[..at].chars().next_back();
        let behind = text[at + article.len()..].chars().next();
        let joins = |c: char| c.is_ascii_alphanumeric();
        !before.is_some_and(|c| joins(c) || c == '.') && !behind.is_some_and(joins)
    })
}

#[test]
fn every_article_is_named_by_a_story_or_has_a_reason() {
    let text = all_stories();
    let missing: Vec<&str> = ARTICLES
        .split_whitespace()
        .filter(|article| !names(&text, article))
        .filter(|article| !UNTOLD.iter().any(|(untold, _)| untold == article))
        .collect();
    assert!(missing.is_empty(), "no story names {missing:?}");
}

#[test]
fn every_case_has_its_story() {
    let missing: Vec<&str> = CASES
        .iter()
        .filter(|(_, story)| !folder().join(format!("{story}.game")).exists())
        .map(|(case, _)| *case)
        .collect();
    assert!(missing.is_empty(), "no story for {missing:?}");
    let both: Vec<&str> = UNTOLD_CASES.iter().map(|(case, _)| *case).collect();
    assert!(
        CASES.iter().all(|(case, _)| !both.contains(case)),
        "told, and yet with a reason: {both:?}"
    );
}
