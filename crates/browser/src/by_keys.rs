//! The table by the keyboard alone.

use rules::notation::ActionNotation;
use serde_json::{Value, json};

use crate::input::Key;
use crate::table::Table;

impl Table {
    /// Goes past the bar by the link that comes after the question, unless the focus is among the choices already.
    #[track_caller]
    fn skip_to_choices(&self) {
        if self.evaluate("Boolean(document.activeElement.closest('#choices, #way'))") != Value::Bool(true) {
            self.tab_to("the way past the bar", "it.matches('.skip')");
            self.press(Key::Enter);
            self.until(
                "the focus among the choices",
                "Boolean(document.activeElement.closest('#choices, #way'))",
            );
        }
    }

    /// Plays an action by the keyboard alone: Tab and arrows to what does it, Enter to do it.
    #[track_caller]
    pub fn act_by_keys(&self, action: &ActionNotation) {
        self.skip_to_choices();
        let written = json!(json!(action).to_string());
        let hex = action.name("hex").unwrap_or_default();
        self.entry(|| match action.kind() {
            "lay_tile" | "lay_home_tile" => {
                self.tab_to(hex, &format!("it.closest('#choices') && it.dataset.tray === {}", json!(hex)));
                self.until_settled();
                self.press(Key::Enter);
                self.until("the focus in the tray", "Boolean(document.activeElement.closest('#tray'))");
                let chosen = format!("document.activeElement.dataset.choice === {written}");
                let on_card = format!(
                    "[...document.activeElement.parentNode.children].some((it) => it.dataset.choice === {written})"
                );
                while self.evaluate(&chosen) != Value::Bool(true) {
                    let turns = self.evaluate(&on_card) == Value::Bool(true);
                    self.press(if turns { Key::Sign('r') } else { Key::Right });
                }
                self.until_settled();
                self.press(Key::Enter);
            }
            _ => {
                self.tab_to(
                    &written.to_string(),
                    &format!(
                        "it.closest('#choices, #way') && it.dataset.action === {written} && !it.dataset.then"
                    ),
                );
                self.until_settled();
                self.press(Key::Enter);
            }
        });
    }
}
