//! What a message does not carry, since it is printed: the title knows it, and a sentence wants it.

use rules::message::{Arg, Args, ToArg};
use rules::rule::{self, Rule};
use rules::title::Phase;
use rules::{CompanyId, PhaseId, Why};

use super::Names;

impl Names<'_> {
    /// What the title knows of a reason.
    pub(crate) fn known_of_reason(&self, why: &Why, rule: Rule) -> Args {
        match why {
            Why::NotAvailableYet { company, .. } => {
                let size = self.title.charter(*company).size;
                vec![self.since(|phase| phase.companies.contains(&size))]
            }
            Why::ColourNotYet { colour, .. } => vec![self.since(|phase| phase.tiles >= *colour)],
            Why::NotInPhase { .. } => vec![self.since(|phase| match rule {
                rule::LOC_08 | rule::F56_PRV_03 => phase.privates_for_sale,
                _ => phase.trains_between_companies,
            })],
            Why::NoSuchPower { private } => {
                let power = &self.title.private(*private).power;
                let named = |name| Arg::Case(name, Vec::new());
                let colours = power.purple.iter().map(|colour| named(colour.name())).collect();
                let terrains = power.waives.iter().map(|terrain| named(terrain.name())).collect();
                vec![("colours", Arg::List(colours)), ("terrains", Arg::List(terrains))]
            }
            Why::MayNotPass => {
                let step = match rule {
                    rule::RUN_12 | rule::F56_RUN_09 => "run",
                    rule::INC_04 | rule::F56_DIV_01 => "dividend",
                    _ => "other",
                };
                vec![("step", Arg::Case(step, Vec::new()))]
            }
            Why::TrainLimit { company, phase, .. } => {
                vec![("limit", self.train_limit(*company, *phase).to_arg())]
            }
            _ => Vec::new(),
        }
    }

    /// The first phase in which something is on.
    fn since(&self, is_on: impl Fn(&Phase) -> bool) -> (&'static str, Arg) {
        ("since", self.title.phases.iter().position(is_on).map(PhaseId::at).to_arg())
    }

    /// How many trains a company may own.
    fn train_limit(&self, company: CompanyId, phase: PhaseId) -> usize {
        let charter = self.title.charter(company);
        if charter.national {
            return self.title.figures.national.trains.into();
        }
        self.title.phase(phase).train_limit[charter.size.index()].map_or(0, usize::from)
    }
}
