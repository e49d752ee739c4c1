//! The facts of a title as its data files say them: which files they are, what stands in them, and everything that cannot be read.
//!
//! What the facts mean, and whether they fit each other, is for whoever plays by them. So nothing here is in a hurry, and it is built
//! faster than what plays; whoever calls it has no code made for each kind of row.

mod faults;
mod figures;
mod files;
mod parts;
mod read;
mod rules;
pub mod sections;
mod title;
mod values;

pub use faults::{Fault, Faults, Report};
pub use figures::{CapitalFigures, LoanFigures, NationalFigures, Percents};
pub use files::{
    CATALOGUE_FILE, CardRow, ChartFile, CompanyRow, CounterpartTable, FiguresFile, HexRow, KINDS, LocalRow,
    PaperRow, PhaseRow, PowerRow, PrivateRow, RULES_FILE, RuleRow, SeatsRow, SetRow, SizeRow, TITLE_FILE,
    TileRow, TitleFile, TrainRow,
};
pub use parts::paths;
pub use read::{LONGEST, List, Reference, join, number};
pub use rules::{ChapterFacts, RuleFacts};
pub use title::{Facts, Outline, Texts};

/// An amount in the money of the title.
pub type Money = u32;
