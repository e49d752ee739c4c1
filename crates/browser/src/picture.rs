//! Pictures made smaller: 256 colours are enough for a page, and take a third of the room.

use std::collections::HashMap;
use std::io::Cursor;

use png::{BitDepth, ColorType, Compression, Decoder, Encoder};

/// The most colours that a palette holds.
const MOST: usize = 256;

/// So many of the most frequent colours stay exactly as they are.
const AREAS: usize = 64;

/// A colour without transparency.
type Colour = [u8; 3];

/// The same picture as a PNG file with a palette; colours beyond the most frequent ones become the nearest of them.
///
/// # Errors
/// In words, when it is not a PNG file with eight bits per channel.
pub fn smaller(picture: &[u8]) -> Result<Vec<u8>, String> {
    let (width, height, pixels) = decode(picture)?;
    let mut counts: HashMap<Colour, usize> = HashMap::new();
    pixels.iter().for_each(|colour| *counts.entry(*colour).or_default() += 1);
    let mut frequent: Vec<(Colour, usize)> = counts.iter().map(|(colour, count)| (*colour, *count)).collect();
    // The colour itself decides between equals, so that the same picture always gives the same file.
    frequent.sort_by_key(|&(colour, count)| (std::cmp::Reverse(count), colour));
    let palette = spread(&frequent);
    let index: HashMap<Colour, u8> =
        counts.keys().map(|colour| (*colour, nearest(&palette, *colour))).collect();
    let indices: Vec<u8> = pixels.iter().map(|colour| index[colour]).collect();
    encode(width, height, &palette, &indices)
}

fn decode(picture: &[u8]) -> Result<(u32, u32, Vec<Colour>), String> {
    let mut reader = Decoder::new(Cursor::new(picture)).read_info().map_err(|error| error.to_string())?;
    let size = reader.output_buffer_size().ok_or("too large a picture")?;
    let mut bytes = vec![0; size];
    let about = reader.next_frame(&mut bytes).map_err(|error| error.to_string())?;
    let channels = match (about.color_type, about.bit_depth) {
        (ColorType::Rgb, BitDepth::Eight) => 3,
        (ColorType::Rgba, BitDepth::Eight) => 4,
        other => return Err(format!("a picture of another kind: {other:?}")),
    };
    let pixels = bytes[..about.buffer_size()].chunks_exact(channels);
    let colours = pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect();
    Ok((about.width, about.height, colours))
}

/// The colours of the large areas as they are; then frequent ones, first only those well apart, so that rare hues keep
/// a place among many shades of one.
fn spread(frequent: &[(Colour, usize)]) -> Vec<Colour> {
    let mut palette: Vec<Colour> = frequent.iter().take(AREAS).map(|&(colour, _)| colour).collect();
    for apart in [2700, 1200, 450, 150, 0] {
        for &(colour, _) in frequent {
            if palette.len() == MOST {
                return palette;
            }
            if palette.iter().all(|&other| distance(other, colour) > apart) {
                palette.push(colour);
            }
        }
    }
    palette
}

fn nearest(palette: &[Colour], colour: Colour) -> u8 {
    let best = (0..palette.len()).min_by_key(|&index| distance(palette[index], colour));
    u8::try_from(best.unwrap_or_default()).unwrap_or_default()
}

/// How far two colours are apart; the eye is most particular about green.
fn distance(one: Colour, other: Colour) -> u32 {
    let square = |channel: usize| u32::from(one[channel].abs_diff(other[channel])).pow(2);
    2 * square(0) + 4 * square(1) + 3 * square(2)
}

fn encode(width: u32, height: u32, palette: &[Colour], indices: &[u8]) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let mut encoder = Encoder::new(&mut bytes, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(palette.concat());
    encoder.set_compression(Compression::High);
    let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
    writer.write_image_data(indices).map_err(|error| error.to_string())?;
    writer.finish().map_err(|error| error.to_string())?;
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A picture of one row.
    fn row(colours: &[Colour]) -> Vec<u8> {
        let mut bytes = Vec::new();
        let mut encoder = Encoder::new(&mut bytes, u32::try_from(colours.len()).expect("few"), 1);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        let mut writer = encoder.write_header().expect("a header");
        writer.write_image_data(&colours.concat()).expect("a row");
        writer.finish().expect("an end");
        bytes
    }

    fn colours(picture: &[u8]) -> Vec<Colour> {
        let mut decoder = Decoder::new(Cursor::new(picture));
        decoder.set_transformations(png::Transformations::EXPAND);
        let mut reader = decoder.read_info().expect("a picture");
        let mut bytes = vec![0; reader.output_buffer_size().expect("a size")];
        reader.next_frame(&mut bytes).expect("a frame");
        bytes.chunks_exact(3).map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect()
    }

    #[test]
    fn a_picture_of_few_colours_stays_as_it_is() {
        let few = [[0, 0, 0], [255, 0, 0], [254, 0, 0], [255, 255, 255]];
        assert_eq!(colours(&smaller(&row(&few)).expect("smaller")), few);
    }

    #[test]
    fn colours_beyond_the_palette_become_near_ones() {
        let many: Vec<Colour> = (0..=255).flat_map(|green| [[0, green, 0], [0, green, 8]]).collect();
        let after = colours(&smaller(&row(&many)).expect("smaller"));
        for (before, after) in many.iter().zip(after) {
            assert!(distance(*before, after) < 600, "{before:?} became {after:?}");
        }
    }
}
