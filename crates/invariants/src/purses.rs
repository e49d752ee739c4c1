//! Money: nobody has more than was ever paid.

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
        faults.unless(cash <= paid, || format!("Seat {} has {cash}, and {paid} were paid.", seat.0));
        faults.unless(worth.abs() <= MOST, || format!("Seat {} is worth {worth}.", seat.0));
    }
    for company in view.title.company_ids() {
        let (treasury, symbol) = (i64::from(state.company(company).treasury), faults.symbol(company));
        faults.unless(treasury <= paid, || format!("{symbol} has {treasury}, and {paid} were paid."));
    }
}
