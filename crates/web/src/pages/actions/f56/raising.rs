//! A president who must pay for his company: what the company pays, what his cash covers, and what each sale of shares would do about
//! the rest (R-36-EMR).

use maud::{Markup, html};
use rules::event::{For, Purse};
use rules::{Action, Event, F56Event, F56Offer, Game, Money, Need, Offer, Raising, Seat};

use crate::choices::Choice;
use crate::pages::actions::consequences::{cash_then, changes};
use crate::pages::actions::{Outcome, outcome, sale};
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{t, tr};

/// What is due, and from whom.
pub(super) fn ways(scene: &Scene<'_>) -> Markup {
    let Some(raising) = scene.game.view().raising() else { return html! {} };
    let company = scene.names.company(raising.company);
    // What the treasury and the president's cash pay is no need.
    if raising.missing() == 0 && raising.need.is_none() {
        return html! {};
    }
    let what = match raising.need {
        None => tr!("need-train", company = company),
        Some(Need::Interest(_) | Need::LateInterest) => tr!("need-interest", company = company),
        Some(Need::Loans) => tr!("need-loans", company = company),
    };
    html! {
        section .raising aria-label=(t("sum-due")) {
            h2 { (t("sum-due")) }
            dl {
                dt { (what) } dd { (scene.money(raising.price)) }
                @if raising.treasury > 0 {
                    dt { (tr!("paid-by-company", company = company)) } dd { "− " (scene.money(raising.treasury)) }
                    // The sum that the question names.
                    dt .rest { (tr!("due-from", player = scene.names.player(raising.seat))) } dd .rest { (scene.money(raising.due)) }
                }
                dt { (tr!("paid-by-cash", player = scene.names.player(raising.seat))) }
                dd { "− " (scene.money(raising.cash.min(raising.due))) }
                dt .rest { b { (t("by-selling")) } } dd .rest { b { (scene.money(raising.missing())) } }
            }
            (limits(scene, &raising))
        }
    }
}

/// What sales can bring, and what they may not do.
fn limits(scene: &Scene<'_>, raising: &Raising) -> Markup {
    let (most, missing) = (raising.most, raising.missing());
    let company = scene.names.company(raising.company);
    let own = raising.shares.iter().any(|&(of, ..)| of == raising.company);
    html! {
        @if own && let Some(loan) = raising.adds_loans {
            p .quiet { (tr!("own-shares-add-loans", company = company, loan = scene.money(loan))) }
        }
        // A loan or another train may be a way where shares are not.
        @if most < missing && !is_lost(scene.game) {
            p .quiet { (tr!("not-by-shares", most = scene.money(most), missing = scene.money(missing))) }
        }
        @else if raising.shares.is_empty() { p .wrong { (t("nothing-at-all")) } }
        @else if most < missing { p .wrong { (tr!("not-enough", most = scene.money(most), missing = scene.money(missing))) } }
        @else { p .quiet { (tr!("enough", most = scene.money(most), company = company)) } }
    }
}

/// Whether a president must sell shares.
pub(super) fn is_in_need(game: &Game) -> bool {
    game.view().raising().is_some_and(|raising| raising.missing() > 0)
}

/// A button for each sale: first those after which all is paid, last those that end in bankruptcy.
pub(super) fn sales(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let Some(raising) = scene.game.view().raising() else { return html! {} };
    let mut sales = Vec::new();
    for &choice in choices {
        let Offer::SellShares { company, most, price } = choice.offer else { continue };
        for shares in 1..=most {
            let action = Action::SellShares { company, shares };
            let Some(outcome) = outcome(scene.game, &action) else { continue };
            let after = After::of(scene.game, &raising, &outcome);
            let mut lines = changes(scene, &outcome);
            lines.push(after.words(scene));
            sales.push((after.place(), choice, company, shares, Money::from(shares) * price, lines));
        }
    }
    sales.sort_by_key(|&(place, ..)| place);
    html! {
        ul .for-sale {
            @for (_, choice, company, shares, sum, lines) in &sales {
                @let action = Action::SellShares { company: *company, shares: *shares };
                li {
                    button type="button" data-action=(sale(choice, *shares)) aria-description=(scene.names.action(&action)) {
                        span { (badge(scene.game.title(), *company)) " " (tr!("sell-number", count = *shares, sum = scene.money(sum))) }
                        @for line in lines { small { (line) } }
                    }
                }
            }
        }
    }
}

/// How the sum stands after a sale.
enum After {
    /// All is paid, and this is left.
    Paid(Money),
    /// The train can be paid, which is still to be bought, and this is left then.
    Enough(Money),
    /// Nothing has to be paid any more, since the sale has closed the company.
    Closed(Money),
    /// So much is missing, and can be raised.
    Missing(Money),
    /// So much is missing, and sales bring less.
    Short { missing: Money, most: Money },
    /// The same, and nothing else is left to do.
    Lost { seat: Seat, missing: Money, most: Money },
    /// There is nothing more to sell: the game ends at once.
    Bankrupt(Seat),
}

impl After {
    /// What is still missing of the sum, with all that the sale itself makes due, or what the president has left when it is paid.
    fn of(before: &Game, raising: &Raising, outcome: &Outcome) -> After {
        let bankrupt = outcome.events.iter().find_map(|event| match event {
            Event::F56(F56Event::WentBankrupt { seat, .. }) => Some(*seat),
            _ => None,
        });
        if let Some(seat) = bankrupt {
            return After::Bankrupt(seat);
        }
        let same = |now: &Raising| {
            (now.seat, now.company, now.need.is_some())
                == (raising.seat, raising.company, raising.need.is_some())
        };
        let cash = cash_then(before, Purse::Player(raising.seat), &outcome.events);
        match outcome.game.view().raising().filter(same) {
            Some(now) if now.missing() > now.most => {
                let (seat, missing, most) = (now.seat, now.missing(), now.most);
                match is_lost(&outcome.game) {
                    true => After::Lost { seat, missing, most },
                    false => After::Short { missing, most },
                }
            }
            Some(now) if now.missing() > 0 => After::Missing(now.missing()),
            Some(now) => After::Enough(cash.saturating_sub(now.due)),
            None if outcome.events.iter().any(|event| pays(event, raising.seat)) => After::Paid(cash),
            None => After::Closed(cash),
        }
    }

    fn place(&self) -> u8 {
        match self {
            After::Paid(_) | After::Enough(_) => 0,
            After::Closed(_) => 1,
            After::Missing(_) => 2,
            After::Short { .. } => 3,
            After::Lost { .. } | After::Bankrupt(_) => 4,
        }
    }

    fn words(&self, scene: &Scene<'_>) -> String {
        let said = |amount: &Money| scene.money(amount);
        match self {
            After::Paid(cash) => tr!("raising-paid", cash = said(cash)),
            After::Enough(cash) => tr!("raising-enough", cash = said(cash)),
            After::Closed(cash) => tr!("raising-closed", cash = said(cash)),
            After::Missing(missing) => tr!("raising-missing", missing = said(missing)),
            After::Short { missing, most } => {
                tr!("raising-short", missing = said(missing), most = said(most))
            }
            After::Lost { seat, missing, most } => {
                let player = scene.names.player(*seat);
                tr!("raising-lost", missing = said(missing), most = said(most), player = player)
            }
            After::Bankrupt(seat) => tr!("raising-bankrupt", player = scene.names.player(*seat)),
        }
    }
}

/// Whether a player pays interest or loans of a company.
fn pays(event: &Event, seat: Seat) -> bool {
    matches!(event, Event::MoneyMoved { from: Purse::Player(from), why: For::Interest | For::Repayment | For::LoanHelp, .. } if *from == seat)
}

/// Whether bankruptcy is all that is left besides sales: no loan, no train of another company, and no private company that somebody
/// might buy (R-36-EMR-09).
fn is_lost(game: &Game) -> bool {
    let offers = game.offers().map_or_else(Vec::new, |offers| offers.offers);
    let bankrupt = |offer: &Offer| matches!(offer, Offer::F56(F56Offer::GoBankrupt));
    offers.iter().any(bankrupt)
        && offers.iter().all(|offer| bankrupt(offer) || matches!(offer, Offer::SellShares { .. }))
}
