//! Times in words for the ear, in a full and in a short form, worked out at the moment of speaking (D.2.6.1).
//!
//! Never digits with a colon: those are read as a time of day. One rounding with the display: a second begun counts.

use shakmaty::{ByColor, Color};

use super::utterance::Utterance;
use laws::chessclock::{ByoYomi, Chessclock};
use laws::moment::Moment;
use laws::people::Person;
use locale::{Locale, Messages, duration};
use query::{ClockReading, PeriodNumber, ToControl, reading};
use wording;

/// The length in which a time is said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeForm {
    /// "You have 4 minutes 10 seconds left."
    #[default]
    Full,
    /// "4 minutes 10 seconds."
    Short,
}

/// A time that is to be said: its words are worked out when their turn comes, so that they are never stale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeWords {
    /// The side whose clock it is; both if none.
    pub side: Option<Color>,
    /// The person who hears it.
    pub to: Person,
    /// The form of the words.
    pub form: TimeForm,
    /// The language of the words.
    pub locale: Locale,
}

impl TimeWords {
    /// The words for what the clocks show at that moment.
    pub fn at(&self, clock: &Chessclock, now: Moment) -> String {
        let messages = Messages::new(self.locale);
        words(&messages, self.form, self.to, &reading(clock, self.side, now))
    }
}

/// The clock readings in words, for that person.
pub fn words(messages: &Messages, form: TimeForm, to: Person, reading: &ClockReading) -> String {
    let mut sentences = left(messages, form, to, reading);
    if reading.running.is_none() {
        sentences.push(messages.text(
            match form {
                TimeForm::Full => "answer-clocks-stand",
                TimeForm::Short => "answer-clocks-stand-short",
            },
            &[],
        ));
    }
    sentences.join(" ")
}

/// The times left, a sentence or two for each side asked about.
pub(crate) fn left(messages: &Messages, form: TimeForm, to: Person, reading: &ClockReading) -> Vec<String> {
    let sides = Color::ALL
        .into_iter()
        .filter(|side| reading.side.is_none_or(|asked| asked == *side));
    sides.flat_map(|side| one(messages, form, to, side, reading)).collect()
}

fn one(messages: &Messages, form: TimeForm, to: Person, side: Color, reading: &ClockReading) -> Vec<String> {
    let time = duration(messages, *reading.left_ms.get(side));
    let is_own = to.side() == Some(side);
    let alone = reading.side.is_some();
    let id = match (form, is_own) {
        (TimeForm::Full, true) => "answer-own-clock",
        (TimeForm::Full, false) => "answer-clock",
        // A player who asked for their own clock alone knows whose it is.
        (TimeForm::Short, true) if alone => "answer-own-clock-short",
        (TimeForm::Short, _) => "answer-clock-short",
    };
    let name = wording::color(messages, side);
    let mut sentences = vec![messages.text(id, &[("side", (&name).into()), ("time", (&time).into())])];
    sentences.extend(reading.byo_yomi.get(side).map(|left| byo_yomi(messages, left)));
    sentences
}

/// "Byo-yomi: 3 periods, 24 seconds of the present one."
pub fn byo_yomi(messages: &Messages, left: ByoYomi) -> String {
    let time = duration(messages, left.left_ms);
    let values = [("periods", left.periods.into()), ("time", (&time).into())];
    messages.text("answer-byo-yomi", &values)
}

/// "Time used: White 12 minutes, Black 9 minutes." (D.2.10.4)
pub fn time_used(messages: &Messages, used_ms: &ByColor<u64>) -> String {
    let times = used_ms.as_ref().map(|used| duration(messages, *used));
    let values = [("white", (&times.white).into()), ("black", (&times.black).into())];
    messages.text("answer-time-used", &values)
}

/// The condition under which the side asked about, or each side, reaches the time control.
pub fn to_control(messages: &Messages, asked: Option<Color>, to_control: &ByColor<ToControl>) -> String {
    one_or_both(messages, asked, |side| {
        to_control_words(messages, *to_control.get(side))
    })
}

/// "Period 1 of 2.", for the side asked about, or each side.
pub fn period(
    messages: &Messages,
    asked: Option<Color>,
    periods: &ByColor<PeriodNumber>,
    is_quickplay_finish: &ByColor<bool>,
) -> String {
    one_or_both(messages, asked, |side| {
        let period = *periods.get(side);
        let id = if *is_quickplay_finish.get(side) {
            "answer-period-quickplay"
        } else {
            "answer-period"
        };
        messages.text(id, &[("period", period.number.into()), ("of", period.of.into())])
    })
}

/// The words for the side asked about, or for each side after its name.
fn one_or_both(messages: &Messages, asked: Option<Color>, words: impl Fn(Color) -> String) -> String {
    let named = |side: Color| messages.labelled(&wording::color(messages, side), &words(side));
    match asked {
        Some(side) => words(side),
        None => Color::ALL.map(named).join(" "),
    }
}

/// "12 moves to the time control."
pub fn to_control_words(messages: &Messages, to_control: ToControl) -> String {
    match to_control {
        ToControl::Moves(moves) => messages.text("answer-control-moves", &[("moves", moves.into())]),
        ToControl::ByFlag => messages.text("answer-control-by-flag", &[]),
        ToControl::Last => messages.text("answer-control-last", &[]),
        ToControl::QuickplayFinish => messages.text("answer-control-quickplay", &[]),
    }
}

/// The time as an utterance.
pub fn utterance(messages: &Messages, words: TimeWords, reading: &ClockReading) -> Utterance {
    let text = self::words(messages, words.form, words.to, reading);
    Utterance {
        time: Some(words),
        ..Utterance::sentence(messages, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(side: Option<Color>, running: Option<Color>) -> ClockReading {
        ClockReading {
            side,
            left_ms: ByColor {
                white: 249_001,
                black: 3_900_000,
            },
            running,
            moves: ByColor::default(),
            byo_yomi: ByColor::default(),
        }
    }

    #[test]
    fn a_time_is_said_in_full_or_short_without_a_colon() {
        let ada = Person::Player(Color::White);
        let say = |locale, form, side, running| words(&Messages::new(locale), form, ada, &at(side, running));
        let (white, black) = (Some(Color::White), Some(Color::Black));
        let (en, de) = (Locale::En, Locale::De);
        let cases = [
            (en, TimeForm::Full, white, white, "You have 4 minutes 10 seconds left."),
            (en, TimeForm::Short, white, white, "4 minutes 10 seconds."),
            (en, TimeForm::Short, black, white, "Black: 1 hour 5 minutes."),
            (
                en,
                TimeForm::Short,
                None,
                None,
                "White: 4 minutes 10 seconds. Black: 1 hour 5 minutes. Stopped.",
            ),
            (de, TimeForm::Short, white, black, "4 Minuten 10 Sekunden."),
        ];
        for (locale, form, side, running, expected) in cases {
            assert_eq!(say(locale, form, side, running), expected);
        }
    }

    #[test]
    fn words_are_those_of_the_moment_of_speaking() {
        let control = notation::time_control::read("300").unwrap_or(laws::time_control::TimeControl::Untimed);
        let clock = Chessclock::set(control, true, Color::White);
        let time = TimeWords {
            side: Some(Color::White),
            to: Person::Player(Color::White),
            form: TimeForm::Short,
            locale: Locale::PtBr,
        };
        assert_eq!(time.at(&clock, Moment::START), "5 minutos. Parados.");
    }
}
