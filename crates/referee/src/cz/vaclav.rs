//! XI.1, Václav (R-BOH).

use rules::state::Status;
use rules::title::Size;
use rules::train::Train;
use rules::{CompanyId, Seat};

use super::book::Book;
use super::chart;
use super::table::Table;

impl Book<'_> {
    /// Who decides for him: the holder of the lowest card the track of small and large companies and the stations of medium
    /// ones, the other player the rest (R-BOH-10, R-BOH-11).
    pub fn for_vaclav(&self, table: &Table, company: CompanyId, is_station: bool) -> Seat {
        let is_medium = self.title.companies[company.index()].size == Size::Medium;
        if is_medium == is_station { table.order[0] } else { table.order[1] }
    }

    /// A phase has begun: where a size of companies may be started now, he gets one of them first (R-BOH-06, R-BOH-07).
    pub fn vaclav_founds(&self, table: &mut Table, drawn: &Table) {
        if !self.has_vaclav() {
            return;
        }
        let before = &self.title.phases[table.phase - 1].companies;
        let now = &self.title.phases[table.phase].companies;
        let size = now.iter().find(|size| !before.contains(size));
        let Some(&size) = size else { return };
        let is_drawn = |&company: &CompanyId| {
            self.title.companies[company.index()].size == size
                && table.company(company).status == Status::Unstarted
                && drawn.is_vaclavs(company)
        };
        let company = table.company_ids().find(is_drawn);
        if let Some(company) = company {
            self.vaclav_gets(table, company, drawn);
        }
    }

    /// The company is his, at the lowest price and without money, and gets the next train (R-BOH-05 to 08).
    pub fn vaclav_gets(&self, table: &mut Table, company: CompanyId, drawn: &Table) {
        let sheet = self.sheet(company);
        let price = sheet.start_prices[0];
        let space = chart::space_of(self.title, price).expect("start prices are on the chart");
        chart::put_under(table, company, space);
        let of = table.company_mut(company);
        of.status = Status::Floated;
        of.vaclav = sheet.float;
        of.start_price = price;
        self.vaclavs_next_train(table, company, drawn);
    }

    /// The top card of the stack, on the side of the company, as a sale of that side (R-BOH-15, R-BOH-17).
    fn vaclavs_next_train(&self, table: &mut Table, company: CompanyId, drawn: &Table) {
        let (card, begins) = self.leave_stack(table);
        let train = Train { card, side: self.title.companies[company.index()].size };
        self.get_train(table, company, train);
        self.sold(table, self.type_of(train));
        if begins {
            self.vaclav_founds(table, drawn);
        }
    }

    /// Instead of the export his companies hand in their trains and get the next ones, small ones first (R-BOH-14, R-BOH-16).
    pub fn hand_out(&self, table: &mut Table, drawn: &Table) {
        let in_play: Vec<CompanyId> =
            table.company_ids().filter(|&company| table.is_vaclavs(company)).collect();
        for size in [Size::Small, Size::Medium, Size::Large] {
            for &company in &in_play {
                if self.title.companies[company.index()].size == size {
                    table.company_mut(company).trains.clear();
                    self.vaclavs_next_train(table, company, drawn);
                }
            }
        }
    }
}
