//! A game on two computers: two windows on two screens, each with a keyboard of its own, one of them with the real Orca. Whatever was heard
//! there is written down for each step (`--nocapture`) and stands afterwards in `two.txt` in the tests' folder of the build.

use super::evening::Evening;
use super::ports::free_address;
use super::room::Room;

/// Two who are blind, at home; the one with White has the table.
const TABLE: &str = "time 300+2\nset place=home boards=legal repeat=waived\nwhite vi Ada\nblack vi Ida\n";

/// The other computer, on which nobody listens.
struct Other(Room);

impl Other {
    fn line(&mut self, line: &str) {
        self.0.desktop.type_text(line);
        self.0.desktop.key("Return");
    }

    /// The names on its screen, for the message of a failed step.
    fn shown(&mut self) -> String {
        let names = self.0.tree().into_iter().map(|node| node.name);
        let names: Vec<String> = names.filter(|name| name.chars().count() > 2).collect();
        format!("On the other screen:\n{}", names.join("\n"))
    }
}

#[test]
fn two_play_on_two_computers_by_keyboard_and_hear_all_once() {
    let mut evening = Evening::begin("two");
    let mut other = Other(Room::another((1280, 900)));
    other.0.lay_the_table(TABLE, "output = \"auto\"\n", "en");
    other.0.desktop.focus_window(".*Annabella");
    other.line(&format!("host at {}", free_address()));
    let (address, code) = other.0.wait_for("the code", |tree| {
        let told = tree.iter().find_map(|node| node.name.split_once("In letters: "))?;
        let (code, rest) = told.1.split_once(". On the other computer, type: join ")?;
        let (address, _) = rest.split_once(", then the code")?;
        Some((address.to_owned(), code.to_owned()))
    });
    let heard = evening.start_with("the program is started", &["--join", &address, "--code", &code]);
    assert!(
        heard.contains("You have joined the table on the other computer"),
        "{}",
        evening.transcript()
    );
    let heard = evening.step("she starts the clocks", |_| other.line("start"));
    assert!(
        heard.contains("Clock running"),
        "{}\n{}",
        evening.transcript(),
        other.shown()
    );
    for (hers, own) in [("e4", "e5"), ("Nf3", "Nc6"), ("Bb5", "a6")] {
        let heard = evening.step(format!("she plays {hers}"), |_| other.line(hers));
        assert!(!heard.is_empty(), "{}\n{}", evening.transcript(), other.shown());
        evening.line(own);
    }
    assert!(evening.key("F2").contains("minutes"), "{}", evening.transcript());
    assert!(evening.key("F3").contains("Anna"), "{}", evening.transcript());
    evening.key("F5");
    let heard = evening.step("she plays what cannot be", |_| other.line("Kf6"));
    evening.last_may_be_silent();
    assert!(heard.is_empty(), "what she alone is told was heard: {heard}");
    let heard = evening.line("Ke4");
    assert!(!heard.is_empty());
    evening.room.desktop.key("ctrl+a");
    evening.room.desktop.key("BackSpace");
    evening.line("draw");
    evening.line("yes");
    let heard = evening.step("she accepts it", |_| {
        other.line("accept");
        other.line("yes");
    });
    assert!(heard.contains("Draw"), "{}\n{}", evening.transcript(), other.shown());
    evening.is_heard_once();
}
