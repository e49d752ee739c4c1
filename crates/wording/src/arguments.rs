//! The variables of a text: a field of the message by its name, and after a hyphen what else is known of it.
//!
//! | field | is given as | and with it |
//! |---|---|---|
//! | number, position, money | a number | |
//! | flag | `yes` or `no` | |
//! | empty field | nothing, which `GIVEN` tells | |
//! | player, tile, type of train | its name | |
//! | company | its symbol | `$company-size`, `$company-national` (a flag), `$company-float` (percent) |
//! | hex | name and places, `E11 Praha` | `$hex-short` (`E11`), `$hex-cities` (how many there are) |
//! | private company | as the text `private` says it | `$private-kind`, `$private-id` |
//! | phase | as the text `phase` says it | `$phase-name` |
//! | train | type and letter, `3+3d` | `$train-letter`, `$train-side`, and with the other sides up `$train-small` … |
//! | case | its name | the fields that belong to it: `$deal-company` |
//! | list | for `LIST` and `COUNT` | `$stops-short`: hexes without places, money as numbers |
//!
//! Cities are numbered from 1, as people do. Every text may ask for `$currency`, for `$chief` (`director`, or `president`), and for
//! what follows from the fields, if they are there: see [`Names::derived`].

use fluent_bundle::{FluentArgs, FluentValue};
use rules::message::{Arg, Args, Message};
use rules::title::{PaperKind, Size};
use rules::train::Train;
use rules::{CardId, Seat};

use super::Names;

impl Names<'_> {
    /// What the text of a message asks for.
    pub(crate) fn arguments(&self, message: &Message) -> FluentArgs<'static> {
        let asked = languages::variables(message.key);
        let mut given = FluentArgs::with_capacity(asked.len());
        for &variable in asked {
            if let Some(value) = self.variable(&message.args, variable) {
                given.set(variable, value);
            }
        }
        given
    }

    fn variable(&self, args: &Args, variable: &str) -> Option<FluentValue<'static>> {
        let (name, part) =
            variable.split_once('-').map_or((variable, None), |(name, part)| (name, Some(part)));
        match (find(args, name), part) {
            (Some(Arg::Number(number)), None) if name == "city" => Some((number + 1).into()),
            (Some(arg), None) => Some(self.value(arg)),
            (Some(Arg::Case(_, args)), Some(part)) => self.variable(args, part),
            (Some(arg), Some(part)) => self.part(arg, part),
            (None, _) => self.derived(args, variable),
        }
    }

    /// What follows from the title, or from other fields.
    fn derived(&self, args: &Args, variable: &str) -> Option<FluentValue<'static>> {
        match variable {
            "currency" => Some(self.title.currency.clone().into()),
            "chief" => Some(self.title.play.features.head.name().into()),
            "stack" => Some(flag(self.title.play.features.stack)),
            // The players with their worth, the wealthiest first.
            "ranking" => {
                let Some(Arg::List(worth)) = find(args, "worth") else { return None };
                let mut seats: Vec<(usize, &Arg)> = worth.iter().enumerate().collect();
                seats.sort_by_key(|(seat, worth)| match worth {
                    Arg::Money(worth) => (-worth, *seat),
                    _ => (0, *seat),
                });
                let ranked = |(seat, worth): (usize, &Arg)| {
                    self.part_said(
                        "ranked",
                        vec![("seat", Arg::Seat(Seat::at(seat))), ("worth", worth.clone())],
                    )
                };
                Some(languages::list(seats.into_iter().map(ranked)))
            }
            // Where the track of a tile leads in this position: an item for each part that nothing connects to the others.
            "exits" => {
                let (Some(Arg::Tile(tile)), Some(Arg::Rotation(rotation))) =
                    (find(args, "tile"), find(args, "rotation"))
                else {
                    return None;
                };
                let parts = self.title.tile(*tile).face(*rotation).connected_exits();
                Some(languages::list(parts.into_iter().map(|edges| self.sides(edges))))
            }
            // What markers came with a company, those on the charter first.
            "markers" => {
                let (Some(count), Some(Arg::List(hexes))) = (find(args, "unplaced"), find(args, "hexes"))
                else {
                    return None;
                };
                let on_charter = (*count != Arg::Number(0))
                    .then(|| self.part_said("markers-on-charter", vec![("count", count.clone())]));
                let on_map =
                    hexes.iter().map(|hex| self.part_said("marker-on-hex", vec![("hex", hex.clone())]));
                Some(languages::list(on_charter.into_iter().chain(on_map)))
            }
            _ => None,
        }
    }

    fn part_said(&self, key: &'static str, args: Args) -> String {
        self.say(&Message { key, args })
    }

    fn value(&self, arg: &Arg) -> FluentValue<'static> {
        match arg {
            Arg::Nothing => FluentValue::None,
            Arg::Number(number) => (*number).into(),
            Arg::Rotation(rotation) => rotation.0.into(),
            Arg::Money(amount) => languages::money_value(*amount, &self.title.currency),
            Arg::Flag(is_so) => flag(*is_so),
            Arg::Case(case, _) => (*case).into(),
            Arg::List(items) => languages::list(items.iter().map(|item| self.item(item))),
            Arg::Seat(seat) => self.player(*seat).into(),
            Arg::Company(company) => self.company(*company).to_owned().into(),
            Arg::Hex(hex) => self.hex(*hex).into(),
            Arg::Tile(tile) => self.tile(*tile).to_owned().into(),
            Arg::Private(private) => self.private(*private).into(),
            Arg::Train(card, side) => self.side_of(*card, *side),
            Arg::TrainType(train_type) => self.train_type(*train_type).to_owned().into(),
            Arg::Phase(phase) => self.phase(*phase).into(),
            Arg::Message(message) => self.say(message).into(),
        }
    }

    /// What else is known of a field.
    fn part(&self, arg: &Arg, part: &str) -> Option<FluentValue<'static>> {
        Some(match (arg, part) {
            (Arg::Company(company), "size") => self.title.charter(*company).size.name().into(),
            (Arg::Company(company), "national") => flag(self.title.charter(*company).national),
            (Arg::Company(company), "float") => {
                (self.title.figures.capital.float * self.title.size_of(*company).percent()).into()
            }
            (Arg::Hex(hex), "short") => self.title.hex(*hex).name.clone().into(),
            (Arg::Hex(hex), "cities") => self.title.hex(*hex).face.cities().into(),
            (Arg::Private(private), "id") => self.title.private(*private).id.clone().into(),
            (Arg::Private(private), "kind") => kind(self.title.private(*private).kind).into(),
            (Arg::Phase(phase), "name") => self.title.phase(*phase).name.clone().into(),
            (Arg::Train(card, _), "letter") => self.title.card(*card).letter.clone().into(),
            (Arg::Train(_, side), "side") => side.name().into(),
            (Arg::Train(card, _), "small") => self.side_of(*card, Size::Small),
            (Arg::Train(card, _), "medium") => self.side_of(*card, Size::Medium),
            (Arg::Train(card, _), "large") => self.side_of(*card, Size::Large),
            (Arg::List(items), "short") => languages::list(items.iter().map(|item| match item {
                Arg::Hex(hex) => self.title.hex(*hex).name.clone(),
                Arg::Money(amount) => amount.to_string(),
                other => self.item(other),
            })),
            _ => return None,
        })
    }

    fn side_of(&self, card: CardId, side: Size) -> FluentValue<'static> {
        self.train(Train { card, side }).into()
    }

    /// An item of a list. A case is said by the text of its name.
    fn item(&self, arg: &Arg) -> String {
        match arg {
            Arg::Case(key, args) => self.part_said(key, args.clone()),
            arg => match self.value(arg) {
                FluentValue::String(text) => text.into_owned(),
                FluentValue::Number(number) => languages::in_words(&number),
                _ => String::new(),
            },
        }
    }
}

fn find<'a>(args: &'a Args, name: &str) -> Option<&'a Arg> {
    args.iter().find(|(given, _)| *given == name).map(|(_, arg)| arg)
}

fn flag(is_so: bool) -> FluentValue<'static> {
    if is_so { "yes".into() } else { "no".into() }
}

/// A kind of private company, as languages tell them apart.
pub(crate) fn kind(kind: PaperKind) -> &'static str {
    match kind {
        PaperKind::Private => "company",
        PaperKind::Local => "local",
        PaperKind::Train(_) | PaperKind::Railway(_) => "paper",
    }
}
