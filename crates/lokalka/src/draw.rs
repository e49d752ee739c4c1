//! `lokalka draw`: the board at a position of a game as a picture.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use ::draw::{Theme, picture};
use languages::tr;
use resvg::{tiny_skia, usvg};

use crate::{Outcome, files};

/// Draw the board at any position of a game, as SVG or PNG
///
/// The picture is the one that the table shows in the browser. PNG files are drawn with a font that is part of this
/// program, so that they look the same on every machine.
#[derive(clap::Args)]
#[command(group(clap::ArgGroup::new("out").required(true).multiple(true)))]
pub struct Arguments {
    #[command(flatten)]
    position: files::Position,
    /// Write an SVG picture into this file
    #[arg(long, value_name = "FILE", group = "out")]
    svg: Option<PathBuf>,
    /// Write a PNG picture into this file
    #[arg(long, value_name = "FILE", group = "out")]
    png: Option<PathBuf>,
    /// The width of the PNG picture in pixels; the height follows
    #[arg(long, value_name = "PIXELS", default_value_t = 1600,
        value_parser = clap::value_parser!(u32).range(100..=8000))]
    width: u32,
    /// On dark ground
    #[arg(long)]
    dark: bool,
}

pub fn run(arguments: &Arguments) -> Outcome {
    let game = arguments.position.replay()?.1.game;
    let theme = if arguments.dark { Theme::Dark } else { Theme::Light };
    let svg = picture(game.view(), &[], theme);
    if let Some(path) = &arguments.svg {
        write(path, svg.as_bytes())?;
    }
    if let Some(path) = &arguments.png {
        write(path, &png(&svg, arguments.width)?)?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Writes a picture, and says so.
pub fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    fs::write(path, bytes)
        .map_err(|error| tr!("terminal-cannot-write", path = path.display(), error = error))?;
    outln!("{}", tr!("draw-done", path = path.display()));
    Ok(())
}

/// The picture in pixels, so many wide.
fn png(svg: &str, width: u32) -> Result<Vec<u8>, String> {
    let wrong = |error: &dyn std::fmt::Display| tr!("draw-failed", error = error);
    let tree = usvg::Tree::from_str(svg, &looks(svg)).map_err(|error| wrong(&error))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height)
        .ok_or_else(|| tr!("draw-too-large", width = width, height = height))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| wrong(&error))
}

/// The first letter of East Asian scripts, which the font within this program does not have.
const EAST_ASIAN: char = '\u{2e80}';

/// Letters come from the font within this program, for a fresh machine may have none; those that it lacks from the system's fonts.
fn looks(svg: &str) -> usvg::Options<'static> {
    let mut fonts = fontdb::Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    if svg.contains(|letter| letter >= EAST_ASIAN) {
        fonts.load_system_fonts();
    }
    usvg::Options { fontdb: Arc::new(fonts), font_family: "DejaVu Sans".to_owned(), ..Default::default() }
}
