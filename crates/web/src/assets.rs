//! The style that every page begins with, and the files that browsers fetch besides pages: scripts, embedded as they
//! are.
//!
//! The style is inside the pages: nothing can be shown without it, and to fetch it takes longer than all of the server's
//! work. The files' address carries a mark of their content, so that a browser keeps them until a new release has other ones.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use rules::title::Shelf;

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Scripts by the name that pages and other scripts fetch them under.
const SCRIPTS: &[(&str, &str)] = &[
    ("bots.js", include_str!("../assets/bots.js")),
    ("history.js", include_str!("../assets/history.js")),
    ("gathering.js", include_str!("../assets/gathering.js")),
    ("home.js", include_str!("../assets/home.js")),
    ("info.js", include_str!("../assets/info.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("map.js", include_str!("../assets/map.js")),
    ("morph.js", include_str!("../assets/morph.js")),
    ("online.js", include_str!("../assets/online.js")),
    ("marks.js", include_str!("../assets/marks.js")),
    ("post.js", include_str!("../assets/post.js")),
    ("sheet.js", include_str!("../assets/sheet.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("tools.js", include_str!("../assets/tools.js")),
    ("tour.js", include_str!("../assets/tour.js")),
    ("tray.js", include_str!("../assets/tray.js")),
    ("turn.js", include_str!("../assets/turn.js")),
];

/// Styles of pages, in this order.
const STYLES: &[&str] = &[
    include_str!("../assets/page.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/decisions.css"),
    include_str!("../assets/history.css"),
    include_str!("../assets/log.css"),
    include_str!("../assets/online.css"),
    include_str!("../assets/info.css"),
    include_str!("../assets/charts.css"),
    include_str!("../assets/market.css"),
    include_str!("../assets/benelux.css"),
    include_str!("../assets/rulebook.css"),
    include_str!("../assets/tour.css"),
];

/// The icon of all pages.
const ICON: &str = include_str!("../assets/icon.svg");

/// The address of an embedded file.
pub(crate) fn address(name: &str) -> String {
    format!("/assets/{}/{name}", mark())
}

/// What tells these files from those of another release. Scripts name each other by their place beside them, so all
/// share one mark.
fn mark() -> &'static str {
    static MARK: OnceLock<String> = OnceLock::new();
    MARK.get_or_init(|| {
        let mut hasher = DefaultHasher::new();
        (SCRIPTS, ICON).hash(&mut hasher);
        format!("{:016x}", hasher.finish())
    })
}

/// Answers with an embedded file: for ever under its present address; a page of an earlier release gets it too, but
/// asks again.
pub(crate) async fn serve(Path((asked, name)): Path<(String, String)>) -> Response {
    let script = || SCRIPTS.iter().find(|(known, _)| *known == name).map(|&(_, text)| (SCRIPT, text));
    let found = match name.as_str() {
        "icon.svg" => Some(("image/svg+xml", ICON)),
        _ => script(),
    };
    let Some((kind, text)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let repository = if asked == mark() { "public, max-age=31536000, immutable" } else { "no-cache" };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, repository)], text).into_response()
}

/// The scripts that a script imports, and those that they import, each once: a page that names them has them fetched
/// at once, not one after the other.
pub(crate) fn modules_of(script: &str) -> Vec<&'static str> {
    let text = |name: &str| SCRIPTS.iter().find(|(known, _)| *known == name).map_or("", |&(_, text)| text);
    let mut found: Vec<&'static str> = Vec::new();
    let mut open = vec![text(script)];
    while let Some(source) = open.pop() {
        for import in source.split("from \"./").skip(1) {
            let name = import.split('"').next().unwrap_or_default();
            if !found.contains(&name) {
                found.push(name);
                open.push(text(name));
            }
        }
    }
    found
}

static STYLE: OnceLock<String> = OnceLock::new();

/// Gives companies of these titles their colours. All servers of a process have one style: that of the first.
pub(crate) fn wear(shelf: &Shelf) {
    STYLE.get_or_init(|| style_for(shelf));
}

/// The looks of pages and pictures together.
pub(crate) fn style() -> &'static str {
    STYLE.get_or_init(|| style_for(&Shelf::built_in()))
}

fn style_for(shelf: &Shelf) -> String {
    // The short class names of pictures mean something only inside them.
    let mut style = format!(
        "{}\nsvg {{\n{}{}}}\n@media (prefers-color-scheme: dark) {{ svg {{\n{}}} }}\n",
        STYLES.concat(),
        draw::STYLE,
        draw::CHART_STYLE,
        draw::DARK_STYLE
    );
    // By colour, not by symbol: companies of two titles may share one.
    let colours: BTreeSet<&str> =
        shelf.titles().flat_map(|title| &title.companies).map(|charter| charter.colour.as_str()).collect();
    for colour in colours {
        let ink = if draw::is_dark(colour) { "#fff" } else { "#000" };
        let _ = writeln!(style, ".badge[data-colour=\"{colour}\"] {{ background: {colour}; color: {ink}; }}");
    }
    style
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn imported_scripts_are_found_and_exist() {
        let modules = modules_of("table.js");
        assert!(modules.contains(&"map.js") && modules.contains(&"history.js"), "{modules:?}");
        for module in modules {
            assert!(SCRIPTS.iter().any(|(name, _)| *name == module), "{module}");
        }
        assert!(modules_of("post.js").is_empty());
    }
}
