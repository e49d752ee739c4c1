// A tile on the map that is not laid yet.

import { hexEdge, shape } from "./shapes.js";

/** Takes it away, and shows again what it lay on. */
export function removeGhost() {
  for (const part of document.querySelectorAll("#map .ghost")) part.remove();
  document.querySelector("#map .replaced")?.classList.remove("replaced");
}

/** Puts a hex as it would be on the map: its ground and what is on it, each among those of the other hexes. */
export function showGhost(name, drawn, turns = false) {
  removeGhost();
  const [hex, on] = ["hex", "on"].map((kind) => document.querySelector(`#map g[data-${kind}="${CSS.escape(name)}"]`));
  if (!hex || !on || !drawn) return;
  const part = () => shape("g", { class: turns ? "ghost turns" : "ghost", transform: hex.getAttribute("transform") });
  const [ground, above] = [part(), part()];
  const [laid, said] = drawn.children;
  ground.append(laid.cloneNode(true), hexEdge("casing"), hexEdge("ghost-edge"));
  above.append(said.cloneNode(true));
  on.parentNode.querySelector(":scope > g[data-on]").before(ground);
  on.after(above);
  on.classList.add("replaced");
}
