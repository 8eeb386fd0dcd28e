//! Electronic boards in words.

use shakmaty::ByColor;

use locale::{Messages, Value};
use protocols::eboard::{BoardAvailability, BoardId, FoundBoard, Obstacle};

/// "DGT, number 12345".
pub fn name(messages: &Messages, id: &BoardId) -> String {
    let values = [("kind", id.kind.name().into()), ("serial", Value::quoting(&id.serial))];
    // A board that was named by its port has yet to report its number.
    let is_port = id.serial.contains(['/', '\\']) || id.serial.starts_with("COM");
    if is_port {
        let values = [("kind", id.kind.name().into()), ("place", Value::quoting(&id.serial))];
        return messages.text("eboard-name-at", &values);
    }
    messages.text("eboard-name", &values)
}

/// The name of the board that the journal names; of any board if it names none.
pub fn named(messages: &Messages, device: &str) -> String {
    device
        .parse()
        .map_or_else(|()| device.to_owned(), |id| name(messages, &id))
}

/// " 1: DGT, number 12345, free." `sides` are the names of both sides.
pub fn found(messages: &Messages, number: usize, found: &FoundBoard, sides: &ByColor<String>) -> String {
    let standing = match found.standing {
        BoardAvailability::Free => messages.text("eboard-free", &[]),
        BoardAvailability::Taken(side) => messages.text("eboard-taken", &[("who", sides.get(side).into())]),
        BoardAvailability::Unusable(why) => obstacle(messages, why, &found.place),
    };
    format!(" {number}: {}, {standing}.", name(messages, &found.id))
}

/// The reason why the board at that port cannot be used, and what to do.
pub fn obstacle(messages: &Messages, why: Obstacle, place: &str) -> String {
    let id = match why {
        Obstacle::Forbidden => "eboard-forbidden",
        Obstacle::Busy => "eboard-busy",
        Obstacle::OnlyOccupancy => "eboard-only-occupancy",
        Obstacle::NotUnderstood => "eboard-not-understood",
    };
    messages.text(id, &[("place", Value::quoting(place))])
}
