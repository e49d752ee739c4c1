//! The page of a game: where things are on it. Tests say what a player does; only here it is known how.

use std::ops::Deref;
use std::rc::Rc;

use rules::notation::ActionNotation;
use serde_json::{Value, json};

use crate::chromium::text;
use crate::input::Key;
use crate::page::{Page, Spot};
use crate::positions::noted;

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
        self.shows(".watching") && self.count(":is(#choices, #way) [data-action]") == 0
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
        self.turn_to("log");
        self.until_shown(Spot::from("#log").with(words));
    }

    /// Plays an action as a player does, and waits until the page shows what came of it.
    #[track_caller]
    pub fn act(&self, action: &ActionNotation) {
        self.entry(|| self.send(action));
    }

    /// Plays an action as a player does, and waits for nothing: where others answer at once, a page may never show it alone.
    #[track_caller]
    pub fn send(&self, action: &ActionNotation) {
        self.turn_to(part_of(action));
        let name = |field| action.name(field).unwrap_or_default();
        let number = |field| action.number(field).unwrap_or_default();
        match action.kind() {
            "lay_tile" | "lay_home_tile" => {
                self.choose_hex(name("hex"));
                self.choose_tile(action);
                self.confirm_tile();
            }
            "place_station" | "remove_station" => {
                self.click(place_on_map(action));
                self.click("#tray button.confirm");
            }
            "buy_share" | "start_company" => self.choose_share(action, "bank"),
            "buy_from_pool" => self.choose_share(action, "pool"),
            "sell_shares" if self.shows(format!("[data-sheet*='company={}&cell=own']", name("company"))) => {
                self.choose_share(action, "own");
            }
            "take_over" => {
                self.look_into_take_over(action);
                self.fill("#sheet input[type=number]", &number("price").to_string());
                self.click("#sheet button[type=submit]");
            }
            "buy_train_from" | "offer_for_local" | "counter_offer" => self.submit(action, number("price")),
            "bid" | "bid_for" => self.submit(action, number("amount")),
            _ => self.click(button_of(action)),
        }
    }

    /// Deals in shares by the sheet of a cell of the share table.
    #[track_caller]
    fn choose_share(&self, action: &ActionNotation, cell: &str) {
        let company = action.name("company").unwrap_or_default();
        self.open_sheet(&format!("company={company}&cell={cell}"));
        self.click(on_sheet(action));
    }

    /// Opens a sheet by the button whose address contains this.
    #[track_caller]
    fn open_sheet(&self, part: &str) {
        self.click(format!("[data-sheet*={}]", json!(part)));
        self.until_shown("#sheet");
    }

    /// Opens the sheet with everything that is said of a take-over before it is offered.
    #[track_caller]
    pub fn look_into_take_over(&self, action: &ActionNotation) {
        self.turn_to("choices");
        let target = text(&json!(action)["target"]);
        self.open_sheet(&format!("take-over?target={target}"));
        self.until_shown("#take-over-terms");
    }

    /// Shows this part of the table, where another one is shown: on a phone by its tab, elsewhere in the panel.
    #[track_caller]
    pub fn turn_to(&self, part: &str) {
        if self.shows(format!("#{part}")) {
            return;
        }
        self.click(match self.viewport().phone {
            true => format!("#tabs [data-tab={part}]"),
            false => format!("#drawers [data-pane={part}]"),
        });
        self.until_shown(format!("#{part}"));
    }

    /// Goes on at once through the steps in which nothing more is done, up to the run and with it.
    #[track_caller]
    pub fn go_on(&self) {
        let then = self.attribute("#way button[data-then]", "data-then");
        let more = serde_json::from_str::<Vec<Value>>(&then).expect("a list of actions").len() as u64;
        let last = self.number() + 1 + more;
        self.click("#way button[data-then]");
        self.until_number(last);
    }

    /// Passes.
    #[track_caller]
    pub fn pass(&self) {
        self.act(&noted(json!({"do": "pass"})));
    }

    /// Opens the tray of a hex by a click on the map.
    #[track_caller]
    pub fn choose_hex(&self, hex: &str) {
        self.click(hex_on_map(hex));
        self.until_shown("#lay");
    }

    /// Chooses a tile in the tray, in the position of the action; its ghost lies on the map then.
    #[track_caller]
    pub fn choose_tile(&self, action: &ActionNotation) {
        let picked = |what: &str| format!("#tray {what}[data-choice={}]", attribute(action));
        if self.shows(picked("[aria-pressed=false]")) {
            self.click(picked(""));
        } else if !self.shows(picked("")) {
            // Another position of its card is shown: that is turned until it is this one.
            let card = format!("#tray li:has([data-choice={}]) [data-choice]", attribute(action));
            if self.shows(format!("{card}[aria-pressed=false]")) {
                self.click(card);
            }
            while !self.shows(picked("")) {
                self.press(Key::Sign('r'));
            }
        }
        self.until_shown(picked("[aria-pressed=true]"));
        self.until_shown("#map .ghost");
    }

    /// Lays the tile that was chosen.
    #[track_caller]
    pub fn confirm_tile(&self) {
        self.click("#lay");
    }

    /// Fills in the number of an action, where there is one to choose, and sends it.
    #[track_caller]
    fn submit(&self, action: &ActionNotation, number: u32) {
        let form = self.form_of(action);
        match form {
            Some(form) => {
                self.fill(format!("{form} input"), &number.to_string());
                self.click(format!("{form} button[type=submit]"));
            }
            None => self.click(button_of(action)),
        }
    }

    /// The form of the action whose number is filled in, by its selector.
    #[track_caller]
    fn form_of(&self, action: &ActionNotation) -> Option<String> {
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
fn part_of(action: &ActionNotation) -> &'static str {
    match action.kind() {
        "lay_tile" | "lay_home_tile" | "remove_station" | "place_station" => "map",
        "buy_share" | "buy_from_pool" | "start_company" | "sell_shares" => "shares",
        _ => "choices",
    }
}

/// A hex on the map on which something may be laid.
pub fn hex_on_map(hex: &str) -> Spot {
    Spot::from(format!("#map .legal[data-hex={}]:not(.spot)", json!(hex)))
}

/// The place on the map where the action is done.
pub fn place_on_map(action: &ActionNotation) -> Spot {
    Spot::from(format!("#map [data-does={}]", attribute(action)))
}

/// The button that plays the action.
fn button_of(action: &ActionNotation) -> Spot {
    Spot::from(format!(":is(#choices, #way) button[data-action={}]:not([data-then])", attribute(action)))
}

/// The button of the sheet that plays the action.
fn on_sheet(action: &ActionNotation) -> Spot {
    Spot::from(format!("#sheet button[data-action={}]", attribute(action)))
}

/// The action as the value of an attribute in a selector.
fn attribute(action: &ActionNotation) -> String {
    json!(json!(action).to_string()).to_string()
}
