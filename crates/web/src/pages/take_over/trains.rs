//! The trains of a company that is taken over: which of them may stay, and what else may become of them.

use maud::{Markup, html};
use rules::title::Size;
use rules::train::{self, Train};
use rules::{Action, CompanyId, CzDecision, CzOffer, Decision, Game, Money, Offer};

use crate::impossible::{impossible, reasons};
use crate::pages::actions::reason_list;
use crate::pages::table::Scene;
use crate::text::{listed, t, tr};

/// The question what becomes of them, however doubled stations are settled before it.
pub(super) struct TakenTrains {
    asked: Game,
    offers: Vec<Offer>,
    company: CompanyId,
    taken: Vec<Train>,
    /// Those of them that may stay as they are.
    stay: Vec<Train>,
}

impl TakenTrains {
    pub(super) fn asked(after: &Game) -> Option<TakenTrains> {
        let mut game = after.clone();
        while let Some(Decision::Cz(CzDecision::DoubledMarker { .. })) = game.state().decision() {
            let action = game.offers()?.action(0)?;
            game = game.play(game.decider()?, &action).ok()?.game;
        }
        let (company, taken) = left(&game)?;
        let stay = train::kinds(&taken).filter(|&train| may_stay(&game, train)).collect();
        Some(TakenTrains { offers: game.offers()?.offers, asked: game, company, taken, stay })
    }

    /// Whether all of them must go.
    pub(super) fn none_stays(&self) -> bool {
        let turns = |offer: &Offer| matches!(offer, Offer::Cz(CzOffer::TurnTrain { .. }));
        self.stay.is_empty() && !self.offers.iter().any(turns)
    }

    /// The sides to which it may be turned, and for how much.
    fn turns(&self, train: Train) -> impl Iterator<Item = (Size, Money)> {
        self.offers.iter().filter_map(move |offer| match *offer {
            Offer::Cz(CzOffer::TurnTrain { train: turned, side, cost }) if turned == train => {
                Some((side, cost))
            }
            _ => None,
        })
    }

    /// What may be done with each of them.
    pub(super) fn draw(&self, scene: &Scene<'_>) -> Markup {
        let none_stays = self.none_stays();
        let refused = impossible(&self.asked);
        let about_trains =
            refused.iter().filter(|entry| !matches!(entry.action, Action::OfferForPrivate { .. }));
        let why = reasons(scene.names, about_trains);
        html! {
            h3 { (t("taken-trains")) }
            @if !none_stays { p .quiet { (t("taken-then")) } }
            dl .after {
                @for train in train::kinds(&self.taken) { dt { (scene.names.train(train)) } dd { (self.ways(scene, train)) } }
            }
            @if !passes(&self.asked) { p { b { (self.surplus(scene, none_stays)) } } }
            @if !why.is_empty() {
                details .why-not {
                    summary { (tr!("why-not", count = why.len())) }
                    (reason_list(scene.game.title(), &why.iter().collect::<Vec<_>>()))
                }
            }
        }
    }

    fn ways(&self, scene: &Scene<'_>, train: Train) -> String {
        let turned = |(side, cost)| {
            tr!("taken-turn", train = scene.names.train(Train { side, ..train }), cost = scene.money(cost))
        };
        let keep = self.stay.contains(&train).then(|| t("taken-keep"));
        let ways = keep.into_iter().chain(self.turns(train).map(turned)).chain([t("taken-scrap")]);
        listed(&ways.collect::<Vec<_>>())
    }

    /// Why not all of them may stay.
    fn surplus(&self, scene: &Scene<'_>, none_stays: bool) -> String {
        let company = scene.names.company(self.company);
        let owned = self.asked.state().company(self.company).trains.len();
        let limit = self.asked.view().train_limit(self.company);
        match owned.saturating_sub(limit) {
            0 if none_stays => t("taken-none"),
            0 => t("taken-not-all"),
            _ if none_stays => {
                let own = owned - self.taken.len();
                tr!("taken-no-room", company = company, count = own, limit = limit)
            }
            surplus => {
                tr!(
                    "taken-over-limit",
                    company = company,
                    count = owned,
                    limit = limit,
                    surplus_count = surplus
                )
            }
        }
    }
}

/// The trains that something must still become of.
fn left(game: &Game) -> Option<(CompanyId, Vec<Train>)> {
    match game.state().decision() {
        Some(Decision::Cz(CzDecision::TakenTrains { company, taken })) => Some((*company, taken.clone())),
        _ => None,
    }
}

/// Whether a train may stay as it is, if need be when the others are scrapped or turned: own ones may not make room for it
/// (R-ACQ-13), but may be scrapped by one that is turned.
fn may_stay(game: &Game, train: Train) -> bool {
    let Some((_, mut others)) = left(game) else { return false };
    let Some(index) = others.iter().position(|&other| other == train) else { return false };
    others.remove(index);
    let Some(&other) = others.first() else { return passes(game) };
    let about_it = |offer: &Offer| matches!(*offer, Offer::Cz(CzOffer::ScrapTrain { train } | CzOffer::TurnTrain { train, .. }) if train == other);
    let then = |offer: Offer| Some(game.play(game.decider()?, &offer.action(0)).ok()?.game);
    let offers = game.offers().map_or_else(Vec::new, |offers| offers.offers);
    passes(game) || offers.into_iter().filter(about_it).filter_map(then).any(|game| may_stay(&game, train))
}

/// Whether all that are left may stay.
fn passes(game: &Game) -> bool {
    game.offers().is_some_and(|offers| offers.offers.contains(&Offer::Pass))
}
