// Marks on the map: hexes and cities where something may be done, as the action bar lists them.

import { hexEdge, shape } from "./shapes.js";

/** Everything in the action bar that is done on the map; what is folded away there is not marked here. */
const choices = () =>
  [...document.querySelectorAll("#choices [data-hex]")].filter((choice) => !choice.closest("details:not([open])"));

/** What a choice says, part by part. */
const wordsOf = (choice) => {
  const parts = [...choice.children].map((part) => part.textContent.trim());
  return (parts.length > 1 ? parts.join(", ") : choice.textContent.trim()).replace(/\s+/g, " ");
};

/** Takes the marks out of the picture. */
export function unmark(picture) {
  for (const old of picture.querySelectorAll(".legal")) old.remove();
}

/** Draws the marks into the picture, in place of those that are there. */
export function mark(picture) {
  unmark(picture);
  const hexes = new Map();
  const places = [];
  for (const choice of choices()) {
    if (choice.dataset.spot) places.push(choice);
    else hexes.set(choice.dataset.hex, choice.textContent.trim().replace(/\s+/g, " "));
  }
  for (const [hex, label] of hexes) outline(picture, hex, label);
  for (const choice of places) place(picture, choice);
  // Where something can be pressed, it is more than a picture.
  picture.setAttribute("role", hexes.size + places.length ? "group" : "img");
}

/** A hex on which something may be laid. */
function outline(picture, hex, label) {
  const shown = picture.querySelector(`g[data-hex="${CSS.escape(hex)}"]`);
  if (!shown) return;
  const made = shape("g", {
    class: "legal",
    transform: shown.getAttribute("transform"),
    tabindex: "0",
    role: "button",
    "aria-label": label,
    "data-hex": hex,
  });
  const title = shape("title", {});
  title.textContent = shown.querySelector("title")?.textContent ?? label;
  made.append(title, hexEdge("casing"), hexEdge("outline"));
  // Names are wider than hexes, and are read above the outline.
  picture.insertBefore(made, picture.querySelector(":scope > g[data-on]"));
}

/** A city in which a marker may be placed, or from which it may go, with what that costs. */
function place(picture, choice) {
  const { mark, action, hex } = choice.dataset;
  const [x, y, besideX, besideY] = choice.dataset.spot.split(" ").map(Number);
  const made = shape("g", {
    class: "legal spot pulse",
    transform: `translate(${x} ${y})`,
    tabindex: "0",
    role: "button",
    "aria-label": wordsOf(choice),
    "data-hex": hex,
    "data-does": action,
  });
  // The ring lies within a free place, so that one sees where the track of its city leads, and around a marker, whose letters one reads.
  const r = mark ? 11.5 : 14.5;
  made.append(shape("circle", { class: "reach", r: 22 }), shape("circle", { class: "casing", r }), shape("circle", { class: "outline", r }));
  if (mark) made.append(...labelled(mark, besideX - x, besideY - y));
  picture.append(made);
}

/** What is said about a city: inside its circle it needs no ground, and hides no track. */
function labelled(mark, x, y) {
  const label = shape("text", { class: "cost", x, y: y + 4 });
  label.textContent = mark;
  if (x === 0 && y === 0) return [label];
  const letters = 6.8 * mark.length;
  // Its ground is as wide as planned, whatever the size of letters.
  label.setAttribute("textLength", letters);
  label.setAttribute("lengthAdjust", "spacingAndGlyphs");
  return [shape("rect", { class: "price", x: x - letters / 2 - 3, y: y - 7, width: letters + 6, height: 14, rx: 4 }), label];
}

/** The choice of the action bar that a mark stands for. */
export function choiceOf(element) {
  const action = element.closest("[data-does]")?.dataset.does;
  return action && choices().find((choice) => choice.dataset.action === action);
}
