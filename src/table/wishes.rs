//! How the program behaves for one person: his wishes, and those he had last time.

use shakmaty::{Color, Piece, Role, Square};

use super::Table;
use super::effect::Effect;
use super::seat::{RecorderTroubles, Wishes};
use crate::controls::intent::Wish;
use crate::laws::moment::Moment;
use crate::laws::people::Person;
use crate::laws::refusal::{Code, Refusal};
use crate::laws::regulations::Place;
use crate::locale::{duration, list};
use crate::settings::{CellWish, VerbosityPreset};
use crate::speech::clock::Form;
use crate::speech::utterance::Utterance;
use crate::wording::cell;

impl Table {
    /// The wishes a person had last time.
    pub fn wish(&mut self, person: Person, wish: Wish) {
        match wish {
            Wish::ReadBackFirst(on) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.read_back_first = on;
                    seat.read_back = None;
                }
            }
            Wish::TypedMovesMoveMyBoard(on) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.typed_moves_move_my_board = on;
                }
            }
            Wish::PublicVoice(on) => self.public_voice = on,
            Wish::TimeMarks(on) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.marks.said = on;
                }
            }
            Wish::Pulses(on) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.marks.felt = on;
                }
            }
            Wish::ShortTimes(on) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.form = if on { Form::Short } else { Form::Full };
                }
            }
            Wish::Cells(wish) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.wishes.cells = seat.wishes.cells.with(wish);
                }
            }
            Wish::Say(preset) => {
                if let Some(seat) = self.seat_mut(person) {
                    seat.wishes.verbosity = preset.verbosity();
                    seat.wishes.sounds = preset.sounds();
                    seat.wishes.cells.for_braille = preset == VerbosityPreset::BrailleOnly;
                }
            }
            Wish::SecondKeyboard(_) | Wish::ClockWindow(_) | Wish::ClockFullScreen(_) => {}
        }
    }

    /// How a person wanted squares, keys, words and sounds last time.
    pub fn wish_all(&mut self, person: Person, wishes: Wishes) {
        if let Some(seat) = self.seat_mut(person) {
            seat.wishes = wishes;
        }
    }

    /// Whether he speaks his scoresheet onto the recorder.
    pub fn wish_recorder(&mut self, person: Person, is_his_way: bool) {
        if let Some(seat) = self.seat_mut(person) {
            seat.wishes.recorder = is_his_way;
            if !is_his_way {
                seat.recorder = RecorderTroubles::default();
            }
        }
    }

    /// The marks a person had last time, in seconds left.
    pub fn wish_marks(&mut self, person: Person, marks: Vec<u32>) {
        if let Some(seat) = self.seat_mut(person) {
            seat.marks.at = marks;
        }
    }

    /// Other marks from now on; they are said back, and a list that is asked for is wanted.
    pub(super) fn set_marks(&mut self, by: Person, marks: Vec<u32>, now: Moment) {
        self.wish_marks(by, marks.clone());
        self.wish(by, Wish::TimeMarks(true));
        self.step.effects.push(Effect::RememberMarks(marks));
        self.step.effects.push(Effect::Remember(Wish::TimeMarks(true)));
        self.say_marks(by, now);
    }

    /// Two squares as they are named now.
    fn say_sample(&mut self, by: Person, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let knight = Piece {
            color: Color::White,
            role: Role::Knight,
        };
        let name = |at, standing| cell::cell(&seat.messages, seat.wishes.cells, at, standing);
        let sample = format!("{}; {}.", name(Square::F3, Some(knight)), name(Square::E5, None));
        let utterance = Utterance::sentence(&seat.messages, sample);
        self.say_private(by, utterance, now);
    }

    fn say_marks(&mut self, by: Person, now: Moment) {
        let Some(seat) = self.seat(by) else { return };
        let time = |seconds: &u32| duration(&seat.messages, u64::from(*seconds) * 1000);
        let times: Vec<String> = seat.marks.at.iter().map(time).collect();
        let times = list(&seat.messages, &times);
        let text = seat.messages.text("said-marks", &[("times", (&times).into())]);
        let utterance = Utterance::sentence(&seat.messages, text);
        self.say_private(by, utterance, now);
    }

    pub(super) fn set(&mut self, by: Person, wish: Wish, now: Moment) -> Result<(), Refusal> {
        let on = match wish {
            Wish::PublicVoice(on) => {
                let arbiters = self.opening.people.arbiter.is_some() && by != Person::Arbiter;
                if arbiters && self.opening.regulations.place == Place::Event {
                    return Err(Refusal::new(Code::NotPermitted));
                }
                self.step.effects.push(Effect::PublicVoice(on));
                on
            }
            Wish::ReadBackFirst(on) | Wish::TypedMovesMoveMyBoard(on) | Wish::SecondKeyboard(on) => on,
            Wish::TimeMarks(on) | Wish::Pulses(on) | Wish::ShortTimes(on) => on,
            Wish::ClockWindow(on) | Wish::ClockFullScreen(on) => on,
            Wish::Say(_) | Wish::Cells(_) => true,
        };
        self.wish(by, wish);
        self.step.effects.push(Effect::Remember(wish));
        match wish {
            // What he will be told is said, not a bare "on".
            Wish::TimeMarks(true) => self.say_marks(by, now),
            Wish::Say(preset) => self.confirm(by, preset_message(preset), now),
            Wish::Cells(CellWish::Turned(true)) => self.confirm(by, "said-board-turned", now),
            Wish::Cells(CellWish::Turned(false)) => self.confirm(by, "said-board-own", now),
            Wish::Cells(_) => self.say_sample(by, now),
            Wish::ShortTimes(true) => self.confirm(by, "said-times-short", now),
            Wish::ShortTimes(false) => self.confirm(by, "said-times-full", now),
            Wish::TimeMarks(false)
            | Wish::ReadBackFirst(_)
            | Wish::TypedMovesMoveMyBoard(_)
            | Wish::PublicVoice(_)
            | Wish::SecondKeyboard(_)
            | Wish::Pulses(_)
            | Wish::ClockWindow(_)
            | Wish::ClockFullScreen(_) => self.confirm(by, if on { "said-on" } else { "said-off" }, now),
        }
        Ok(())
    }
}

const fn preset_message(preset: VerbosityPreset) -> &'static str {
    match preset {
        VerbosityPreset::Home => "said-preset-home",
        VerbosityPreset::Tournament => "said-preset-tournament",
        VerbosityPreset::Assistant => "said-preset-assistant",
        VerbosityPreset::Arbiter => "said-preset-arbiter",
        VerbosityPreset::BrailleOnly => "said-preset-braille",
    }
}
