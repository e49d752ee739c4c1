//! The texts of a language against the messages of the rules: there is one for each, and it asks for what it is given.

use std::collections::{BTreeMap, BTreeSet};

use bots::Reason;
use fluent_syntax::ast::{Entry, Message as Text};
use fluent_syntax::parser::parse;
use invariants::Fault;
use rules::event::Note;
use rules::message::{Keyed, Message};
use rules::title::{Title, embedded};
use rules::{Action, Decision, Event, Offer, Refusal, Why, rule};

use languages::{Language, survey, variables};

use crate::Names;

/// What texts may ask for besides the fields of their message.
const DERIVED: [&str; 12] = [
    "currency", "chief", "stack", "ranking", "exits", "markers", "since", "limit", "colours", "terrains",
    "rule", "step",
];

/// Texts that the code asks for by name: names of things, and parts of others.
const PARTS: &str = "refusal for-vaclav player phase private city train-without-side run ran stop route ranked \
    markers-on-charter marker-on-hex direction colour terrain river hill mountain lake white yellow green brown grey red";

/// The files with what the rules say, in English.
fn english() -> Vec<&'static str> {
    let ours = |(name, _): &(&str, &str)| name.starts_with("rules/") && *name != "rules/drawings";
    survey::files(Language::ENGLISH).filter(ours).map(|(_, text)| text).collect()
}

fn texts() -> Vec<Text<&'static str>> {
    let read = |text: &&'static str| parse(*text).unwrap_or_else(|(_, errors)| panic!("{errors:?}")).body;
    let message = |entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    };
    english().iter().flat_map(read).filter_map(message).collect()
}

/// The fields of every message that people read, by key.
fn fields() -> BTreeMap<&'static str, Vec<&'static str>> {
    fn of<T: Keyed>() -> Vec<Message> {
        T::examples().iter().map(Keyed::message).collect()
    }
    let quiet = Note::keys();
    let mut all =
        [of::<Event>(), of::<Action>(), of::<Offer>(), of::<Decision>(), of::<Why>(), of::<Reason>()]
            .concat();
    all.extend(of::<Fault>());
    let told = all.into_iter().filter(|message| !quiet.contains(&message.key));
    told.map(|message| (message.key, message.args.iter().map(|(name, _)| *name).collect())).collect()
}

#[test]
fn every_message_has_its_text_and_every_text_its_message() {
    let keys = [Event::keys(), Action::keys(), Offer::keys(), Decision::keys(), Why::keys(), Reason::keys()]
        .concat();
    let mut asked: BTreeSet<&str> = keys.into_iter().chain(Fault::keys()).collect();
    Note::keys().iter().for_each(|key| assert!(asked.remove(key), "{key}"));
    assert!(asked.iter().all(|key| fields().contains_key(key)), "an example of each");
    asked.extend(PARTS.split_whitespace());
    let written: Vec<&str> = texts().iter().map(|text| text.id.name).collect();
    let unique: BTreeSet<&str> = written.iter().copied().collect();
    assert_eq!(written.len(), unique.len(), "no text is written twice");
    let missing: Vec<_> = asked.difference(&unique).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
    let referred = |key: &str| {
        let (said, given) = (format!("{{ {key} }}"), format!("({key})"));
        english().iter().any(|text| text.contains(&said) || text.contains(&given))
    };
    let idle: Vec<_> = unique.difference(&asked).filter(|key| !referred(key)).collect();
    assert!(idle.is_empty(), "of no use: {idle:?}");
}

/// A field that is not said stands in a comment of the text: `# Unsaid: $space`.
#[test]
fn texts_say_what_they_are_given_and_ask_for_nothing_else() {
    let fields = fields();
    for text in texts() {
        let Some(given) = fields.get(text.id.name) else { continue };
        let comment = text.comment.iter().flat_map(|comment| &comment.content);
        let unsaid =
            comment.filter_map(|line| line.strip_prefix("Unsaid: ")).flat_map(|line| line.split(", "));
        let unsaid: Vec<&str> = unsaid.map(|name| name.trim_start_matches('$')).collect();
        let field = |variable: &&'static str| variable.split('-').next().unwrap_or_default();
        let said: BTreeSet<&str> = variables(text.id.name)
            .iter()
            .map(field)
            .filter(|name| !DERIVED.contains(name) || given.contains(name))
            .collect();
        let expected: BTreeSet<&str> = given.iter().copied().filter(|name| !unsaid.contains(name)).collect();
        assert_eq!(said, expected, "{}", text.id.name);
    }
}

/// A variable or text that is not there is an error, at which [`Names::say`] stops in tests.
#[test]
fn every_example_can_be_said_at_every_title_in_every_language() {
    let titles: Vec<_> = embedded::ids().iter().filter_map(|id| embedded::title(id)).collect();
    let tables = Language::all().flat_map(|language| titles.iter().map(move |title| (language, title)));
    tables.for_each(|(language, title)| language.speaks(|| say_all(title)));
}

fn say_all(title: &Title) {
    let sound = |text: String| assert!(!text.contains(['$', '{', '}']) && !text.contains("()"), "{text}");
    let names = Names { title, players: &[] };
    Event::examples().iter().filter_map(|event| names.event(event)).for_each(sound);
    Action::examples().iter().map(|action| names.action(action)).for_each(sound);
    Offer::examples().iter().map(|offer| names.offer(offer)).for_each(sound);
    Decision::examples().iter().map(|decision| names.decision(decision)).for_each(sound);
    Reason::examples().iter().map(|reason| names.say(&reason.message())).for_each(sound);
    Fault::examples().iter().map(|fault| names.say(&fault.message())).for_each(sound);
    for rule in [rule::LOC_02, rule::LOC_08, rule::F56_LOAN_01, rule::TRN_03] {
        let refusals = Why::examples().into_iter().map(|why| Refusal { why, rule });
        refusals.map(|refusal| names.refusal(&refusal)).for_each(sound);
    }
}
