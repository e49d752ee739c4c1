//! The style that every page begins with, and the files that browsers fetch besides pages: scripts, embedded as they
//! are.
//!
//! The style is inside the pages: nothing can be shown without it, and to fetch it takes longer than all of the server's
//! work. The files' address carries a mark of their content, so that a browser keeps them until a new release has other ones.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::hash::{DefaultHasher, Hash, Hasher};

use axum::extract::{Path, State};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use draw::Theme;
use rules::title::Shelf;
use sha2::{Digest, Sha256};

use crate::Server;
use crate::cover::Cover;
use crate::new_game::TITLE;

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Scripts by the name that pages and other scripts fetch them under.
const SCRIPTS: &[(&str, &str)] = &[
    ("bots.js", include_str!("../assets/bots.js")),
    ("deliberate.js", include_str!("../assets/deliberate.js")),
    ("ear.js", include_str!("../assets/ear.js")),
    ("gesture.js", include_str!("../assets/gesture.js")),
    ("ghost.js", include_str!("../assets/ghost.js")),
    ("hexes.js", include_str!("../assets/hexes.js")),
    ("history.js", include_str!("../assets/history.js")),
    ("gathering.js", include_str!("../assets/gathering.js")),
    ("home.js", include_str!("../assets/home.js")),
    ("info.js", include_str!("../assets/info.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("lights.js", include_str!("../assets/lights.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("map.js", include_str!("../assets/map.js")),
    ("morph.js", include_str!("../assets/morph.js")),
    ("narrow.js", include_str!("../assets/narrow.js")),
    ("online.js", include_str!("../assets/online.js")),
    ("marks.js", include_str!("../assets/marks.js")),
    ("post.js", include_str!("../assets/post.js")),
    ("question.js", include_str!("../assets/question.js")),
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
    include_str!("../assets/f56.css"),
    include_str!("../assets/rulebook.css"),
    include_str!("../assets/tour.css"),
    include_str!("../assets/sizes.css"),
];

/// The icon of all pages.
const ICON: &str = include_str!("../assets/icon.svg");

/// What all pages of a server begin with, and where they find the rest.
pub(crate) struct Assets {
    /// The looks of pages and pictures together.
    pub(crate) style: String,
    /// The Content-Security-Policy: nothing but our own files; no script inside the page, and of styles only that one.
    pub(crate) policy: HeaderValue,
    /// The face of the first page.
    cover: Cover,
    /// What tells these files from those of another release. Scripts name each other by their place beside them, so all
    /// share one mark.
    mark: String,
}

impl Assets {
    /// With the colours that the companies of these titles have.
    pub(crate) fn new(shelf: &Shelf) -> Assets {
        let style = style_for(shelf);
        let hash = BASE64_STANDARD.encode(Sha256::digest(&style));
        let policy = format!(
            "default-src 'none'; script-src 'self'; style-src 'sha256-{hash}'; img-src 'self' data:; \
             connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
        );
        let mut hasher = DefaultHasher::new();
        (SCRIPTS, ICON).hash(&mut hasher);
        Assets {
            style,
            policy: HeaderValue::try_from(policy).expect("a policy is plain text"),
            cover: Cover::new(shelf.get(TITLE)),
            mark: format!("{:016x}", hasher.finish()),
        }
    }

    /// The address of an embedded file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.mark)
    }
}

/// Answers with an embedded file: for ever under its present address; a page of an earlier release gets it too, but
/// asks again.
pub(crate) async fn serve(
    State(server): State<Server>,
    Path((asked, name)): Path<(String, String)>,
) -> Response {
    let script = || SCRIPTS.iter().find(|(known, _)| *known == name).map(|&(_, text)| (SCRIPT, text));
    const PICTURE: &str = "image/svg+xml";
    let cover = |theme| server.assets.cover.picture(theme).map(|text| (PICTURE, text));
    let found = match name.as_str() {
        "icon.svg" => Some((PICTURE, ICON)),
        "board.svg" => cover(Theme::Light),
        "board-dark.svg" => cover(Theme::Dark),
        _ => script(),
    };
    let Some((kind, text)) = found else { return StatusCode::NOT_FOUND.into_response() };
    let cached = match name.as_str() {
        // The first page names them by an address that does not change.
        "board.svg" | "board-dark.svg" => "public, max-age=86400",
        _ if asked == server.assets.mark => "public, max-age=31536000, immutable",
        _ => "no-cache",
    };
    ([(CONTENT_TYPE, kind), (CACHE_CONTROL, cached)], text.to_owned()).into_response()
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
    // The room of a map is as wide as its board.
    for title in shelf.titles() {
        let _ =
            writeln!(style, "#table[data-title=\"{}\"] {{ --ratio: {:.4}; }}", title.id, draw::ratio(title));
    }
    // Of the first page's options only those of the title that is chosen are in the way.
    for title in shelf.titles() {
        let id = &title.id;
        let _ = writeln!(
            style,
            "form:has([data-title=\"{id}\"]:checked) .rules-of:not([data-of~=\"{id}\"]) {{ display: none; }}"
        );
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
