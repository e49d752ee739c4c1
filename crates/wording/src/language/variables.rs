//! Which variables a text asks for, so that nothing else need be worked out.

use std::collections::{BTreeSet, HashMap};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use fluent_syntax::parser::parse;

/// The variables of every text, by its key.
pub(super) fn by_text(texts: &[&'static str]) -> HashMap<&'static str, Vec<&'static str>> {
    let mut messages = HashMap::new();
    for &text in texts {
        // The bundle takes what could be read, too.
        let read = parse(text).unwrap_or_else(|(resource, _)| resource);
        messages.extend(read.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message)),
            _ => None,
        }));
    }
    let variables = |message: &Message<&'static str>| {
        let mut found = BTreeSet::new();
        let walk = Walk { messages: &messages };
        message.value.iter().for_each(|pattern| walk.pattern(pattern, &mut found));
        found.into_iter().collect()
    };
    messages.iter().map(|(&key, message)| (key, variables(message))).collect()
}

struct Walk<'a> {
    messages: &'a HashMap<&'static str, Message<&'static str>>,
}

impl Walk<'_> {
    fn pattern(&self, pattern: &Pattern<&'static str>, found: &mut BTreeSet<&'static str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression, found);
            }
        }
    }

    fn expression(&self, expression: &Expression<&'static str>, found: &mut BTreeSet<&'static str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline, found),
            Expression::Select { selector, variants } => {
                self.inline(selector, found);
                variants.iter().for_each(|variant| self.pattern(&variant.value, found));
            }
        }
    }

    fn inline(&self, inline: &InlineExpression<&'static str>, found: &mut BTreeSet<&'static str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                found.insert(id.name);
            }
            InlineExpression::MessageReference { id, .. } => {
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
