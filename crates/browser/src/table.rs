//! The page of a game: where things are on it. Tests say what a player does; only here it is known how.

use std::ops::Deref;
use std::rc::Rc;

use rules::written::WrittenAction;
use serde_json::{Value, json};

use crate::chromium::text;
use crate::input::Key;
use crate::page::{Page, Spot};

/// The table on a page.
pub struct Table {
    page: Rc<Page>,
}

impl Deref for Table {
    type Target = Page;

    fn deref(&self) -> &Page {
        &self.page
    }
}

impl Table {
    /// The table that the page shows.
    #[track_caller]
    pub fn at(page: Rc<Page>) -> Table {
        page.until_shown("#table");
        page.until_loaded();
        let table = Table { page };
        table.until_ready();
        table
    }

    /// Waits until it has its tools.
    #[track_caller]
    fn until_ready(&self) {
        self.until("the table to have its tools", "'ready' in document.body.dataset");
    }

    /// Loads the table anew.
    #[track_caller]
    pub fn reload(&self) {
        self.page.reload();
        self.until_ready();
    }

    /// The page.
    pub fn page(&self) -> &Rc<Page> {
        &self.page
    }

    /// The id of the game.
    #[track_caller]
    pub fn id(&self) -> String {
        self.data("game")
    }

    /// The number of the last entry of its log.
    #[track_caller]
    pub fn number(&self) -> u64 {
        self.data("seq").parse().expect("a number")
    }

    /// How many actions were played at the position that is shown.
    #[track_caller]
    pub fn position(&self) -> usize {
        self.data("at").parse().expect("a number")
    }

    #[track_caller]
    fn data(&self, name: &str) -> String {
        text(&self.evaluate(&format!("document.getElementById('table').dataset[{}]", json!(name))))
    }

    /// Who decides, by name.
    #[track_caller]
    pub fn decider(&self) -> String {
        self.words("#turn h1 strong")
    }

    /// Waits until this player decides.
    #[track_caller]
    pub fn until_decided_by(&self, player: &str) {
        self.until_shown(Spot::from("#turn h1 strong").with(player));
    }

    /// The question that is asked.
    #[track_caller]
    pub fn question(&self) -> String {
        self.words("#turn h1")
    }

    /// Whether who looks only watches.
    #[track_caller]
    pub fn is_watched_only(&self) -> bool {
        self.shows(".watching") && self.count("#choices [data-action]") == 0
    }

    /// What the server says of the game.
    #[track_caller]
    pub fn state(&self) -> Value {
        self.evaluate(&format!("fetch('/api/games/{}').then((answer) => answer.json())", self.id()))
    }

    /// Does what leads to the next entry of the log, and waits until the page shows it.
    #[track_caller]
    pub fn entry(&self, act: impl FnOnce()) {
        let next = self.number() + 1;
        act();
        self.until_number(next);
    }

    /// Waits until the page shows this entry of the log.
    #[track_caller]
    pub fn until_number(&self, number: u64) {
        let there = format!(
            "document.getElementById('table').dataset.seq === '{number}' && !document.body.classList.contains('asking')"
        );
        self.until(&format!("entry {number}"), &there);
    }

    /// Waits until the log says this: turns are drawn once they come into sight.
    #[track_caller]
    pub fn until_logged(&self, words: &str) {
        self.until_shown(Spot::from("#log").with(words));
    }

    /// Plays an action as a player does, and waits until the page shows what came of it.
    #[track_caller]
    pub fn act(&self, action: &WrittenAction) {
        self.turn_to(part_of(action));
        self.entry(|| match action {
            WrittenAction::LayTile { hex, .. } | WrittenAction::LayHomeTile { hex, .. } => {
                self.choose_hex(hex);
                self.choose_tile(action);
                self.confirm_tile();
            }
            WrittenAction::PlaceStation { .. } | WrittenAction::RemoveStation { .. } => {
                self.click(place_on_map(action));
                self.click("#tray button.confirm");
            }
            WrittenAction::BuyShare { company } | WrittenAction::StartCompany { company, .. } => {
                self.open_sheet(&format!("company={company}&cell=bank"));
                self.click(on_sheet(action));
            }
            WrittenAction::BuyFromPool { company } => {
                self.open_sheet(&format!("company={company}&cell=pool"));
                self.click(on_sheet(action));
            }
            WrittenAction::SellShares { company, .. }
                if self.shows(format!("[data-sheet*='company={company}&cell=own']")) =>
            {
                self.open_sheet(&format!("company={company}&cell=own"));
                self.click(on_sheet(action));
            }
            WrittenAction::TakeOver { price, .. } => {
                self.look_into_take_over(action);
                self.fill("#sheet input[type=number]", &price.to_string());
                self.click("#sheet button[type=submit]");
            }
            WrittenAction::BuyTrainFrom { price, .. }
            | WrittenAction::OfferForLocal { price, .. }
            | WrittenAction::CounterOffer { price } => {
                self.submit(action, *price);
            }
            WrittenAction::Bid { amount } | WrittenAction::BidFor { amount, .. } => {
                self.submit(action, *amount)
            }
            _ => self.click(button_of(action)),
        });
    }

    /// Opens a sheet by the button whose address contains this.
    #[track_caller]
    fn open_sheet(&self, part: &str) {
        self.click(format!("[data-sheet*={}]", json!(part)));
        self.until_shown("#sheet");
    }

    /// Opens the sheet with everything that is said of a take-over before it is offered.
    #[track_caller]
    pub fn look_into_take_over(&self, action: &WrittenAction) {
        self.turn_to("choices");
        let target = text(&json!(action)["target"]);
        self.open_sheet(&format!("take-over?target={target}"));
        self.until_shown("#take-over-terms");
    }

    /// On a phone: shows this part of the table, where another one is shown.
    #[track_caller]
    pub fn turn_to(&self, part: &str) {
        if self.viewport().phone && !self.shows(format!("#{part}")) {
            self.click(format!("#tabs [data-tab={part}]"));
            self.until_shown(format!("#{part}"));
        }
    }

    /// Plays an action by the keyboard alone: Tab and arrows to what does it, Enter to do it.
    #[track_caller]
    pub fn act_by_keys(&self, action: &WrittenAction) {
        let written = json!(json!(action).to_string());
        self.entry(|| match action {
            WrittenAction::LayTile { hex, .. } | WrittenAction::LayHomeTile { hex, .. } => {
                self.tab_to(hex, &format!("it.closest('#choices') && it.dataset.tray === {}", json!(hex)));
                self.press(Key::Enter);
                self.until("the focus in the tray", "Boolean(document.activeElement.closest('#tray'))");
                let chosen = format!("document.activeElement.dataset.choice === {written}");
                while self.evaluate(&chosen) != Value::Bool(true) {
                    self.press(Key::Right);
                }
                self.press(Key::Enter);
            }
            _ => {
                self.tab_to(
                    &written.to_string(),
                    &format!("it.closest('#choices') && it.dataset.action === {written}"),
                );
                self.press(Key::Enter);
            }
        });
    }

    /// Passes.
    #[track_caller]
    pub fn pass(&self) {
        self.act(&WrittenAction::Pass {});
    }

    /// Opens the tray of a hex by a click on the map.
    #[track_caller]
    pub fn choose_hex(&self, hex: &str) {
        self.click(hex_on_map(hex));
        self.until_shown("#lay");
    }

    /// Chooses a tile in the tray, in the position of the action; its ghost lies on the map then.
    #[track_caller]
    pub fn choose_tile(&self, action: &WrittenAction) {
        self.click(tile_of(action));
        self.until_shown("#ghost");
    }

    /// Lays the tile that was chosen.
    #[track_caller]
    pub fn confirm_tile(&self) {
        self.click("#lay");
    }

    /// Fills in the number of an action, where there is one to choose, and sends it.
    #[track_caller]
    fn submit(&self, action: &WrittenAction, number: u32) {
        let form = self.form_of(action);
        match form {
            Some(form) => {
                self.fill(format!("{form} input"), &number.to_string());
                self.click(format!("{form} button"));
            }
            None => self.click(button_of(action)),
        }
    }

    /// The form of the action whose number is filled in, by its selector.
    #[track_caller]
    fn form_of(&self, action: &WrittenAction) -> Option<String> {
        let wanted = json!(action);
        let script = format!(
            "[...document.querySelectorAll('#choices form[data-action]')].findIndex((form) => {{
                const [action, wanted] = [JSON.parse(form.dataset.action), {wanted}];
                return Object.keys(action).every((key) => key === form.dataset.field || action[key] === wanted[key]);
            }})"
        );
        let index = self.evaluate(&script).as_i64().filter(|&index| index >= 0)?;
        self.evaluate(&format!(
            "document.querySelectorAll('#choices form[data-action]')[{index}].setAttribute('data-test', 'form')"
        ));
        Some("#choices form[data-test=form]".to_owned())
    }

    /// Takes the last action back.
    #[track_caller]
    pub fn undo(&self) {
        self.entry(|| self.click("button[data-ask=undo]"));
    }

    /// Does again what was taken back.
    #[track_caller]
    pub fn redo(&self) {
        self.entry(|| self.click("button[data-ask=redo]"));
    }

    /// Goes to another position by a link of the history, and waits until it is shown.
    #[track_caller]
    pub fn travel(&self, label: &str, to: usize) {
        self.click(Spot::from("#history a").with(label));
        self.until_position(to);
    }

    /// Goes to the first position by the scrubber.
    #[track_caller]
    pub fn travel_to_the_beginning(&self) {
        self.evaluate("document.getElementById('scrubber').focus()");
        self.press(Key::Home);
        self.until_position(0);
    }

    /// Waits until this position is shown.
    #[track_caller]
    pub fn until_position(&self, at: usize) {
        let there = format!("document.getElementById('table').dataset.at === '{at}'");
        self.until(&format!("position {at}"), &there);
    }

    /// How many different routes are drawn on the map.
    #[track_caller]
    pub fn routes_drawn(&self) -> usize {
        let script = "new Set([...document.querySelectorAll('#map svg .route')]\
            .map((line) => line.getAttribute('class'))).size";
        usize::try_from(self.evaluate(script).as_u64().unwrap_or_default()).unwrap_or_default()
    }

    /// What the page says went wrong.
    #[track_caller]
    pub fn wrong(&self) -> String {
        self.words("#wrong")
    }
}

/// The part of the table in which the action is done.
fn part_of(action: &WrittenAction) -> &'static str {
    match action {
        WrittenAction::LayTile { .. }
        | WrittenAction::LayHomeTile { .. }
        | WrittenAction::RemoveStation { .. }
        | WrittenAction::PlaceStation { .. } => "map",
        WrittenAction::BuyShare { .. }
        | WrittenAction::BuyFromPool { .. }
        | WrittenAction::StartCompany { .. }
        | WrittenAction::SellShares { .. } => "shares",
        _ => "choices",
    }
}

/// A hex on the map on which something may be laid.
pub fn hex_on_map(hex: &str) -> Spot {
    Spot::from(format!("#map .legal[data-hex={}]:not(.spot)", json!(hex)))
}

/// The place on the map where the action is done.
pub fn place_on_map(action: &WrittenAction) -> Spot {
    Spot::from(format!("#map [data-does={}]", attribute(action)))
}

/// The button that plays the action.
fn button_of(action: &WrittenAction) -> Spot {
    Spot::from(format!("#choices button[data-action={}]", attribute(action)))
}

/// The button of the sheet that plays the action.
fn on_sheet(action: &WrittenAction) -> Spot {
    Spot::from(format!("#sheet button[data-action={}]", attribute(action)))
}

/// The tile of the action in the tray.
fn tile_of(action: &WrittenAction) -> Spot {
    Spot::from(format!("#tray [data-choice={}]", attribute(action)))
}

/// The action as the value of an attribute in a selector.
fn attribute(action: &WrittenAction) -> String {
    json!(json!(action).to_string()).to_string()
}
