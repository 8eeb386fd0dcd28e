//! Facts about an event that stand in its definition: how far it travels, which player may know of it, and how it is
//! told.

use shakmaty::Color;

/// The reach of an event: the people to whom another computer may tell it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Everybody, after the delay set for the tournament: anybody in the hall sees it on the boards, the clocks or the
    /// result sheet.
    Public,
    /// The arbiters' desks. Hands on free boards, words and slips would help others (D.2.9, 11.3.1); the arbiter may
    /// see the scoresheets at any time, and the opponent may not (8.2, 8.3).
    Desks,
    /// The table alone: the event stays there; a sealed move only until its envelope is opened.
    Table,
}

/// The players who may know of an event: all that is shown or told to them. A player's assistant, who sits next to
/// them and writes and moves for them, sees the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnownTo {
    /// Both players.
    Both,
    /// The player of that side alone: their hands on their own board, their scoresheet, devices and recorder.
    Player(Color),
    /// Neither player: the arbiter's notes and PIN, and the devices of the computer.
    Neither,
}

impl KnownTo {
    /// True if the player of that side may know of it.
    pub fn includes(self, side: Color) -> bool {
        match self {
            Self::Both => true,
            Self::Player(owner) => owner == side,
            Self::Neither => false,
        }
    }
}

/// The nature of an event for those at the table, whatever is said of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Nature {
    /// The class of talk it belongs to.
    pub talk: VerbosityClass,
    /// The boards it affects: their pieces, or the position they should show.
    pub stirs: AffectedBoards,
    /// True if the report of the game has it: everything beyond the game's plain course.
    pub is_reported: bool,
}

/// A class of talk: every person chooses how much of it they hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerbosityClass {
    /// A move of that side is told.
    Move(Color),
    /// A movement of the hand.
    Hands,
    /// The clocks start or stop.
    Clock,
    /// A confirmation of what was noted.
    Notes,
    /// A board differs, or agrees again.
    Differences,
    /// Always said.
    Always,
}

/// The boards affected by an event: their pieces, or the position they should show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AffectedBoards {
    /// None.
    Nothing,
    /// The board of this side.
    Board(Color),
    /// Both.
    Boards,
}

impl Nature {
    /// An event of the game's plain course that affects no board and is always told.
    pub(crate) const PLAIN: Self = Self {
        talk: VerbosityClass::Always,
        stirs: AffectedBoards::Nothing,
        is_reported: false,
    };

    /// An event beyond the game's plain course that affects no board and is always told.
    pub(crate) const REPORTED: Self = Self {
        is_reported: true,
        ..Self::PLAIN
    };
}

/// Events with their stored form and their facts. Behind each line of [`stored_events`](super::stored::stored_events)
/// stand its facts, `for REACH to KNOWN_TO: NATURE`, with its talk and the boards that it stirs, if any.
macro_rules! events {
    (
        $(#[$about:meta])*
        pub enum $Enum:ident {
            $(
                $(#[$doc:meta])*
                $Variant:ident = $name:literal $($by:ident $Who:ty)? { $($field:tt)* }
                for $Reach:ident to $KnownTo:ident $(($owner:ident))?:
                $NATURE:ident $(talk $Talk:ident $(($side:ident))?)? $(stirs $Stirs:ident $(($board:ident))?)?,
            )+
        }
        $(and { $($(#[$family_doc:meta])* $Family:ident($Inner:ty),)+ })?
    ) => {
        $crate::stored::stored_events! {
            $(#[$about])*
            pub enum $Enum { $($(#[$doc])* $Variant = $name $($by $Who)? { $($field)* },)+ }
            $(and { $($(#[$family_doc])* $Family($Inner),)+ })?
        }

        impl $Enum {
            /// The people to whom another computer may tell it.
            pub const fn reach(&self) -> $crate::facts::Reach {
                match self {
                    $(Self::$Variant { .. } => $crate::facts::Reach::$Reach,)+
                    $($(Self::$Family(event) => event.reach(),)+)?
                }
            }

            /// The players who may know of it.
            pub const fn known_to(&self) -> $crate::facts::KnownTo {
                match self {
                    $(Self::$Variant { $($owner,)? .. } => $crate::facts::KnownTo::$KnownTo $((*$owner))?,)+
                    $($(Self::$Family(event) => event.known_to(),)+)?
                }
            }

            /// The nature for those at the table.
            pub const fn nature(&self) -> $crate::facts::Nature {
                match self {
                    $(Self::$Variant { $($($side,)?)? $($($board,)?)? .. } => $crate::facts::Nature {
                        $(talk: $crate::facts::VerbosityClass::$Talk $((*$side))?,)?
                        $(stirs: $crate::facts::AffectedBoards::$Stirs $((*$board))?,)?
                        ..$crate::facts::Nature::$NATURE
                    },)+
                    $($(Self::$Family(event) => event.nature(),)+)?
                }
            }
        }
    };
}

pub(crate) use events;
