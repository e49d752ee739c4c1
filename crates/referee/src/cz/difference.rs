//! The first difference between the position that the referee expects and the one that the engine came to, in words.

use std::fmt::Debug;

use rules::{CompanyId, HexId, Title};

use super::table::{Round, Table};

/// What differs first, if anything does.
pub fn difference(title: &Title, expected: &Table, found: &Table) -> Option<String> {
    let companies = (0..expected.companies.len()).map(CompanyId::at);
    let mut all = Differences::default();
    all.look("money, debt and penalty of the players (R-EMR, R-INC)", &expected.players, &found.players);
    for company in companies {
        let (one, other) = (expected.company(company), found.company(company));
        let symbol = &title.companies[company.index()].symbol;
        let of = |what: &str| format!("{symbol}: {what}");
        all.look(&of("status (R-CO-01)"), &one.status, &other.status);
        all.look(&of("director (R-DIR)"), &one.director, &other.director);
        all.look(&of("shares (R-SR)"), &(&one.shares, one.vaclav), &(&other.shares, other.vaclav));
        all.look(&of("start price (R-SR-06)"), &one.start_price, &other.start_price);
        all.look(&of("space on the chart (R-MKT)"), &one.space, &other.space);
        all.look(&of("treasury (R-CO-07)"), &one.treasury, &other.treasury);
        all.look(&of("trains (R-TRN, R-SCR)"), &one.trains, &other.trains);
        all.look(&of("markers (R-STA)"), &(one.markers, one.extra), &(other.markers, other.extra));
        all.look(&of("home placed (R-HOME)"), &one.home_placed, &other.home_placed);
        all.look(
            &of("has operated, has laid"),
            &(one.has_operated, one.has_laid),
            &(other.has_operated, other.has_laid),
        );
    }
    all.look("the stacks of the chart (R-MKT-04)", &expected.chart, &found.chart);
    all.look("private papers (R-LOC)", &expected.papers, &found.papers);
    for hex in (0..title.hexes.len()).map(HexId::at) {
        let at = format!("the tile on {} (R-OR-TRK)", title.hexes[hex.index()].name);
        all.look(&at, &expected.board.tiles[hex.index()], &found.board.tiles[hex.index()]);
    }
    all.look("markers on the map (R-STA, R-PROM-07)", &expected.board.markers, &found.board.markers);
    all.look("tiles left (R-OR-TRK-11)", &expected.supply, &found.supply);
    all.look("the phase (R-PH-01)", &expected.phase, &found.phase);
    all.look("the stack of trains (R-TRN-05)", &(expected.top, expected.left), &(found.top, found.left));
    all.look("the pool of trains (R-POOL)", &expected.pool, &found.pool);
    all.look("scrapped trains (R-SCR-01)", &expected.scrapped, &found.scrapped);
    all.look("the price of local railways (R-OR-01)", &expected.local_price, &found.local_price);
    all.look("the order cards (R-SR-14)", &expected.order, &found.order);
    if found.round != Round::Over || expected.round != Round::Over {
        all.look("the round (R-OR)", &expected.round, &found.round);
        all.look("who is asked what (R-OR-05)", &expected.agenda.last(), &found.agenda.last());
    }
    all.first
}

#[derive(Default)]
struct Differences {
    first: Option<String>,
}

impl Differences {
    fn look<T: PartialEq + Debug>(&mut self, what: &str, expected: &T, found: &T) {
        if self.first.is_none() && expected != found {
            self.first = Some(format!("{what}: {found:?} and not {expected:?}"));
        }
    }
}
