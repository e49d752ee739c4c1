// What is drawn on the map by scripts.

const SVG = "http://www.w3.org/2000/svg";

/** A shape with these attributes. */
export function shape(kind, attributes) {
  const made = document.createElementNS(SVG, kind);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}

/** The edge of a hex, a little inside of it. */
export const hexEdge = (name) =>
  shape("polygon", { class: name, points: "0,-47 40.7,-23.5 40.7,23.5 0,47 -40.7,23.5 -40.7,-23.5" });
