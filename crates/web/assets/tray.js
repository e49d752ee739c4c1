// The tray: tiles for one hex, a card for each. One is picked, by click, touch or keys, and lies on the map as a ghost, which
// a click turns; then it is laid.

import { wasDragged } from "./gesture.js";
import { removeGhost, showGhost } from "./ghost.js";
import { reveal } from "./map.js";
import { lettersWork } from "./keys.js";
import { focusQuestion } from "./question.js";
import { get } from "./post.js";

const tray = document.getElementById("tray");
const thumbnails = () => [...tray.querySelectorAll("[data-choice]")];
/** Of every card the position that is shown. */
const cards = () => thumbnails().filter((thumbnail) => !thumbnail.hidden);
/** All positions of the card that a thumbnail is on. */
const positions = (thumbnail) => [...thumbnail.parentNode.querySelectorAll("[data-choice]")];
/** Whether something can be done in it, as against looked at. */
const decides = () => tray.querySelector("[data-choice], [data-action]") !== null;
const picked = () => tray.querySelector('[data-choice][aria-pressed="true"]');
let from = null;

/** Puts a thumbnail on the map as a ghost, which turns where there is more than one position. */
function ghostOf(thumbnail) {
  const laid = thumbnail.querySelector("template")?.content.firstElementChild;
  showGhost(thumbnail.dataset.ghost, laid, positions(thumbnail).length > 1);
}

/** Picks a thumbnail: its ghost, its words, and what the button would do. */
function pick(thumbnail) {
  for (const other of thumbnails()) other.setAttribute("aria-pressed", String(other === thumbnail));
  for (const other of positions(thumbnail)) other.hidden = other !== thumbnail;
  ghostOf(thumbnail);
  tray.querySelector("#lay").dataset.action = thumbnail.dataset.choice;
  tell();
}

/** Says what is picked. */
function tell() {
  const thumbnail = picked();
  if (!thumbnail) return;
  const earns = thumbnail.querySelector("[data-earns]").textContent;
  tray.querySelector("#picked").textContent = [thumbnail.dataset.words, earns].filter(Boolean).join(" · ");
}

/** Opens the tray of a hex, at the address of a game or of a puzzle; where it is asked what tiles earn, nobody is told. */
export async function openTray(place, hex, say, isAsked = false) {
  const address = (part) => `${place}/tray${part}?hex=${encodeURIComponent(hex)}`;
  const response = await get(address(""));
  if (!response.ok) {
    const answer = await response.json();
    say(answer.sentence, answer);
    return;
  }
  open(hex, await response.text());
  const first = thumbnails()[0];
  (first ?? tray).focus({ preventScroll: true });
  if (!first) return;
  pick(first);
  if (isAsked) return;
  const earned = await get(address("/revenue"));
  if (earned.ok && first.isConnected) {
    (await earned.json()).forEach((words, index) => {
      const place = thumbnails()[index]?.querySelector("[data-earns]");
      if (place) place.textContent = words;
    });
    tell();
  }
}

/** Opens the card of a hex on which nothing is laid now. */
export async function openHex(game, hex) {
  const { at } = document.getElementById("table").dataset;
  const response = await get(`/games/${game}/hex?hex=${encodeURIComponent(hex)}&at=${at}`);
  if (!response.ok) return;
  open(hex, await response.text());
  tray.focus({ preventScroll: true });
}

/** Opens the tray with one choice of the action bar, which was chosen on the map. */
export function openConfirm(spot, choice) {
  const header = document.createElement("header");
  const heading = document.createElement("h2");
  heading.textContent = choice.dataset.title;
  const close = document.createElement("button");
  close.type = "button";
  close.dataset.closeTray = "";
  close.innerHTML = '<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6l-12 12"/></svg>';
  close.setAttribute("aria-label", tray.dataset.close);
  header.append(heading, close);
  const button = choice.cloneNode(true);
  button.classList.add("main", "confirm");
  for (const name of ["data-hex", "data-spot", "data-mark"]) button.removeAttribute(name);
  open(spot.dataset.hex, "");
  spot.classList.add("chosen");
  tray.append(header, button);
  button.focus({ preventScroll: true });
}

function open(hex, text) {
  if (tray.hidden) from = document.activeElement;
  removeGhost();
  tray.innerHTML = text;
  tray.hidden = false;
  tray.scrollTop = 0;
  for (const chosen of document.querySelectorAll("#map .chosen")) chosen.classList.remove("chosen");
  document.querySelector(`#map .legal[data-hex="${CSS.escape(hex)}"]:not(.spot)`)?.classList.add("chosen");
  reveal(hex, tray);
}

/** Closes the tray, and gives the focus back. */
export function closeTray() {
  removeGhost();
  for (const chosen of document.querySelectorAll("#map .chosen")) chosen.classList.remove("chosen");
  if (tray.hidden) return;
  // Who has clicked on something else keeps that.
  const isElsewhere = document.activeElement !== document.body && !tray.contains(document.activeElement);
  tray.hidden = true;
  tray.replaceChildren();
  if (isElsewhere) return;
  if (from?.isConnected && from !== document.body) from.focus({ preventScroll: true });
  else focusQuestion();
}

/** Goes on to another thumbnail of a list, round and round. */
function step(list, by) {
  const index = list.indexOf(picked());
  if (!list.length) return;
  const next = list[(index + by + list.length) % list.length];
  pick(next);
  next.focus({ preventScroll: true });
}

/** Turns the picked tile: its positions come one after the other. */
function turn(by) {
  if (picked()) step(positions(picked()), by);
}

const KEYS = {
  r: () => turn(1),
  R: () => turn(-1),
  ArrowRight: () => step(cards(), 1),
  ArrowDown: () => turn(1),
  ArrowLeft: () => step(cards(), -1),
  ArrowUp: () => turn(-1),
};

export function setUpTray() {
  // A tray that opens under a mouse at rest shows what is picked.
  let under = null;
  tray.addEventListener("pointermove", (event) => {
    const thumbnail = event.pointerType === "mouse" && event.target.closest("[data-choice]");
    if (thumbnail && thumbnail !== under) ghostOf(thumbnail);
    under = thumbnail;
  });
  tray.addEventListener("pointerleave", () => {
    under = null;
    if (picked()) ghostOf(picked());
  });
  tray.addEventListener("focusin", (event) => {
    if (event.target.matches("[data-choice]") && event.target.matches(":focus-visible")) pick(event.target);
  });
  tray.addEventListener("click", (event) => {
    if (event.target.closest("[data-close-tray]")) closeTray();
    const thumbnail = event.target.closest("[data-choice]");
    if (!thumbnail) return;
    if (thumbnail === picked()) turn(1);
    else pick(thumbnail);
  });
  document.addEventListener("click", (event) => {
    if (tray.hidden || wasDragged()) return;
    if (event.target.closest(".ghost")) turn(1);
    // What is only looked at goes by a click elsewhere; what is to be decided stays while one looks something up.
    else if (!decides() && event.target.isConnected && !event.target.closest("#tray, #map, #choices, #hexes")) closeTray();
  });
  document.addEventListener("keydown", (event) => {
    if (tray.hidden || event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input, textarea")) return;
    const inside = tray.contains(document.activeElement);
    if (event.key === "Escape") closeTray();
    else if (event.key === "Enter" && document.activeElement?.matches("#tray [data-choice]")) tray.querySelector("#lay").click();
    else if (KEYS[event.key] && picked() && (inside || (event.key.toLowerCase() === "r" && lettersWork()))) KEYS[event.key]();
    else return;
    event.preventDefault();
  });
}
