//! A president who must pay for his company: what the company pays, what his cash covers, and what each sale of shares would do about
//! the rest (R-36-EMR).

use maud::{Markup, html};
use rules::{Action, CompanyId, F56Offer, Game, Money, Need, Offer, Raising, Seat};
use wording::Names;

use crate::choices::Choice;
use crate::pages::actions::{consequences, outcome, sale};
use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{money, t, tr};

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

/// A button for each sale: first those after which all is paid, last those after which nothing can save the president.
pub(super) fn sales(scene: &Scene<'_>, choices: &[&Choice]) -> Markup {
    let mut sales: Vec<(After, &Choice, CompanyId, u8, Money)> = Vec::new();
    for &choice in choices {
        let Offer::SellShares { company, most, price } = choice.offer else { continue };
        for shares in 1..=most {
            let after = outcome(scene.game, &Action::SellShares { company, shares });
            let Some(after) = after.and_then(|after| After::of(scene.game, &after.game)) else { continue };
            sales.push((after, choice, company, shares, Money::from(shares) * price));
        }
    }
    sales.sort_by_key(|(after, ..)| after.place());
    html! {
        ul .for-sale {
            @for &(_, choice, company, shares, sum) in &sales {
                @let action = Action::SellShares { company, shares };
                li {
                    button type="button" data-action=(sale(choice, shares)) aria-description=(scene.names.action(&action)) {
                        span { (badge(scene.game.title(), company)) " " (tr!("sell-number", count = shares, sum = scene.money(sum))) }
                        @for line in consequences(scene, &action) { small { (line) } }
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
    /// So much is missing, and can be raised.
    Missing(Money),
    /// So much is missing, and sales bring less.
    Short { seat: Seat, missing: Money, most: Money, bankrupt: bool },
}

impl After {
    /// What is still missing of the sum, with all that the sale itself makes due, or what the president has left when it is paid.
    /// Nothing where nothing had to be raised.
    fn of(before: &Game, after: &Game) -> Option<After> {
        let raising = before.view().raising().filter(|raising| raising.missing() > 0)?;
        let same = |now: &Raising| {
            (now.seat, now.company, now.need.is_some())
                == (raising.seat, raising.company, raising.need.is_some())
        };
        let cash = after.state().player(raising.seat).cash;
        Some(match after.view().raising().filter(same) {
            Some(now) if now.missing() > now.most => {
                let (missing, most) = (now.missing(), now.most);
                After::Short { seat: now.seat, missing, most, bankrupt: is_lost(after) }
            }
            Some(now) if now.missing() > 0 => After::Missing(now.missing()),
            // The train is still to be bought.
            Some(now) => After::Paid(cash - now.due),
            None => After::Paid(cash),
        })
    }

    fn place(&self) -> u8 {
        match self {
            After::Paid(_) => 0,
            After::Missing(_) => 1,
            After::Short { bankrupt, .. } => 2 + u8::from(*bankrupt),
        }
    }
}

/// Whether bankruptcy is all that is left: no loan, no other train, and no private company that somebody might buy (R-36-EMR-09).
fn is_lost(game: &Game) -> bool {
    let Some(offers) = game.offers() else { return game.state().is_over() };
    let offered = |wanted: fn(&Offer) -> bool| offers.offers.iter().any(wanted);
    offered(|offer| matches!(offer, Offer::F56(F56Offer::GoBankrupt)))
        && !offered(|offer| matches!(offer, Offer::F56(F56Offer::OfferPrivate { .. })))
}

/// How the sum stands after a sale, in words.
pub(crate) fn after_sale(names: Names<'_>, before: &Game, after: &Game) -> Option<String> {
    let said = |amount: Money| money(before.title(), amount);
    Some(match After::of(before, after)? {
        After::Paid(cash) => tr!("raising-paid", cash = said(cash)),
        After::Missing(missing) => tr!("raising-missing", missing = said(missing)),
        After::Short { missing, most, bankrupt: false, .. } => {
            tr!("raising-short", missing = said(missing), most = said(most))
        }
        After::Short { seat, missing, most, bankrupt: true } => {
            tr!("raising-lost", missing = said(missing), most = said(most), player = names.player(seat))
        }
    })
}
