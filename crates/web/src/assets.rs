//! The files that browsers fetch besides pages: styles and scripts, embedded as they are.

use std::fmt::Write;
use std::sync::OnceLock;

use axum::extract::Path;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use rules::title::embedded;

const CSS: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Scripts by the name that pages and other scripts fetch them under.
const SCRIPTS: &[(&str, &str)] = &[
    ("history.js", include_str!("../assets/history.js")),
    ("gathering.js", include_str!("../assets/gathering.js")),
    ("home.js", include_str!("../assets/home.js")),
    ("info.js", include_str!("../assets/info.js")),
    ("keys.js", include_str!("../assets/keys.js")),
    ("log.js", include_str!("../assets/log.js")),
    ("map.js", include_str!("../assets/map.js")),
    ("online.js", include_str!("../assets/online.js")),
    ("marks.js", include_str!("../assets/marks.js")),
    ("post.js", include_str!("../assets/post.js")),
    ("sheet.js", include_str!("../assets/sheet.js")),
    ("table.js", include_str!("../assets/table.js")),
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
];

/// Answers with an embedded file.
pub(crate) async fn serve(Path(name): Path<String>) -> Response {
    let script = || SCRIPTS.iter().find(|(known, _)| *known == name).map(|&(_, text)| (SCRIPT, text));
    let found = match name.as_str() {
        "app.css" => Some((CSS, style())),
        "icon.svg" => Some(("image/svg+xml", include_str!("../assets/icon.svg"))),
        _ => script(),
    };
    let Some((kind, text)) = found else { return StatusCode::NOT_FOUND.into_response() };
    ([(CONTENT_TYPE, kind)], text).into_response()
}

/// The looks of pages and pictures together.
fn style() -> &'static str {
    static STYLE: OnceLock<String> = OnceLock::new();
    STYLE.get_or_init(|| {
        // The short class names of pictures mean something only inside them.
        let mut style = format!(
            "{}\nsvg {{\n{}{}}}\n@media (prefers-color-scheme: dark) {{ svg {{\n{}}} }}\n",
            STYLES.concat(),
            draw::STYLE,
            draw::CHART_STYLE,
            draw::DARK_STYLE
        );
        for title in embedded::ids().iter().filter_map(|id| embedded::title(id)) {
            for charter in &title.companies {
                let ink = if draw::is_dark(&charter.colour) { "#fff" } else { "#000" };
                let _ = writeln!(
                    style,
                    ".badge[data-company=\"{}\"] {{ background: {}; color: {ink}; }}",
                    charter.symbol, charter.colour
                );
            }
        }
        style
    })
}
