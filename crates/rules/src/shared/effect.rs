//! What an action leads to: the proof that it is legal, with prices and consequences worked out, and what happens then.

use crate::event::Note;
use crate::transaction::Transaction;

/// Plays an action that was found legal, on the table on which it was.
pub(crate) type Effect = Box<dyn FnOnce(&mut Transaction<'_>)>;

/// The effect of a legal action.
pub(crate) fn effect(apply: impl FnOnce(&mut Transaction<'_>) + 'static) -> Effect {
    Box::new(apply)
}

/// The effect of what is done in a step, which is noted.
pub(crate) fn acting(apply: impl FnOnce(&mut Transaction<'_>) + 'static) -> Effect {
    effect(move |tx| {
        tx.note(Note::Acted);
        apply(tx);
    })
}
