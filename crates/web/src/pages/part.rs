//! Parts of the table page: each is sent again only when its content is another one.

use maud::{Markup, html};
use serde::Deserialize;

use crate::repository::mark_of;

/// The parts that the browser shows, as `map:5f3a,log:77b0`: id and mark. Their content need not be sent again.
#[derive(Deserialize, Default)]
pub(crate) struct KnownParts {
    known: Option<String>,
}

impl KnownParts {
    /// The mark of what the browser shows.
    pub(super) fn mark_of(&self, id: &str) -> Option<&str> {
        let mut known =
            self.known.iter().flat_map(|known| known.split(',')).filter_map(|part| part.split_once(':'));
        known.find(|(known, _)| *known == id).map(|(_, mark)| mark)
    }

    /// Whether the browser shows what has this mark.
    pub(super) fn has(&self, id: &str, mark: &str) -> bool {
        self.mark_of(id) == Some(mark)
    }
}

/// A part with the mark of its content; without the content where the browser has it.
pub(super) fn part(known: &KnownParts, id: &str, label: &str, content: &Markup) -> Markup {
    marked(known, id, label, &mark(&content.0), content)
}

/// The same with a mark that tells more than the content.
pub(super) fn marked(known: &KnownParts, id: &str, label: &str, mark: &str, content: &Markup) -> Markup {
    html! {
        section id=(id) data-part=(mark) aria-label=(label) tabindex=[(id == "map").then_some("0")] {
            @if !known.has(id, mark) { (content) }
        }
    }
}

/// What tells one content from another.
pub(super) fn mark(content: &str) -> String {
    mark_of([content])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_browser_shows_is_not_sent_again() {
        let content = html! { p { "content" } };
        let first = part(&KnownParts::default(), "log", "Log", &content).into_string();
        assert!(first.contains("content"));
        let known = |id: &str| KnownParts { known: Some(format!("map:1,{id}:{}", mark(&content.0))) };
        let again = part(&known("log"), "log", "Log", &content).into_string();
        assert!(!again.contains("content") && again.contains(&mark(&content.0)));
        assert!(part(&known("map"), "log", "Log", &content).into_string().contains("content"));
    }
}
