// A tile on the map that is not laid yet.

import { hexEdge, shape } from "./shapes.js";

/** Takes it away. */
export function removeGhost() {
  document.getElementById("ghost")?.remove();
}

/** Puts a drawn tile on a hex; gives what lies there then. */
export function showGhost(name, tile) {
  removeGhost();
  const [hex, said] = ["hex", "on"].map((kind) => document.querySelector(`#map g[data-${kind}="${CSS.escape(name)}"]`));
  const drawn = typeof tile === "string" ? new DOMParser().parseFromString(tile, "text/html").querySelector("svg") : tile;
  if (!hex || !drawn) return null;
  const ghost = shape("g", { id: "ghost" });
  const ground = shape("g", { transform: hex.getAttribute("transform") });
  for (const part of drawn.children) ground.append(part.cloneNode(true));
  ground.append(hexEdge("casing"), hexEdge("ghost-edge"));
  ghost.append(ground);
  // The place keeps its name.
  for (const place of said?.querySelectorAll(".place") ?? []) ghost.append(place.cloneNode(true));
  hex.parentNode.append(ghost);
  return ghost;
}
