//! Which modules of a crate need which: no circle may lead from a file over its imports back to itself.
//!
//! A file needs another one when it names something that is defined there, in a `use` or on the spot. What is imported through
//! a facade counts where it is defined, and to re-export something is not to need it. Test modules, comments and strings do not
//! count.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::fs;

use proc_macro2::{Delimiter, Group, TokenStream, TokenTree};

use crate::{files, root};

/// The crates that have no circles.
const CRATES: [&str; 4] = ["rules", "bots", "routes", "records"];

/// What begins an item that is called by the word after it.
const ITEMS: [&str; 8] = ["const", "enum", "fn", "static", "struct", "trait", "type", "union"];

/// Names one below the other: a module from the root of its crate, or what an import says.
type Names = Vec<String>;

/// Every circle of the crates that have none, a line each.
pub fn faults() -> Result<Vec<String>, String> {
    let mut faults = Vec::new();
    for name in CRATES {
        let folder = root().join("crates").join(name).join("src");
        let mut sources = Vec::new();
        for file in files(&folder, ".rs") {
            let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
            let inside = file.strip_prefix(&folder).unwrap_or(&file);
            sources.push((inside.to_string_lossy().replace('\\', "/"), text));
        }
        let circles = circles(&sources)?;
        faults
            .extend(circles.iter().map(|circle| format!("crates/{name}/src: imports in a circle: {circle}")));
    }
    Ok(faults)
}

/// The circles between files of a crate, as `a.rs:LINE -> b.rs:LINE -> a.rs`; one for all that share a file.
fn circles(sources: &[(String, String)]) -> Result<Vec<String>, String> {
    let mut modules = Modules::default();
    for (file, text) in sources {
        let tokens = text.parse::<TokenStream>().map_err(|error| format!("{file}: {error}"))?;
        modules.read(file, &module_of(file), tokens, true);
    }
    let needs = modules.needs();
    let mut told = BTreeSet::new();
    let mut circles = Vec::new();
    for file in needs.keys() {
        let Some(circle) = way_back(&needs, file) else { continue };
        if circle.iter().any(|file| told.contains(file)) {
            continue;
        }
        let next = circle.iter().cycle().skip(1);
        let steps = circle.iter().zip(next).map(|(from, to)| format!("{from}:{} -> ", needs[from][to]));
        circles.push(steps.collect::<String>() + file);
        told.extend(circle);
    }
    Ok(circles)
}

/// What a file needs, with the line that says so first.
type Needs<'a> = BTreeMap<&'a str, BTreeMap<&'a str, usize>>;

/// The shortest way from a file back to itself, without the last step.
fn way_back<'a>(needs: &Needs<'a>, start: &'a str) -> Option<Vec<&'a str>> {
    let mut ways = VecDeque::from([vec![start]]);
    let mut seen = BTreeSet::new();
    while let Some(way) = ways.pop_front() {
        for &next in needs.get(way.last()?).into_iter().flat_map(BTreeMap::keys) {
            if next == start {
                return Some(way);
            }
            if seen.insert(next) {
                ways.push_back(way.iter().copied().chain([next]).collect());
            }
        }
    }
    None
}

/// The module that a file is.
fn module_of(file: &str) -> Names {
    let mut names: Names = file.trim_end_matches(".rs").split('/').map(str::to_owned).collect();
    if names.last().is_some_and(|name| ["lib", "main", "mod"].contains(&name.as_str())) {
        names.pop();
    }
    names
}

#[derive(Default)]
struct Module {
    file: String,
    /// What it defines.
    items: BTreeSet<String>,
    imports: Vec<Import>,
    /// Paths outside of imports, with their lines.
    paths: Vec<(Names, usize)>,
    /// All words outside of imports.
    words: BTreeSet<String>,
}

struct Import {
    /// What it is called here; `*` for all that is there.
    name: String,
    path: Names,
    line: usize,
    exported: bool,
}

/// What a path leads to.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Target {
    Module(Names),
    /// Something that this module defines.
    Item(Names),
}

#[derive(Default)]
struct Modules {
    all: BTreeMap<Names, Module>,
    /// Modules that are only there for tests.
    tests: Vec<Names>,
    /// Where each macro is defined: those that are exported are called as if it were at the root.
    macros: BTreeMap<String, Names>,
}

impl Modules {
    /// Reads a module, or part of one; only at its `top` are items its own.
    fn read(&mut self, file: &str, at: &Names, tokens: TokenStream, top: bool) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        self.all.entry(at.clone()).or_insert_with(|| Module { file: file.to_owned(), ..Module::default() });
        let mut next = 0;
        while let Some(token) = tokens.get(next) {
            let start = next;
            next += 1;
            let word = match token {
                TokenTree::Ident(word) => word.to_string(),
                TokenTree::Group(group) => {
                    self.read(file, at, group.stream(), false);
                    continue;
                }
                TokenTree::Punct(mark) if mark.as_char() == '#' => {
                    if let Some(end) = end_of_test(&tokens, next) {
                        self.tests.extend(module_named(&tokens[next..end]).map(|name| below(at, &name)));
                        next = end;
                    }
                    continue;
                }
                _ => continue,
            };
            let line = token.span().start().line;
            let following = tokens.get(next).map(ToString::to_string).unwrap_or_default();
            if word == "mod"
                && let Some(TokenTree::Group(body)) = tokens.get(next + 1)
            {
                self.read(file, &below(at, &following), body.stream(), true);
                next += 2;
                continue;
            }
            let module = self.all.get_mut(at).expect("it was entered above");
            // `use<…>` in a type imports nothing.
            if word == "use" && following != "<" {
                let end = end_of(&tokens, next, ';');
                let exported = start > 0 && is_public(&tokens[..start]);
                let mut leaves = Vec::new();
                import_tree(&tokens[next..end], &Names::new(), &mut leaves);
                let imports = leaves.into_iter();
                module.imports.extend(imports.map(|(name, path)| Import { name, path, line, exported }));
                next = end;
                continue;
            }
            if top && ITEMS.contains(&word.as_str()) {
                module.items.insert(following);
            } else if word == "macro_rules" && following == "!" {
                let name = tokens.get(next + 1).map(ToString::to_string).unwrap_or_default();
                module.items.insert(name.clone());
                self.macros.insert(name, at.clone());
                continue;
            }
            module.words.insert(word.clone());
            let mut path = vec![word];
            while let (true, Some(TokenTree::Ident(word))) =
                (is_separator(&tokens, next), tokens.get(next + 2))
            {
                path.push(word.to_string());
                module.words.insert(word.to_string());
                next += 3;
            }
            let continues = start >= 2 && is_separator(&tokens, start - 2);
            if path.len() > 1 && !continues {
                module.paths.push((path, line));
            }
        }
    }

    /// What every file needs.
    fn needs(&self) -> Needs<'_> {
        let mut needs = Needs::new();
        let tested = |at: &Names| self.tests.iter().any(|test| at.starts_with(test));
        for (at, module) in self.all.iter().filter(|(at, _)| !tested(at)) {
            let mut found: Vec<(Target, usize)> = Vec::new();
            let mut need =
                |targets: BTreeSet<Target>, line| found.extend(targets.into_iter().map(|to| (to, line)));
            for Import { name, path, line, exported } in &module.imports {
                if name == "*" {
                    for target in self.resolve(at, path) {
                        match target {
                            Target::Module(of) => {
                                let used =
                                    self.names(&of).into_iter().filter(|name| module.words.contains(*name));
                                used.for_each(|name| {
                                    need(self.look_up(&of, name, &mut BTreeSet::new()), *line)
                                });
                            }
                            item => need(BTreeSet::from([item]), *line),
                        }
                    }
                } else if !exported || module.words.contains(name) {
                    need(self.resolve(at, path), *line);
                }
            }
            for (path, line) in &module.paths {
                need(self.resolve(at, path), *line);
            }
            for (target, line) in found {
                // A module by itself is nothing but a name: what is asked of it counts.
                let Target::Item(of) = target else { continue };
                let to = self.all[&of].file.as_str();
                if to != module.file {
                    needs.entry(module.file.as_str()).or_default().entry(to).or_insert(line);
                }
            }
        }
        needs
    }

    /// All that a module has a name for.
    fn names(&self, at: &Names) -> BTreeSet<&str> {
        let module = &self.all[at];
        module
            .items
            .iter()
            .chain(module.imports.iter().map(|import| &import.name))
            .map(String::as_str)
            .collect()
    }

    /// What a path that stands in a module leads to; nothing where that is in another crate.
    fn resolve(&self, at: &Names, path: &[String]) -> BTreeSet<Target> {
        self.resolve_unseen(at, path, &mut BTreeSet::new())
    }

    fn resolve_unseen(
        &self,
        at: &Names,
        path: &[String],
        seen: &mut BTreeSet<(Names, String)>,
    ) -> BTreeSet<Target> {
        let supers = path.iter().take_while(|name| *name == "super" || *name == "self").count();
        let up = path[..supers].iter().filter(|name| *name == "super").count();
        let (begin, steps) = match path.first().map(String::as_str) {
            Some("crate") => (Names::new(), 1),
            Some("self" | "super") => (at[..at.len().saturating_sub(up)].to_vec(), supers),
            _ => (at.clone(), 0),
        };
        let mut reached = BTreeSet::from([Target::Module(begin)]);
        for (number, name) in path.iter().enumerate().skip(steps) {
            let modules = reached.iter().filter_map(|target| match target {
                Target::Module(module) if self.all.contains_key(module) => Some(module),
                _ => None,
            });
            let modules: Vec<Names> = modules.cloned().collect();
            if modules.is_empty() {
                // Beyond an item there are its variants and functions.
                break;
            }
            reached = modules.iter().flat_map(|module| self.look_up(module, name, seen)).collect();
            if reached.is_empty() && number > 0 {
                // What no item and no import is called is made by a macro.
                let made = |module: &Names| {
                    self.macros.get(name).filter(|_| module.is_empty()).unwrap_or(module).clone()
                };
                reached = modules.iter().map(|module| Target::Item(made(module))).collect();
            }
            let last = number + 1 == path.len();
            let is_module = |target: &Target| matches!(target, Target::Module(_));
            // A function may be called as a module is: the path tells which is meant.
            if reached.iter().any(|target| is_module(target) != last) {
                reached.retain(|target| is_module(target) != last);
            }
        }
        reached
    }

    /// What a name means in a module.
    fn look_up(&self, at: &Names, name: &str, seen: &mut BTreeSet<(Names, String)>) -> BTreeSet<Target> {
        let mut found = BTreeSet::new();
        let Some(module) = self.all.get(at).filter(|_| seen.insert((at.clone(), name.to_owned()))) else {
            return found;
        };
        let child = below(at, name);
        if self.all.contains_key(&child) {
            found.insert(Target::Module(child));
        }
        if module.items.contains(name) {
            found.insert(Target::Item(at.clone()));
        }
        for import in module.imports.iter().filter(|import| import.name == name) {
            found.extend(self.resolve_unseen(at, &import.path, seen));
        }
        if found.is_empty() {
            for import in module.imports.iter().filter(|import| import.name == "*") {
                for target in self.resolve_unseen(at, &import.path, seen) {
                    if let Target::Module(of) = target {
                        found.extend(self.look_up(&of, name, seen));
                    }
                }
            }
        }
        found
    }
}

fn below(at: &Names, name: &str) -> Names {
    at.iter().cloned().chain([name.to_owned()]).collect()
}

/// Where the next of these marks is, or the end.
fn end_of(tokens: &[TokenTree], from: usize, mark: char) -> usize {
    let found = tokens[from..].iter().position(|token| is_mark(token, mark));
    found.map_or(tokens.len(), |position| from + position)
}

fn is_mark(token: &TokenTree, mark: char) -> bool {
    matches!(token, TokenTree::Punct(punct) if punct.as_char() == mark)
}

/// Whether `::` stands here.
fn is_separator(tokens: &[TokenTree], at: usize) -> bool {
    tokens.get(at..at + 2).is_some_and(|pair| pair.iter().all(|token| is_mark(token, ':')))
}

/// Whether `pub` or `pub(…)` stands at the end.
fn is_public(before: &[TokenTree]) -> bool {
    let words = before.iter().rev().filter(|token| !matches!(token, TokenTree::Group(_)));
    words.take(1).any(|token| token.to_string() == "pub")
}

/// Where the item ends that `#[cfg(test)]` stands before; `from` is behind the `#`. Nothing for any other attribute.
fn end_of_test(tokens: &[TokenTree], from: usize) -> Option<usize> {
    let is_test =
        matches!(tokens.get(from), Some(TokenTree::Group(group)) if compact(group) == "[cfg(test)]");
    let rest = tokens.get(from + 1..).filter(|_| is_test)?;
    let is_end = |token: &TokenTree| match token {
        TokenTree::Group(group) => group.delimiter() == Delimiter::Brace,
        token => is_mark(token, ';'),
    };
    Some(rest.iter().position(is_end).map_or(tokens.len(), |end| from + 2 + end))
}

fn compact(group: &Group) -> String {
    group.to_string().split_whitespace().collect()
}

/// What a module is called that is declared here.
fn module_named(tokens: &[TokenTree]) -> Option<String> {
    let word = tokens.iter().position(|token| token.to_string() == "mod")?;
    tokens.get(word + 1).map(ToString::to_string)
}

/// All names that an import brings, with what they stand for.
fn import_tree(tokens: &[TokenTree], above: &Names, leaves: &mut Vec<(String, Names)>) {
    let mut path = above.clone();
    let mut name = None;
    let mut next = 0;
    while let Some(token) = tokens.get(next) {
        next += 1;
        match token {
            TokenTree::Ident(word) if word == "as" => name = tokens.get(next).map(ToString::to_string),
            TokenTree::Ident(word) if name.is_none() => path.push(word.to_string()),
            TokenTree::Punct(mark) if mark.as_char() == '*' => name = Some("*".to_owned()),
            TokenTree::Group(group) => {
                let inner: Vec<TokenTree> = group.stream().into_iter().collect();
                inner.split(|token| is_mark(token, ',')).for_each(|part| import_tree(part, &path, leaves));
                return;
            }
            _ => {}
        }
    }
    if path.len() > 1 && path.last().is_some_and(|last| last == "self") {
        path.pop();
    }
    if let Some(last) = path.last().filter(|_| !tokens.is_empty()) {
        leaves.push((name.unwrap_or_else(|| last.clone()), path));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The circles of a crate with these files.
    fn found(sources: &[(&str, &str)]) -> Vec<String> {
        let owned = sources.iter().map(|&(file, text)| (file.to_owned(), text.to_owned()));
        circles(&owned.collect::<Vec<_>>()).expect("it is Rust")
    }

    /// A crate in which `a` needs `b/inner.rs`, which says this; `c` is a facade of both.
    fn said(text: &str) -> Vec<String> {
        found(&[
            ("a.rs", "use crate::b::inner::B;\npub struct A;\npub enum E { V }\npub fn f(_: B) {}"),
            ("b/inner.rs", &format!("//! Inner.\n{text}\npub struct B;")),
            ("b/mod.rs", "pub mod inner;\npub(crate) use crate::a::A;"),
            ("c.rs", "pub use crate::a::{A as First, E};\npub use crate::b::inner::*;"),
            ("lib.rs", "mod a;\nmod b;\nmod c;\npub use c::First;"),
        ])
    }

    #[test]
    fn a_planted_circle_is_found_whatever_the_import_looks_like() {
        for import in [
            "use crate::a::A;",
            "use crate::{a::{self, A}};",
            "use super::super::a::A as Other;",
            "use super::A;",
            "use crate::a; fn g() { a::f() }",
            "use crate::{a as other}; fn g(_: other::A) {}",
            "use crate::c::First;",
            "use crate::First;",
            "use crate::c::E::V;",
            "use crate::c::*; type T = First;",
            "fn g() -> Vec<super::super::a::A> { vec![] }",
            "fn g() { vec![1, crate::a::f()] }",
            "mod deep { use super::super::super::a::A; }",
            "pub use crate::a::A; fn g(_: A) {}",
        ] {
            assert_eq!(said(import), ["a.rs:1 -> b/inner.rs:2 -> a.rs"], "{import}");
        }
    }

    #[test]
    fn what_is_no_need_makes_no_circle() {
        for no_import in [
            "",
            "// use crate::a::A;",
            "/* crate::a::f() */",
            "const TEXT: &str = \"use crate::a::A;\";",
            "/// Like [`crate::a::A`].",
            "#[cfg(test)]\nmod tests { use crate::a::A; }",
            "#[cfg(test)]\nuse crate::a::A;",
            "pub(crate) use crate::a::A;",
            "use other::a::A; fn g() { other::a::f() }",
            "use crate::c::B as Own;",
            "fn g<'x>(a: &'x str) -> impl Iterator<Item = char> + use<'x> { a.chars() }",
            "use crate::a as unused;",
            "pub(in crate::b) struct X;",
            "use self::deep::D; mod deep { pub struct D; }",
        ] {
            assert_eq!(said(no_import), [""; 0], "{no_import}");
        }
    }

    #[test]
    fn files_of_tests_do_not_count_and_macros_do() {
        let lib = ("lib.rs", "mod a;\nmod b;\n#[cfg(test)]\nmod tests;");
        let (a, b) = (
            ("a.rs", "use crate::tests::T;\npub struct A;"),
            ("tests.rs", "use crate::a::A;\npub struct T;"),
        );
        assert_eq!(found(&[lib, a, b]), [""; 0]);
        let a = ("a.rs", "#[macro_export]\nmacro_rules! m { () => {} }\nuse crate::b::B;");
        assert_eq!(found(&[lib, a, ("b.rs", "pub struct B;\ncrate::m!();")]), ["a.rs:3 -> b.rs:2 -> a.rs"]);
    }

    #[test]
    fn circles_apart_are_told_apart() {
        let of = |from: &str| format!("use crate::{from}::X as Other;\npub struct X;");
        let texts = ["b", "a", "d", "e", "c"].map(of);
        let files =
            ["a.rs", "b.rs", "c.rs", "d.rs", "e.rs"].into_iter().zip(texts.iter().map(String::as_str));
        let circles = found(&files.chain([("lib.rs", "")]).collect::<Vec<_>>());
        assert_eq!(circles, ["a.rs:1 -> b.rs:1 -> a.rs", "c.rs:1 -> d.rs:1 -> e.rs:1 -> c.rs"]);
    }
}
