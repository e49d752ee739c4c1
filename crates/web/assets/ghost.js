// A tile on the map that is not laid yet.

import { hexEdge, shape } from "./shapes.js";

/** Takes it away. */
export function removeGhost() {
  document.getElementById("ghost")?.remove();
}

/** Puts a drawn tile on a hex; gives what lies there then. */
export function showGhost(name, tile) {
  removeGhost();
  const hex = document.querySelector(`#map g[data-hex="${CSS.escape(name)}"]`);
  const drawn = typeof tile === "string" ? new DOMParser().parseFromString(tile, "text/html").querySelector("svg") : tile;
  if (!hex || !drawn) return null;
  const ghost = shape("g", { id: "ghost", transform: hex.getAttribute("transform") });
  for (const part of drawn.children) ghost.append(part.cloneNode(true));
  ghost.append(hexEdge("casing"), hexEdge("ghost-edge"));
  hex.parentNode.append(ghost);
  return ghost;
}
