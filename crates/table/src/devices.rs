//! The settings of the person at this computer, which the table owns; and sound devices in competition: a person who may not
//! set a device is refused in every way, and a change made behind the program's back is told to the arbiter and not used
//! (D.2.10.4).

use std::sync::Arc;

use super::Table;
use super::effect::Effect;
use super::input::{HearingChange, Mute, RecorderNews, Silenced};
use super::seats::side_of;
use controls::intent::Purpose;
use display::settings::NamedDevice;
use laws::command::{Command, Duty};
use laws::devices::{Devices, Outlet};
use laws::event::{DeviceEvent, Event};
use laws::people::Person;
use laws::refusal::{Code, Refusal, RefusalDetail};
use laws::regulations::Venue;
use laws::rules::devices::{are_fixed, may_set};
use settings::{Setting, Settings};
use speech::utterance::Priority;

/// The computer's setting for each outlet.
const SETTINGS: [(Outlet, Setting); 4] = [
    (Outlet::Earphone, Setting::Earphone),
    (Outlet::SecondEarphone, Setting::SecondEarphone),
    (Outlet::ArbiterEarphone, Setting::ArbiterEarphone),
    (Outlet::Loudspeaker, Setting::Loudspeaker),
];

fn outlet_of(setting: Setting) -> Option<Outlet> {
    let row = SETTINGS.into_iter().find(|(_, own)| *own == setting);
    row.map(|(outlet, _)| outlet)
}

fn setting_of(outlet: Outlet) -> Setting {
    match outlet {
        Outlet::Earphone => Setting::Earphone,
        Outlet::SecondEarphone => Setting::SecondEarphone,
        Outlet::ArbiterEarphone => Setting::ArbiterEarphone,
        Outlet::Loudspeaker => Setting::Loudspeaker,
    }
}

fn devices_in(settings: &Settings) -> Devices {
    let device = |outlet| setting_of(outlet).value(settings);
    Devices {
        earphone: device(Outlet::Earphone),
        second_earphone: device(Outlet::SecondEarphone),
        arbiter_earphone: device(Outlet::ArbiterEarphone),
        loudspeaker: device(Outlet::Loudspeaker),
    }
}

impl Table {
    /// At an event only the arbiter switches the loudspeaker.
    pub(super) fn set_public_voice(&mut self, by: Person, is_on: bool) -> Result<(), Refusal> {
        let is_arbiters = self.opening.people.arbiter.is_some() && self.opening.regulations.place == Venue::Event;
        if is_arbiters && by != Person::Arbiter {
            return Err(Refusal::lacking(Code::NotPermitted, RefusalDetail::Duty(Duty::Rule)));
        }
        self.seats.set_public_voice(by, is_on);
        Ok(())
    }

    /// Takes news from the recorder: beginning an entry is an act of the player's; the rest is only told.
    pub(super) fn recorder_tells(&mut self, of: Person, news: RecorderNews) {
        let RecorderNews::Begun { entry, at_ms } = news else {
            return self.recorder.tells(of, news, &mut self.seats);
        };
        // Only the newest entry is told, if it was begun meanwhile.
        let Some(by) = self.recorder.speaker_of(entry) else {
            return;
        };
        let side = side_of(by);
        let mark = Command::MarkRecorder { side, at_ms };
        let is_marked = self.attempt(by, |table| {
            table.act(by, &mark)?;
            table.recorder.tells(by, news, &mut table.seats);
            Ok(())
        });
        if !is_marked {
            self.recorder.end(by, &mut self.seats);
        }
    }

    /// Tells the people concerned who hears nothing from now on, and who hears again: one sentence for each change.
    pub(super) fn hearing(&mut self, silenced: Vec<Silenced>, since: HearingChange) {
        for news in self.machine.silences.take(silenced, since, self.seats.now) {
            // A missing choice of device is told once, however often the root window changes hands.
            if news.why == Mute::NoDevice {
                if self.machine.deviceless.contains(&news) {
                    continue;
                }
                self.machine.deviceless.push(news);
            }
            self.seats.hearing(news, false, &self.game);
        }
    }

    /// Applies the settings of the person at this computer, and keeps them. Devices that the person may not set stay as
    /// they were fixed, and the next step tells so.
    pub fn apply_settings(&mut self, person: Person, settings: &Settings) {
        self.machine.seat = Some(person);
        let mut settings = settings.clone();
        let fixed = self.game.devices().filter(|_| are_fixed(&self.game)).cloned();
        if let Some(fixed) = fixed.filter(|_| !self.machine.read_only) {
            for outlet in Outlet::ALL.iter().copied() {
                let device = setting_of(outlet).value(&settings);
                let in_force = fixed.of(outlet);
                if device == in_force {
                    continue;
                }
                let event = if self.may_set(person, outlet, &device).is_ok() {
                    let by = person;
                    DeviceEvent::Set { by, outlet, device }
                } else {
                    setting_of(outlet).set(in_force, &mut settings);
                    DeviceEvent::Kept { outlet, device }
                };
                self.machine.found.push(event);
            }
        }
        self.seats.apply_settings(person, &settings, &self.game);
        self.machine.settings = Arc::new(settings);
    }

    /// The settings of the person at this computer, as they are kept for the next time.
    pub fn settings(&self) -> &Settings {
        &self.machine.settings
    }

    /// Keeps a setting that a person has changed, if that person sits at this computer or the setting is the computer's.
    /// At an event, unrequested words are a matter of the game (D.2.10.4).
    pub(super) fn keep(&mut self, by: Person, setting: Setting) {
        let is_of_the_game = self.game.regulations().place == Venue::Event && setting.is_unasked();
        let is_own = self.machine.seat.is_none_or(|own| own == by);
        if !is_of_the_game && (is_own || setting.is_of_the_machine()) {
            self.keep_own(Some(setting));
            self.seats.send(Effect::Keep(by, setting));
        }
    }

    /// Keeps the settings in force for the person at this computer, of whom `changed` was changed. Unrequested words are
    /// kept as that person set them, not as they are in this game.
    pub(super) fn keep_own(&mut self, changed: Option<Setting>) {
        let Some(seat) = self.machine.seat.and_then(|own| self.seats.get(own)) else {
            return;
        };
        let mut settings = seat.settings.clone();
        let is_kept = |own: &&Setting| own.is_unasked() && Some(**own) != changed;
        settings.take(Setting::ALL.iter().filter(is_kept), &self.machine.settings);
        self.machine.settings = Arc::new(settings);
    }

    /// Keeps that person's trainings, if it is the person at this computer or the opponent there; those without a date
    /// were on that day. False if nothing is kept.
    pub fn keep_training(&mut self, by: Person, day: &str) -> bool {
        let Some(own) = self.machine.seat else { return false };
        let is_friend = matches!((by, own), (Person::Player(_), Person::Player(_)));
        let Some(seat) = self.seats.get_mut(by).filter(|_| by == own || is_friend) else {
            return false;
        };
        for trained in seat.settings.trainings.iter_mut().filter(|one| one.date.is_empty()) {
            day.clone_into(&mut trained.date);
        }
        let trainings = seat.settings.trainings.clone();
        if by != own
            && let Some(seat) = self.seats.get_mut(own)
        {
            seat.settings.friend_trainings = trainings;
        }
        self.keep_own(None);
        true
    }

    fn may_set(&self, by: Person, outlet: Outlet, device: &str) -> Result<(), Refusal> {
        let now = self.game.devices().cloned().unwrap_or_else(|| self.devices_now());
        may_set(&self.game, by, self.owner(outlet, by), outlet, device, &now)
    }

    /// The owner of a device at this computer: if the opponent sits at another, the second headphones are the
    /// assistant's.
    fn owner(&self, outlet: Outlet, by: Person) -> Option<Person> {
        let seat = self.machine.seat.unwrap_or(by);
        let assistant = self.assistant_here().filter(|_| outlet == Outlet::SecondEarphone);
        assistant.or_else(|| outlet.owner(seat))
    }

    fn devices_now(&self) -> Devices {
        let seat = self.machine.seat.and_then(|seat| self.seat(seat));
        seat.map(|seat| devices_in(&seat.settings)).unwrap_or_default()
    }

    /// The reason why that person may not change that setting, if it is a device they may not set.
    pub fn why_fixed(&self, by: Person, setting: Setting) -> Option<Refusal> {
        let outlet = outlet_of(setting)?;
        self.may_set(by, outlet, "").err()
    }

    /// Checks that the person may set that setting to the value of that word.
    pub(super) fn may_change(&self, by: Person, setting: Setting, word: &str) -> Result<(), Refusal> {
        match outlet_of(setting).filter(|_| self.machine.seat.is_none_or(|seat| seat == by)) {
            Some(outlet) => self.may_set(by, outlet, word),
            // Anybody else's settings name no device of this computer.
            None => Ok(()),
        }
    }

    /// Takes the list of output devices: that person asked for it, or asked for one of its devices.
    pub(super) fn found_devices(&mut self, to: Person, devices: Vec<NamedDevice>) {
        let Some(seat) = self.seats.get_mut(to) else { return };
        seat.devices = devices.into();
        let wanted = seat.waiting.device.take();
        match wanted.filter(|_| !seat.devices.is_empty()) {
            Some((purpose, number)) => {
                if let Err(refusal) = self.use_device(to, purpose, number) {
                    self.refuse(to, refusal);
                }
            }
            None => self.seats.tell_devices(to),
        }
    }

    /// Uses the device of that number in the list the person was told; without a list, the devices are looked up first.
    pub(super) fn use_device(&mut self, by: Person, purpose: Purpose, number: usize) -> Result<(), Refusal> {
        let devices = self.seat(by).map(|seat| seat.devices.clone()).unwrap_or_default();
        if devices.is_empty()
            && let Some(seat) = self.seats.get_mut(by)
        {
            seat.waiting.device = Some((purpose, number));
            self.seats.send(Effect::ListDevices(by));
            return Ok(());
        }
        let device = number.checked_sub(1).and_then(|index| devices.get(index).cloned());
        let NamedDevice { name, .. } = device.ok_or(Refusal::lacking(Code::OutOfRange, RefusalDetail::NoDevice))?;
        let is_other = self.machine.seat.is_some_and(|seat| seat != by);
        let outlet = match purpose {
            // A person cannot redirect another's private words: the person at the other window has the second headphones.
            Purpose::Earphone if !is_other => Outlet::Earphone,
            Purpose::Earphone if by == Person::Arbiter => Outlet::ArbiterEarphone,
            Purpose::Earphone | Purpose::SecondEarphone => Outlet::SecondEarphone,
            Purpose::Loudspeaker => Outlet::Loudspeaker,
        };
        self.may_set(by, outlet, &name)?;
        let setting = setting_of(outlet);
        self.seats.put(self.machine.seat.unwrap_or(by), setting, &name);
        self.keep_own(None);
        self.seats.send(Effect::UseDevice);
        self.seats
            .tell_of_devices(by, Priority::Normal, |seat| seat.messages.text("said-device-used", &[]));
        self.note_device(by, setting);
        Ok(())
    }

    /// Notes a setting of that person: if it is a device and the devices are fixed, it is written down.
    pub(super) fn note_device(&mut self, by: Person, setting: Setting) {
        let fixed = outlet_of(setting).zip(self.game.devices().filter(|_| are_fixed(&self.game)));
        let Some((outlet, fixed)) = fixed else { return };
        let device = self.devices_now().of(outlet).to_owned();
        if device != fixed.of(outlet) {
            self.apply(Event::Device(DeviceEvent::Set { by, outlet, device }));
        }
    }

    /// Writes down the devices in force as soon as they are fixed, and changes found since.
    pub(super) fn keep_devices(&mut self) {
        if self.machine.read_only || self.machine.seat.is_none() {
            return;
        }
        for event in std::mem::take(&mut self.machine.found) {
            self.apply(Event::Device(event));
        }
        if are_fixed(&self.game) && self.game.devices().is_none() {
            let devices = self.devices_now();
            self.apply(Event::Device(DeviceEvent::Fixed { devices }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::input::Input;
    use crate::script::{parse::parse, play::Stage};
    use controls::intent::Intent;
    use controls::settings::NewValue;
    use laws::command::Command;
    use laws::moment::Moment;
    use locale::Locale;
    use shakmaty::Color;

    const ADA: Person = Person::Player(Color::White);
    const BEN: Person = Person::Player(Color::Black);

    fn settings() -> Settings {
        let mut settings = Settings::default();
        for (setting, device) in [
            (Setting::Earphone, "ear|plug"),
            (Setting::SecondEarphone, "bens"),
            (Setting::ArbiterEarphone, "doras"),
            (Setting::Loudspeaker, "hall"),
        ] {
            assert!(setting.set(device, &mut settings));
        }
        settings
    }

    /// A table at an event, at the computer of which Ada sits; everybody has been told the same devices.
    fn at_an_event() -> Table {
        let script = parse("time 300\nwhite vi Ada\nblack sighted Ben\narbiter Dora\n").unwrap();
        let mut table = Stage::new(&script.header, Locale::En, None).into_table().0;
        table.apply_settings(ADA, &settings());
        for person in [ADA, BEN, Person::Arbiter] {
            let devices = ["new", "ear|speaker", "bens|plug"].map(|name| NamedDevice {
                name: name.to_owned(),
                description: name.to_owned(),
            });
            step(&mut table, Input::Devices(person, devices.to_vec()));
        }
        table
    }

    fn step(table: &mut Table, input: Input) -> Vec<Effect> {
        let now = Moment::from_millis(table.last().as_millis() + 100);
        table.step(input, now)
    }

    fn does(table: &mut Table, by: Person, intent: Intent) -> Vec<Effect> {
        step(table, Input::Intent(by, intent))
    }

    fn begin(table: &mut Table) {
        does(table, Person::Arbiter, Intent::Do(Command::StartClocks));
    }

    fn refusal(effects: &[Effect]) -> Option<Code> {
        effects.iter().find_map(|effect| {
            let Effect::Refuse { refusal, .. } = effect else {
                return None;
            };
            Some(refusal.code)
        })
    }

    fn said_to(effects: Vec<Effect>, person: Person) -> Vec<String> {
        let said = effects.into_iter().filter_map(|effect| {
            let Effect::Say { to, utterance, .. } = effect else {
                return None;
            };
            (to == person).then(|| utterance.text())
        });
        said.collect()
    }

    /// Every way in which a player could set the device of that setting.
    fn attempts(setting: Setting) -> Vec<(Person, Intent)> {
        let to = |to, told| Intent::Set { setting, to, told };
        let mut attempts = vec![
            (ADA, Intent::set(setting, "new")),
            (ADA, Intent::set_row(setting, "new")),
            (ADA, to(NewValue::First, true)),
            (ADA, to(NewValue::First, false)),
        ];
        let purposes = [
            (Setting::SecondEarphone, Purpose::SecondEarphone),
            (Setting::Loudspeaker, Purpose::Loudspeaker),
        ];
        let purpose = purposes.into_iter().find(|(own, _)| *own == setting);
        let purpose = purpose.map(|(_, purpose)| purpose);
        attempts.extend(purpose.map(|purpose| (ADA, Intent::UseDevice(purpose, 1))));
        attempts.extend(
            (setting == Setting::SecondEarphone).then(|| (ADA, Intent::Line(String::from("second earphone 1")))),
        );
        attempts.extend((setting == Setting::Loudspeaker).then(|| (BEN, Intent::Line(String::from("loudspeaker 1")))));
        attempts
    }

    #[test]
    fn no_player_sets_another_persons_device_once_the_game_is_on() {
        for setting in [Setting::SecondEarphone, Setting::ArbiterEarphone, Setting::Loudspeaker] {
            for (by, intent) in attempts(setting) {
                let mut table = at_an_event();
                let before = does(&mut table.clone(), by, intent.clone());
                assert_eq!(
                    refusal(&before),
                    None,
                    "before the game {setting:?} may be set: {intent:?}"
                );
                begin(&mut table);
                let effects = does(&mut table, by, intent.clone());
                assert_eq!(refusal(&effects), Some(Code::DeviceFixed), "{setting:?} {intent:?}");
                assert_eq!(said_to(effects, by).len(), 1);
                assert_eq!(table.devices_now(), devices_in(&settings()));
                assert!(table.why_fixed(ADA, setting).is_some());
            }
        }
        let mut table = at_an_event();
        begin(&mut table);
        assert!(table.why_fixed(ADA, Setting::Earphone).is_none());
        assert!(table.why_fixed(Person::Arbiter, Setting::Loudspeaker).is_none());
    }

    #[test]
    fn no_player_sets_their_headphones_to_anothers_hardware() {
        let mut table = at_an_event();
        begin(&mut table);
        for intent in [
            Intent::UseDevice(Purpose::Earphone, 3),
            Intent::set_row(Setting::Earphone, "doras"),
        ] {
            let effects = does(&mut table, ADA, intent);
            assert_eq!(refusal(&effects), Some(Code::DeviceTaken));
        }
        let effects = does(&mut table, BEN, Intent::UseDevice(Purpose::Earphone, 2));
        assert_eq!(refusal(&effects), Some(Code::DeviceTaken), "Ada's, at another plug");
    }

    #[test]
    fn device_changes_are_written_down_and_told_to_the_arbiter() {
        let mut table = at_an_event();
        begin(&mut table);
        let effects = does(&mut table, ADA, Intent::UseDevice(Purpose::Earphone, 1));
        let told = said_to(effects, Person::Arbiter);
        assert_eq!(told, ["Headphones of the person at this computer: now new."]);
        let effects = does(&mut table, BEN, Intent::UseDevice(Purpose::Earphone, 3));
        let told = said_to(effects, Person::Arbiter);
        assert_eq!(told, ["Second headphones: now bens|plug."]);
        let effects = does(&mut table, Person::Arbiter, Intent::Line(String::from("loudspeaker 2")));
        assert_eq!(refusal(&effects), None);
        assert_eq!(said_to(effects, Person::Arbiter), ["Now using this device."]);
        let devices = table.game().devices().unwrap();
        assert_eq!(
            (
                devices.earphone.as_str(),
                devices.second_earphone.as_str(),
                devices.loudspeaker.as_str()
            ),
            ("new", "bens|plug", "ear|speaker")
        );
    }

    #[test]
    fn what_one_person_enlarges_stays_as_it_is_for_the_others() {
        let mut table = at_an_event();
        does(&mut table, ADA, Intent::set(Setting::Zoom, "200"));
        does(&mut table, BEN, Intent::set(Setting::TextSize, "150"));
        does(&mut table, ADA, Intent::set(Setting::Theme, "dark"));
        let sizes = |person| {
            let look = table.seat(person).unwrap().settings.look;
            (look.zoom_percent, look.text_percent)
        };
        let all = [ADA, BEN, Person::Arbiter];
        assert_eq!(all.map(sizes), [(200, 100), (100, 150), (100, 100)]);
        let themes = all.map(|person| table.seat(person).unwrap().settings.look.theme);
        assert_eq!(themes, [settings::Theme::Dark; 3], "one look for all");
    }

    #[test]
    fn loaded_settings_change_no_device_and_are_told_to_the_arbiter() {
        let mut table = at_an_event();
        begin(&mut table);
        let mut other = settings();
        Setting::ArbiterEarphone.set("ear|plug", &mut other);
        Setting::Loudspeaker.set("", &mut other);
        other.look.zoom_percent = 200;
        table.apply_settings(ADA, &other);
        let held = table.settings();
        assert_eq!(devices_in(held), devices_in(&settings()));
        assert_eq!(held.look.zoom_percent, 200, "the rest is their own");
        let told = said_to(step(&mut table, Input::Time), Person::Arbiter);
        assert_eq!(told.len(), 2, "{told:?}");
        assert!(
            told[0].starts_with("Arbiter's headphones: the settings name ear|plug"),
            "{told:?}"
        );
        assert_eq!(said_to(step(&mut table, Input::Time), Person::Arbiter), [""; 0]);
    }

    #[test]
    fn the_devices_in_force_are_restored_from_the_journal() {
        let mut table = at_an_event();
        let entries: Vec<_> = [
            step(&mut table, Input::Time),
            does(&mut table, Person::Arbiter, Intent::Do(Command::StartClocks)),
        ]
        .into_iter()
        .flatten()
        .filter_map(|effect| {
            let Effect::Append(entries) = effect else { return None };
            Some(entries)
        })
        .flatten()
        .collect();
        let opened = table.written.entries.iter().next().cloned();
        let entries: Vec<_> = opened
            .into_iter()
            .chain(entries.into_iter().filter(|entry| entry.number > 1))
            .collect();
        let number = u64::try_from(entries.len()).unwrap();
        let mut again = Table::reopened(entries, number, None, Locale::En).unwrap();
        let mut other = settings();
        Setting::SecondEarphone.set("ear|plug", &mut other);
        again.apply_settings(ADA, &other);
        let held = again.settings();
        assert_eq!(devices_in(held), devices_in(&settings()));
        let told = said_to(step(&mut again, Input::Time), Person::Arbiter).join(" ");
        assert!(told.contains("Second headphones: the settings name"), "{told}");
    }

    #[test]
    fn at_home_and_after_the_game_devices_are_free() {
        let script = parse("set place=home\nwhite vi Ada\nblack sighted Ben\nboth play 1.e4\n").unwrap();
        let mut stage = Stage::new(&script.header, Locale::En, None);
        stage.act_out(&script.story);
        let mut table = stage.into_table().0;
        table.apply_settings(ADA, &settings());
        let effects = does(&mut table, ADA, Intent::set_row(Setting::SecondEarphone, "new"));
        assert_eq!(refusal(&effects), None);
        let mut table = at_an_event();
        begin(&mut table);
        does(&mut table, ADA, Intent::Do(Command::Resign { side: Color::White }));
        let effects = does(&mut table, ADA, Intent::set_row(Setting::SecondEarphone, "new"));
        assert_eq!(refusal(&effects), None);
    }

    #[test]
    fn behind_a_pin_the_desk_sets_no_device_either() {
        let mut table = at_an_event();
        does(&mut table, Person::Arbiter, Intent::Line(String::from("lock 4711")));
        does(&mut table, Person::Arbiter, Intent::Line(String::from("close desk")));
        let effects = does(&mut table, Person::Arbiter, Intent::Line(String::from("earphone 1")));
        assert_eq!(refusal(&effects), Some(Code::PinNeeded));
        let effects = does(&mut table, ADA, Intent::set_row(Setting::ArbiterEarphone, "new"));
        assert_eq!(refusal(&effects), Some(Code::DeviceFixed), "locked before it began");
    }
}
