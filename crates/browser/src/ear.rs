//! What a screen reader tells of a page: the accessibility tree as the browser has it.

use serde_json::{Value, json};

use crate::page::Page;

/// Roles that are only there for their words, or for nothing.
const SILENT: [&str; 9] = [
    "StaticText",
    "InlineTextBox",
    "generic",
    "none",
    "paragraph",
    "ListMarker",
    "LayoutTable",
    "LineBreak",
    "LabelText",
];

impl Page {
    /// What is told of the part with this label: role and name of all that has one, deeper things further in.
    #[track_caller]
    pub fn heard(&self, label: &str) -> Vec<String> {
        let tree = self.ask("Accessibility.getFullAXTree", &json!({}));
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        let named = |node: &&Value| node["name"]["value"] == label && node["role"]["value"] == "region";
        let mut lines = Vec::new();
        if let Some(part) = nodes.iter().find(named) {
            tell(&nodes, part, 0, &mut lines);
        }
        lines
    }

    /// What has the focus, as it is told: role and name.
    #[track_caller]
    pub fn heard_focus(&self) -> String {
        let tree = self.ask("Accessibility.getFullAXTree", &json!({}));
        let is_focused =
            |property: &Value| property["name"] == "focused" && property["value"]["value"] == true;
        let focused = |node: &&Value| {
            let properties = node["properties"].as_array().into_iter().flatten();
            node["role"]["value"] != "RootWebArea" && properties.into_iter().any(is_focused)
        };
        let nodes = tree["nodes"].as_array().cloned().unwrap_or_default();
        nodes.iter().find(focused).map(words).unwrap_or_default()
    }
}

fn words(node: &Value) -> String {
    let of = |key: &str| {
        node[key]["value"].as_str().unwrap_or_default().split_whitespace().collect::<Vec<_>>().join(" ")
    };
    format!("{} “{}”", of("role"), of("name"))
}

fn tell(nodes: &[Value], node: &Value, depth: usize, lines: &mut Vec<String>) {
    let silent = SILENT.iter().any(|role| node["role"]["value"] == *role);
    let told = node["ignored"] != true && !silent;
    if told {
        lines.push(format!("{}{}", "  ".repeat(depth), words(node)));
    }
    for child in node["childIds"].as_array().into_iter().flatten() {
        if let Some(child) = nodes.iter().find(|other| other["nodeId"] == *child) {
            tell(nodes, child, depth + usize::from(told), lines);
        }
    }
}
