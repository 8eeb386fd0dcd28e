//! The window system's keys in our own words, each once per key-down.

use egui::{self, Event, Key as EguiKey, Modifiers};

use controls::catalogue::Control;
use controls::keymap::{Key, KeyName, Keymap};

/// A key-down of this frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyDown {
    /// The window system's key.
    pub key: EguiKey,
    /// The key's place, whatever the layout prints on it.
    pub place: EguiKey,
    /// The modifiers held down.
    pub modifiers: Modifiers,
    /// True if the key is held down and this is not its first report.
    pub is_repeat: bool,
}

/// The key in our terms; none for keys we have no use for.
pub fn ours(down: KeyDown) -> Option<Key> {
    let held = down.modifiers;
    let written = name_of(down.key);
    // The place decides: Shift and 1 write a different character on every layout. A keyboard on the screen, or dictation,
    // puts Enter and letters at any place; for these the written character decides.
    let is_a_sign = matches!(written, None | Some(KeyName::Sign(_) | KeyName::QuestionMark));
    let digit = digit_of(down.key).or_else(|| digit_of(down.place).filter(|_| is_a_sign));
    let name = digit.filter(|_| !(held.ctrl || held.command || held.alt)).or(written)?;
    let Modifiers {
        alt,
        ctrl,
        shift,
        command,
        ..
    } = down.modifiers;
    if alt && (ctrl || command) {
        return None; // AltGr, which writes letters
    }
    let shift = shift && ![KeyName::QuestionMark, KeyName::Sign('+')].contains(&name);
    Some(Key {
        name,
        ctrl: ctrl || command,
        shift,
        alt,
    })
}

fn name_of(key: EguiKey) -> Option<KeyName> {
    let text = key.name();
    if let Some(number) = text.strip_prefix('F').and_then(|digits| digits.parse().ok()) {
        return Some(KeyName::F(number));
    }
    let mut letters = text.chars();
    if let (Some(letter), None) = (letters.next(), letters.next())
        && letter.is_ascii_uppercase()
    {
        return Some(KeyName::Letter(letter.to_ascii_lowercase()));
    }
    [
        (EguiKey::Enter, KeyName::Enter),
        (EguiKey::Space, KeyName::Space),
        (EguiKey::Escape, KeyName::Escape),
        (EguiKey::Delete, KeyName::Delete),
        (EguiKey::Questionmark, KeyName::QuestionMark),
        (EguiKey::Comma, KeyName::Sign(',')),
        (EguiKey::Plus, KeyName::Sign('+')),
        (EguiKey::Equals, KeyName::Sign('+')), // the same key where a plus needs Shift
        (EguiKey::Minus, KeyName::Sign('-')),
        (EguiKey::Num0, KeyName::Sign('0')),
        (EguiKey::Tab, KeyName::Tab),
        (EguiKey::ArrowUp, KeyName::Up),
        (EguiKey::ArrowDown, KeyName::Down),
        (EguiKey::ArrowLeft, KeyName::Left),
        (EguiKey::ArrowRight, KeyName::Right),
        (EguiKey::Home, KeyName::Home),
        (EguiKey::End, KeyName::End),
        (EguiKey::PageUp, KeyName::PageUp),
        (EguiKey::PageDown, KeyName::PageDown),
    ]
    .into_iter()
    .find_map(|(theirs, ours)| (theirs == key).then_some(ours))
}

fn digit_of(place: EguiKey) -> Option<KeyName> {
    let digits = [
        EguiKey::Num1,
        EguiKey::Num2,
        EguiKey::Num3,
        EguiKey::Num4,
        EguiKey::Num5,
        EguiKey::Num6,
        EguiKey::Num7,
        EguiKey::Num8,
    ];
    let index = digits.into_iter().position(|key| key == place)?;
    u8::try_from(index + 1).ok().map(KeyName::Digit)
}

/// The key-down of an event; none if it presses no key.
pub fn down(event: &Event) -> Option<KeyDown> {
    let Event::Key {
        key,
        physical_key,
        pressed: true,
        repeat,
        modifiers,
    } = event
    else {
        return None;
    };
    Some(KeyDown {
        key: *key,
        place: physical_key.unwrap_or(*key),
        modifiers: *modifiers,
        is_repeat: *repeat,
    })
}

/// The key as it came from the window system.
pub(super) fn event(down: KeyDown) -> Event {
    Event::Key {
        key: down.key,
        physical_key: Some(down.place),
        pressed: true,
        repeat: down.is_repeat,
        modifiers: down.modifiers,
    }
}

/// Takes the key-downs of this frame for which `take` returns true out of the input, so that no widget sees them.
///
/// A letter that is taken takes the text it would have written along: the focus may have moved to a field meanwhile.
pub fn take(ctx: &egui::Context, mut take: impl FnMut(KeyDown) -> bool) {
    ctx.input_mut(|input| {
        let mut texts: Vec<String> = Vec::new();
        input.events.retain(|event| {
            let Some(down) = down(event) else { return true };
            let is_taken = take(down);
            if is_taken {
                texts.push(down.key.symbol_or_name().to_lowercase());
            }
            !is_taken
        });
        if !texts.is_empty() {
            input
                .events
                .retain(|event| !matches!(event, Event::Text(text) if texts.contains(&text.to_lowercase())));
        }
    });
}

/// Takes one key-down of this frame, repeats not counted.
pub fn take_one(ctx: &egui::Context, key: EguiKey) -> bool {
    let mut is_pressed = false;
    take(ctx, |down| {
        let is_it = down.key == key && !down.modifiers.any();
        is_pressed |= is_it && !down.is_repeat;
        is_it
    });
    is_pressed
}

/// Takes the presses of that key in this frame; true if there was one.
pub(super) fn take_pressed(ctx: &egui::Context, key: Key) -> bool {
    let mut is_pressed = false;
    take(ctx, |down| {
        let is_it = ours(down) == Some(key);
        is_pressed |= is_it && !down.is_repeat;
        is_it
    });
    is_pressed
}

/// Takes the presses of that control's keys in this frame, in a window without panes; true if there was one.
pub fn take_control(ctx: &egui::Context, keymap: &Keymap, control: Control) -> bool {
    keymap
        .keys(control)
        .iter()
        .filter(|key| take_pressed(ctx, **key))
        .count()
        > 0
}

/// Drops repeats, so that a key held down acts once: egui's buttons would be pressed by every repeat of Enter and
/// Space.
pub fn drop_repeats_of_pressing(ctx: &egui::Context) {
    let presses = [EguiKey::Enter, EguiKey::Space];
    let is_held = |event: &Event| matches!(event, Event::Key { key, repeat: true, .. } if presses.contains(key));
    ctx.input_mut(|input| input.events.retain(|event| !is_held(event)));
}

pub(super) fn is_arrow(key: &EguiKey) -> bool {
    [
        EguiKey::ArrowUp,
        EguiKey::ArrowDown,
        EguiKey::ArrowLeft,
        EguiKey::ArrowRight,
    ]
    .contains(key)
}

/// True if one of those keys was pressed alone, and nothing has taken it.
pub(super) fn has_idle(ctx: &egui::Context, is_meant: impl Fn(&EguiKey) -> bool) -> bool {
    let is_idle =
        |event: &Event| down(event).is_some_and(|down| is_meant(&down.key) && !down.is_repeat && !down.modifiers.any());
    ctx.input(|input| input.events.iter().any(is_idle))
}

/// Keeps arrows inside our own widgets: egui would move the focus by geometry.
pub fn keep_arrows_from_moving_focus(ctx: &egui::Context) {
    let (arrows, tabs) = ctx.input(|input| {
        let pressed = |wanted: &dyn Fn(&EguiKey) -> bool| {
            input
                .events
                .iter()
                .any(|event| matches!(event, Event::Key { key, pressed: true, .. } if wanted(key)))
        };
        (pressed(&is_arrow), pressed(&|key| *key == EguiKey::Tab))
    });
    if arrows && !tabs {
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn down(key: EguiKey, modifiers: Modifiers) -> KeyDown {
        KeyDown {
            key,
            place: key,
            modifiers,
            is_repeat: false,
        }
    }

    #[test]
    fn keys_of_the_catalogue_are_recognised() {
        let cases = [
            (EguiKey::F12, Modifiers::NONE, Key::plain(KeyName::F(12))),
            (EguiKey::F2, Modifiers::SHIFT, Key::shift(KeyName::F(2))),
            (EguiKey::F, Modifiers::ALT, Key::alt(KeyName::Letter('f'))),
            (EguiKey::Enter, Modifiers::CTRL, Key::ctrl(KeyName::Enter)),
            (EguiKey::Num3, Modifiers::SHIFT, Key::shift(KeyName::Digit(3))),
            (EguiKey::ArrowUp, Modifiers::CTRL, Key::ctrl(KeyName::Up)),
            (
                EguiKey::Questionmark,
                Modifiers::SHIFT,
                Key::plain(KeyName::QuestionMark),
            ),
        ];
        for (key, modifiers, expected) in cases {
            assert_eq!(ours(down(key, modifiers)), Some(expected));
        }
    }

    /// On AZERTY the third key of the upper row writes a quotation mark and the sixth a hyphen. A keyboard on the screen gives
    /// Enter, letters and digits whatever places are free.
    #[test]
    fn digits_go_by_place_and_what_is_no_sign_by_what_it_writes() {
        let at = |key: EguiKey, place: EguiKey| {
            let is_repeat = false;
            let modifiers = Modifiers::NONE;
            ours(KeyDown {
                key,
                place,
                modifiers,
                is_repeat,
            })
        };
        let digit = |number| Some(Key::plain(KeyName::Digit(number)));
        assert_eq!(at(EguiKey::Quote, EguiKey::Num3), digit(3));
        assert_eq!(at(EguiKey::Minus, EguiKey::Num6), digit(6));
        assert_eq!(at(EguiKey::Enter, EguiKey::Num4), Some(Key::plain(KeyName::Enter)));
        assert_eq!(at(EguiKey::F, EguiKey::Num2), Some(Key::plain(KeyName::Letter('f'))));
        assert_eq!(at(EguiKey::Num3, EguiKey::Num1), digit(3));
    }

    #[test]
    fn alt_gr_writes_letters_and_is_no_control() {
        assert_eq!(ours(down(EguiKey::Q, Modifiers::ALT | Modifiers::CTRL)), None);
    }
}
