//! Money: nobody has more than was ever paid.

use crate::fault::Fault;
use crate::faults::Faults;

/// A hundred times what anybody ever had at the end of a game.
const MOST: i64 = 1_000_000;

/// No purse holds more than the bank has paid, where it is counted, and nobody is worth what no game can bring.
pub(crate) fn check(faults: &mut Faults<'_>) {
    let (view, state) = (faults.view, faults.view.state);
    let paid = match (view.title.bank, state.bank) {
        (Some(all), Some(bank)) => i64::from(all) - bank.cash,
        _ => MOST,
    };
    for seat in state.seats() {
        let (cash, worth) = (i64::from(state.player(seat).cash), view.worth(seat));
        faults.unless(cash <= paid, || Fault::CashAbovePaid { seat, cash, paid });
        faults.unless(worth.abs() <= MOST, || Fault::Worth { seat, worth });
    }
    for company in view.title.company_ids() {
        let treasury = i64::from(state.company(company).treasury);
        faults.unless(treasury <= paid, || Fault::TreasuryAbovePaid { company, treasury, paid });
    }
}
