//! Refusals whose words depend on more than the refusal: on the rule, or on what is printed.

use super::{Names, capital, count, list};
use rules::Money;
use rules::rule::{self, Rule};
use rules::state::Train;
use rules::title::{Colour, Phase, Size};
use rules::{CompanyId, HexId, LocalId, PhaseId};

impl Names<'_> {
    /// Where a paper is not, which depends on what was asked for.
    pub(super) fn local_not_there(&self, local: LocalId, rule: Rule) -> String {
        let local = self.local(local);
        match rule {
            rule::PRE_02 => format!("{} is not on the sheet", capital(&local)),
            rule::MOR_12 => format!("{} is not on the board", capital(&local)),
            rule::MOR_15 => format!("The director has no {local} to run"),
            rule::LOC_08 => format!("No player owns {local}"),
            _ => format!("The company does not own {local}"),
        }
    }

    /// What a local railway can do instead.
    pub(super) fn no_such_power(&self, local: LocalId, rule: Rule) -> String {
        let power = &self.title.local(local).power;
        let names: Vec<String> = match rule {
            rule::LOC_02 => power.purple.iter().map(|colour| colour.name().into()).collect(),
            _ => power.waives.iter().map(|terrain| terrain.name().into()).collect(),
        };
        let local = capital(&self.local(local));
        match rule {
            rule::LOC_02 => format!("{local} only lays purple-edged tiles in {}", list(&names)),
            _ => format!("{local} only waives the cost of {}", list(&names)),
        }
    }

    /// When a company can be started.
    pub(super) fn not_available_yet(&self, company: CompanyId, phase: PhaseId) -> String {
        let size = self.title.charter(company).size;
        let since = self.first_phase(|phase| phase.companies.contains(&size));
        format!("{} can be started {since}, not in {}", self.company(company), self.phase(phase))
    }

    /// Which prices there are.
    pub(super) fn not_a_start_price(&self, price: Money, prices: &[Money]) -> String {
        let prices: Vec<String> = prices.iter().map(Money::to_string).collect();
        format!("{} is not a start price, only {} {}", self.money(price), list(&prices), self.title.currency)
    }

    /// How many shares can be sold without a new director.
    pub(super) fn no_successor(&self, company: CompanyId, most: u8) -> String {
        let company = self.company(company);
        let most = if most == 0 { "No share".into() } else { format!("Only {}", count(most, "share")) };
        format!("{most} of {company} can be sold, since nobody else could be {}", self.chief())
    }

    /// When tiles of a colour are laid.
    pub(super) fn colour_not_yet(&self, colour: Colour, phase: PhaseId) -> String {
        let since = self.first_phase(|phase| phase.tiles >= colour);
        let colour = capital(colour.name());
        format!("{colour} tiles are laid {since}, not in {}", self.phase(phase))
    }

    /// When such deals are done.
    pub(super) fn not_in_phase(&self, phase: PhaseId, rule: Rule) -> String {
        let since = self.first_phase(|phase| match rule {
            rule::LOC_08 | rule::JR_PRV_03 => phase.locals_for_sale,
            _ => phase.trains_between_companies,
        });
        format!("Such deals are done {since}, not in {}", self.phase(phase))
    }

    /// Which size the company has.
    pub(super) fn too_large(&self, size: Size, company: CompanyId) -> String {
        let own = self.title.charter(company).size.name();
        format!("The {} size is not for {}, a {own} company", size.name(), self.company(company))
    }

    /// What the limit of trains is.
    pub(super) fn train_limit(&self, company: CompanyId, owns: usize, phase: PhaseId) -> String {
        let size = self.title.charter(company).size;
        let limit = self.title.phase(phase).train_limit[size.index()].map_or(0, usize::from);
        let (company, phase) = (self.company(company), self.phase(phase));
        let owned = count(owns as u64, "train");
        match owns == limit {
            true => format!("{company} owns {owned}, the limit in {phase}"),
            false => format!("{company} owns {owned}, at most {limit} in {phase}"),
        }
    }

    pub(super) fn better(&self, claimed: Money, best: Money, stops: &[(Train, Vec<HexId>)]) -> String {
        let runs: Vec<String> = stops
            .iter()
            .map(|(train, stops)| {
                let stops: Vec<&str> = stops.iter().map(|&hex| self.title.hex(hex).name.as_str()).collect();
                format!("{} {}", self.train(*train), stops.join(" – "))
            })
            .collect();
        format!(
            "The routes earn {}, and {} are possible: {}",
            self.money(claimed),
            self.money(best),
            runs.join("; ")
        )
    }

    pub(super) fn out_of_range(&self, given: Money, from: Money, to: Money) -> String {
        match (from, to) {
            (_, 0) => format!("{} is too much, since nothing can be paid", self.money(given)),
            (from, to) if from == to => {
                format!("{} is not possible, only {}", self.money(given), self.money(to))
            }
            (from, to) => {
                format!("{} is not between {} and {}", self.money(given), self.money(from), self.money(to))
            }
        }
    }

    /// `from phase b on`.
    fn first_phase(&self, is_on: impl Fn(&Phase) -> bool) -> String {
        match self.title.phases.iter().position(is_on) {
            Some(phase) => format!("from {} on", self.phase(PhaseId::at(phase))),
            None => "never".into(),
        }
    }
}
