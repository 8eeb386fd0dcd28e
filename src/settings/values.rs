//! The value of each setting, read and set as a word.

use super::word::{Word, maybe, number_in, switch, turned};
use super::{Level, Setting, Settings, VerbosityPreset, VoiceInHand, marks_of, marks_text, may_name_profile};

impl Setting {
    /// Its value as a word: `on`, `150`, `yellow-on-black`, a device's name, or nothing.
    pub fn value(self, settings: &Settings, hand: &VoiceInHand) -> String {
        let own = settings.own_voice(hand.channel, &hand.language);
        match self {
            Self::Profile => settings.profile.clone(),
            Self::Language => settings.language.clone().unwrap_or_default(),
            Self::Name => settings.name.clone(),
            Self::Place => String::from(if settings.in_event { "event" } else { "home" }),
            Self::StartOn => settings.start_on.word(),
            Self::ReadBack => switch(settings.read_back_first),
            Self::MoveMyBoard => switch(settings.typed_moves_move_my_board),
            Self::Recorder => switch(settings.recorder),
            Self::Microphone => settings.microphone.clone().unwrap_or_default(),
            Self::SecondKeyboard => switch(settings.second_keyboard),
            Self::Output => settings.output.word(),
            Self::Earphone => settings.earphone.clone().unwrap_or_default(),
            Self::SecondEarphone => settings.second_earphone.clone().unwrap_or_default(),
            Self::ArbiterEarphone => settings.arbiter_earphone.clone().unwrap_or_default(),
            Self::Loudspeaker => settings.loudspeaker.clone().unwrap_or_default(),
            Self::Rate => settings.words_per_minute.to_string(),
            Self::Pitch => settings.pitch.to_string(),
            Self::Volume => settings.volume.to_string(),
            Self::Timbre => settings.timbre.word(),
            Self::OwnChannel => hand.channel.word(),
            Self::OwnLanguage => hand.language.clone(),
            Self::OwnRate => maybe(own.and_then(|own| own.words_per_minute)),
            Self::OwnPitch => maybe(own.and_then(|own| own.pitch)),
            Self::OwnVolume => maybe(own.and_then(|own| own.volume)),
            Self::OwnTimbre => own.and_then(|own| own.timbre).map(Word::word).unwrap_or_default(),
            Self::CellOrder => settings.cells.order.word(),
            Self::CellSquares => settings.cells.squares.word(),
            Self::CellPieces => settings.cells.pieces.word(),
            Self::CellGround => switch(settings.cells.ground),
            Self::CellEmpty => switch(settings.cells.empty),
            Self::CellRole => settings.cells.role.word(),
            Self::Reading => settings.cells.reading.word(),
            Self::ListFrom => settings.cells.list_from.word(),
            Self::TypeAhead => switch(settings.cells.type_ahead),
            Self::Preset => settings.preset().map_or_else(|| String::from("own"), Word::word),
            Self::SayOwnMoves => settings.verbosity.own_moves.word(),
            Self::SayOpponentMoves => settings.verbosity.opponent_moves.word(),
            Self::SayHands => settings.verbosity.hands.word(),
            Self::SayExploration => settings.verbosity.exploration.word(),
            Self::SayClock => settings.verbosity.clock.word(),
            Self::SayNotes => settings.verbosity.notes.word(),
            Self::SayDifferences => settings.verbosity.differences.word(),
            Self::SoundVolume => settings.sounds.volume.to_string(),
            Self::SoundHands => switch(settings.sounds.hands),
            Self::SoundEdge => switch(settings.sounds.edge),
            Self::SoundDarkSquares => switch(settings.sounds.dark_squares),
            Self::SoundCaptures => switch(settings.sounds.captures),
            Self::SoundCheck => switch(settings.sounds.check),
            Self::SoundIllegal => switch(settings.sounds.illegal),
            Self::SoundLowTime => switch(settings.sounds.low_time),
            Self::SoundDifferences => switch(settings.sounds.differences),
            Self::Theme => settings.theme.word(),
            Self::Zoom => settings.zoom_percent.to_string(),
            Self::BoardSize => settings.board_percent.to_string(),
            Self::TextSize => settings.text_percent.to_string(),
            Self::ClockSize => settings.clock_percent.to_string(),
            Self::Pieces => settings.pieces.word(),
            Self::Coordinates => settings.coordinates.word(),
            Self::BoardAlone => switch(settings.board_alone),
            Self::LargePrint => switch(settings.large_print),
            Self::TimeMarks => switch(settings.time_marks),
            Self::Marks => marks_text(&settings.marks),
            Self::Pulses => switch(settings.pulses),
            Self::ShortTimes => switch(settings.short_times),
            Self::ClockWindow => switch(settings.clock_window),
            Self::ClockFullScreen => switch(settings.clock_full_screen),
            Self::KeyPreset => settings.keys.preset.word(),
        }
    }

    /// Sets it to the value of that word; false, and nothing changed, if it cannot be that.
    pub fn set(self, word: &str, settings: &mut Settings, hand: &mut VoiceInHand) -> bool {
        self.try_set(word, settings, hand).is_some()
    }

    fn try_set(self, word: &str, settings: &mut Settings, hand: &mut VoiceInHand) -> Option<()> {
        let device = || Some(word.to_owned()).filter(|name| !name.is_empty());
        let kind = self.kind();
        let (channel, language) = (hand.channel, hand.language.clone());
        match self {
            Self::Profile => {
                let name = Some(word.trim()).filter(|name| may_name_profile(name));
                name?.clone_into(&mut settings.profile);
            }
            Self::Language => settings.language = device(),
            Self::Name => word.trim().clone_into(&mut settings.name),
            Self::Place => settings.in_event = ["home", "event"].iter().position(|own| *own == word)? == 1,
            Self::StartOn => settings.start_on = Word::of(word)?,
            Self::ReadBack => settings.read_back_first = turned(word)?,
            Self::MoveMyBoard => settings.typed_moves_move_my_board = turned(word)?,
            Self::Recorder => settings.recorder = turned(word)?,
            Self::Microphone => settings.microphone = device(),
            Self::SecondKeyboard => settings.second_keyboard = turned(word)?,
            Self::Output => settings.output = Word::of(word)?,
            Self::Earphone => settings.earphone = device(),
            Self::SecondEarphone => settings.second_earphone = device(),
            Self::ArbiterEarphone => settings.arbiter_earphone = device(),
            Self::Loudspeaker => settings.loudspeaker = device(),
            Self::Rate => settings.words_per_minute = number_in(kind, word)?,
            Self::Pitch => settings.pitch = number_in(kind, word)?,
            Self::Volume => settings.volume = number_in(kind, word)?,
            Self::Timbre => settings.timbre = Word::of(word)?,
            Self::OwnChannel => hand.channel = Word::of(word)?,
            Self::OwnLanguage => word.clone_into(&mut hand.language),
            Self::OwnRate => {
                let rate = number_in(kind, word);
                if rate.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.words_per_minute = rate);
            }
            Self::OwnPitch => {
                let pitch = number_in(kind, word);
                if pitch.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.pitch = pitch);
            }
            Self::OwnVolume => {
                let volume = number_in(kind, word);
                if volume.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.volume = volume);
            }
            Self::OwnTimbre => {
                let timbre = Word::of(word);
                if timbre.is_none() && !word.is_empty() {
                    return None;
                }
                settings.change_own_voice(channel, &language, |own| own.timbre = timbre);
            }
            Self::CellOrder => settings.cells.order = Word::of(word)?,
            Self::CellSquares => settings.cells.squares = Word::of(word)?,
            Self::CellPieces => settings.cells.pieces = Word::of(word)?,
            Self::CellGround => settings.cells.ground = turned(word)?,
            Self::CellEmpty => settings.cells.empty = turned(word)?,
            Self::CellRole => settings.cells.role = Word::of(word)?,
            Self::Reading => settings.cells.reading = Word::of(word)?,
            Self::ListFrom => settings.cells.list_from = Word::of(word)?,
            Self::TypeAhead => settings.cells.type_ahead = turned(word)?,
            Self::Preset => settings.say_as(VerbosityPreset::of(word)?),
            Self::SayOwnMoves => settings.verbosity.own_moves = Level::of(word)?,
            Self::SayOpponentMoves => settings.verbosity.opponent_moves = Level::of(word)?,
            Self::SayHands => settings.verbosity.hands = Level::of(word)?,
            Self::SayExploration => settings.verbosity.exploration = Level::of(word)?,
            Self::SayClock => settings.verbosity.clock = Level::of(word)?,
            Self::SayNotes => settings.verbosity.notes = Level::of(word)?,
            Self::SayDifferences => settings.verbosity.differences = Level::of(word)?,
            Self::SoundVolume => settings.sounds.volume = number_in(kind, word)?,
            Self::SoundHands => settings.sounds.hands = turned(word)?,
            Self::SoundEdge => settings.sounds.edge = turned(word)?,
            Self::SoundDarkSquares => settings.sounds.dark_squares = turned(word)?,
            Self::SoundCaptures => settings.sounds.captures = turned(word)?,
            Self::SoundCheck => settings.sounds.check = turned(word)?,
            Self::SoundIllegal => settings.sounds.illegal = turned(word)?,
            Self::SoundLowTime => settings.sounds.low_time = turned(word)?,
            Self::SoundDifferences => settings.sounds.differences = turned(word)?,
            Self::Theme => settings.theme = Word::of(word)?,
            Self::Zoom => settings.zoom_percent = number_in(kind, word)?,
            Self::BoardSize => settings.board_percent = number_in(kind, word)?,
            Self::TextSize => settings.text_percent = number_in(kind, word)?,
            Self::ClockSize => settings.clock_percent = number_in(kind, word)?,
            Self::Pieces => settings.pieces = Word::of(word)?,
            Self::Coordinates => settings.coordinates = Word::of(word)?,
            Self::BoardAlone => settings.board_alone = turned(word)?,
            Self::LargePrint => settings.large_print = turned(word)?,
            Self::TimeMarks => settings.time_marks = turned(word)?,
            Self::Marks => settings.marks = marks_of(word)?,
            Self::Pulses => settings.pulses = turned(word)?,
            Self::ShortTimes => settings.short_times = turned(word)?,
            Self::ClockWindow => settings.clock_window = turned(word)?,
            Self::ClockFullScreen => settings.clock_full_screen = turned(word)?,
            Self::KeyPreset => settings.keys.preset = Word::of(word)?,
        }
        Some(())
    }
}
