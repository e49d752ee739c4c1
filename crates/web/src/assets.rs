//! The files that browsers fetch besides pages: the style, scripts, icons.
//!
//! A file's address carries a mark of its content, so that a browser keeps it for ever and fetches another one when a release
//! has one. Each is compressed once, when the server starts or it is first asked for.

pub(crate) mod app;
mod bundle;
mod file;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use axum::extract::{Path, State};
use axum::http::header::CONTENT_TYPE;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use draw::Theme;
use rules::title::Shelf;

use crate::Server;
use crate::cover::Cover;
use crate::new_game::TITLE;
use app::Icons;
use bundle::{bundle, without_comments};
use file::File;

const SCRIPT: &str = "text/javascript; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const PICTURE: &str = "image/svg+xml";
const MANIFEST: &str = "application/manifest+json";

/// What a page without a line needs, besides itself; what the first picture waits for is first.
const KEPT: [&str; 5] = ["style.css", "table.js", "home.js", "icon.svg", "icon-192.png"];

/// The scripts that pages name; each brings those that it imports.
const ENTRIES: [&str; 8] =
    ["editor.js", "gathering.js", "home.js", "log.js", "puzzle.js", "review.js", "table.js", "what_if.js"];

/// Scripts by the name that others import them under.
const SCRIPTS: &[(&str, &str)] = &[
    ("bots.js", include_str!("../assets/bots.js")),
    ("deliberate.js", include_str!("../assets/deliberate.js")),
    ("ear.js", include_str!("../assets/ear.js")),
    ("editor.js", include_str!("../assets/editor.js")),
    ("gesture.js", include_str!("../assets/gesture.js")),
    ("ghost.js", include_str!("../assets/ghost.js")),
    ("hexes.js", include_str!("../assets/hexes.js")),
    ("history.js", include_str!("../assets/history.js")),
    ("gathering.js", include_str!("../assets/gathering.js")),
    ("home.js", include_str!("../assets/home.js")),
    ("info.js", include_str!("../assets/info.js")),
    ("installed.js", include_str!("../assets/installed.js")),
    ("kept.js", include_str!("../assets/kept.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("lights.js", include_str!("../assets/lights.js")),
    ("live.js", include_str!("../assets/live.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("map.js", include_str!("../assets/map.js")),
    ("morph.js", include_str!("../assets/morph.js")),
    ("narrow.js", include_str!("../assets/narrow.js")),
    ("online.js", include_str!("../assets/online.js")),
    ("marks.js", include_str!("../assets/marks.js")),
    ("post.js", include_str!("../assets/post.js")),
    ("puzzle.js", include_str!("../assets/puzzle.js")),
    ("question.js", include_str!("../assets/question.js")),
    ("review.js", include_str!("../assets/review.js")),
    ("shapes.js", include_str!("../assets/shapes.js")),
    ("sheet.js", include_str!("../assets/sheet.js")),
    ("table.js", include_str!("../assets/table.js")),
    ("tools.js", include_str!("../assets/tools.js")),
    ("tour.js", include_str!("../assets/tour.js")),
    ("tray.js", include_str!("../assets/tray.js")),
    ("turn.js", include_str!("../assets/turn.js")),
    ("visit.js", include_str!("../assets/visit.js")),
    ("what_if.js", include_str!("../assets/what_if.js")),
];

/// Styles of pages, in this order.
const STYLES: &[&str] = &[
    include_str!("../assets/page.css"),
    include_str!("../assets/table.css"),
    include_str!("../assets/decisions.css"),
    include_str!("../assets/shares.css"),
    include_str!("../assets/history.css"),
    include_str!("../assets/branches.css"),
    include_str!("../assets/what_if.css"),
    include_str!("../assets/log.css"),
    include_str!("../assets/online.css"),
    include_str!("../assets/info.css"),
    include_str!("../assets/charts.css"),
    include_str!("../assets/market.css"),
    include_str!("../assets/f56.css"),
    include_str!("../assets/review.css"),
    include_str!("../assets/rulebook.css"),
    include_str!("../assets/tour.css"),
    include_str!("../assets/puzzles.css"),
    include_str!("../assets/line.css"),
    include_str!("../assets/editor.css"),
    include_str!("../assets/sizes.css"),
];

/// The icon of all pages.
const ICON: &str = include_str!("../assets/icon.svg");

/// The Content-Security-Policy: nothing but our own files, and no script or style inside the page.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// The files of a server, which depend on its titles, and what pages may do.
pub(crate) struct Assets {
    pub(crate) policy: HeaderValue,
    /// Said ahead of a page: browsers ask for its style before they have read as far as to where it is named.
    pub(crate) ahead: HeaderValue,
    files: BTreeMap<&'static str, File>,
    icons: Icons,
    /// The script of the worker beside the pages.
    worker: String,
    /// The face of the first page.
    cover: Cover,
}

impl Assets {
    /// With the colours that the companies of these titles have.
    pub(crate) fn new(shelf: &Shelf) -> Assets {
        let scripts = ENTRIES.map(|name| (name, File::new(SCRIPT, bundle(SCRIPTS, name))));
        let others = [
            ("style.css", File::new(STYLE, style_for(shelf))),
            ("icon.svg", File::new(PICTURE, ICON.to_owned())),
        ];
        let mut assets = Assets {
            policy: HeaderValue::from_static(POLICY),
            ahead: HeaderValue::from_static(""),
            files: scripts.into_iter().chain(others).collect(),
            icons: Icons::new(ICON),
            worker: String::new(),
            cover: Cover::new(shelf.get(TITLE)),
        };
        let manifest = app::manifest(|name| assets.address(name));
        assets.files.insert("manifest.json", File::new(MANIFEST, manifest));
        let ahead = format!("<{}>; rel=preload; as=style", assets.address("style.css"));
        assets.ahead = HeaderValue::from_str(&ahead).expect("an address is plain text");
        assets.worker = app::worker(&KEPT.map(|name| assets.address(name)), POLICY);
        assets
    }

    /// Compresses the files that all who come ask for; the others have time until somebody does.
    pub(crate) fn compress(&self) {
        KEPT.iter().filter_map(|name| self.files.get(name)).for_each(File::compress);
    }

    /// The address of a file.
    pub(crate) fn address(&self, name: &str) -> String {
        format!("/assets/{}/{name}", self.mark_of(name))
    }

    /// What tells the content of a file from another one.
    fn mark_of(&self, name: &str) -> &str {
        // An icon in pixels is another one when the drawing is.
        let file = self.files.get(if Icons::has(name) { "icon.svg" } else { name });
        file.map_or("-", |file| &file.mark)
    }
}

/// Answers with a file: for ever under its present address; a page of an earlier release gets it too, but asks again.
pub(crate) async fn serve(
    State(server): State<Server>,
    Path((asked, name)): Path<(String, String)>,
    headers: HeaderMap,
) -> Response {
    let cover = |theme| match server.assets.cover.picture(theme) {
        Some(picture) => file::passing(PICTURE, picture.to_owned()),
        None => StatusCode::NOT_FOUND.into_response(),
    };
    match name.as_str() {
        "board.svg" => cover(Theme::Light),
        "board-dark.svg" => cover(Theme::Dark),
        name => match (server.assets.files.get(name), server.assets.icons.picture(name)) {
            (Some(file), _) => file.answer(&asked, &headers),
            (None, Some(icon)) => file::picture(icon, asked == server.assets.mark_of(name)),
            (None, None) => StatusCode::NOT_FOUND.into_response(),
        },
    }
}

/// Answers with the worker beside the pages, which browsers ask for anew: it says where the files of this release are.
pub(crate) async fn worker(State(server): State<Server>) -> Response {
    ([(CONTENT_TYPE, SCRIPT)], server.assets.worker.clone()).into_response()
}

/// The dashes of a route as a background; between them is the casing.
fn piece_of_line(look: draw::RouteLook) -> String {
    let (mut stops, mut from) = (Vec::new(), 0_u32);
    for (index, &length) in look.dashes.iter().enumerate() {
        let to = from + u32::from(length);
        let colour = if index % 2 == 0 { look.colour } else { "var(--casing)" };
        stops.push(format!("{colour} {from}px {to}px"));
        from = to;
    }
    match stops.is_empty() {
        true => look.colour.to_owned(),
        false => format!("repeating-linear-gradient(to right, {})", stops.join(", ")),
    }
}

fn style_for(shelf: &Shelf) -> String {
    // The short class names of pictures mean something only inside them.
    let mut style = format!(
        "{}\nsvg {{\n{}{}{}}}\n@media (prefers-color-scheme: dark) {{ svg {{\n{}}} }}\n",
        STYLES
            .iter()
            .flat_map(|style| without_comments(style))
            .flat_map(|line| [line, "\n"])
            .collect::<String>(),
        draw::STYLE,
        draw::route_style(),
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
    // Beside the words about a route lies a piece of its line.
    for (index, look) in draw::ROUTE_LOOKS.iter().enumerate() {
        let _ = writeln!(
            style,
            ":is(.runs, .legend) .line-{index} {{ height: 5px; background: {}; }}",
            piece_of_line(*look)
        );
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
    fn every_script_is_fetched_with_a_page_and_written_as_bundles_need_it() {
        let bundles = ENTRIES.map(|entry| bundle(SCRIPTS, entry)).concat();
        for (name, source) in SCRIPTS {
            assert!(bundles.contains(&format!("\"{name}\"() {{")), "{name} is fetched by no page");
            for line in source.lines().map(str::trim) {
                assert!(
                    !line.starts_with("export let") && !line.starts_with("export default"),
                    "{name}: {line}"
                );
            }
        }
        assert!(!bundles.lines().any(|line| line.starts_with("import ") || line.starts_with("export ")));
    }
}
