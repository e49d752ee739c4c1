// The map: the part of it that is shown, by hand and by keys, kept for each game; and the map on the full screen.

import { setUpGestures, wasDragged } from "./gesture.js";
import { choiceOf, mark } from "./marks.js";
import { isNarrow } from "./narrow.js";

const section = () => document.getElementById("map");
const picture = () => section().querySelector("svg");

/** The part of the map that is shown, kept while the picture changes. */
let view = null;
/** The whole map. */
let whole = null;
/** Whether the first part to be shown was chosen: not before the map can be seen. */
let framed = false;
/** What can be done on the map, when it was last fitted into view. */
let fittedFor = "";
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
  // To ask for the height makes the browser lay out the page.
  if (framed || section().clientHeight > 0) frame();
  show();
}

/** The first part that is shown, and on a narrow screen another one when what can be done lies outside. */
function frame() {
  const chosen = framed ? view : recall();
  framed = true;
  if (chosen) view = chosen;
  if (isNarrow()) fitWhatCanBeDone(Boolean(chosen));
}

/** The middles of hexes on which something can be done, or else of those that routes go through, or that the page names. */
function placesToSee() {
  const at = (group) => parse(group.getAttribute("transform").slice(10, -1));
  const found = (kind) => [...picture().querySelectorAll(kind)].map(at);
  const named = document.getElementById("table").dataset.see?.split(" ").map((hex) => `g[data-hex="${hex}"]`);
  for (const kind of ["g.legal", "g:has(> .route)", named?.join()]) {
    const places = kind ? found(kind) : [];
    if (places.length) return places;
  }
  return [];
}

/** On a narrow screen the whole map is small: all that can be done, or the routes, is fitted into view, with some room around it. */
function fitWhatCanBeDone(isChosen) {
  const places = placesToSee();
  const key = `${places}`;
  // What is out of sight has no size that one could fit anything into.
  if (places.length === 0 || key === fittedFor || section().clientWidth === 0) return;
  fittedFor = key;
  const [left, top, width, height] = view;
  const inView = ([x, y]) => x - HEX / 2 > left && y - HEX / 2 > top && x + HEX / 2 < left + width && y + HEX / 2 < top + height;
  if (isChosen && places.every(inView)) return;
  const [xs, ys] = [0, 1].map((axis) => places.map((place) => place[axis]));
  const box = (list) => [Math.min(...list) - HEX, Math.max(...list) + HEX];
  const [[west, east], [north, south]] = [box(xs), box(ys)];
  const room = section();
  const shape = (room.clientHeight - foot()) / room.clientWidth;
  const wide = Math.min(Math.max(east - west, (south - north) / shape, whole[2] * 0.4), whole[2]);
  view = [(west + east - wide) / 2, (north + south - wide * shape) / 2, wide, wide * shape];
}

/** The height of what stands below the picture. */
const foot = () => section().querySelector(".map-foot")?.offsetHeight ?? 0;

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

/** Moves the map so that a hex is not hidden behind what covers the map. It is not what somebody chose to see: it is not kept. */
export function reveal(hex, cover = null) {
  const shape = picture().querySelector(`g[data-hex="${CSS.escape(hex)}"]`);
  if (!shape) return;
  const box = shape.getBoundingClientRect();
  const free = uncovered(section().getBoundingClientRect(), cover?.getBoundingClientRect());
  if (box.top >= free.top && box.bottom <= free.bottom && box.left >= free.left && box.right <= free.right) return;
  const from = inPicture((box.left + box.right) / 2, (box.top + box.bottom) / 2);
  const to = inPicture((free.left + free.right) / 2, (free.top + free.bottom) / 2);
  view = [view[0] + from.x - to.x, view[1] + from.y - to.y, view[2], view[3]];
  show();
}

/** What can be seen of a room: what covers it comes from below, or from the right where a phone lies on its side. */
function uncovered(room, cover) {
  const { left, top, right, bottom } = room;
  const overlaps = cover && cover.left < right && cover.right > left && cover.top < bottom && cover.bottom > top;
  if (!overlaps) return room;
  if (cover.left - left > room.width / 4) return { left, top, right: cover.left, bottom };
  return cover.top > top ? { left, top, right, bottom: cover.top } : room;
}

/** A point of the window as a point of the picture. */
function inPicture(x, y) {
  const matrix = picture().getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}

/** Takes over what the hand did: moved by so many pixels, and stretched. */
function take({ x, y, scale }) {
  const [left, top, width, height] = view;
  const perUnit = Math.min(room.width / width, room.height / height);
  const margins = { x: (room.width - width * perUnit) / 2, y: (room.height - height * perUnit) / 2 };
  const shift = (margin, by) => (margin * (1 - scale) - by) / (scale * perUnit);
  view = [left + shift(margins.x, x), top + shift(margins.y, y), width / scale, height / scale];
  show();
  keep();
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
    const { on, hex = on } = event.target.closest?.(hexes)?.dataset ?? {};
    if (spot) choosePlace(spot, choiceOf(spot));
    else if (hex) chooseHex(hex);
    return Boolean(spot || hex);
  };
  setUpGestures({ take, bounds: () => [view[2] / (whole[2] * 1.5), (view[2] * 12) / whole[2]] });
  document.addEventListener("click", (event) => {
    const control = event.target.closest?.("[data-zoom]");
    if (control) {
      if (control.dataset.zoom === "all") showAll();
      else if (control.dataset.zoom === "full") toggleFull();
      else zoom(control.dataset.zoom === "in" ? 0.8 : 1.25);
    } else if (!wasDragged()) {
      choose(event, "#map :is(g[data-hex], g[data-on])");
    }
  });
  document.addEventListener(
    "toggle",
    (event) => {
      if (!event.target.closest?.("#choices")) return;
      mark(picture());
      // What somebody opens at the lower edge is seen; what comes open with another question leaves the page where it is.
      if (event.target.open && event.target.contains(document.activeElement)) event.target.scrollIntoView({ block: "nearest" });
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
