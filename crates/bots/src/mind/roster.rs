//! Which titles a mind knows: their companies and cards at fixed places, the same in all variants of a family.

use rules::title::Title;
use rules::{CardId, CompanyId, Family};

/// The companies of 18CZ; its variants leave some out.
const CZ: &[&str] =
    &["EKJ", "OFE", "BCB", "MW", "VBW", "BN", "NWB", "ATE", "BTE", "KFN", "Sx", "Pr", "By", "kk", "Ug"];

/// The companies of 1836Jr-56.
const F56: &[&str] = &["B", "GCL", "Nord", "NBDS", "HSM", "NFL", "MESS"];

/// The letters of the cards of 18CZ.
const CZ_CARDS: &[&str] = &["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"];

/// The cards of 1836Jr-56.
const F56_CARDS: &[&str] = &["2", "3", "4", "5", "6", "8", "D"];

/// The orders of play of each family, by name.
const CZ_PLAYS: &[&str] = &["18cz", "bohemia", "moravia-silesia"];
const F56_PLAYS: &[&str] = &["1836jr56"];

/// What a family of minds has places for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Places {
    pub(crate) companies: &'static [&'static str],
    pub(crate) cards: &'static [&'static str],
    pub(crate) plays: &'static [&'static str],
    /// Private companies that are told apart by name; local railways are counted instead.
    pub(crate) privates: usize,
    pub(crate) most_players: usize,
}

impl Places {
    /// The places of a family; `None` where no mind was ever trained for it.
    pub(crate) fn of(family: Family) -> Option<Places> {
        match family {
            Family::Cz => {
                Some(Places { companies: CZ, cards: CZ_CARDS, plays: CZ_PLAYS, privates: 0, most_players: 6 })
            }
            Family::F56 => Some(Places {
                companies: F56,
                cards: F56_CARDS,
                plays: F56_PLAYS,
                privates: 4,
                most_players: 4,
            }),
            Family::E30 => None,
        }
    }
}

/// Where the companies and cards of one title have their places.
#[derive(Clone, Debug)]
pub(crate) struct Roster {
    pub(crate) family: Family,
    pub(crate) places: Places,
    /// By company: its place.
    company: Vec<usize>,
    /// By card: its place; those of private papers have none.
    card: Vec<Option<usize>>,
    pub(crate) play: usize,
}

impl Roster {
    /// The roster of a title; `None` where something in it is unknown to the mind of its family.
    pub(crate) fn of(title: &Title) -> Option<Roster> {
        let family = title.play.family;
        let places = Places::of(family)?;
        let place = |names: &[&str], name: &str| names.iter().position(|known| *known == name);
        let company = title.companies.iter().map(|charter| place(places.companies, &charter.symbol));
        let card = title.cards.iter().enumerate().map(|(index, card)| {
            match title.is_paper_card(CardId::at(index)) {
                true => Some(None),
                false => place(places.cards, &card.letter).map(Some),
            }
        });
        Some(Roster {
            family,
            places,
            company: company.collect::<Option<_>>()?,
            card: card.collect::<Option<_>>()?,
            play: place(places.plays, title.play.name)?,
        })
    }

    /// The place of a company.
    pub(crate) fn place(&self, company: CompanyId) -> usize {
        self.company[company.index()]
    }

    /// The place of a card.
    pub(crate) fn card_place(&self, card: CardId) -> Option<usize> {
        self.card[card.index()]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_title_has_a_roster_and_no_two_companies_share_a_place() {
        for id in ["18cz", "18cz-bohemia", "18cz-moravia-silesia", "1836jr56"] {
            let title = rules::title::embedded::title(id).expect("it is built in");
            let roster = Roster::of(&title).expect("it is known");
            let mut taken = roster.company.clone();
            taken.sort_unstable();
            taken.dedup();
            assert_eq!(taken.len(), title.companies.len(), "{id}");
            assert!(
                title
                    .seat_counts
                    .iter()
                    .all(|count| usize::from(count.players) <= roster.places.most_players)
            );
        }
    }
}
