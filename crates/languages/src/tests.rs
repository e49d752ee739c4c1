//! Every text of every language, said with arguments of every kind.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentValue};
use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser::parse;

use crate::{Language, list, money_value, say, survey, tell, try_say};

/// Numbers of all plural categories of all languages: none, one, a few, many, and such as 21 and 22.
const NUMBERS: [i64; 9] = [0, 1, 2, 3, 5, 11, 21, 22, 12_345];

/// What a variable may be, by how the texts use it.
#[derive(Clone, Default)]
struct Uses {
    /// A function takes it for money.
    money: bool,
    /// A function takes it for a list.
    list: bool,
    /// A text chooses by plural categories or numbers.
    number: bool,
    /// The words that texts choose by.
    words: BTreeSet<String>,
}

impl Uses {
    /// Values that between them come by every branch.
    fn values(&self) -> Vec<FluentValue<'static>> {
        if self.money {
            return NUMBERS.iter().map(|&number| money_value(number, "K")).collect();
        }
        if self.list {
            let lists = [&["one"][..], &["one", "two"], &["one", "two", "three"]];
            return lists.iter().map(|items| list(items.iter().map(|item| (*item).to_owned()))).collect();
        }
        if self.number {
            return NUMBERS.iter().map(|&number| number.into()).collect();
        }
        let words = self.words.iter().cloned().map(FluentValue::from);
        words.chain([FluentValue::from("something")]).collect()
    }
}

type Used = BTreeMap<String, Uses>;

fn pattern(pattern: &Pattern<&str>, used: &mut Used) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression: it } = element {
            expression(it, used);
        }
    }
}

fn expression(it: &Expression<&str>, used: &mut Used) {
    let Expression::Select { selector, variants } = it else {
        if let Expression::Inline(it) = it {
            inline(it, used);
        }
        return;
    };
    inline(selector, used);
    if let InlineExpression::VariableReference { id } = selector {
        let uses = used.entry(id.name.to_owned()).or_default();
        for variant in variants {
            match variant.key {
                VariantKey::Identifier { name: "zero" | "one" | "two" | "few" | "many" }
                | VariantKey::NumberLiteral { .. } => uses.number = true,
                VariantKey::Identifier { name } => _ = uses.words.insert(name.to_owned()),
            }
        }
    }
    variants.iter().for_each(|variant| pattern(&variant.value, used));
}

fn inline(it: &InlineExpression<&str>, used: &mut Used) {
    match it {
        InlineExpression::VariableReference { id } => _ = used.entry(id.name.to_owned()).or_default(),
        InlineExpression::Placeable { expression: it } => expression(it, used),
        InlineExpression::FunctionReference { id, arguments: CallArguments { positional, .. } } => {
            for argument in positional {
                inline(argument, used);
                let InlineExpression::VariableReference { id: variable } = argument else { continue };
                let uses = used.entry(variable.name.to_owned()).or_default();
                uses.money |= matches!(id.name, "AMOUNT" | "COMPARE");
                uses.list |= matches!(id.name, "LIST" | "COUNT");
            }
        }
        _ => {}
    }
}

/// How all languages together use the variables of each text. A text that it refers to has the same arguments.
fn uses() -> BTreeMap<&'static str, Used> {
    let mut uses: BTreeMap<&'static str, Used> = BTreeMap::new();
    let files = Language::all().flat_map(survey::files).filter(|(name, _)| !name.starts_with("rulebook/"));
    for (name, text) in files {
        let read = parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
        for entry in read.body {
            let Entry::Message(message) = entry else { continue };
            if let Some(value) = &message.value {
                pattern(value, uses.entry(message.id.name).or_default());
            }
        }
    }
    uses
}

#[test]
fn every_text_can_be_said_with_whatever_it_may_be_given() {
    let uses = uses();
    let mut said = 0;
    for language in Language::all() {
        for key in survey::keys() {
            let variables = language.speaks(|| crate::variables(key));
            let of = |name: &str| {
                let here = uses.get(key).and_then(|used| used.get(name));
                here.cloned()
                    .or_else(|| uses.values().find_map(|used| used.get(name)).cloned())
                    .unwrap_or_default()
            };
            let values: Vec<(&str, Vec<FluentValue<'_>>)> =
                variables.iter().map(|&name| (name, of(name).values())).collect();
            let usual = || values.iter().map(|(name, values)| (*name, values[0].clone()));
            let mut tried: Vec<FluentArgs<'_>> = vec![usual().collect()];
            for (name, values) in &values {
                for value in values {
                    let mut args: FluentArgs<'_> = usual().collect();
                    args.set(*name, value.clone());
                    tried.push(args);
                }
            }
            for args in tried {
                let (words, errors) = language.speaks(|| try_say(key, &args));
                assert!(errors.is_empty(), "{} {key}: {errors:?}", language.tag());
                assert!(
                    !words.contains(['\u{1f}']) && !words.contains("{$"),
                    "{} {key}: {words}",
                    language.tag()
                );
                said += 1;
            }
        }
    }
    assert!(said > 10_000, "{said}");
}

#[test]
fn a_text_that_a_language_has_not_is_said_in_english() {
    let missing = Language::all().find(|language| !survey::of(*language).missing.is_empty());
    // All of them are complete as a rule: the one that is made for tests has nothing that is not there.
    let language = missing.unwrap_or(Language::marked());
    assert_eq!(language.speaks(|| say("no-such-text", &FluentArgs::new())), "no-such-text");
}

#[test]
fn every_text_of_the_marked_language_stands_in_brackets() {
    let said = Language::marked().speaks(|| say("close", &FluentArgs::new()));
    assert_eq!(said, "⟦Close⟧");
    let lines = Language::marked().speaks(|| tell("confirm-text", &[("name", "Anna"), ("link", "L")]));
    assert!(lines.ends_with("⟧L\n⟦If it was not you, do nothing.⟧"), "{lines}");
    assert_eq!(Language::spoken(), Language::ENGLISH, "outside nothing has changed");
}

#[test]
fn a_language_is_spoken_wherever_a_task_goes_on() {
    let german = Language::named("de").expect("there is one");
    let thread = std::thread::spawn(Language::spoken);
    assert_eq!(thread.join().ok(), Some(Language::ENGLISH), "another thread begins with English");
    let mut task = Box::pin(german.throughout(async {
        let before = Language::spoken();
        std::future::ready(()).await;
        (before, Language::spoken())
    }));
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    assert_eq!(task.as_mut().poll(&mut context), std::task::Poll::Ready((german, german)));
    assert_eq!(Language::spoken(), Language::ENGLISH);
}

#[test]
fn a_panic_leaves_no_language_behind() {
    let german = Language::named("de").expect("there is one");
    let fell = std::panic::catch_unwind(|| german.speaks(|| panic!("on purpose")));
    assert!(fell.is_err());
    assert_eq!(Language::spoken(), Language::ENGLISH);
}

#[test]
fn a_language_has_the_same_name_whether_all_of_it_was_read_or_not() {
    for language in Language::all() {
        assert_eq!(language.own_name(), language.speaks(|| say("language", &FluentArgs::new())));
    }
}
