//! All attacks in one table, and the goals.

use std::fmt;
use std::time::Duration;

use super::outcome::{MEMORY, MOVE, NOVICE, Outcome, THREADS};

/// What attacks on one program, or on several in turns, have shown.
#[derive(Debug)]
pub struct Report {
    programs: usize,
    outcomes: Vec<Outcome>,
}

impl Report {
    pub(super) fn new(programs: usize) -> Report {
        Report { programs, outcomes: Vec::new() }
    }

    pub(super) fn add(&mut self, outcome: Outcome) {
        let missed = outcome.missed().len();
        let judged = if missed == 0 { "all goals met".to_owned() } else { format!("{missed} goals missed") };
        println!(
            "{}{}: {} moves, 99 % in {} ms; {judged}",
            outcome.attack.name(),
            self.label(self.outcomes.len()),
            outcome.moves.count(),
            outcome.moves.at(99).as_millis()
        );
        self.outcomes.push(outcome);
    }

    /// Whether the last program met all goals.
    pub fn is_met(&self) -> bool {
        self.of_last().all(|outcome| outcome.missed().is_empty())
    }

    /// What attacks on the last program have shown.
    fn of_last(&self) -> impl Iterator<Item = &Outcome> {
        self.outcomes.iter().skip(self.programs.saturating_sub(1)).step_by(self.programs.max(1))
    }

    /// Which of the programs an outcome is about, in words.
    fn label(&self, index: usize) -> String {
        match (self.programs, index % self.programs.max(1)) {
            (0 | 1, _) => String::new(),
            (2, 0) => ", before".to_owned(),
            (2, _) => ", after".to_owned(),
            (_, number) => format!(", program {}", number + 1),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "Moves of a bystander in ms, with what it waited for novices and for pages; what the server took, and what it answered to\n\
             the attackers (× how often; closed: it closed the connection; waiting: no answer while they waited).\n"
        )?;
        writeln!(
            f,
            "| attack | moves | median / 99 % / worst | not done | novices 95 % | pages 99 % | memory MB | threads | attackers were answered | log lines | goals |"
        )?;
        writeln!(f, "|---|---|---|---|---|---|---|---|---|---|---|")?;
        for (index, outcome) in self.outcomes.iter().enumerate() {
            let missed = outcome.missed().len();
            writeln!(
                f,
                "| {}{} | {} | {:.0} / {:.0} / {:.0} | {} | {:.0} | {:.0} | {} | {} | {} | {} | {} |",
                outcome.attack.name(),
                self.label(index),
                outcome.moves.count(),
                milliseconds(outcome.moves.at(50)),
                milliseconds(outcome.moves.at(99)),
                milliseconds(outcome.moves.at(100)),
                outcome.failed.len(),
                milliseconds(outcome.novices.at(95)),
                milliseconds(outcome.pages.at(99)),
                outcome.memory >> 20,
                outcome.threads,
                outcome.replies,
                outcome.log.len(),
                if missed == 0 { "met".to_owned() } else { format!("MISSED: {missed}") },
            )?;
        }
        writeln!(f)?;
        for (index, outcome) in self.outcomes.iter().enumerate() {
            let findings = outcome.findings.iter().map(|finding| finding.what.as_str());
            let first = outcome.log.first().map(|line| format!("the log: {}", line.trim()));
            let told: Vec<&str> = findings.chain(first.as_deref()).collect();
            for line in told {
                writeln!(f, "{}{}: {line}", outcome.attack.name(), self.label(index))?;
            }
        }
        self.judge(f)
    }
}

impl Report {
    fn judge(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "\nGoals, of the {}program: during every attack 99 % of the bystander's moves within {} ms and nothing left undone, 95 % of novices'\n\
             answers within {} ms, less than {} MB, fewer than {THREADS} threads, a server that lives and stops; what is refused is in the log.",
            if self.programs > 1 { "last " } else { "" },
            MOVE.as_millis(),
            NOVICE.as_millis(),
            MEMORY >> 20
        )?;
        let missed: Vec<(String, String)> = self
            .of_last()
            .flat_map(|outcome| outcome.missed().into_iter().map(|words| (outcome.attack.name(), words)))
            .collect();
        if missed.is_empty() {
            return writeln!(f, "met:    all of them, in {} attacks", self.of_last().count());
        }
        for (attack, words) in missed {
            writeln!(f, "MISSED: {attack}: {words}")?;
        }
        Ok(())
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1000.0
}
