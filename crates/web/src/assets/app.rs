//! What makes the site an app on a phone: the manifest, icons in pixels, and the worker beside the pages.

use std::sync::OnceLock;

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde_json::json;

use crate::SITE;
use crate::text::t;

/// The colour of the bar at the top, for what a phone draws around the page.
pub(crate) const THEME_COLOUR: &str = "#14453a";
pub(crate) const THEME_COLOUR_DARK: &str = "#17392f";

/// What a phone shows until the page is there.
const GROUND: &str = "#f3f0e6";

/// Icons in pixels: their name, how wide they are, and whether they fill their square, for phones that cut it to a shape.
const ICONS: [(&str, u32, bool); 4] = [
    ("icon-192.png", 192, false),
    ("icon-512.png", 512, false),
    ("icon-shape.png", 512, true),
    ("icon-apple.png", 180, true),
];

/// The worker, in which addresses and policy are to be filled in.
const WORKER: &str = include_str!("../../assets/worker.js");

/// The icon in pixels, drawn when one is first asked for.
pub(super) struct Icons {
    svg: &'static str,
    drawn: [OnceLock<Bytes>; ICONS.len()],
}

impl Icons {
    pub(super) fn new(svg: &'static str) -> Icons {
        Icons { svg, drawn: Default::default() }
    }

    /// The picture of this name, if there is one.
    pub(super) fn picture(&self, name: &str) -> Option<Bytes> {
        let index = ICONS.iter().position(|(known, ..)| *known == name)?;
        let (_, width, fills) = ICONS[index];
        Some(self.drawn[index].get_or_init(|| drawn(self.svg, width, fills).into()).clone())
    }

    pub(super) fn has(name: &str) -> bool {
        ICONS.iter().any(|(known, ..)| *known == name)
    }
}

fn drawn(svg: &str, width: u32, fills: bool) -> Vec<u8> {
    // Of a square that is cut to a shape, the middle is always seen.
    let square = format!("\"-80 -80 160 160\"><path fill=\"{THEME_COLOUR}\" d=\"M-80-80H80V80H-80z\"/>");
    let svg = if fills { svg.replace("\"-52 -52 104 104\">", &square) } else { svg.to_owned() };
    let tree = Tree::from_str(&svg, &Options::default()).expect("the icon is a picture");
    let mut pixels = Pixmap::new(width, width).expect("it is small");
    let scale = width as f32 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().expect("memory takes it")
}

/// What a phone is told when the site is installed; `address` says where a file is.
pub(super) fn manifest(address: impl Fn(&str) -> String) -> String {
    let pictures = ICONS.iter().map(|(name, width, fills)| {
        let purpose = if *fills { "maskable" } else { "any" };
        json!({"src": address(name), "sizes": format!("{width}x{width}"), "type": "image/png", "purpose": purpose})
    });
    let drawing =
        json!({"src": address("icon.svg"), "sizes": "any", "type": "image/svg+xml", "purpose": "any"});
    json!({
        "name": SITE,
        "short_name": SITE,
        "description": t("app-description"),
        "lang": "en",
        "id": "/",
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": THEME_COLOUR,
        "background_color": GROUND,
        "icons": std::iter::once(drawing).chain(pictures).collect::<Vec<_>>(),
    })
    .to_string()
}

/// The worker beside the pages, which keeps these files and holds kept pages to this policy.
pub(super) fn worker(files: &[String], policy: &str) -> String {
    WORKER.replace("$FILES", &json!(files).to_string()).replace("$POLICY", &json!(policy).to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn icons_are_as_large_as_they_say_and_fill_their_square_where_they_should() {
        let icons = Icons::new(include_str!("../../assets/icon.svg"));
        for (name, width, fills) in ICONS {
            let picture = Pixmap::decode_png(&icons.picture(name).expect(name)).expect("a PNG");
            assert_eq!((picture.width(), picture.height()), (width, width), "{name}");
            let alpha = |x, y| picture.pixel(x, y).expect("a pixel").alpha();
            assert_eq!(alpha(0, 0), if fills { 255 } else { 0 }, "{name}");
            assert_eq!(alpha(width / 2, width / 2), 255, "{name}");
        }
        assert_eq!(icons.picture("icon-7.png"), None);
    }

    #[test]
    fn a_phone_is_told_the_colours_that_the_bar_has() {
        let style = include_str!("../../assets/page.css");
        assert!(style.contains(&format!("--bar: light-dark({THEME_COLOUR}, {THEME_COLOUR_DARK});")));
    }

    #[test]
    fn addresses_and_policy_are_filled_in() {
        let worker = worker(&["/assets/1/style.css".to_owned()], "default-src 'none'");
        assert!(worker.contains("const FILES = [\"/assets/1/style.css\"];"), "{worker}");
        assert!(worker.contains("const POLICY = \"default-src 'none'\";"), "{worker}");
    }
}
