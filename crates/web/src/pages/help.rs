//! Help: the tour, the rules, and all keys of the table in one dialog. The keys themselves are in `keys.js`.

use maud::{Markup, html};
use rules::Title;

use super::{rulebook, tour};
use crate::text::t;

/// The key on which nothing is printed.
const SPACE: &str = "Space";

/// Keys and what they do, in the order in which they are listed.
const KEYS: [(&[&str], &str); 25] = [
    (&["?"], "key-help"),
    (&["U"], "key-undo"),
    (&["Y"], "key-redo"),
    (&["H"], "key-hint"),
    (&["["], "key-back"),
    (&["]"], "key-on"),
    (&["{", "Shift ["], "key-turn-back"),
    (&["}", "Shift ]"], "key-turn-on"),
    (&["N"], "key-now"),
    (&[SPACE], "key-play"),
    (&["A"], "key-choices"),
    (&["M"], "key-map"),
    (&["F"], "key-full"),
    (&["S"], "key-shares"),
    (&["P"], "key-market"),
    (&["L"], "key-log"),
    (&["T"], "key-trains"),
    (&["I"], "key-tiles"),
    (&["C"], "key-companies"),
    (&["O"], "key-course"),
    (&["G"], "key-charts"),
    (&["+", "−", "0"], "key-zoom"),
    (&["←", "↑", "→", "↓"], "key-pan"),
    (&["Enter"], "key-hex"),
    (&["Esc"], "key-close"),
];

/// The dialog, closed.
pub(super) fn dialog(title: &Title) -> Markup {
    html! {
        dialog #help aria-labelledby="help-title" {
            form method="dialog" {
                h2 #help-title { (t("help-title")) }
                button { (t("help-close")) }
            }
            p .help-ways {
                (tour::link())
                (rulebook::link(title))
                a href="/tour" target="rules" { (t("tour-page")) }
            }
            h3 { (t("help-keys")) }
            p .quiet { (t("help-hint")) }
            label .letters { input #letters type="checkbox" checked; " " (t("help-letters")) }
            dl {
                @for (keys, meaning) in KEYS {
                    div {
                        dt { @for (index, key) in keys.iter().enumerate() { @if index > 0 { " " } kbd { (key_name(key)) } } }
                        dd { (t(meaning)) }
                    }
                }
            }
        }
    }
}

/// What a key is called: most by what is printed on them.
fn key_name(key: &str) -> String {
    if key == SPACE { t("key-space") } else { key.to_owned() }
}
