// The board by keys: arrows go from hex to hex, the one that has the focus is outlined on the map, and Enter chooses it.

import { hexEdge, shape } from "./shapes.js";

const cells = () => [...document.querySelectorAll("#hexes td")];
const place = ({ dataset }) => ({ row: Number(dataset.row), column: Number(dataset.column) });

/** The nearest hex that way: in the same row, or in the next row that has any, slanting as little as possible. */
function beside(cell, key) {
  const from = place(cell);
  const way = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] }[key];
  if (!way) return null;
  const [down, right] = way;
  const far = (other) => {
    const to = place(other);
    const [rows, columns] = [(to.row - from.row) * down, (to.column - from.column) * right];
    if (right && (to.row !== from.row || columns <= 0)) return Infinity;
    if (down && rows <= 0) return Infinity;
    return right ? columns : rows * 1000 + Math.abs(to.column - from.column);
  };
  const nearest = cells().reduce((best, other) => (far(other) < far(best) ? other : best));
  return far(nearest) < Infinity ? nearest : null;
}

/** Outlines the hex on the map, and brings it into sight. */
function outline(cell, reveal) {
  document.querySelector("#picture > svg .walked")?.remove();
  const hex = cell && document.querySelector(`#picture > svg > g[data-hex="${CSS.escape(cell.dataset.of)}"]`);
  if (!hex) return;
  const group = shape("g", { class: "walked", transform: hex.getAttribute("transform") });
  group.append(hexEdge("casing"), hexEdge("outline"));
  hex.parentNode.append(group);
  reveal(cell.dataset.of);
}

/** Listens once; `choose(hex)` does what a click on the hex does, `reveal(hex)` brings it into sight. */
export function setUpHexes(choose, reveal) {
  document.addEventListener("focusin", ({ target }) => outline(target.closest?.("#hexes td"), reveal));
  document.addEventListener(
    "keydown",
    (event) => {
      const cell = event.target.closest?.("#hexes td");
      if (!cell || event.ctrlKey || event.metaKey || event.altKey) return;
      const next = beside(cell, event.key);
      if (next) {
        cell.tabIndex = -1;
        next.tabIndex = 0;
        next.focus({ preventScroll: true });
      } else if (event.key === "Enter" || event.key === " ") {
        choose(cell.dataset.of);
      } else if (!event.key.startsWith("Arrow")) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
