//! The titles that a program plays: the built-in ones, and those that somebody brings along.

use std::sync::Arc;

use super::{Title, embedded};

/// Titles by id.
///
/// ```
/// use rules::{Title, title::{Shelf, embedded}};
///
/// let mut texts = embedded::texts("18cz").expect("it is built in");
/// let title = texts.files.get_mut("title.toml").expect("it is there");
/// *title = title.replace(r#"name = "18CZ""#, r#"name = "Our 18CZ""#);
///
/// let mut shelf = Shelf::built_in();
/// let before = shelf.titles().count();
/// shelf.put(Title::from_texts(&texts)?);
/// assert_eq!(shelf.titles().count(), before, "it takes the place of the one with its id");
/// assert_eq!(shelf.get("18cz").expect("it is there").name, "Our 18CZ");
/// # Ok::<(), rules::title::load::Faults>(())
/// ```
#[derive(Clone, Debug)]
pub struct Shelf(Vec<Arc<Title>>);

impl Shelf {
    /// The built-in titles.
    pub fn built_in() -> Shelf {
        Shelf(embedded::ids().iter().filter_map(|id| embedded::title(id)).collect())
    }

    /// Puts a title on the shelf; it takes the place of one with the same id.
    pub fn put(&mut self, title: Title) {
        let title = Arc::new(title);
        match self.0.iter_mut().find(|other| other.id == title.id) {
            Some(place) => *place = title,
            None => self.0.push(title),
        }
    }

    /// The title with this id.
    pub fn get(&self, id: &str) -> Option<Arc<Title>> {
        self.titles().find(|title| title.id == id).cloned()
    }

    /// All titles, the built-in ones first.
    pub fn titles(&self) -> impl Iterator<Item = &Arc<Title>> {
        self.0.iter()
    }
}

impl Default for Shelf {
    fn default() -> Self {
        Shelf::built_in()
    }
}
