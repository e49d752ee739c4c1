// Marks on the map: hexes and cities where something may be done, as the action bar lists them.

const SVG = "http://www.w3.org/2000/svg";

function shape(kind, attributes) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** Everything in the action bar that is done on the map; what is folded away there is not marked here. */
const choices = () =>
  [...document.querySelectorAll("#choices [data-hex]")].filter((choice) => !choice.closest("details:not([open])"));

/** Draws the marks into the picture, in place of those that are there. */
export function mark(picture) {
  for (const old of picture.querySelectorAll(".outline, .spot")) old.remove();
  for (const old of picture.querySelectorAll("g.legal")) {
    for (const name of ["class", "tabindex", "role", "aria-label"]) old.removeAttribute(name);
  }
  const hexes = new Map();
  for (const choice of choices()) {
    if (choice.dataset.spot) place(picture, choice);
    else hexes.set(choice.dataset.hex, choice.textContent.trim());
  }
  // Something that can be entered is no longer one picture for those who hear the page.
  picture.setAttribute("role", choices().length ? "group" : "img");
  for (const hex of picture.querySelectorAll("g[data-hex]")) {
    const label = hexes.get(hex.dataset.hex);
    if (label === undefined) continue;
    for (const [name, value] of Object.entries({ class: "legal", tabindex: "0", role: "button", "aria-label": label })) {
      hex.setAttribute(name, value);
    }
    const points = "0,-47 40.7,-23.5 40.7,23.5 0,47 -40.7,23.5 -40.7,-23.5";
    hex.append(shape("polygon", { class: "outline", points }));
  }
}

/** A city in which a marker may be placed, or from which it may go, with what that costs. */
function place(picture, choice) {
  const { spot, mark, action, hex } = choice.dataset;
  const made = shape("g", {
    class: "legal spot",
    transform: `translate(${spot})`,
    tabindex: "0",
    role: "button",
    "aria-label": choice.textContent.trim(),
    "data-spot-of": hex,
    "data-does": action,
  });
  made.append(shape("circle", { class: "reach", r: 22 }), shape("circle", { class: "ring", r: 13 }));
  if (mark) {
    const label = shape("text", { class: "cost", y: 27 });
    label.textContent = mark;
    made.append(label);
  }
  picture.append(made);
}

/** The choice of the action bar that a mark stands for. */
export function choiceOf(element) {
  const action = element.closest("[data-does]")?.dataset.does;
  return action && choices().find((choice) => choice.dataset.action === action);
}
