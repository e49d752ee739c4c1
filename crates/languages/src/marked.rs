//! A language that is made, not written: English with all words in brackets, so that a test sees what is no text of a language.

use std::borrow::Cow;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse;
use fluent_syntax::serializer::serialize;

use crate::{Language, SOURCES};

/// Facts about the language are no sentences.
const FACTS: &str = "language";

/// What stands around words.
const BRACKETS: [&str; 2] = ["⟦", "⟧"];

/// The texts of English, their words in brackets.
pub(crate) fn texts() -> impl Iterator<Item = Cow<'static, str>> {
    let files = SOURCES[0].messages();
    files.map(|(name, text)| if name == FACTS { Cow::Borrowed(text) } else { in_brackets(text).into() })
}

/// What was not written for any language, such as the rules of a title, as it stands; in the marked language in brackets.
pub fn as_written(text: &str) -> Cow<'_, str> {
    let [before, after] = BRACKETS;
    if Language::spoken() == Language::marked() {
        format!("{before}{text}{after}").into()
    } else {
        text.into()
    }
}

fn in_brackets(text: &str) -> String {
    let mut read = parse(text.to_owned()).unwrap_or_else(|(resource, _)| resource);
    for entry in &mut read.body {
        if let Entry::Message(message) = entry {
            message.value.iter_mut().for_each(mark);
        }
    }
    serialize(&read)
}

/// Words in brackets, each line in its own: a line that began inside of a bracket would be read as something else.
fn line_by_line(text: &str) -> String {
    let [before, after] = BRACKETS;
    let line = |line: &str| if line.is_empty() { String::new() } else { format!("{before}{line}{after}") };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// Puts the words of a text in brackets, and not what is put in between: if that is no name, it should be a text itself.
fn mark(pattern: &mut Pattern<String>) {
    let [before, after] = BRACKETS;
    for element in &mut pattern.elements {
        match element {
            PatternElement::TextElement { value } => *value = line_by_line(value),
            PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
                variants.iter_mut().for_each(|variant| mark(&mut variant.value));
            }
            // What stands between the items of a list.
            PatternElement::Placeable {
                expression: Expression::Inline(InlineExpression::FunctionReference { arguments, .. }),
            } => {
                for argument in &mut arguments.named {
                    if let InlineExpression::StringLiteral { value } = &mut argument.value {
                        *value = format!("{before}{value}{after}");
                    }
                }
            }
            PatternElement::Placeable { .. } => {}
        }
    }
}
