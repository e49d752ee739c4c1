// A tile on the map that is not laid yet.

const SVG = "http://www.w3.org/2000/svg";

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
  const ghost = document.createElementNS(SVG, "g");
  ghost.id = "ghost";
  ghost.setAttribute("transform", hex.getAttribute("transform"));
  for (const shape of drawn.children) ghost.append(shape.cloneNode(true));
  for (const name of ["casing", "ghost-edge"]) {
    const edge = document.createElementNS(SVG, "polygon");
    edge.setAttribute("class", name);
    edge.setAttribute("points", "0,-47 40.7,-23.5 40.7,23.5 0,47 -40.7,23.5 -40.7,-23.5");
    ghost.append(edge);
  }
  hex.parentNode.append(ghost);
  return ghost;
}
