//! The scripts of a page as one file: a browser that fetches each by itself learns only then which ones that imports.
//!
//! Every script becomes a function that gives what it exports, called when it is first imported. Scripts are written so that
//! this is enough: they import and export by names, in lines of their own, and what is exported never changes.

use std::fmt::Write;

/// What stands for `import` in a bundle.
const USE: &str = "const loaded = {};
const use = (name) => (loaded[name] ??= scripts[name]());
const useLater = async (name) => use(name);
";

/// Puts a script and all that it imports into one.
///
/// # Panics
/// When a script does not exist: all are compiled in, and a test puts them all together.
pub(super) fn bundle(scripts: &[(&str, &str)], entry: &str) -> String {
    let mut bundled = format!("{USE}const scripts = {{\n");
    for name in with_imports(scripts, entry) {
        let _ = writeln!(bundled, "\"{name}\"() {{\n{}}},", as_function(source(scripts, name)));
    }
    let _ = writeln!(bundled, "}};\nuse(\"{entry}\");");
    bundled
}

fn source<'a>(scripts: &[(&str, &'a str)], name: &str) -> &'a str {
    let found = scripts.iter().find(|(known, _)| *known == name);
    found.unwrap_or_else(|| panic!("there is no script {name}")).1
}

/// A script with all that it imports at once or later, and what those import, each once.
fn with_imports<'a>(scripts: &[(&str, &'a str)], entry: &'a str) -> Vec<&'a str> {
    let (mut found, mut looked_at) = (vec![entry], 0);
    while let Some(name) = found.get(looked_at).copied() {
        looked_at += 1;
        for import in source(scripts, name).split("\"./").skip(1) {
            let imported = import.split('"').next().unwrap_or_default();
            if !found.contains(&imported) {
                found.push(imported);
            }
        }
    }
    found
}

/// The lines of a script as those of a function that gives what the script exports.
fn as_function(source: &str) -> String {
    let mut lines = String::new();
    let mut exports: Vec<&str> = Vec::new();
    for line in without_comments(source) {
        let import =
            line.strip_prefix("import ").and_then(|rest| rest.strip_suffix("\";")?.split_once(" from \"./"));
        let list = line.strip_prefix("export {").and_then(|rest| rest.strip_suffix("};"));
        if let Some((names, script)) = import {
            let _ = writeln!(lines, "const {names} = use(\"{script}\");");
        } else if let Some(names) = list {
            exports.extend(names.split(',').map(str::trim));
        } else {
            let declared = line.strip_prefix("export ").inspect(|declared| exports.push(name_of(declared)));
            let _ = writeln!(lines, "{}", declared.unwrap_or(line).replace("import(\"./", "useLater(\""));
        }
    }
    let _ = writeln!(lines, "return {{ {} }};", exports.join(", "));
    lines
}

/// What is declared by `async function name(…`, `const name = …` and their like.
fn name_of(declared: &str) -> &str {
    let mut words = declared.split([' ', '(']).filter(|word| !word.is_empty());
    words.find(|word| !matches!(*word, "async" | "function" | "const" | "class")).unwrap_or_default()
}

/// The lines of a script or a style that are not only for those who read it.
pub(super) fn without_comments(source: &str) -> impl Iterator<Item = &str> {
    let mut inside = false;
    source.lines().filter(move |line| {
        let words = line.trim();
        let begins = words.starts_with("/*") && (words.ends_with("*/") || !words.contains("*/"));
        let comment = inside || begins || words.starts_with("//");
        inside = (inside || begins) && !words.ends_with("*/");
        !comment && !words.is_empty()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_script_and_what_it_imports_become_one() {
        let scripts = [
            (
                "a.js",
                "// A.\nimport { b } from \"./b.js\";\n\nb();\nimport(\"./c.js\").then(({ c }) => c());\n",
            ),
            ("b.js", "/** Says\n * b. */\nexport function b() {\n  return 1;\n}\n"),
            (
                "c.js",
                "import { b } from \"./b.js\";\nexport const d = 2;\nexport async function c() {}\nexport { b };\n",
            ),
            ("e.js", "never();\n"),
        ];
        let expected = format!(
            "{USE}{}",
            r#"const scripts = {
"a.js"() {
const { b } = use("b.js");
b();
useLater("c.js").then(({ c }) => c());
return {  };
},
"b.js"() {
function b() {
  return 1;
}
return { b };
},
"c.js"() {
const { b } = use("b.js");
const d = 2;
async function c() {}
return { d, c, b };
},
};
use("a.js");
"#
        );
        assert_eq!(bundle(&scripts, "a.js"), expected);
    }
}
