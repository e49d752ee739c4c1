//! The best set of routes of trains that share no track: which routes to list, and what to prove with them.

use crate::combine::Combination;
use crate::network::Route;
use crate::relaxation::{ROUNDS, ROUNDS_PICKING, ROUNDS_SEARCHING, Relaxation};
use crate::source::Source;
use crate::trial::Trial;
use crate::weight::{Aim, Scale, Total, Weight};

/// Most looks for routes at new multipliers, and most of them in a row that do not lower the bound.
const LOOKS: u32 = 60;
const IDLE_LOOKS: u32 = 8;

/// How many times [`Effort::many`](crate::effort::Effort::many) nodes a look may take, and the search of what was listed.
const LOOK: u64 = 5;
const COMBINE: u64 = 20;

/// The gap, in units of value, below which halving is not worth while.
const STEPS: Weight = 4;

/// Nodes for a search of the known routes at each look.
const GLANCE: u64 = 200;

/// What a unit of value weighs, where a piece weighs 16: from scales where value is all that counts to such where pieces
/// count as much.
const SCALES: [Weight; 7] = [1024, 256, 96, 48, 24, 16, 8];

/// The outcome: the routes for each source, and what no set can exceed.
pub(crate) struct Outcome {
    pub set: Vec<Vec<Route>>,
    pub bound: u32,
    pub proven: bool,
    pub nodes: u64,
}

/// A search could not be completed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stopped {
    /// There are too many routes to do it in this way.
    TooMany,
    /// The work limit was reached.
    Spent,
}

/// A point of the Lagrangian dual: multipliers, the bound on all sets that follows from them, and the highest reduced cost of
/// each kind.
#[derive(Clone)]
struct Dual {
    scale: Scale,
    multipliers: Vec<Weight>,
    bound: Weight,
    tops: Vec<Weight>,
}

impl<'a> Relaxation<'_, 'a> {
    /// `unit`: the values of all sets are multiples of it. `most`: no set has more pieces.
    pub fn solve(mut self, unit: u32, most: u32) -> Outcome {
        let best = self.kinds.iter().zip(&*self.sources).map(|(k, s)| s.best * k.count as Weight);
        let mut bound = Scale::STRICT.most_value(best.sum(), most);
        let routes: usize = self.running().map(Source::count).sum();
        let proven = if self.all_listed() && routes < self.effort.few {
            for source in self.sources.iter_mut().filter(|s| s.complete) {
                source.list(Weight::MIN, u64::MAX);
            }
            self.admit();
            self.search_few()
        } else {
            for source in self.sources.iter_mut() {
                source.remember();
            }
            self.one_by_one();
            self.lower_to_the_best(unit, most, &mut bound)
        };
        let proven = proven.is_ok();
        let bound = if proven { self.found.value } else { bound.max(self.found.value) };
        Outcome { set: self.set, bound, proven, nodes: self.nodes }
    }

    /// The sources that serve any train.
    fn running(&self) -> impl Iterator<Item = &Source<'a>> {
        self.kinds.iter().zip(&*self.sources).filter(|(k, _)| k.count > 0).map(|(_, s)| s)
    }

    fn all_listed(&self) -> bool {
        self.running().all(|s| s.complete)
    }

    /// A good set: the trains take their best routes at the present multipliers one after the other, each beside those before;
    /// the kind with the best route first, and last.
    fn one_by_one(&mut self) {
        let mut order: Vec<usize> = (0..self.kinds.len()).collect();
        order.sort_by_key(|&k| (std::cmp::Reverse(self.sources[k].best), k));
        for _ in 0..order.len().min(2) {
            let mut taken = vec![0; self.words];
            let mut set = vec![Vec::new(); self.kinds.len()];
            let mut total = Total::default();
            for &k in &order {
                for _ in 0..self.kinds[k].count {
                    let left = self.left();
                    let Some((worth, route)) = self.sources[k].beside(&mut taken, left) else { break };
                    total = total.plus(worth);
                    set[k].push(route);
                }
            }
            if total.is_better(self.found) {
                self.found = total;
                self.set = set;
            }
            order.reverse();
        }
    }

    /// Brings `bound`, which no set exceeds, down until a set is found that meets it, with the fewest pieces.
    fn lower_to_the_best(&mut self, unit: u32, most: u32, bound: &mut u32) -> Result<(), Stopped> {
        let higher = |found: Total| Scale::STRICT.weigh(Total { value: found.value + unit, pieces: most });
        let dual = self.look_for_multipliers(Scale::STRICT, None, higher)?;
        let mut top = dual.bound;
        let searched = self.list_and_search(dual, &mut top, unit, most);
        *bound = (*bound).min(Scale::STRICT.most_value(top, most)) / unit * unit;
        match searched {
            Err(Stopped::TooMany) => {}
            other => return other,
        }
        while *bound > self.found.value {
            self.fewest_pieces(*bound, most)?;
            if self.found.value >= *bound {
                return Ok(());
            }
            *bound -= unit;
        }
        self.fewest_pieces(*bound, most)
    }

    /// Finds multipliers at which the bound on all sets is low, and routes that matter at these. `wanted` says how low
    /// it might come; without it that is the best set found. Below `enough` there is nothing more to be won.
    fn look_for_multipliers(
        &mut self,
        scale: Scale,
        wanted: Option<Total>,
        enough: impl Fn(Total) -> Weight,
    ) -> Result<Dual, Stopped> {
        self.multipliers.fill(0);
        let mut best: Option<Dual> = None;
        if scale == Scale::STRICT {
            // Without multipliers the best routes are known.
            let tops: Vec<Weight> = self.sources.iter().map(|s| s.best).collect();
            let bound = self.kinds.iter().zip(&tops).map(|(k, t)| t * k.count as Weight).sum();
            best = Some(Dual { scale, multipliers: self.multipliers.clone(), bound, tops });
        }
        let rounds = if self.all_listed() { ROUNDS_PICKING } else { ROUNDS_SEARCHING };
        let mut idle = 0;
        for _ in 0..LOOKS {
            for source in self.sources.iter_mut() {
                source.use_known();
            }
            self.admit();
            let least = wanted.map_or(Weight::MIN, |total| scale.weigh(total));
            self.aim = Aim { scale, least, value: self.found.value };
            self.subgradient(rounds, false);
            while self.left() > 0 && self.pick_from_lists(scale) > 0 {
                self.admit();
                self.subgradient(rounds, false);
            }
            if scale == Scale::STRICT {
                self.combine(GLANCE);
            }
            self.nodes += 1;
            let (new, dual) = self.look(scale)?;
            match dual {
                Some(dual) if best.as_ref().is_none_or(|b| dual.bound < b.bound) => {
                    best = Some(dual);
                    idle = 0;
                }
                _ => idle += 1,
            }
            let done = best.as_ref().is_some_and(|b| b.bound < enough(self.found));
            if done || new == 0 || idle > IDLE_LOOKS {
                break;
            }
        }
        best.ok_or(Stopped::TooMany)
    }

    /// Of the kinds whose routes are all listed, takes up some that are better than the known ones, the best among them:
    /// how many are new. That takes so little that it comes before any search. If that is all kinds, the bound is known,
    /// and routes with which no set is better than the one found are dropped.
    fn pick_from_lists(&mut self, scale: Scale) -> usize {
        self.table.fill(&self.multipliers);
        let mut new = 0;
        let mut bound: Weight = self.multipliers.iter().sum();
        let mut tops = Vec::with_capacity(self.kinds.len());
        for (kind, source) in self.kinds.iter().zip(self.sources.iter_mut()) {
            let mut top = 0;
            if kind.count > 0 && source.complete {
                source.reweigh(scale, |track| self.table.sum(track));
                let (more, best) = source.look(kind.best + 1, u64::MAX);
                new += more;
                top = best.unwrap_or(kind.best);
            }
            bound += top * kind.count as Weight;
            tops.push(top);
        }
        if scale == Scale::STRICT && self.all_listed() {
            self.one_by_one();
            let better = scale.weigh(self.found) + 1;
            for (source, top) in self.sources.iter_mut().zip(tops) {
                source.forget(better - (bound - top));
            }
        }
        new
    }

    /// Looks for better routes at the present multipliers: how many are new, and the bound if it could be found.
    fn look(&mut self, scale: Scale) -> Result<(usize, Option<Dual>), Stopped> {
        let mut dual = Dual { scale, multipliers: self.multipliers.clone(), bound: 0, tops: Vec::new() };
        dual.bound = self.multipliers.iter().sum();
        self.table.fill(&self.multipliers);
        let mut new = 0;
        let mut sound = true;
        for k in 0..self.kinds.len() {
            let mut top = 0;
            if self.kinds[k].count > 0 {
                let (left, floor, table) = (self.left(), self.kinds[k].best + 1, &self.table);
                let nodes = self.effort.many.saturating_mul(LOOK);
                self.sources[k].reweigh(scale, |track| table.sum(track));
                let (more, found) = self.sources[k].look(floor, left.min(nodes));
                if found.is_none() && left <= nodes {
                    return Err(Stopped::Spent);
                }
                new += more;
                sound &= found.is_some();
                top = found.unwrap_or(0);
            }
            dual.tops.push(top);
            dual.bound += top * self.kinds[k].count as Weight;
        }
        Ok((new, sound.then_some(dual)))
    }

    /// Lists all routes that may be in a better set, and searches them; first those that may be in a much better one,
    /// so that a good set is found before the lists become long. `top` falls to what no set exceeds.
    fn list_and_search(
        &mut self,
        mut dual: Dual,
        top: &mut Weight,
        unit: u32,
        most: u32,
    ) -> Result<(), Stopped> {
        let step =
            STEPS * Weight::from(unit) * Scale::STRICT.value + Weight::from(most) * Scale::STRICT.piece;
        let mut long = false;
        loop {
            let better = Scale::STRICT.weigh(self.found) + 1;
            if *top < better {
                return Ok(());
            }
            // Lists are shorter at the multipliers that the last search has come to, if they are as good for all routes.
            if long
                && let Some(now) = self.look(Scale::STRICT)?.1
                && now.bound < dual.bound
            {
                dual = now;
            }
            let least = (*top - ((*top - better) / 2).max(step)).max(better);
            self.aim = Aim { scale: Scale::STRICT, least, value: u32::MAX };
            self.list(&dual, self.effort.many)?;
            long = self.all_listed() && self.running().map(Source::len).sum::<usize>() >= self.effort.long;
            self.search(self.effort.many.saturating_mul(COMBINE))?;
            *top = least - 1;
            if long {
                // To search again takes long, and there is no set between two multiples of the unit.
                let value = Scale::STRICT.most_value(*top, most) / unit * unit;
                *top = (*top).min(Scale::STRICT.weigh(Total { value, pieces: 0 }));
            }
            *top = (*top).max(Scale::STRICT.weigh(self.found));
        }
    }

    /// If there are sets of this value, which no set exceeds, finds the one with the fewest pieces.
    fn fewest_pieces(&mut self, value: u32, most: u32) -> Result<(), Stopped> {
        // The scale decides how well pieces are bounded: the bound first rises and then falls.
        let mut strict = None;
        let mut best: Option<(Weight, Dual)> = None;
        let scales = SCALES.iter().map(|&value| Scale { value, piece: 16 });
        for scale in [Scale::STRICT].into_iter().chain(scales) {
            // A set of a higher value will need more pieces than the one found.
            let least = best.as_ref().map_or(0, |b| b.0.clamp(0, Weight::from(most)) as u32);
            let at_value = self.found.value >= value;
            let pieces = if at_value { self.found.pieces } else { self.found.pieces.max(least) * 3 / 2 };
            let dual = match self.look_for_multipliers(scale, Some(Total { value, pieces }), |_| Weight::MIN)
            {
                Ok(dual) => dual,
                Err(Stopped::TooMany) => continue,
                Err(Stopped::Spent) => return Err(Stopped::Spent),
            };
            let room = scale.weigh(Total { value, pieces: 0 }) - dual.bound;
            let least = (room + scale.piece - 1) / scale.piece;
            let done = self.found.value >= value && least >= Weight::from(self.found.pieces);
            if least > Weight::from(most) || done {
                return Ok(());
            }
            if best.as_ref().is_some_and(|b| b.0 > least) {
                break;
            }
            if scale == Scale::STRICT {
                strict = Some(dual.clone());
            }
            best = Some((least, dual));
        }
        let (Some((least, dual)), Some(strict)) = (best, strict) else {
            unreachable!("without multipliers the bound is always known");
        };
        let mut more = 3;
        loop {
            let before = self.spent();
            let mut pieces = (least.max(0) + more).min(Weight::from(most));
            if self.found.value >= value {
                pieces = pieces.min(Weight::from(self.found.pieces) - 1);
            }
            if pieces < least {
                return Ok(());
            }
            let aimed = Total { value, pieces: pieces as u32 };
            self.aim = Aim { scale: dual.scale, least: dual.scale.weigh(aimed), value };
            self.list(&dual, u64::MAX)?;
            self.search(u64::MAX)?;
            let found = self.found.value >= value && Weight::from(self.found.pieces) <= pieces + 1;
            if found || pieces == Weight::from(most) {
                return Ok(());
            }
            more *= 2;
            if self.found.value < value {
                // Perhaps there is none, and that is easier to see where pieces do not matter.
                let nodes = self.effort.many.max(2 * (self.spent() - before));
                let least = Scale::STRICT.weigh(Total { value, pieces: most });
                self.aim = Aim { scale: Scale::STRICT, least, value: u32::MAX };
                match self.list(&strict, nodes).and_then(|()| self.search(nodes)) {
                    Ok(()) if self.found.value < value => return Ok(()),
                    Err(Stopped::Spent) => return Err(Stopped::Spent),
                    _ => {}
                }
            }
        }
    }

    /// Lists all routes that may be in a set that is aimed at.
    fn list(&mut self, dual: &Dual, nodes: u64) -> Result<(), Stopped> {
        self.multipliers.clone_from(&dual.multipliers);
        self.table.fill(&self.multipliers);
        for (k, top) in dual.tops.iter().enumerate() {
            if self.kinds[k].count > 0 {
                let (floor, left, table) = (self.aim.least - (dual.bound - top), self.left(), &self.table);
                self.sources[k].reweigh(dual.scale, |track| table.sum(track));
                if !self.sources[k].list(floor, left.min(nodes)) {
                    return Err(if left <= nodes { Stopped::Spent } else { Stopped::TooMany });
                }
            }
        }
        self.admit();
        Ok(())
    }

    /// Finds the best of the routes in use, which are few. The weight of the best set is found first, by trying; the search
    /// ends with the first set that is met which has it, and that is mostly the first of all.
    fn search_few(&mut self) -> Result<(), Stopped> {
        self.dual_bound();
        self.greedy(0);
        let (found, limit) = (Scale::STRICT.weigh(self.found), self.effort.tries.min(self.left()));
        let mut trial = Trial::new(self.sources, &self.kinds, self.words, found, limit);
        self.goal = trial.heaviest();
        self.nodes += trial.tries;
        if self.has_goal() { Ok(()) } else { self.search(u64::MAX) }
    }

    /// Finds the best of the routes in use, if it is a set that is looked for.
    fn search(&mut self, nodes: u64) -> Result<(), Stopped> {
        let bound = self.subgradient(ROUNDS, true);
        if self.has_goal() || bound < self.aim.target(self.found) || self.combine(nodes) {
            Ok(())
        } else if self.left() == 0 {
            Err(Stopped::Spent)
        } else {
            Err(Stopped::TooMany)
        }
    }

    /// False if the nodes did not suffice.
    fn combine(&mut self, nodes: u64) -> bool {
        let nodes = self.left().min(nodes);
        let sources: &[Source<'_>] = self.sources;
        let mut search =
            Combination::new(sources, &self.kinds, &self.multipliers, self.effort.long, self.aim, self.found);
        let complete = search.run(nodes);
        let (found, nodes, picks) = (search.found, search.nodes, search.picks);
        self.nodes += nodes;
        if found.is_better(self.found) {
            self.keep(found, &picks);
        }
        complete
    }
}
