//! Several newcomers waiting to join, and other questions open: each answer is for the question heard last, or for the newcomer it
//! names.

use super::{HERE, Hall, READY};
use controls::intent::Intent;
use laws::people::Person;
use link::enrolment::{EnrolmentCode, Entering, Newcomer, NotLetIn, Secret, TableSide, TurnedAway, Welcome};
use link::hub::NetMachine;
use link::identity::PrivateKey;
use link::topic::TableNumber;
use link::{Address, NetNews, NetRequest, QuestionId};
use table::hall::at_net::AtNet;

impl Hall {
    /// Types the line that gives out a code; the code in letters.
    fn code(&mut self, line: &str) -> String {
        self.types(line);
        let told = self.heard("In letters: ").unwrap();
        let (_, letters) = told.split_once("In letters: ").unwrap();
        letters.split('.').next().unwrap().to_owned()
    }

    /// Brings a table with its code to the door.
    fn knocks(&mut self, number: u32) {
        let at = AtNet::of(READY, &mut self.hub, u8::try_from(number).unwrap());
        self.tables.insert(TableNumber(number), at);
        let code = self.code(&format!("code {number}"));
        self.joins(number, &code);
    }

    fn joins(&mut self, number: u32, code: &str) {
        let join = Intent::Line(format!("hall join {HERE} {code}"));
        self.does(number, table::input::Input::Intent(Person::Arbiter, join));
    }

    /// The texts told since the last call.
    fn told(&mut self) -> String {
        let told: Vec<String> = self.said.drain(..).map(|said| said.text).collect();
        told.join("\n")
    }

    fn takes_part(&self, number: u32) -> bool {
        self.table(number).kept.is_some()
    }
}

/// The newcomers stand on the screen with their question, and each answer is for the newcomer next to it.
#[test]
fn newcomers_are_let_in_and_turned_away_by_their_own_buttons() {
    let mut hall = Hall::new();
    hall.knocks(3);
    hall.knocks(6);
    let door = hall.desk.screen().door;
    let slots: Vec<u32> = door.iter().map(|view| view.slot).collect();
    assert!(door[1].question.starts_with("Table 6 has the right code"), "{door:?}");
    for (slot, yes) in [(slots[1], true), (slots[0], false)] {
        hall.step(super::DeskInput::Do(super::HallIntent::Admit(slot, yes)));
        hall.settle();
    }
    assert!(hall.takes_part(6) && !hall.takes_part(3));
    assert_eq!(hall.desk.screen().door, []);
}

/// A computer that asks for a place, without a whole table.
struct Knocking {
    machine: NetMachine,
    code: EnrolmentCode,
    entering: Option<Entering>,
    answer: Option<Result<Box<Welcome>, NotLetIn>>,
}

impl Knocking {
    fn at(hall: &mut Hall, code: &str, seed: u8) -> Self {
        let code: EnrolmentCode = code.parse().unwrap();
        let machine = hall.hub.plug_in();
        let (side, payload) = TableSide::new(code.slot(), &Secret::Code(code), [seed; 32]);
        let mut own = Self {
            machine,
            code,
            entering: None,
            answer: None,
        };
        own.knock(hall, payload);
        let first = own.answered(hall).unwrap();
        let newcomer = Newcomer {
            line: link::line::FORM,
            bound_to: None,
            key: PrivateKey::from_seed([seed; 32]).public(),
            name: String::new(),
            reached_at: Vec::new(),
        };
        let (entering, second) = side.answered(&first, &newcomer).unwrap();
        own.entering = Some(entering);
        own.knock(hall, second);
        own
    }

    fn knock(&self, hall: &mut Hall, payload: Vec<u8>) {
        let at = Address(HERE.to_owned());
        let (id, slot) = (QuestionId(1), self.code.slot());
        hall.hub.ask(self.machine, NetRequest::Knock { id, at, slot, payload });
        hall.settle();
    }

    fn answered(&self, hall: &mut Hall) -> Option<Vec<u8>> {
        let news = hall.hub.news(self.machine).into_iter().rev();
        let mut answers = news.filter_map(|news| {
            if let NetNews::Answered(_, answer) = news {
                answer.ok()
            } else {
                None
            }
        });
        answers.next()
    }

    /// The answer to the second question, once it is there.
    fn hears(&mut self, hall: &mut Hall) -> Option<&Result<Box<Welcome>, NotLetIn>> {
        if let Some(answer) = self.answered(hall)
            && let Some(entering) = self.entering.take()
        {
            self.answer = Some(entering.answered(&answer).map(Box::new));
        }
        self.answer.as_ref()
    }
}

#[test]
fn newcomers_at_the_door_are_asked_about_in_order_of_arrival() {
    let mut hall = Hall::new();
    let order = [4, 2, 3, 6, 1, 5];
    for number in order {
        hall.knocks(number);
    }
    let told = hall.told();
    assert_eq!(told.matches("Let it in?").count(), 1, "{told}");
    assert!(told.contains("Table 4 has the right code"), "{told}");
    assert!(told.contains("Table 2 is also waiting to join."), "{told}");
    hall.types("no");
    let told = hall.told();
    let (answer, next) = told.split_once('\n').unwrap();
    assert!(answer.starts_with("Table 4 was turned away"), "{told}");
    assert!(next.starts_with("Table 2 has the right code"), "{told}");
    assert!(
        hall.table(4).heard("The arbiter did not let this table in."),
        "{:?}",
        hall.table(4).said
    );
    assert!(!hall.table(4).heard("code is wrong"));
    for (number, next) in [(2, Some(3)), (3, Some(6)), (6, Some(1)), (1, Some(5)), (5, None)] {
        hall.types("yes");
        let told = hall.told();
        assert!(told.starts_with(&format!("Table {number} was let in.")), "{told}");
        let asks = next.map(|next| format!("Table {next} has the right code"));
        assert!(asks.is_none_or(|asks| told.contains(&asks)), "{told}");
        hall.settle();
        assert!(hall.takes_part(number), "table {number}");
        hall.said.clear();
    }
    assert!(!hall.takes_part(4));
    hall.types("yes");
    hall.hears("There is nothing to answer.");
}

#[test]
fn an_answer_is_for_the_question_just_heard() {
    let mut hall = Hall::of_two();
    hall.knocks(2);
    hall.types("remove table 9");
    assert!(hall.told().ends_with("Remove table 9 from the tournament? Yes or no."));
    hall.knocks(3);
    // Asking for a code ended the arbiter's own question.
    let told = hall.told();
    assert!(told.contains("Table 2 has the right code"), "{told}");
    hall.types("remove table 9");
    let eva = hall.code("code 4");
    let told = hall.told();
    assert!(told.contains("Table 2 has the right code"), "{told}");
    let at = AtNet::of(READY, &mut hall.hub, 4);
    hall.tables.insert(TableNumber(4), at);
    hall.types("7: rule 1-0 did not come");
    assert!(hall.told().contains("Yes or no"));
    hall.joins(4, &eva);
    let told = hall.told();
    assert!(
        told.contains("Table 4 is also waiting to join.") && !told.contains("Let it in?"),
        "{told}"
    );
    hall.types("no");
    let told = hall.told();
    assert!(told.starts_with("Nothing was done at table 7."), "{told}");
    assert!(told.contains("Table 2 has the right code"), "{told}");
    hall.types("remove table 9");
    hall.types("yes");
    let told = hall.told();
    assert!(told.contains("Table 9 has been removed from the tournament."), "{told}");
    assert!(
        told.ends_with("Let it in? Yes or no.") && told.contains("Table 2 has the right code"),
        "{told}"
    );
    for number in [2, 3, 4] {
        assert!(!hall.takes_part(number), "table {number}");
    }
}

#[test]
fn a_number_or_a_name_behind_the_answer_says_for_whom_it_is() {
    let mut hall = Hall::of_two();
    for number in [4, 6, 5] {
        hall.knocks(number);
    }
    let code = hall.code("desk arbiter Eva Maria Berg");
    let mut eva = Knocking::at(&mut hall, &code, 41);
    let code = hall.code("relay");
    let mut relay = Knocking::at(&mut hall, &code, 42);
    hall.said.clear();
    hall.types("yes 6");
    let told = hall.told();
    assert!(told.starts_with("Table 6 was let in."), "{told}");
    assert!(told.contains("Table 4 has the right code"), "{told}");
    hall.types("no table 4");
    assert!(hall.told().starts_with("Table 4 was turned away"));
    for wrong in ["yes 8", "yes table 6", "yes Eva"] {
        hall.types(wrong);
        let told = hall.told();
        let list = "Waiting to join: table 5, Eva Maria Berg's desk and a relay.";
        assert!(
            told.contains("Nobody waiting to join is called") && told.contains(list),
            "{wrong}: {told}"
        );
        assert!(told.contains("Table 5 has the right code"), "{told}");
    }
    hall.types("yes  eva  maria BERG");
    assert!(hall.told().starts_with("Eva Maria Berg's desk was let in."));
    assert!(matches!(eva.hears(&mut hall), Some(Ok(_))));
    hall.types("no relay");
    assert!(hall.told().starts_with("The relay was turned away"));
    let refused = NotLetIn::TurnedAway(TurnedAway::Refused);
    assert!(matches!(relay.hears(&mut hall), Some(Err(why)) if *why == refused));
    hall.settle();
    assert!(hall.takes_part(6) && !hall.takes_part(4) && !hall.takes_part(5));
    // A name still answers for the door while the arbiter's own question is open; that question is repeated.
    hall.types("remove table 9");
    hall.said.clear();
    hall.types("yes 5");
    let told = hall.told();
    assert!(
        told.contains("Table 5 was let in.") && told.contains("Remove table 9 from the tournament?"),
        "{told}"
    );
    // The number in the arbiter's own question answers that question.
    hall.types("no 9");
    assert!(hall.told().contains("Nothing was done at table 9."));
    hall.types("yes 9");
    hall.hears("Nobody is waiting to join.");
}

#[test]
fn an_arbiters_desk_is_let_in_by_its_name_alone() {
    let mut hall = Hall::new();
    hall.knocks(4);
    let code = hall.code("desk arbiter Berg, Eva");
    let mut eva = Knocking::at(&mut hall, &code, 41);
    // The second yes was typed before the question about the desk was said.
    hall.types("yes");
    hall.types("yes");
    hall.types("yes.");
    assert!(eva.hears(&mut hall).is_none());
    let told = hall.told();
    let question = "Berg, Eva's desk has the right code. Let it in? Type yes Berg, Eva, or no.";
    assert!(
        told.ends_with(question) && told.contains("Table 4 was let in."),
        "{told}"
    );
    hall.types("yes Berg, Eva");
    assert!(matches!(eva.hears(&mut hall), Some(Ok(_))));
    // A plain no turns one away.
    let code = hall.code("desk arbiter Max");
    let mut max = Knocking::at(&mut hall, &code, 42);
    hall.types("no");
    assert!(matches!(
        max.hears(&mut hall),
        Some(Err(NotLetIn::TurnedAway(TurnedAway::Refused)))
    ));
}

#[test]
fn of_two_with_one_name_the_one_asked_about_is_let_in() {
    let mut hall = Hall::new();
    let code = hall.code("desk arbiter table 9");
    let mut arbiter = Knocking::at(&mut hall, &code, 41);
    hall.knocks(9);
    hall.types("yes table 9");
    assert!(arbiter.hears(&mut hall).is_none() && !hall.takes_part(9));
    hall.types("yes table 9");
    assert!(matches!(arbiter.hears(&mut hall), Some(Ok(_))));
    hall.settle();
    assert!(!hall.takes_part(9));
}

#[test]
fn a_name_without_accents_is_meant_if_no_other_fits_exactly() {
    for (name, typed) in [
        ("Zoë", "zoe"),
        ("Jürgen Groß", "juergen gross"),
        ("Conceição", "desk conceicao"),
        ("ŁUKASZ", "lukasz"),
    ] {
        let mut hall = Hall::new();
        hall.knocks(4);
        let code = hall.code(&format!("desk arbiter {name}"));
        let mut desk = Knocking::at(&mut hall, &code, 41);
        hall.types(&format!("yes {typed}"));
        assert!(matches!(desk.hears(&mut hall), Some(Ok(_))), "{typed}: {}", hall.told());
    }
    // The exact name comes first, also where the other one is in the arbiter's own question.
    let mut hall = Hall::new();
    let code = hall.code("desk arbiter Zoë");
    let mut accented = Knocking::at(&mut hall, &code, 41);
    let code = hall.code("desk looks Zoe");
    let mut plain = Knocking::at(&mut hall, &code, 42);
    hall.types("yes zoe");
    assert!(accented.hears(&mut hall).is_none());
    assert!(matches!(plain.hears(&mut hall), Some(Ok(_))));
    hall.types("yes zoë");
    assert!(matches!(accented.hears(&mut hall), Some(Ok(_))));
    hall.types("remove desk zoe");
    hall.hears("Remove Zoe's desk from the tournament?");
    // One of two with like names is asked about.
    let mut hall = Hall::new();
    let code = hall.code("desk arbiter Zoë");
    let mut first = Knocking::at(&mut hall, &code, 41);
    let code = hall.code("desk arbiter Zoé");
    let mut second = Knocking::at(&mut hall, &code, 42);
    hall.types("yes zoe");
    assert!(first.hears(&mut hall).is_none() && second.hears(&mut hall).is_none());
    hall.hears("More than one newcomer is called zoe.");
}

#[test]
fn commas_and_full_stops_in_an_answer_are_passed_over() {
    for (number, yes) in [(6, "yes, 6"), (7, "yes table 7."), (8, "Yes, table 8!")] {
        let mut hall = Hall::new();
        hall.knocks(5);
        hall.knocks(number);
        hall.said.clear();
        hall.types(yes);
        assert!(hall.told().starts_with(&format!("Table {number} was let in.")), "{yes}");
    }
    let mut hall = Hall::new();
    hall.knocks(5);
    hall.types("yes table 8.");
    hall.hears("Nobody waiting to join is called table 8.");
}

#[test]
fn of_two_with_one_name_each_is_asked_about() {
    let mut hall = Hall::new();
    let code = hall.code("desk arbiter Eva");
    let mut arbiter = Knocking::at(&mut hall, &code, 41);
    let code = hall.code("desk looks Eva");
    let mut screen = Knocking::at(&mut hall, &code, 42);
    hall.said.clear();
    hall.types("yes Eva");
    let told = hall.told();
    assert!(told.contains("More than one newcomer is called Eva"), "{told}");
    assert!(told.contains("Eva's desk has the right code"), "{told}");
    assert!(arbiter.hears(&mut hall).is_none() && screen.hears(&mut hall).is_none());
    hall.types("no");
    hall.types("yes");
    let refused = NotLetIn::TurnedAway(TurnedAway::Refused);
    assert!(matches!(arbiter.hears(&mut hall), Some(Err(why)) if *why == refused));
    assert!(matches!(screen.hears(&mut hall), Some(Ok(_))));
}

#[test]
fn a_newcomer_who_leaves_or_loses_the_code_is_not_asked_about() {
    let mut hall = Hall::new();
    let code = hall.code("desk arbiter Eva");
    let _gone = Knocking::at(&mut hall, &code, 41);
    hall.knocks(4);
    hall.said.clear();
    hall.wait(160_000);
    let told = hall.told();
    assert!(told.contains("Eva's desk is no longer waiting to join"), "{told}");
    assert!(told.contains("Table 4 has the right code"), "{told}");
    // The table keeps asking. A new code ends the one with which it waits.
    hall.types("code 4");
    let told = hall.told();
    assert!(told.contains("Table 4 is no longer waiting to join"), "{told}");
    assert!(hall.table(4).heard("The code expired before the arbiter answered."));
    hall.types("yes");
    hall.hears("There is nothing to answer.");
    assert!(!hall.takes_part(4));
}

#[test]
fn a_table_knocking_again_with_the_same_code_is_let_in() {
    let mut hall = Hall::new();
    let code = hall.code("code 6");
    let mut first = Knocking::at(&mut hall, &code, 41);
    // Wrong guesses neither take its place nor end its code.
    let square = code.split(' ').next().unwrap();
    let others = if code.contains("a1") { "b2 c3 d4" } else { "a1 a1 a1" };
    for seed in 50..56 {
        Knocking::at(&mut hall, &format!("{square} {others}"), seed);
    }
    hall.types("yes 6");
    assert!(hall.told().contains("Table 6 was let in."));
    assert!(matches!(first.hears(&mut hall), Some(Ok(_))));

    let mut hall = Hall::new();
    hall.knocks(6);
    hall.knocks(5);
    let at = AtNet::of(READY, &mut hall.hub, 7);
    let before = hall.table(6).own;
    hall.tables.insert(TableNumber(6), at);
    let code = hall.said.iter().find_map(|said| {
        let (_, letters) = said.text.strip_prefix("Code for table 6")?.split_once("In letters: ")?;
        Some(letters.split('.').next()?.to_owned())
    });
    hall.said.clear();
    // The first computer of table 6 is switched off, and another takes its place.
    hall.hub.cut(before);
    hall.settle();
    hall.wait(8_000);
    hall.joins(6, &code.unwrap());
    let told = hall.told();
    // Table 6 knocks anew: the table behind it has its turn first.
    assert!(
        told.contains("Table 6 is also waiting to join.") && told.contains("Table 5 has the right code"),
        "{told}"
    );
    hall.types("yes");
    assert!(hall.told().starts_with("Table 5 was let in."));
    hall.types("yes");
    hall.settle();
    assert!(hall.takes_part(6));
}

#[test]
fn the_first_computer_with_a_code_keeps_its_place() {
    for (line, named, yes) in [
        ("code 12", "table 12", "yes"),
        ("desk arbiter Eva", "Eva's desk", "yes Eva"),
        ("relay", "the relay", "yes relay"),
    ] {
        let mut hall = Hall::new();
        let code = hall.code(line);
        let mut first = Knocking::at(&mut hall, &code, 41);
        hall.said.clear();
        let mut second = Knocking::at(&mut hall, &code, 42);
        let told = hall.told();
        let warning = format!("Two computers have used the code for {named}. Only the first is waiting to join.");
        let (before, question) = told.split_once('\n').unwrap();
        assert!(before.starts_with(&warning), "{told}");
        assert!(question.contains("has the right code"), "{told}");
        assert!(matches!(second.hears(&mut hall), Some(Err(NotLetIn::NoCode))), "{line}");
        // A third is told of no more.
        let mut third = Knocking::at(&mut hall, &code, 43);
        assert_eq!(hall.told(), "");
        assert!(matches!(third.hears(&mut hall), Some(Err(NotLetIn::NoCode))), "{line}");
        assert!(first.hears(&mut hall).is_none());
        hall.types(yes);
        assert!(matches!(first.hears(&mut hall), Some(Ok(_))), "{line}");
    }
}

#[test]
fn a_table_that_asks_again_while_it_waits_is_one_computer() {
    let mut hall = Hall::new();
    let code = hall.code("code 6");
    let at = AtNet::of(READY, &mut hall.hub, 6);
    hall.tables.insert(TableNumber(6), at);
    hall.joins(6, &code);
    hall.told();
    hall.joins(6, &code);
    assert_eq!(hall.told(), "");
    hall.types("yes");
    hall.settle();
    assert!(hall.takes_part(6));
}

#[test]
fn nobody_is_let_in_with_a_passphrase() {
    let mut hall = Hall::new();
    let code = hall.code("code 4");
    let at = AtNet::of(READY, &mut hall.hub, 4);
    hall.tables.insert(TableNumber(4), at);
    hall.types("passphrase");
    hall.said.clear();
    hall.joins(4, &code);
    let told = hall.told();
    assert!(
        told.contains("Table 4 is waiting to join.") && !told.contains("Yes or no"),
        "{told}"
    );
    hall.types("yes");
    hall.types("yes");
    let told = hall.told();
    assert!(told.contains("Table 4 has the right code"), "{told}");
    assert!(!hall.takes_part(4));
}

#[test]
fn a_table_that_left_the_door_is_not_let_in_and_keeps_its_code() {
    let mut hall = Hall::new();
    let code = hall.code("code 6");
    let first = AtNet::of(READY, &mut hall.hub, 6);
    hall.tables.insert(TableNumber(6), first);
    hall.joins(6, &code);
    hall.knocks(5);
    hall.said.clear();
    // The first leaves while the arbiter is asked about it; the second leaves in the queue behind it.
    for number in [5, 6] {
        let own = hall.table(number).own;
        hall.hub.cut(own);
        hall.settle();
        hall.wait(8_000);
        let told = hall.told();
        let left = format!("Table {number} is no longer waiting to join. Its code is still valid.");
        assert_eq!(told.matches(&left).count(), 1, "{told}");
        hall.types(&format!("yes {number}"));
        let told = hall.told();
        assert!(told.contains("waiting to join") && !told.contains("let in"), "{told}");
    }
    let again = AtNet::of(READY, &mut hall.hub, 16);
    hall.tables.insert(TableNumber(6), again);
    hall.joins(6, &code);
    assert!(hall.told().contains("Table 6 has the right code"));
    hall.types("yes");
    hall.settle();
    assert!(hall.takes_part(6) && !hall.takes_part(5));
}

#[test]
fn a_yes_to_a_table_that_has_just_left_lets_nobody_in() {
    let mut hall = Hall::new();
    hall.knocks(6);
    hall.said.clear();
    let own = hall.table(6).own;
    hall.hub.cut(own);
    hall.settle();
    hall.types("yes");
    let told = hall.told();
    assert!(
        told.contains("Table 6 is no longer waiting to join. Its code is still valid.") && !told.contains("let in"),
        "{told}"
    );
}

/// A bare answer that comes just after the newcomer asked about has left was meant for them.
#[test]
fn a_bare_answer_is_for_no_newcomer_just_asked_about() {
    for (answer, named) in [("yes", "yes 5"), ("no", "no 5")] {
        let mut hall = Hall::new();
        for number in [4, 5, 6] {
            hall.knocks(number);
        }
        let own = hall.table(4).own;
        hall.hub.cut(own);
        hall.settle();
        hall.said.clear();
        while !hall.said.iter().any(|said| said.text.contains("no longer waiting")) {
            hall.wait(100);
        }
        for _ in 0..2 {
            hall.said.clear();
            hall.types(answer);
            let told = hall.told();
            assert!(told.starts_with("Table 5 has the right code"), "{answer}: {told}");
        }
        // With the name, or a second later, it is for the one behind.
        hall.types(named);
        assert!(hall.told().starts_with("Table 5 was"), "{named}");
        hall.wait(1_100);
        hall.types(answer);
        assert!(hall.told().starts_with("Table 6 was"), "{answer}");
    }
}

#[test]
fn a_newcomer_waiting_for_minutes_is_asked_about_once() {
    let mut hall = Hall::new();
    hall.knocks(6);
    hall.wait(100_000);
    let told = hall.told();
    assert_eq!(told.matches("Table 6 has the right code").count(), 1, "{told}");
    hall.types("yes");
    hall.wait(6_000);
    assert!(hall.takes_part(6));
}

#[test]
fn an_expired_code_becomes_invalid_when_its_newcomer_leaves() {
    let mut hall = Hall::new();
    let code = hall.code("code 6");
    hall.wait(590_000);
    let at = AtNet::of(READY, &mut hall.hub, 6);
    hall.tables.insert(TableNumber(6), at);
    hall.joins(6, &code);
    hall.wait(20_000);
    hall.said.clear();
    let own = hall.table(6).own;
    hall.hub.cut(own);
    hall.settle();
    hall.wait(8_000);
    let told = hall.told();
    assert!(
        told.contains("Table 6 is no longer waiting to join; its code is no longer valid."),
        "{told}"
    );
}

#[test]
fn yes_starts_the_clocks_that_the_question_named_and_no_others() {
    let mut hall = Hall::of_two();
    hall.types("start round");
    hall.hears("Start the clocks at 1 table? Yes or no.");
    hall.knocks(3);
    hall.types("start round");
    hall.said.clear();
    hall.types("yes 3");
    hall.wait(7_000);
    hall.said.clear();
    hall.types("yes");
    let told = hall.told();
    assert!(
        told.contains("Start the clocks at 2 tables? Yes or no.") && !told.contains("Starting the clocks"),
        "{told}"
    );
    assert!(!hall.table(9).table.game().clock().has_started());
    hall.types("yes");
    hall.wait(1_000);
    for number in [3, 9] {
        assert!(hall.table(number).table.game().clock().has_started(), "table {number}");
    }
}

#[test]
fn the_arbiters_question_is_dropped_aloud_by_another_command() {
    let mut hall = Hall::of_two();
    for other in ["tables", "remove table 7", "7", "passphrase"] {
        hall.types("remove table 9");
        hall.said.clear();
        hall.types(other);
        let told = hall.told();
        assert!(
            told.starts_with("Your open question was dropped. Nothing was done."),
            "{other}: {told}"
        );
        hall.types("");
        hall.types("no");
    }
    hall.types("remove table 9");
    hall.said.clear();
    hall.step(super::DeskInput::Do(super::HallIntent::Close));
    assert!(hall.told().starts_with("Your open question was dropped."));
    hall.types("remove table 9");
    hall.types("yes");
    hall.said.clear();
    hall.types("tables");
    assert!(!hall.told().contains("dropped"));
}

#[test]
fn a_ruling_is_confirmed_before_the_next_question_is_asked() {
    let mut hall = Hall::of_two();
    hall.types("7: rule 1-0 did not come");
    hall.knocks(2);
    hall.types("7: rule 1-0 did not come");
    hall.said.clear();
    hall.types("yes");
    hall.wait(3_000);
    let told = hall.told();
    let done = told.find("done.").unwrap();
    let next = told.find("Table 2 has the right code").unwrap();
    assert!(done < next, "{told}");
    // A table that does not answer holds the question back for seconds only.
    hall.types("9: rule 1-0 did not come");
    let own = hall.table(9).own;
    hall.hub.cut(own);
    hall.types("yes");
    hall.wait(4_000);
    assert!(hall.told().contains("Table 2 has the right code"));
}

/// Two players without an arbiter, at home.
const HOME: &str = "set place=home\nwhite vi Ada\nblack sighted Ben\n";

impl Hall {
    /// Types that line at that table, as White.
    fn white(&mut self, number: u32, line: &str) {
        let line = Intent::Line(line.to_owned());
        self.does(
            number,
            table::input::Input::Intent(Person::Player(shakmaty::Color::White), line),
        );
    }
}

#[test]
fn a_home_game_begun_at_the_door_stays_out_and_keeps_the_code() {
    let mut hall = Hall::new();
    let code = hall.code("code 6");
    let at = AtNet::of(HOME, &mut hall.hub, 6);
    hall.tables.insert(TableNumber(6), at);
    hall.white(6, &format!("hall join {HERE} {code}"));
    hall.white(6, "e4");
    hall.told();
    hall.types("yes");
    hall.wait(3_000);
    let told = hall.told();
    assert!(
        told.contains("Table 6 did not join: a home game is in progress there. The code is still valid.")
            && !told.contains("has joined"),
        "{told}"
    );
    assert!(
        hall.table(6).heard("A home game is in progress."),
        "{:?}",
        hall.table(6).said
    );
    assert!(!hall.takes_part(6) && !hall.desk.members.has_table(TableNumber(6)));
    assert!(hall.desk.tables.get(TableNumber(6)).is_none());
    // The code lets the table in once the game is over.
    hall.white(6, "resign");
    hall.white(6, "yes");
    hall.white(6, &format!("hall join {HERE} {code}"));
    hall.types("yes");
    hall.wait(3_000);
    let told = hall.told();
    assert!(told.contains("Table 6 has joined."), "{told}");
    assert!(hall.takes_part(6));
}

#[test]
fn a_table_locked_at_the_door_leaves_the_machine_before_it() {
    let mut hall = Hall::of_two();
    let key = hall.desk.members.keys()[&TableNumber(9)];
    let code = hall.code("code 9");
    let before = hall.tables.remove(&TableNumber(9)).unwrap();
    let at = AtNet::of(READY, &mut hall.hub, 19);
    hall.tables.insert(TableNumber(9), at);
    hall.joins(9, &code);
    hall.does(9, AtNet::typed("lock 48151623"));
    hall.told();
    hall.types("yes");
    hall.wait(1_000);
    let told = hall.told();
    assert!(
        told.contains("Table 9 did not join: it was locked meanwhile. The code is still valid."),
        "{told}"
    );
    assert_eq!(hall.desk.members.keys()[&TableNumber(9)], key);
    drop(before);
}

#[test]
fn a_table_that_was_let_in_has_joined_once_it_is_connected() {
    let mut hall = Hall::new();
    let code = hall.code("code 6");
    let mut newcomer = Knocking::at(&mut hall, &code, 46);
    hall.types("yes");
    hall.wait(3_000);
    assert!(matches!(newcomer.hears(&mut hall), Some(Ok(_))));
    let told = hall.told();
    assert!(
        told.contains("Table 6 was let in.") && !told.contains("has joined"),
        "{told}"
    );
}

/// A roster that was told and not stored would give way to another with the same number after a restart.
#[test]
fn a_roster_that_cannot_be_stored_reaches_nobody() {
    let mut hall = Hall::of_two();
    let stored = hall.shelf.loaded.roster.clone();
    let code = hall.code("code 3");
    hall.shelf.is_full = true;
    hall.types("delay 1");
    hall.hears("Could not save this");
    let at = AtNet::of(READY, &mut hall.hub, 3);
    hall.tables.insert(TableNumber(3), at);
    hall.joins(3, &code);
    hall.types("yes");
    hall.hears("Could not save this");
    hall.wait(20_000);
    assert!(!hall.takes_part(3));
    assert_eq!(hall.table(7).kept.clone().map(|place| place.roster), stored);
    hall.shelf.is_full = false;
    let code = hall.code("code 3");
    hall.joins(3, &code);
    hall.types("yes");
    hall.wait(20_000);
    assert!(hall.takes_part(3));
    let roster = hall.shelf.loaded.roster.clone();
    assert_ne!(roster, stored);
    for number in [3, 7] {
        assert_eq!(hall.table(number).kept.clone().map(|place| place.roster), roster);
    }
}
