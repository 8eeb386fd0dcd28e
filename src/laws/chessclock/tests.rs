use super::*;

fn fischer() -> Chessclock {
    let period = Period {
        moves: None,
        main_ms: 60_000,
        increment_ms: 10_000,
        ..Period::default()
    };
    Chessclock::set(TimeControl::same(vec![period]), true, Color::White)
}

#[test]
fn the_increment_is_there_before_the_first_move_and_after_each_press() {
    let mut clock = fischer();
    assert_eq!(clock.left_ms(Color::White, Moment::START), 70_000);
    clock.start(Color::White, Moment::START);
    let now = Moment::from_millis(4_000);
    let pressed = clock.press(Color::White, now);
    assert_eq!(pressed.left_ms.white, 76_000);
    clock.pressed(Color::White, pressed.left_ms, now);
    assert_eq!(clock.running(), Some(Color::Black));
    assert_eq!(clock.left_ms(Color::Black, Moment::from_millis(5_000)), 69_000);
}

#[test]
fn a_press_after_the_true_zero_adds_no_increment_even_if_no_tick_noticed() {
    let mut clock = fischer();
    clock.start(Color::White, Moment::START);
    let pressed = clock.press(Color::White, Moment::from_millis(70_000));
    assert_eq!(pressed.left_ms.white, 0);
    assert_eq!(clock.flag_at(), Some(Moment::from_millis(70_000)));
}

#[test]
fn the_move_that_completes_a_period_adds_the_next_one() {
    let first = Period {
        moves: Some(1),
        main_ms: 60_000,
        ..Period::default()
    };
    let last = Period {
        moves: None,
        main_ms: 30_000,
        increment_ms: 5_000,
        ..Period::default()
    };
    let mut clock = Chessclock::set(TimeControl::same(vec![first, last]), true, Color::White);
    clock.start(Color::White, Moment::START);
    let pressed = clock.press(Color::White, Moment::from_millis(20_000));
    assert_eq!(pressed.left_ms.white, 75_000);
    assert_eq!(pressed.passed_into, Some(2));
}
