// The map: pan and zoom by wheel, drag, pinch and keys, kept for each game; and the map on the full screen.

import { choiceOf, mark } from "./marks.js";

const section = () => document.getElementById("map");
const picture = () => section().querySelector("svg");

/** The part of the map that is shown, kept while the picture changes. */
let view = null;
/** The whole map. */
let whole = null;
/** Whether the first part to be shown was chosen: not before the map can be seen. */
let framed = false;
/** Where the part of the map that somebody has chosen is kept. */
let kept = "";

/** A hex with fewer pixels has no room for names and values, one with more has room for coordinates. */
const FAR = 38;
const NEAR = 110;
const HEX = 86.6;

const parse = (text) => text.split(/\s+/).map(Number);

function show() {
  const box = view.map((part) => Number(part.toFixed(1))).join(" ");
  // The same once more would make the browser lay out the whole picture again.
  if (picture().getAttribute("viewBox") !== box) picture().setAttribute("viewBox", box);
  fitLetters();
}

/** The room of the picture, as the browser tells it: to ask would make it lay out the page. */
let room = null;
/** The scale that the style sheet knows. */
let fitted = 0;

/** Letters keep a size that can be read, whatever the size of the map: the style sheet goes by its scale. */
function fitLetters() {
  if (!view || !room?.width) return;
  const scale = Math.min(room.width / view[2], room.height / view[3]);
  if (scale === fitted) return;
  fitted = scale;
  const around = document.getElementById("middle");
  around.style.setProperty("--scale", Math.max(scale, FAR / HEX).toFixed(3));
  around.classList.toggle("far", scale * HEX < FAR);
  around.classList.toggle("near", scale * HEX > NEAR);
}

/** Somebody has moved the map: it stays like that in this game. */
function keep() {
  try {
    if (isWhole(whole)) localStorage.removeItem(kept);
    else localStorage.setItem(kept, view.map((part) => part.toFixed(1)).join(" "));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

/** The part that was kept, if it is still one of this map. */
function recall() {
  try {
    const box = parse(localStorage.getItem(kept) ?? "");
    return box.length === 4 && box.every(Number.isFinite) && box[2] > 0 && box[3] > 0 ? box : null;
  } catch {
    return null;
  }
}

const isWhole = (all) => view.every((part, index) => Math.abs(part - all[index]) < 0.1);

/** The map takes the whole screen, or its place again. */
export function toggleFull() {
  document.body.classList.toggle("map-full");
}

/** After the picture has changed: the same part of it, and hexes that answer. */
export function keepView() {
  const svg = picture();
  if (!svg) return;
  if (!svg.dataset.whole) svg.dataset.whole = svg.getAttribute("viewBox");
  const before = whole;
  whole = parse(svg.dataset.whole);
  if (!view || (before && isWhole(before))) view = [...whole];
  mark(svg);
  if (!framed && section().clientHeight > 0) {
    framed = true;
    const chosen = recall();
    if (chosen) view = chosen;
    else if (matchMedia("(max-width: 900px)").matches && section().clientHeight > section().clientWidth && whole[2] > whole[3]) closer();
  }
  show();
}

/** On a tall narrow screen the whole map would be small: begin nearer, around what can be done, or the routes. */
function closer() {
  const at = (group) => parse(group.getAttribute("transform").slice(10, -1));
  const found = (kind) => [...picture().querySelectorAll(kind)].map(at);
  const legal = found("g.legal").length ? found("g.legal") : found("g:has(> .route)");
  const middle = (axis) => legal.reduce((sum, point) => sum + point[axis], 0) / legal.length;
  const [x, y] = legal.length ? [middle(0), middle(1)] : [whole[0] + whole[2] / 2, whole[1] + whole[3] / 2];
  const width = whole[2] * 0.55;
  const height = (width * section().clientHeight) / section().clientWidth;
  view = [x - width / 2, y - height / 2, width, height];
}

/** Makes what is shown larger or smaller around a point of the picture. */
function zoom(factor, at) {
  const [x, y, width, height] = view;
  const next = Math.min(Math.max(width * factor, whole[2] / 12), whole[2] * 1.5);
  const scale = next / width;
  const point = at ?? { x: x + width / 2, y: y + height / 2 };
  view = [point.x - (point.x - x) * scale, point.y - (point.y - y) * scale, next, height * scale];
  show();
  keep();
}

function pan(x, y) {
  view = [view[0] + x, view[1] + y, view[2], view[3]];
  show();
  keep();
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
/** Whether what looks like a click was the end of a drag. */
export const wasDragged = () => moved;

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
  keep();
}

/** Listens once, at the document: what is inside the section comes and goes. */
export function setUpMap(game, chooseHex, choosePlace) {
  kept = `lokalka-map-${game}`;
  new ResizeObserver(([{ contentRect }]) => {
    room = contentRect;
    fitLetters();
  }).observe(picture());
  const onMap = (event) => event.target.closest?.("#map");
  /** Does what was chosen on the map: a city, or a hex. A hex that is not outlined answers only to the pointer. */
  const choose = (event, hexes) => {
    const spot = event.target.closest?.("#map .spot");
    const hex = event.target.closest?.(hexes)?.dataset.hex;
    if (spot) choosePlace(spot, choiceOf(spot));
    else if (hex) chooseHex(hex);
    return Boolean(spot || hex);
  };
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
    if (!onMap(event) || event.target.closest(".map-foot") || event.button > 0) return;
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
      else if (control.dataset.zoom === "full") toggleFull();
      else zoom(control.dataset.zoom === "in" ? 0.8 : 1.25);
    } else if (!moved) {
      choose(event, "#map g[data-hex]");
    }
  });
  document.addEventListener(
    "toggle",
    (event) => {
      if (event.target.closest?.("#choices")) mark(picture());
    },
    true,
  );
  document.addEventListener("keydown", (event) => {
    if (!onMap(event) || event.ctrlKey || event.metaKey || event.altKey) return;
    if ((event.key === "Enter" || event.key === " ") && choose(event, "#map g.legal")) {
      event.preventDefault();
    } else if (KEYS[event.key]) {
      event.preventDefault();
      KEYS[event.key]();
    }
  });
}
