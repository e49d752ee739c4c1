//! A president who must pay for his company: what the company pays, what his cash covers, and which shares could be sold for the rest
//! (R-36-EMR).

use maud::{Markup, html};
use rules::{Game, Money, Need, Raising};

use crate::pages::badge;
use crate::pages::table::Scene;
use crate::text::{money, t, tr};

/// The ways to pay.
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
        section .ways aria-label=(t("ways-to-pay")) {
            h2 { (t("ways-to-pay")) }
            dl .sum {
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
            (for_sale(scene, &raising))
        }
    }
}

/// What could be sold, and whether that is enough.
fn for_sale(scene: &Scene<'_>, raising: &Raising) -> Markup {
    let (shares, most, missing) = (&raising.shares, raising.most, raising.missing());
    let own = shares.iter().any(|&(company, ..)| company == raising.company);
    html! {
        @if !shares.is_empty() {
            table .for-sale {
                thead {
                    tr {
                        th scope="col" { (t("could-sell")) }
                        th .number scope="col" { (t("could-sell-most")) }
                        th .number scope="col" { (t("could-sell-price")) }
                        th .number scope="col" { (t("could-sell-sum")) }
                    }
                }
                tbody {
                    @for &(company, count, price) in shares.iter() {
                        @let adds = raising.adds(company);
                        tr {
                            th scope="row" { (badge(scene.game.title(), company)) }
                            td .number { (count) }
                            td .number { (price) @if adds > 0 { " − " (adds) } }
                            td .number { (brings(count, price, adds)) }
                        }
                    }
                }
            }
        }
        @if own && let Some(loan) = raising.adds_loans {
            p .quiet { (tr!("own-shares-add-loans", company = scene.names.company(raising.company), loan = scene.money(loan))) }
        }
        @if shares.is_empty() { p .wrong { (t("nothing-at-all")) } }
        @else if most < missing { p .wrong { (tr!("not-enough", most = scene.money(most), missing = scene.money(missing))) } }
        @else { p .quiet { (tr!("enough", most = scene.money(most), missing = scene.money(missing))) } }
    }
}

/// What shares bring towards the sum, less what their sale makes due.
fn brings(count: u8, price: Money, adds: Money) -> String {
    let (more, less) = (Money::from(count) * price, Money::from(count) * adds);
    if more < less { format!("−{}", less - more) } else { (more - less).to_string() }
}

/// How the sum stands after a sale: what is still missing of it, with all that the sale itself makes due, or what the president has
/// left when it is paid. Nothing where nothing had to be raised.
pub(crate) fn after_sale(before: &Game, after: &Game) -> Option<String> {
    let raising = before.view().raising().filter(|raising| raising.missing() > 0)?;
    let same = |now: &Raising| {
        (now.seat, now.company, now.need.is_some()) == (raising.seat, raising.company, raising.need.is_some())
    };
    let still = after.view().raising().filter(same);
    let cash = after.state().player(raising.seat).cash;
    let said = |amount: Money| money(before.title(), amount);
    Some(match still {
        Some(now) if now.missing() > now.most => {
            tr!("raising-lost", missing = said(now.missing()), most = said(now.most))
        }
        Some(now) if now.missing() > 0 => tr!("raising-missing", missing = said(now.missing())),
        // The train is still to be bought.
        Some(now) => tr!("raising-paid", cash = said(cash - now.due)),
        None => tr!("raising-paid", cash = said(cash)),
    })
}
