//! Forms in which text travels compressed, as HTTP names them.
//!
//! A crate of its own, for brotli is generic down to its memory: the compiler makes all of it anew wherever it is called. Here that
//! is done once, at full speed, and beside other crates; the pages, which nothing is built beside, would have to wait for it.

use std::io::Write;

use brotli::enc::BrotliEncoderParams;
use flate2::Compression;
use flate2::write::GzEncoder;

/// A form that browsers can read, the best first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Encoding {
    /// `br`.
    Brotli,
    /// `gzip`.
    Gzip,
}

/// How much time it is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pains {
    /// For an answer that somebody waits for.
    Quick,
    /// For a file that is compressed once and sent many times.
    Thorough,
}

impl Encoding {
    /// All of them, the best first.
    pub const ALL: [Encoding; 2] = [Encoding::Brotli, Encoding::Gzip];

    /// As headers have it.
    pub fn name(self) -> &'static str {
        match self {
            Encoding::Brotli => "br",
            Encoding::Gzip => "gzip",
        }
    }

    /// The content in this form.
    pub fn compress(self, content: &[u8], pains: Pains) -> Vec<u8> {
        match self {
            Encoding::Brotli => brotli(
                content,
                match pains {
                    // The last tenth that could be saved takes as much time as all the rest.
                    Pains::Quick => 4,
                    Pains::Thorough => 9,
                },
            ),
            Encoding::Gzip => gzip(content, if pains == Pains::Quick { 6 } else { 9 }),
        }
    }
}

fn brotli(content: &[u8], quality: i32) -> Vec<u8> {
    let parameters = BrotliEncoderParams {
        quality,
        lgwin: 18,
        size_hint: content.len(),
        ..BrotliEncoderParams::default()
    };
    let mut compressed = Vec::new();
    brotli::BrotliCompress(&mut &*content, &mut compressed, &parameters)
        .expect("memory takes what is written");
    compressed
}

fn gzip(content: &[u8], level: u32) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::new(level));
    let written = encoder.write_all(content).and_then(|()| encoder.finish());
    written.expect("memory takes what is written")
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use super::*;

    fn read(mut form: impl Read) -> Vec<u8> {
        let mut content = Vec::new();
        form.read_to_end(&mut content).expect("it can be read");
        content
    }

    #[test]
    fn what_was_compressed_is_read_again_and_pains_are_worth_it() {
        let text: String =
            (0..4000).map(|number| format!("tile {} on hex {}, ", number % 57, number % 93)).collect();
        for content in [text.as_bytes(), b"x", b""] {
            for pains in [Pains::Quick, Pains::Thorough] {
                let brotli = Encoding::Brotli.compress(content, pains);
                assert_eq!(read(brotli::Decompressor::new(&*brotli, 4096)), content);
                let gzip = Encoding::Gzip.compress(content, pains);
                assert_eq!(read(flate2::read::GzDecoder::new(&*gzip)), content);
            }
        }
        for encoding in Encoding::ALL {
            let quick = encoding.compress(text.as_bytes(), Pains::Quick).len();
            let thorough = encoding.compress(text.as_bytes(), Pains::Thorough).len();
            assert!(thorough <= quick && 4 * quick < text.len(), "{encoding:?}: {quick}, {thorough}");
        }
    }
}
