//! Events in which something goes from one to another: money, papers, shares, trains, markers.

use super::{Names, article, capital, count, list};
use rules::Money;
use rules::event::{For, Holder, Purse, TrainPlace};
use rules::state::{LocalOwner, Train};
use rules::{CompanyId, HexId};

impl Names<'_> {
    pub(super) fn payment(&self, from: Purse, to: Purse, amount: Money, why: For) -> String {
        let what = match why {
            For::Start => "to start with".into(),
            For::Local(local) => format!("for {}", self.local(local)),
            For::LocalIncome(local) => format!("of income from {}", self.local(local)),
            For::Shares(company) | For::TakeOver(company) => {
                format!("for shares of {}", self.company(company))
            }
            For::Capital => "of capital".into(),
            For::Terrain(hex) => format!("for the terrain of {}", self.hex(hex)),
            For::Station(hex) => format!("for a station on {}", self.hex(hex)),
            For::Dividend(company) => format!("of dividend from {}", self.company(company)),
            For::Revenue => "of revenue".into(),
            For::Treasury(_) => "out of its treasury".into(),
            For::Train(train) => format!("for {}", article(&self.train(train))),
            For::Turning(train) => format!("for turning {}", article(&self.train(train))),
            For::Help => "towards a train".into(),
            For::LoanHelp => "towards its loans".into(),
            For::Loan => "of loan".into(),
            For::Repayment => "to repay loans".into(),
            For::Interest => "of interest".into(),
            For::Escrow => "that was held back".into(),
            For::Private(local) => format!("for {}", self.local(local)),
            For::Bankruptcy => "in bankruptcy".into(),
        };
        let amount = self.money(amount);
        match (from, to) {
            (from, Purse::Bank) => format!("{} paid {amount} {what}", self.purse(from)),
            (Purse::Bank, to) => format!("The bank paid {} {amount} {what}", self.purse(to)),
            (from, to) => format!("{} paid {} {amount} {what}", self.purse(from), self.purse(to)),
        }
    }

    fn purse(&self, purse: Purse) -> String {
        match purse {
            Purse::Bank => "the bank".into(),
            Purse::Player(seat) => self.player(seat),
            Purse::Company(company) => self.company(company).into(),
        }
    }

    pub(super) fn owner(&self, owner: LocalOwner) -> String {
        match owner {
            LocalOwner::Sheet => "the sheet".into(),
            LocalOwner::Player(seat) => self.player(seat),
            LocalOwner::Company(company) => self.company(company).into(),
            LocalOwner::Removed | LocalOwner::Closed => "the box".into(),
        }
    }

    pub(super) fn holder(&self, holder: Holder) -> String {
        match holder {
            Holder::Bank => "the bank".into(),
            Holder::Player(seat) => self.player(seat),
            Holder::Vaclav => "Václav".into(),
            Holder::Pool => "the pool".into(),
            Holder::Gone => "the box".into(),
        }
    }

    pub(super) fn train_moved(&self, train: Train, from: TrainPlace, to: TrainPlace) -> String {
        let place = |place| match place {
            TrainPlace::Stack => "the stack".into(),
            TrainPlace::Pool => "the pool".into(),
            TrainPlace::Company(company) => self.company(company).to_owned(),
            TrainPlace::Gone => "the box".into(),
        };
        let train = capital(&article(&self.train(train)));
        match to {
            TrainPlace::Gone => format!("{train} left the game from {}", place(from)),
            _ => format!("{train} went from {} to {}", place(from), place(to)),
        }
    }

    pub(super) fn markers_taken_over(
        &self,
        company: CompanyId,
        target: CompanyId,
        unplaced: u8,
        hexes: &[HexId],
    ) -> String {
        let (company, target) = (self.company(company), self.company(target));
        let mut parts = Vec::new();
        if unplaced > 0 {
            parts.push(format!("{} on the charter", count(unplaced, "marker")));
        }
        parts.extend(hexes.iter().map(|&hex| format!("one on {}", self.hex(hex))));
        if parts.is_empty() {
            return format!("{company} took over no marker of {target}");
        }
        format!("{company} took over from {target} {}", list(&parts))
    }
}
