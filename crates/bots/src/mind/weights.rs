//! The file of weights: for which family, layout of features and rules they were trained, how wide the layers are, and the numbers.

use rules::{Family, REVISION};

use super::features::Layout;
use super::network::{Network, Sizes};

/// What the file begins with.
const MAGIC: &[u8; 8] = b"LKMIND01";

/// What is wrong with a file of weights.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum WeightsFault {
    /// It is something else.
    #[error("this is no file of weights")]
    Foreign,
    /// It was trained for another family.
    #[error("the weights are for another family of titles")]
    Family,
    /// The features are others now.
    #[error("the weights were trained for other features ({found:016x}, not {wanted:016x})")]
    #[allow(missing_docs, reason = "the names say it")]
    Layout { found: u64, wanted: u64 },
    /// The rules are others now.
    #[error("the weights were trained for revision {0} of the rules, which is {REVISION} now")]
    Revision(u32),
    /// It is too short or too long.
    #[error("the file of weights is damaged")]
    Damaged,
}

/// Reads one number after the other.
struct Reader<'a>(&'a [u8]);

impl Reader<'_> {
    fn word(&mut self) -> Option<u32> {
        let (word, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(u32::from_le_bytes(*word))
    }
}

/// The number of a family in files.
pub(crate) fn number(family: Family) -> u32 {
    match family {
        Family::Cz => 0,
        Family::F56 => 1,
        Family::E30 => 2,
    }
}

/// Reads the network that was trained for these features.
///
/// # Errors
/// When it was trained for others, or for other rules.
pub(crate) fn read(bytes: &[u8], family: Family, layout: &Layout) -> Result<Network, WeightsFault> {
    let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsFault::Foreign)?;
    let mut reader = Reader(rest);
    let mut word = || reader.word().ok_or(WeightsFault::Damaged);
    if word()? != number(family) {
        return Err(WeightsFault::Family);
    }
    let (found, wanted) = (u64::from(word()?) | u64::from(word()?) << 32, layout.hash());
    if found != wanted {
        return Err(WeightsFault::Layout { found, wanted });
    }
    let revision = word()?;
    if revision != REVISION {
        return Err(WeightsFault::Revision(revision));
    }
    let mut size = || word().map(|size| size as usize);
    let sizes = Sizes {
        global: size()?,
        company: size()?,
        seat: size()?,
        places: size()?,
        company_hidden: size()?,
        trunk: size()?,
        seat_hidden: size()?,
        last: size()?,
    };
    let fits = sizes.global == layout.global.len()
        && sizes.company == layout.company.len()
        && sizes.seat == layout.seat.len()
        && sizes.places == layout.companies.len();
    let (floats, rest) = reader.0.as_chunks::<4>();
    let floats: Vec<f32> = floats.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    if !fits || !rest.is_empty() || floats.iter().any(|weight| !weight.is_finite()) {
        return Err(WeightsFault::Damaged);
    }
    Network::read(sizes, &floats).ok_or(WeightsFault::Damaged)
}
