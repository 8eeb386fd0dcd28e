//! The page of lichess: sign in, the games and challenges as a list, and one line for requests. All of it works by keyboard, and
//! every part has a name.

use egui::{self, Key, accesskit};

use super::page::Page;
use super::pages::page;
use super::target::FixedTarget;
use super::widgets::buttons::{in_a_row, plain_button};
use super::widgets::list::ListWidget;
use super::widgets::move_line::{LineWidget, caption};
use super::window::Window;
use super::{Reply, focus, keys, theme};
use controls::intent::Intent;
use controls::lichess::{LichessIntent, LichessToken, sentence};
use display::{LichessView, Screen};

/// Opens the page and requests the present list.
pub(super) fn turn_to(window: &mut Window, ctx: &egui::Context, reply: &mut Reply) {
    window.line(FixedTarget::Token).clear();
    window.list(FixedTarget::Online).line = 0;
    wish(reply, LichessIntent::List { aloud: false });
    window.turn_to(ctx, Page::Lichess);
}

fn wish(reply: &mut Reply, intent: LichessIntent) {
    reply.intents.push(Intent::Lichess(intent));
}

/// The intent of Enter on the chosen line: to go to a game, or to accept a challenge.
fn choose(view: &LichessView, line: usize) -> Option<LichessIntent> {
    if line < view.games {
        return Some(LichessIntent::Go(Some(line + 1)));
    }
    challenge(view, line).map(|number| LichessIntent::Accept(Some(number)))
}

/// The number of the challenge in that line of the list.
fn challenge(view: &LichessView, line: usize) -> Option<usize> {
    let is_one = line >= view.games && line < view.games + view.challenges;
    is_one.then(|| line - view.games + 1)
}

/// Draws the page.
pub(super) fn show(ui: &mut egui::Ui, screen: &Screen, window: &mut Window, reply: &mut Reply) {
    let ctx = ui.ctx().clone();
    let view = &screen.personal.lichess;
    let base = window.base.with("lichess");
    let (list, line, token) = (
        window.part(FixedTarget::Online),
        window.part(FixedTarget::Wish),
        window.part(FixedTarget::Token),
    );
    let first = if view.is_signed_in { list } else { token };
    window.hold_focus(&ctx, first);
    if window.pages.is_entered {
        reply.explored = Some(view.account.clone());
    }
    let is_in_list = ctx.memory(|memory| memory.has_focus(list));
    let chosen = choose(view, window.list(FixedTarget::Online).line);
    if let Some(chosen) = chosen
        .clone()
        .filter(|_| is_in_list && keys::take_one(&ctx, Key::Enter))
    {
        wish(reply, chosen);
        window.turn_to(&ctx, Page::Game);
        return;
    }
    page(ui, base, accesskit::Role::Dialog, &view.title, |ui| {
        let room = ui.available_height();
        focus::scrolled(ui, |ui| {
            ui.heading(theme::strong(&view.title));
            ui.label(&view.account);
            let size = theme::sizes(ui.ctx()).body;
            if !view.is_signed_in {
                let field = LineWidget {
                    is_secret: true,
                    ..LineWidget::new(token, &view.token, screen, size)
                };
                if let Some(typed) = field.show(ui, window.line(FixedTarget::Token)) {
                    window.line(FixedTarget::Token).clear();
                    wish(reply, LichessIntent::SignIn(LichessToken(typed)));
                }
            }
            let lines = ListWidget {
                height: (room - 320.0).max(100.0),
                ..ListWidget::new(list, &view.list_label, view.lines.clone())
            };
            caption(ui, theme::strong(&view.list_label));
            lines.show(ui, window.list(FixedTarget::Online), reply);
            let field = LineWidget::new(line, &view.wish, screen, size);
            if let Some(typed) = field.show(ui, window.line(FixedTarget::Wish)) {
                window
                    .line(FixedTarget::Wish)
                    .end(super::widgets::move_line::LineNews::Taken);
                reply.intents.push(Intent::Line(sentence(&typed)));
            }
            buttons(ui, view, window, reply);
        });
    });
}

fn buttons(ui: &mut egui::Ui, view: &LichessView, window: &mut Window, reply: &mut Reply) {
    let (base, ctx) = (window.base.with("lichess"), ui.ctx().clone());
    let line = window.list(FixedTarget::Online).line;
    ui.add_space(theme::GAP);
    in_a_row(ui, |ui| {
        if let Some(chosen) = choose(view, line)
            && plain_button(ui, base.with("choose"), &view.choose).clicked()
        {
            wish(reply, chosen);
            window.turn_to(&ctx, Page::Game);
        }
        if let Some(number) = challenge(view, line)
            && plain_button(ui, base.with("decline"), &view.decline).clicked()
        {
            wish(reply, LichessIntent::Decline(Some(number)));
        }
        if let Some(stop) = &view.stop_seeking
            && plain_button(ui, base.with("stop"), stop).clicked()
        {
            wish(reply, LichessIntent::StopSeeking);
        }
        if let Some(read) = &view.in_game
            && plain_button(ui, base.with("messages"), read).clicked()
        {
            wish(reply, LichessIntent::ReadChat);
        }
        if plain_button(ui, base.with("again"), &view.look_again).clicked() {
            wish(reply, LichessIntent::List { aloud: true });
        }
        if view.is_signed_in && plain_button(ui, base.with("sign-out"), &view.sign_out).clicked() {
            wish(reply, LichessIntent::SignOut);
        }
        if plain_button(ui, base.with("close"), &view.close).clicked() {
            window.turn_to(&ctx, Page::Game);
        }
    });
}
