//! What 1836Jr-56 adds: all money is somewhere, loans and what is held back, the pool, the national company.

use crate::fault::Fault;
use crate::faults::Faults;
use rules::state::{Capital, Status};

pub(crate) fn check(faults: &mut Faults<'_>) {
    money(faults);
    if faults.view.title.play.features.credit {
        companies(faults);
    }
}

/// Bank, players and companies have together what the box holds, to the florin (R-36-SET-02).
fn money(faults: &mut Faults<'_>) {
    let (title, state) = (faults.view.title, faults.view.state);
    let (Some(bank), Some(all)) = (state.bank, title.bank) else { return };
    let players: i64 = state.players.iter().map(|player| i64::from(player.cash)).sum();
    let companies: i64 = state.companies.iter().map(|company| i64::from(company.treasury)).sum();
    faults.unless(bank.cash + players + companies == i64::from(all), || Fault::MoneyInAll {
        bank: bank.cash,
        players,
        companies,
        all,
    });
}

fn companies(faults: &mut Faults<'_>) {
    let view = faults.view;
    let loans = view.title.phase(view.state.phase).loans;
    let forming = view.state.national.as_ref().is_some_and(|national| national.forming.is_some());
    for company in view.title.company_ids() {
        let (owner, credit) = (view.state.company(company), view.credit(company));
        let in_play = matches!(owner.status, Status::Started | Status::Floated);
        // R-36-CGR-28: after the formation nobody has loans.
        faults.unless(credit.loans == 0 || (in_play && (loans || forming)), || Fault::Loans {
            company,
            loans: credit.loans,
        });
        let held_back = credit.capital == Some(Capital::Escrow) && !credit.reached && in_play;
        faults.unless(credit.escrow == 0 || held_back, || Fault::HeldBack { company, amount: credit.escrow });
        let national = view.is_national(company);
        faults.unless(!in_play || national || credit.capital.is_some(), || Fault::NoCapital { company });
        // R-36-SR-09; only its formation may leave more of the national company there (R-36-CGR-22).
        let pool = view.shares_in_pool(company);
        let most = view.most_in_pool(company);
        faults.unless(national || pool <= most, || Fault::PoolFull { company, shares: pool, most });
        faults
            .unless(!national || owner.status == Status::Unstarted || view.state.national.is_some(), || {
                Fault::NationalUnformed { company }
            });
    }
}
