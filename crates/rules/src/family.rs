//! Families of titles: games whose rules are one set of procedures, with variants by data and options.

/// Hands the list of all families to a macro: the name of each, and its folder. A new family is one more line here;
/// what else it needs, the compiler asks for.
macro_rules! families {
    ($then:ident! $($rest:tt)*) => {
        $then! {
            [
                (Cz, cz),
                (F56, f56),
                (E30, e30),
            ]
            $($rest)*
        }
    };
}
pub(crate) use families;

macro_rules! family {
    ([$(($Family:ident, $folder:ident),)*]) => {
        /// A family of titles.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        #[expect(missing_docs, reason = "the folder of each says what it is")]
        pub enum Family {
            $($Family,)*
        }

        impl Family {
            /// All families.
            pub const ALL: &'static [Family] = &[$(Family::$Family,)*];
        }
    };
}

families!(family!);
