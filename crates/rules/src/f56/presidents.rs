//! R-36-SR-11 and R-36-CGR-11: who is president.

use crate::f56::prelude::*;
use crate::shared::directors::largest_other;
use crate::title::paper::CERTIFICATE;

/// Who would be president with so many shares in the president's hands: the nearest to the left with most, more than he
/// and at least the certificate.
pub(crate) fn successor(view: View<'_>, company: CompanyId, president: Seat, held: u8) -> Option<Seat> {
    let (seat, shares) = largest_other(view, company, president)?;
    (shares > held && shares >= CERTIFICATE).then_some(seat)
}

/// Hands the presidency to whoever holds strictly more; a tie never moves it (R-36-SR-11). A temporary president who has a
/// second share, or a successor, ends that state (R-36-CGR-12).
pub(crate) fn compare(tx: &mut Transaction<'_>, company: CompanyId) {
    let Some(president) = tx.state.company(company).director else { return };
    let held = tx.state.shares(company, president);
    let successor = successor(tx.view(), company, president, held);
    if let Some(successor) = successor {
        tx.set_director(company, Some(successor));
    }
    let full = successor.is_some() || held >= CERTIFICATE;
    let national = tx.state.national.as_ref().filter(|national| national.company == company);
    if full && national.is_some_and(|national| national.temporary) {
        tx.record(F56Event::PresidentConfirmed { company });
    }
}
