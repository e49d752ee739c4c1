//! Refusals for people: what is impossible for the same reason is said once.

use rules::rule::Rule;
use rules::title::Size;
use rules::train::{Source, Train};
use rules::{Action, CompanyId, CzAction, F56Action, Money, Refusal, Why};
use wording::Names;

use super::Impossible;
use crate::text::{money, t, tr};

/// Several things that are impossible for one reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Reason {
    /// The key of the verb in the catalogue.
    pub(crate) verb: &'static str,
    /// What is impossible: companies, trains, hexes; nothing where the verb says it all.
    pub(crate) subjects: Vec<Subject>,
    /// Why.
    pub(crate) sentence: String,
    /// The rule behind it.
    pub(crate) rule: Rule,
}

/// One of the things that are impossible for a reason.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Subject {
    /// The symbol of a company, the name of a train, a hex …
    pub(crate) name: String,
    /// The prices at which it is impossible, where that is the reason.
    pub(crate) prices: Vec<Money>,
}

/// The reasons, those of the same verb together, in the order of the actions.
pub(crate) fn reasons<'a>(
    names: Names<'_>,
    impossible: impl IntoIterator<Item = &'a Impossible>,
) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = Vec::new();
    for Impossible { action, refusal } in impossible {
        let (verb, sentence) = (action.group(), sentence(names, action, refusal));
        let rule = refusal.rule;
        let same = reasons
            .iter_mut()
            .find(|reason| reason.verb == verb && reason.sentence == sentence && reason.rule == rule);
        let reason = match same {
            Some(reason) => reason,
            None => {
                reasons.push(Reason { verb, subjects: Vec::new(), sentence, rule });
                reasons.last_mut().expect("one was just added")
            }
        };
        let Some(name) = subject(names, action, refusal) else { continue };
        let subject = match reason.subjects.iter_mut().position(|subject| subject.name == name) {
            Some(index) => &mut reason.subjects[index],
            None => {
                reason.subjects.push(Subject { name, prices: Vec::new() });
                reason.subjects.last_mut().expect("one was just added")
            }
        };
        subject.prices.extend(price(action, refusal).filter(|price| !subject.prices.contains(price)));
    }
    reasons
}

/// The price that is too high.
fn price(action: &Action, refusal: &Refusal) -> Option<Money> {
    match (&refusal.why, action) {
        (Why::CannotAfford { .. }, Action::StartCompany { price, .. }) => Some(*price),
        (Why::CannotAfford { need, .. }, _) => Some(*need),
        _ => None,
    }
}

/// What the action is about.
fn subject(names: Names<'_>, action: &Action, refusal: &Refusal) -> Option<String> {
    let symbol = |company: CompanyId| names.company(company).to_owned();
    Some(match action {
        Action::BuyPrivate { private }
        | Action::F56(F56Action::BidFor { private, .. })
        | Action::OfferForPrivate { private, .. }
        | Action::Cz(CzAction::SellLocal { private }) => names.title.private(*private).id.clone(),
        Action::SellShares { company, shares } => match refusal.why {
            Why::NoSuccessor { .. } => symbol(*company),
            _ => format!("{} {}", shares, symbol(*company)),
        },
        Action::StartCompany { company, .. } | Action::BuyShare { company } => symbol(*company),
        Action::F56(F56Action::BuyFromPool { company }) => tr!("pool-of", company = symbol(*company)),
        Action::Cz(CzAction::TakeOver { target, .. }) => symbol(*target),
        Action::LayTile { private: Some(private), .. } if matches!(refusal.why, Why::PowerIsUsed { .. }) => {
            names.title.private(*private).id.clone()
        }
        Action::LayTile { tile, private, .. } => match private {
            Some(private) => format!("{} ({})", names.tile(*tile), names.title.private(*private).id),
            None => names.tile(*tile).to_owned(),
        },
        Action::Cz(CzAction::LayHomeTile { hex, .. }) => names.hex(*hex),
        Action::PlaceStation { hex, city } => names.city(*hex, *city),
        Action::ChooseCity { city } => tr!("city-number", number = u16::from(*city) + 1),
        Action::Cz(CzAction::TurnTrain { train, side }) => {
            let turned = Train { side: *side, ..*train };
            format!("{} → {}", names.train(*train), names.train(turned))
        }
        Action::BuyTrain { source, side } => bought(names, *source, *side),
        Action::BuyTrainFrom { seller, train, .. } => {
            format!("{} {}", symbol(*seller), names.train(*train))
        }
        Action::Cz(CzAction::ScrapTrain { train })
        | Action::ReturnTrain { train }
        | Action::F56(F56Action::TradeTrain { train, .. }) => names.train(*train),
        _ => return None,
    })
}

/// A train from the pool by its name; on the stack there is only one card, whose sides are told apart by size.
fn bought(names: Names<'_>, source: Source, side: Size) -> String {
    match source {
        // Where all companies are alike, there is one train on top.
        Source::Stack if names.title.sizes_in_play().len() == 1 => t("next-train"),
        Source::Beside => t("last-train"),
        Source::Stack => tr!("side", side = side.name()),
        Source::Pool(train) => names.train(Train { side, ..train }),
    }
}

/// Why not. Where the sentence of the rules names what it is about, and much is impossible for the same reason, it is
/// said in general, since the subjects stand before it.
fn sentence(names: Names<'_>, action: &Action, refusal: &Refusal) -> String {
    match (&refusal.why, action) {
        (Why::CannotAfford { have, .. }, Action::StartCompany { .. }) => {
            tr!("impossible-start-price", have = money(names.title, have))
        }
        (Why::CannotAfford { have, .. }, _) => tr!("impossible-too-dear", have = money(names.title, have)),
        (Why::NoShareInBank { .. }, _) => t("impossible-none-in-bank"),
        (Why::SoldThisRound { .. }, _) => t("impossible-sold"),
        (Why::CityNotConnected { .. }, _) => t("impossible-no-connection"),
        (Why::NotConnected { .. }, _) => t("impossible-tile-apart"),
        (Why::CityFull { .. }, _) => t("impossible-city-full"),
        (Why::NotSmaller { .. }, _) => t("impossible-not-smaller"),
        (Why::NotFloated { .. }, _) => t("impossible-not-floated"),
        (Why::NoTileLeft { .. }, _) => t("impossible-no-tile-left"),
        (Why::NeedsLocal { .. }, _) => t("impossible-needs-local"),
        (Why::PowerIsUsed { .. }, _) => t("impossible-power-used"),
        (Why::PlaceReserved { company, .. }, _) => {
            tr!("impossible-reserved", company = names.company(*company))
        }
        (Why::NotAvailableYet { company, .. }, _) => {
            let size = names.title.charter(*company).size;
            let first = names.title.phases.iter().find(|phase| phase.companies.contains(&size));
            let phase = first.map_or("–", |phase| phase.name.as_str());
            tr!("impossible-later-phase", phase = phase)
        }
        _ => names.reason(refusal),
    }
}
