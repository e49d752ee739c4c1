//! What a title says in words, name and rules, in the language that is spoken.
//!
//! Its own files have it in English. A language has the built-in titles; where somebody has brought along another title, or has
//! changed a sentence of a built-in one, that sentence is said as it stands there.

use std::borrow::Cow;
use std::sync::Arc;

use languages::{Rulebook, as_written};
use rules::title::rulebook::{Chapter, Entry};
use rules::title::{Title, embedded};

/// A title in words.
pub struct Printed<'a> {
    title: &'a Title,
    /// The built-in title of the same id with its rules in the language that is spoken, where both are there.
    translated: Option<(Arc<Title>, &'static Rulebook)>,
}

impl<'a> Printed<'a> {
    /// The words of a title.
    pub fn of(title: &'a Title) -> Printed<'a> {
        Printed { title, translated: embedded::title(&title.id).zip(languages::rulebook(&title.id)) }
    }

    /// Its name.
    pub fn name(&self) -> Cow<'a, str> {
        self.said(&self.title.name, |title| Some(&title.name), |book| book.says("name"))
    }

    /// What of it is not known from print.
    pub fn reconstructed(&self) -> Option<Cow<'a, str>> {
        let own = self.title.reconstructed.as_ref()?;
        Some(self.said(own, |title| title.reconstructed.as_ref(), |book| book.says("reconstructed")))
    }

    /// What the sections of its rulebook are.
    pub fn sections(&self) -> Option<Cow<'a, str>> {
        let own = &self.title.rulebook.as_ref()?.sections;
        Some(self.said(own, |title| Some(&title.rulebook.as_ref()?.sections), |book| book.says("sections")))
    }

    /// The heading of a chapter.
    pub fn chapter(&self, chapter: &'a Chapter) -> Cow<'a, str> {
        let Some(first) = chapter.rules.first() else { return as_written(&chapter.name) };
        let original = |title: &'_ Title| {
            let mut chapters = title.rulebook.iter().flat_map(|book| &book.chapters);
            chapters
                .any(|it| it.name == chapter.name && it.rules.first().is_some_and(|rule| rule.id == first.id))
        };
        let translated = self.translated.as_ref().filter(|(title, _)| original(title));
        translated
            .and_then(|(_, book)| book.chapter(&first.id))
            .map_or_else(|| as_written(&chapter.name), Cow::Borrowed)
    }

    /// A rule.
    pub fn says(&self, entry: &'a Entry) -> Cow<'a, str> {
        self.said(&entry.says, |title| Some(&original(title, entry)?.says), |book| book.says(&entry.id))
    }

    /// How an open question about it was decided.
    pub fn decision(&self, entry: &'a Entry) -> Option<Cow<'a, str>> {
        let own = entry.decision.as_ref()?;
        Some(self.said(
            own,
            |title| original(title, entry)?.decision.as_ref(),
            |book| book.decision(&entry.id),
        ))
    }

    /// The translation of a sentence, where it is still the one that was translated.
    fn said(
        &self,
        own: &'a str,
        original: impl for<'t> Fn(&'t Title) -> Option<&'t String>,
        translation: impl Fn(&'static Rulebook) -> Option<&'static str>,
    ) -> Cow<'a, str> {
        let translated =
            self.translated.as_ref().filter(|(title, _)| original(title).is_some_and(|it| it == own));
        translated.and_then(|(_, book)| translation(book)).map_or_else(|| as_written(own), Cow::Borrowed)
    }
}

/// The rule of a built-in title that has the same id.
fn original<'t>(title: &'t Title, entry: &Entry) -> Option<&'t Entry> {
    title.rulebook.as_ref()?.entry(&entry.id)
}
