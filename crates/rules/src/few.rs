//! A short list that lies in its owner: to copy it takes no memory of its own, and a state is copied often.

use std::cmp::Ordering;
use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::{Deref, DerefMut};

/// At most `N` things in a row. Loading a title sees to it that there are never more.
#[derive(Clone, Copy)]
pub struct Few<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> Few<T, N> {
    /// Nothing.
    pub fn new() -> Self {
        Few { len: 0, items: [T::default(); N] }
    }

    /// The same so many times.
    ///
    /// # Panics
    /// When there is no room for so many.
    pub fn repeat(item: T, times: usize) -> Self {
        std::iter::repeat_n(item, times).collect()
    }

    /// Adds something at the end.
    ///
    /// # Panics
    /// When there is no room for it.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = item;
        self.len += 1;
    }

    /// Adds something at a place; what was there and behind it moves on.
    ///
    /// # Panics
    /// When there is no room for it, or the place is behind the end.
    pub fn insert(&mut self, place: usize, item: T) {
        self.push(item);
        self[place..].rotate_right(1);
    }

    /// Takes away what is at a place; what is behind it moves up.
    ///
    /// # Panics
    /// When there is nothing.
    pub fn remove(&mut self, place: usize) -> T {
        let item = self[place];
        self[place..].rotate_left(1);
        self.len -= 1;
        item
    }

    /// Takes away what is last.
    pub fn pop(&mut self) -> Option<T> {
        let last = self.last().copied();
        self.len = self.len.saturating_sub(1);
        last
    }

    /// Keeps what is wanted, in its order.
    pub fn retain(&mut self, mut wanted: impl FnMut(&T) -> bool) {
        *self = self.iter().copied().filter(|item| wanted(item)).collect();
    }

    /// Takes everything away.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Few<T, N> {
    fn default() -> Self {
        Few::new()
    }
}

impl<T, const N: usize> Deref for Few<T, N> {
    type Target = [T];

    fn deref(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }
}

impl<T, const N: usize> DerefMut for Few<T, N> {
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Few<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Few<T, N> {}

impl<T: Hash, const N: usize> Hash for Few<T, N> {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        (**self).hash(hasher);
    }
}

impl<T: PartialOrd, const N: usize> PartialOrd for Few<T, N> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        (**self).partial_cmp(&**other)
    }
}

impl<T: Ord, const N: usize> Ord for Few<T, N> {
    fn cmp(&self, other: &Self) -> Ordering {
        (**self).cmp(&**other)
    }
}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Few<T, N> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(formatter)
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for Few<T, N> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        items.into_iter().for_each(|item| self.push(item));
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Few<T, N> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut few = Few::new();
        few.extend(items);
        few
    }
}

impl<T: Copy + Default, const N: usize> From<&[T]> for Few<T, N> {
    fn from(items: &[T]) -> Self {
        items.iter().copied().collect()
    }
}

impl<T: Copy + Default, const N: usize> From<Vec<T>> for Few<T, N> {
    fn from(items: Vec<T>) -> Self {
        items.into_iter().collect()
    }
}

impl<T, const N: usize> IntoIterator for Few<T, N> {
    type Item = T;
    type IntoIter = std::iter::Take<std::array::IntoIter<T, N>>;

    fn into_iter(self) -> Self::IntoIter {
        let len = usize::from(self.len);
        self.items.into_iter().take(len)
    }
}

impl<'a, T, const N: usize> IntoIterator for &'a Few<T, N> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_a_list() {
        let mut few: Few<u8, 4> = [3, 1, 2].as_slice().into();
        few.insert(1, 9);
        assert_eq!(*few, [3, 9, 1, 2]);
        assert_eq!(few.remove(0), 3);
        few.sort_unstable();
        assert_eq!(*few, [1, 2, 9]);
        few.retain(|item| *item != 2);
        assert_eq!(few.to_vec(), [1, 9]);
        assert_eq!((few.pop(), few.pop(), few.pop()), (Some(9), Some(1), None));
        few.push(7);
        few.clear();
        assert!(few.is_empty());
        // What lies behind the end does not count.
        assert_eq!(few, Few::new());
    }

    #[test]
    #[should_panic(expected = "out of bounds")]
    fn more_than_there_is_room_for_is_a_fault() {
        Few::<u8, 2>::repeat(1, 3);
    }
}
