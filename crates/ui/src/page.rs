//! The page that a window shows.

use display::arbiter_panel::{ListView, PanelFileView, PanelView};

/// The page that a window shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// The panes.
    #[default]
    Game,
    /// All other actions that are possible now.
    More,
    /// The list of keys.
    Help,
    /// The lines of the position that was asked for.
    Lines,
    /// The short manual of the clock.
    Manual,
    /// The form for a new game.
    NewGame,
    /// The stored games, and others by their path.
    Open,
    /// The place to which this game is written.
    Save,
    /// Lichess.
    #[cfg_attr(
        not(feature = "home"),
        expect(dead_code, reason = "never open in a build for events")
    )]
    Lichess,
    /// The form that corrects the clocks.
    Clocks,
    /// The question waiting for an answer.
    Question,
    /// The manual of the program.
    Guide,
    /// The settings.
    Settings,
    /// The questions of a first start.
    FirstStart,
    /// The games of the file that is open.
    Games,
    /// A page of the arbiter's panel.
    Desk(PanelPage),
}

impl Page {
    /// True if the page is filled in or answered.
    pub(super) const fn is_form(self) -> bool {
        match self {
            Self::NewGame
            | Self::Open
            | Self::Save
            | Self::Lichess
            | Self::Clocks
            | Self::Question
            | Self::Settings
            | Self::Games
            | Self::FirstStart => true,
            Self::Desk(page) => page.is_form(),
            Self::Game | Self::More | Self::Help | Self::Lines | Self::Manual | Self::Guide => false,
        }
    }

    /// True if the page is only read, and no letter means anything on it.
    pub(super) const fn is_only_read(self) -> bool {
        matches!(self, Self::Lines | Self::Manual)
    }
}

/// A page of the panel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum PanelPage {
    /// All actions.
    More,
    /// The checks before the round, and the clock times checked since.
    Checks,
    /// The regulations fixed before the game.
    Regulations,
    /// The page on which the report is written to a file.
    Report,
    /// The page on which the envelope's text is written to a file.
    Envelope,
}

impl PanelPage {
    /// The pages that the first one leads to.
    pub(super) const OTHERS: [Self; 4] = [Self::Checks, Self::Regulations, Self::Report, Self::Envelope];

    /// The file that it writes, if it writes one.
    pub(super) fn file(self, desk: &PanelView) -> Option<&PanelFileView> {
        match self {
            Self::Report => Some(&desk.pages.report),
            Self::Envelope => desk.pages.envelope.as_ref(),
            Self::More | Self::Checks | Self::Regulations => None,
        }
    }

    /// True if the page has a field to fill in.
    pub(super) const fn is_form(self) -> bool {
        match self {
            Self::Report | Self::Envelope => true,
            Self::More | Self::Checks | Self::Regulations => false,
        }
    }

    /// The list on the page.
    pub(super) fn list(self, desk: &PanelView) -> Option<&ListView> {
        match self {
            Self::Checks => Some(&desk.pages.checks),
            Self::Regulations => Some(&desk.pages.regulations),
            Self::More | Self::Report | Self::Envelope => None,
        }
    }

    /// The title; none if there is no such page now.
    pub(super) fn title(self, desk: &PanelView) -> Option<&str> {
        match self {
            Self::More => Some(&desk.pages.more),
            Self::Checks | Self::Regulations => self.list(desk).map(|list| list.label.as_str()),
            Self::Report | Self::Envelope => self.file(desk).map(|file| file.title.as_str()),
        }
    }
}
