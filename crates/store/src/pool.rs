//! Connections that are lent: at most so many at once, each kept for whoever needs one next.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Connections to one database.
pub(crate) struct Pool<C> {
    most: usize,
    state: Mutex<State<C>>,
    returned: Condvar,
}

struct State<C> {
    idle: Vec<C>,
    lent: usize,
}

impl<C> Pool<C> {
    /// An empty one that lends so many at once.
    pub(crate) fn new(most: usize) -> Pool<C> {
        Pool { most, state: Mutex::new(State { idle: Vec::new(), lent: 0 }), returned: Condvar::new() }
    }

    /// Lends an idle connection, or the place for a new one, as soon as there is any.
    pub(crate) fn acquire(&self) -> Pooled<'_, C> {
        let all_lent = |state: &mut State<C>| state.lent >= self.most;
        let state = self.returned.wait_while(self.lock(), all_lent);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        state.lent += 1;
        Pooled { pool: self, connection: state.idle.pop() }
    }

    /// Takes all that are idle, to end them.
    pub(crate) fn take_idle(&self) -> Vec<C> {
        std::mem::take(&mut self.lock().idle)
    }

    /// A thread that panicked holds no lock: nothing here can.
    fn lock(&self) -> MutexGuard<'_, State<C>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A connection in use. Unless it is given back, it is closed: who fails or panics may leave anything on it.
pub(crate) struct Pooled<'a, C> {
    pool: &'a Pool<C>,
    /// Nothing where a new one must be opened.
    pub(crate) connection: Option<C>,
}

impl<C> Pooled<'_, C> {
    /// The connection, once it is open.
    pub(crate) fn open(&mut self) -> &mut C {
        self.connection.as_mut().expect("whoever lends it has opened it")
    }

    /// Closes this one, and takes another idle one if there is any.
    pub(crate) fn exchange(&mut self) {
        self.connection = self.pool.lock().idle.pop();
    }

    /// Keeps it for the next one.
    pub(crate) fn release(mut self) {
        let connection = self.connection.take();
        self.pool.lock().idle.extend(connection);
    }
}

impl<C> Drop for Pooled<'_, C> {
    fn drop(&mut self) {
        self.pool.lock().lent -= 1;
        self.pool.returned.notify_one();
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::thread;

    use super::*;

    #[test]
    fn no_more_are_lent_than_may_be_and_each_is_used_again() {
        let (pool, opened, in_use) = (Pool::new(3), AtomicUsize::new(0), AtomicUsize::new(0));
        thread::scope(|scope| {
            for _ in 0..12 {
                scope.spawn(|| {
                    for _ in 0..100 {
                        let mut lent = pool.acquire();
                        assert!(in_use.fetch_add(1, Ordering::SeqCst) < 3);
                        lent.connection.get_or_insert_with(|| opened.fetch_add(1, Ordering::SeqCst));
                        in_use.fetch_sub(1, Ordering::SeqCst);
                        lent.release();
                    }
                });
            }
        });
        assert!(opened.load(Ordering::SeqCst) <= 3);
        assert!(pool.take_idle().len() <= 3);
    }

    #[test]
    fn one_that_is_not_given_back_makes_room_for_another() {
        let pool = Pool::new(1);
        pool.acquire().connection = Some("broken");
        let lent = pool.acquire();
        assert_eq!(lent.connection, None);
    }
}
