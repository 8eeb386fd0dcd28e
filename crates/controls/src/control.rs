//! The controls by name.

use super::rows::rows;

macro_rules! control {
    ($(
        $(#[$doc:meta])+
        $name:ident = $id:literal, $who:ident, $(on $pane:ident)? $keys:literal $(german $german:literal)?
            $(, button $button:ident $(beside $beside:ident)?)?
            $(, help of a $window:ident)?
            => $act:expr $(, $words:literal $(=> $means:expr)?)*;
    )+) => {
        /// A control.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Control { $($(#[$doc])+ $name,)+ }

        impl Control {
            /// All controls that have a key or a button, in the order of the help page.
            pub const ALL: &'static [Self] = &[$(Self::$name,)+];
        }
    };
}

rows!(control);
