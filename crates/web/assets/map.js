// The map: pan and zoom by wheel, drag, pinch and keys; hexes on which something may be done.

const section = () => document.getElementById("map");
const picture = () => section().querySelector("svg");

/** The part of the map that is shown, kept while pictures come and go. */
let view = null;
/** The whole map. */
let whole = null;
/** Whether the map has been on the screen: on a phone its tab may be opened later. */
let seen = false;

const parse = (text) => text.split(/\s+/).map(Number);

function show() {
  const box = view.map((part) => Number(part.toFixed(1))).join(" ");
  // The same once more would make the browser lay out the whole picture again.
  if (picture().getAttribute("viewBox") !== box) picture().setAttribute("viewBox", box);
}

/** After a new picture: the same part of it, and hexes that answer. */
export function keepView() {
  const svg = picture();
  if (!svg) return;
  if (!svg.dataset.whole) svg.dataset.whole = svg.getAttribute("viewBox");
  const before = whole;
  whole = parse(svg.dataset.whole);
  const wasWhole = !view || (before && view.every((part, index) => Math.abs(part - before[index]) < 0.1));
  if (wasWhole) view = [...whole];
  mark();
  if (!seen && section().clientWidth > 0) {
    seen = true;
    if (section().clientHeight > section().clientWidth) closer();
  }
  show();
}

/** On a tall narrow screen the whole map would be small: begin nearer, around what can be done. */
function closer() {
  const legal = [...picture().querySelectorAll("g.legal")].map((hex) => parse(hex.getAttribute("transform").slice(10, -1)));
  const middle = (axis) => legal.reduce((sum, point) => sum + point[axis], 0) / legal.length;
  const [x, y] = legal.length ? [middle(0), middle(1)] : [whole[0] + whole[2] / 2, whole[1] + whole[3] / 2];
  const width = whole[2] * 0.55;
  const height = (width * section().clientHeight) / section().clientWidth;
  view = [x - width / 2, y - height / 2, width, height];
}

/** Hexes on which something may be done are outlined and can be reached by keys. */
function mark() {
  const legal = new Map();
  for (const choice of document.querySelectorAll("#choices [data-hex]")) {
    const kind = choice.dataset.tray ? "legal" : "legal pulse";
    legal.set(choice.dataset.hex, { kind, label: choice.textContent.trim() });
  }
  for (const hex of picture().querySelectorAll("g[data-hex]")) {
    const found = legal.get(hex.dataset.hex);
    if (!found) continue;
    hex.setAttribute("class", found.kind);
    hex.setAttribute("tabindex", "0");
    hex.setAttribute("role", "button");
    hex.setAttribute("aria-label", found.label);
    const outline = document.createElementNS("http://www.w3.org/2000/svg", "polygon");
    outline.setAttribute("class", "outline");
    outline.setAttribute("points", "0,-47 40.7,-23.5 40.7,23.5 0,47 -40.7,23.5 -40.7,-23.5");
    hex.append(outline);
  }
}

/** Makes what is shown larger or smaller around a point of the picture. */
function zoom(factor, at) {
  const [x, y, width, height] = view;
  const next = Math.min(Math.max(width * factor, whole[2] / 12), whole[2] * 1.5);
  const scale = next / width;
  const point = at ?? { x: x + width / 2, y: y + height / 2 };
  view = [point.x - (point.x - x) * scale, point.y - (point.y - y) * scale, next, height * scale];
  show();
}

function pan(x, y) {
  view = [view[0] + x, view[1] + y, view[2], view[3]];
  show();
}

/** Moves the map so that a hex is not hidden behind what covers the map. */
export function reveal(hex, cover) {
  const shape = picture().querySelector(`g[data-hex="${CSS.escape(hex)}"]`);
  if (!shape) return;
  const [box, room, covered] = [shape, section(), cover].map((part) => part.getBoundingClientRect());
  const overlaps = covered.left < room.right && covered.top < room.bottom && covered.top > room.top;
  const bottom = overlaps ? covered.top : room.bottom;
  if (box.top >= room.top && box.bottom <= bottom && box.left >= room.left && box.right <= room.right) return;
  const from = inPicture((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const to = inPicture((room.left + room.right) / 2, (room.top + bottom) / 2);
  pan(from.x - to.x, from.y - to.y);
}

/** A point of the window as a point of the picture. */
function inPicture(x, y) {
  const matrix = picture().getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}

const pointers = new Map();
let moved = false;

function pointerMoved(event) {
  const before = pointers.get(event.pointerId);
  if (!before) return;
  const now = { x: event.clientX, y: event.clientY };
  if (pointers.size === 2) {
    const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
    const spread = (point) => Math.hypot(point.x - other.x, point.y - other.y);
    if (spread(now) > 1) zoom(spread(before) / spread(now), inPicture((now.x + other.x) / 2, (now.y + other.y) / 2));
    moved = true;
  } else if (moved || Math.hypot(now.x - before.x, now.y - before.y) > 4) {
    const [from, to] = [inPicture(before.x, before.y), inPicture(now.x, now.y)];
    pan(from.x - to.x, from.y - to.y);
    moved = true;
  } else {
    return;
  }
  pointers.set(event.pointerId, now);
}

const KEYS = {
  ArrowLeft: () => pan(-view[2] / 12, 0),
  ArrowRight: () => pan(view[2] / 12, 0),
  ArrowUp: () => pan(0, -view[3] / 12),
  ArrowDown: () => pan(0, view[3] / 12),
  "+": () => zoom(0.8),
  "-": () => zoom(1.25),
  0: () => showAll(),
};

function showAll() {
  view = [...whole];
  show();
}

/** Listens once: the section is replaced with every new state, the document stays. */
export function setUpMap(chooseHex) {
  const onMap = (event) => event.target.closest?.("#map");
  const hexOf = (event) => event.target.closest?.("#map g.legal")?.dataset.hex;
  document.addEventListener(
    "wheel",
    (event) => {
      if (!onMap(event)) return;
      event.preventDefault();
      zoom(event.deltaY > 0 ? 1.15 : 1 / 1.15, inPicture(event.clientX, event.clientY));
    },
    { passive: false },
  );
  document.addEventListener("pointerdown", (event) => {
    if (!onMap(event) || event.target.closest("button") || event.button > 0) return;
    if (pointers.size === 0) moved = false;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  document.addEventListener("pointermove", pointerMoved);
  for (const end of ["pointerup", "pointercancel"]) {
    document.addEventListener(end, (event) => pointers.delete(event.pointerId));
  }
  document.addEventListener("click", (event) => {
    const control = event.target.closest?.("[data-zoom]");
    if (control) {
      if (control.dataset.zoom === "all") showAll();
      else zoom(control.dataset.zoom === "in" ? 0.8 : 1.25);
    } else if (hexOf(event) && !moved) {
      chooseHex(hexOf(event));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (!onMap(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "Enter" || event.key === " ") && hexOf(event)) {
      event.preventDefault();
      chooseHex(hexOf(event));
    } else if (KEYS[event.key]) {
      event.preventDefault();
      KEYS[event.key]();
    }
  });
}
