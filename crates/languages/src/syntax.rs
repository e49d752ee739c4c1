//! The files of a language as they are written: which texts they have, and which variables each asks for, so that nothing else need be
//! worked out.

use std::collections::{BTreeSet, HashMap};

use fluent_syntax::ast::{
    Entry, Expression, InlineExpression, Message, Pattern, PatternElement, Resource, VariantKey,
};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

/// The texts of a language as they are written, by key.
pub(crate) struct Texts {
    messages: HashMap<&'static str, Message<&'static str>>,
    /// What could not be read, and keys that stand twice.
    pub(crate) faults: Vec<String>,
}

impl Texts {
    pub(crate) fn read(files: impl Iterator<Item = &'static str>) -> Texts {
        let mut texts = Texts { messages: HashMap::new(), faults: Vec::new() };
        for file in files {
            // The bundle takes what could be read, too.
            let read = parse(file).unwrap_or_else(|(resource, errors)| {
                texts.faults.extend(errors.iter().map(|error| format!("cannot be read: {error}")));
                resource
            });
            for entry in read.body {
                let Entry::Message(message) = entry else { continue };
                if let Some(first) = texts.messages.insert(message.id.name, message) {
                    texts.faults.push(format!("{} stands twice", first.id.name));
                }
            }
        }
        texts
    }

    pub(crate) fn keys(&self) -> impl Iterator<Item = &'static str> {
        self.messages.keys().copied()
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.messages.contains_key(key)
    }

    /// How it is written, without comments; nothing where there are no words but only what is put in.
    pub(crate) fn words(&self, key: &str) -> Option<String> {
        let message = self.messages.get(key)?;
        let alone = Message { comment: None, ..message.clone() };
        let written = serialize(&Resource { body: vec![Entry::Message(alone)] });
        message.value.as_ref().is_some_and(has_letters).then_some(written)
    }

    /// The texts that a text refers to.
    pub(crate) fn references(&self) -> impl Iterator<Item = &'static str> {
        let all = Walk { messages: &HashMap::new(), chosen_by: true };
        let found: BTreeSet<&str> = self
            .messages
            .values()
            .filter_map(|it| it.value.as_ref())
            .flat_map(|it| all.find(it).texts)
            .collect();
        found.into_iter()
    }

    /// What a text asks for, also in the texts that it refers to.
    pub(crate) fn variables(&self, key: &str) -> BTreeSet<&'static str> {
        self.found(key, true)
    }

    /// What of it is printed, and not only chosen by.
    pub(crate) fn printed(&self, key: &str) -> BTreeSet<&'static str> {
        self.found(key, false)
    }

    /// What of it chooses between forms as a number does.
    pub(crate) fn numbers(&self, key: &str) -> BTreeSet<&'static str> {
        self.walked(key, true).numbers
    }

    fn found(&self, key: &str, chosen_by: bool) -> BTreeSet<&'static str> {
        self.walked(key, chosen_by).variables
    }

    fn walked(&self, key: &str, chosen_by: bool) -> Found {
        let walk = Walk { messages: &self.messages, chosen_by };
        let pattern = self.messages.get(key).and_then(|message| message.value.as_ref());
        pattern.map_or_else(Found::default, |pattern| walk.find(pattern))
    }
}

fn has_letters(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { value } => value.contains(char::is_alphabetic),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().any(|variant| has_letters(&variant.value))
        }
        PatternElement::Placeable { .. } => false,
    })
}

/// Whether only a number can be meant. Codes have an `other` as well.
fn is_of_number(key: &VariantKey<&str>) -> bool {
    match key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => matches!(*name, "zero" | "one" | "two" | "few" | "many"),
    }
}

/// What a walk through a text has come by.
#[derive(Default)]
struct Found {
    variables: BTreeSet<&'static str>,
    /// Those that forms are chosen by as by a number.
    numbers: BTreeSet<&'static str>,
    texts: BTreeSet<&'static str>,
}

/// A walk through a text, and through those that it refers to.
struct Walk<'a> {
    messages: &'a HashMap<&'static str, Message<&'static str>>,
    /// Whether what a text only chooses by counts.
    chosen_by: bool,
}

impl Walk<'_> {
    fn find(&self, pattern: &Pattern<&'static str>) -> Found {
        let mut found = Found::default();
        self.pattern(pattern, &mut found);
        found
    }

    fn pattern(&self, pattern: &Pattern<&'static str>, found: &mut Found) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, found);
            }
        }
    }

    fn expression(&self, expression: &Expression<&'static str>, found: &mut Found) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, found),
            Expression::Select { selector, variants } => {
                if self.chosen_by {
                    self.inline(selector, found);
                }
                if let InlineExpression::VariableReference { id } = selector
                    && variants.iter().any(|variant| is_of_number(&variant.key))
                {
                    found.numbers.insert(id.name);
                }
                variants.iter().for_each(|variant| self.pattern(&variant.value, found));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&'static str>, found: &mut Found) {
        match inline {
            InlineExpression::VariableReference { id } => {
                found.variables.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
                found.texts.insert(id.name);
                let value = self.messages.get(id.name).and_then(|message| message.value.as_ref());
                value.into_iter().for_each(|pattern| self.pattern(pattern, found));
            }
            InlineExpression::FunctionReference { arguments, .. } => {
                arguments.positional.iter().for_each(|argument| self.inline(argument, found));
            }
            InlineExpression::Placeable { expression } => self.expression(expression, found),
            InlineExpression::StringLiteral { .. }
            | InlineExpression::NumberLiteral { .. }
            | InlineExpression::TermReference { .. } => {}
        }
    }
}

/// The texts of a file that take no arguments, by key, and by key and attribute.
pub(crate) fn plain_texts(file: &str) -> HashMap<String, String> {
    let read = parse(file).unwrap_or_else(|(resource, _)| resource);
    let mut texts = HashMap::new();
    for entry in &read.body {
        let Entry::Message(message) = entry else { continue };
        let key = message.id.name;
        texts.extend(message.value.iter().map(|pattern| (key.to_owned(), plain(pattern))));
        let attributes = message.attributes.iter();
        texts.extend(attributes.map(|it| (format!("{key}.{}", it.id.name), plain(&it.value))));
    }
    texts
}

fn plain(pattern: &Pattern<&str>) -> String {
    let text = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => (*value).to_owned(),
        PatternElement::Placeable {
            expression: Expression::Inline(InlineExpression::StringLiteral { value }),
        } => (*value).to_owned(),
        PatternElement::Placeable { .. } => String::new(),
    };
    pattern.elements.iter().map(text).collect()
}
