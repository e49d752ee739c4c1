//! `lokalka draw`: the board at a position of a game as a picture.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use ::draw::{Theme, picture};
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
    fs::write(path, bytes).map_err(|error| format!("cannot write {}: {error}", path.display()))?;
    outln!("drawn in {}", path.display());
    Ok(())
}

/// The picture in pixels, so many wide.
fn png(svg: &str, width: u32) -> Result<Vec<u8>, String> {
    let wrong = |error: &dyn std::fmt::Display| format!("the picture cannot be drawn: {error}");
    let tree = usvg::Tree::from_str(svg, &looks()).map_err(|error| wrong(&error))?;
    let scale = width as f32 / tree.size().width();
    let height = (tree.size().height() * scale).ceil() as u32;
    let mut pixels = tiny_skia::Pixmap::new(width, height)
        .ok_or_else(|| format!("a picture of {width} × {height} pixels is too large"))?;
    resvg::render(&tree, tiny_skia::Transform::from_scale(scale, scale), &mut pixels.as_mut());
    pixels.encode_png().map_err(|error| wrong(&error))
}

/// Letters come from the font within this program: a fresh machine may have none.
fn looks() -> usvg::Options<'static> {
    let mut fonts = usvg::fontdb::Database::new();
    fonts.load_font_data(dejavu::sans::regular().to_vec());
    fonts.load_font_data(dejavu::sans::bold().to_vec());
    fonts.set_sans_serif_family("DejaVu Sans");
    usvg::Options { fontdb: Arc::new(fonts), font_family: "DejaVu Sans".to_owned(), ..Default::default() }
}
