//! Checks the private papers that are no local railways (XI.2), and enters them among companies, cards and papers.

use super::trains::run_kind;
use crate::ids::{CardId, CompanyId, TrainTypeId};
use crate::play::{Opening, Play};
use crate::title::board::Home;
use crate::title::paper::{
    Card, Charter, Copies, PaperKind, Power, PrivateCompany, PrivatePower, RedBonuses, Side, Size, TrainType,
};
use facts::{CompanyRow, List, PaperRow, Report, SeatsRow, join};

/// What papers add to.
pub(super) struct Printed<'a> {
    pub companies: &'a mut [Charter],
    pub types: &'a mut Vec<TrainType>,
    pub cards: &'a mut Vec<Card>,
    pub privates: &'a mut Vec<PrivateCompany>,
}

/// The symbols of the companies that are railways of papers.
pub(super) fn railways(papers: &List<PaperRow>) -> Vec<&str> {
    papers.rows.iter().filter_map(|(_, row)| row.railway.as_deref()).collect()
}

/// Adds the papers behind the local railways.
pub(super) fn add(
    papers: &List<PaperRow>,
    companies: &List<CompanyRow>,
    printed: Printed<'_>,
    report: &mut Report,
) {
    let file = papers.file;
    for (at, row) in &papers.rows {
        report.check(!row.id.is_empty() && !row.name.is_empty(), file, at, "a paper has an id and a name");
        report.check(row.price > 0, file, join(at, "price"), "0; nobody bids nothing");
        let twin = printed.privates.iter().any(|other| other.id == row.id);
        report.check(!twin, file, at, "a local railway has this id already");
        let kind = match (&row.train, &row.railway) {
            (Some(name), None) => train(name, row, printed.types, printed.cards, at, file, report),
            (None, Some(symbol)) => {
                let key = join(at, "railway");
                let index = companies.index(symbol, "company", file, key.clone(), report);
                index.map(|index| railway(index, symbol, printed.companies, key, file, report))
            }
            _ => {
                report.add(file, at, "a paper is either a train or a railway; give one of these keys");
                None
            }
        };
        let Some(kind) = kind else { continue };
        printed.privates.push(PrivateCompany {
            kind,
            id: row.id.clone(),
            name: row.name.clone(),
            name_de: row.name.clone(),
            size: Size::Small,
            price: row.price,
            income: 0,
            power: Power { purple: Vec::new(), waives: Vec::new() },
            private: PrivatePower::default(),
        });
    }
}

/// The train gets a card of its own behind those of the stack, without a letter.
fn train(
    name: &str,
    row: &PaperRow,
    types: &mut Vec<TrainType>,
    cards: &mut Vec<Card>,
    at: &str,
    file: &str,
    report: &mut Report,
) -> Option<PaperKind> {
    let run = run_kind(name);
    let what = "a train is named 3, 3+3 or 3E, with two or more locations";
    report.check(run.is_some(), file, join(at, "train"), what);
    let train = TrainTypeId::at(types.len());
    types.push(TrainType {
        name: name.into(),
        run: run?,
        scraps: Vec::new(),
        bonuses: RedBonuses::All,
        trade: None,
    });
    let side = Side { size: Size::Large, train, price: row.price };
    let card = CardId::at(cards.len());
    cards.push(Card { letter: String::new(), copies: Copies::Unlimited, sides: vec![side] });
    Some(PaperKind::Train(card))
}

/// The company is not a share company; its one marker stands in the only city of its home.
fn railway(
    index: usize,
    symbol: &str,
    companies: &mut [Charter],
    key: String,
    file: &str,
    report: &mut Report,
) -> PaperKind {
    let charter = &mut companies[index];
    let what = format!("{symbol} belongs to another paper already");
    report.check(!charter.private, file, &key, what);
    let what = format!("{symbol} has no home with just one city for its marker");
    report.check(matches!(charter.home, Home::City(_)), file, &key, what);
    charter.private = true;
    PaperKind::Railway(CompanyId::at(index))
}

/// Papers that are no local railways are only sold by auction.
pub(super) fn auctioned(papers: &List<PaperRow>, play: Option<&Play>, report: &mut Report) {
    let without = play.filter(|play| play.opening != Opening::Auction);
    if let Some(play) = without.filter(|_| !papers.rows.is_empty()) {
        let what = format!("the order of play `{}` has no auction to sell them", play.name);
        report.add(papers.file, papers.key, what);
    }
}

/// Some share company is left to play.
pub(super) fn left_out(seats: &List<SeatsRow>, companies: &[Charter], report: &mut Report) {
    let shared = companies.iter().filter(|charter| !charter.private).count();
    for (at, row) in seats.rows.iter().filter(|(_, row)| row.left_out > 0) {
        let what = format!("{} of {shared} share companies; some are left to play", row.left_out);
        let few = usize::from(row.left_out) < shared || shared == 0;
        report.check(few, seats.file, join(at, "left_out"), what);
    }
}
