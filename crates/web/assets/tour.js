// For newcomers: the offer of a tour, once, and the tour itself, a walk along the parts of the table.

import { isNarrow } from "./narrow.js";

const KEPT = "lokalka-tour";
const offer = document.getElementById("tour-offer");
const walk = document.getElementById("tour");
const spot = document.getElementById("tour-spot");
const steps = [...walk.querySelectorAll("[data-place]")];
let at = 0;
/** The tab that was open before, on a phone. */
let tab = "";

const isPhone = isNarrow;
const openTab = (name) => document.querySelector(`#tabs [data-tab="${name}"]`)?.click();

/** What is offered once was answered once. */
function answered() {
  localStorage.setItem(KEPT, "seen");
  offer.hidden = true;
}

/** The frame goes around the part, and the words beside it; on a phone the style sheet puts them at the bottom. */
function place() {
  const part = document.querySelector(steps[at].dataset.place);
  const box = part.getBoundingClientRect();
  const inset = 4;
  const [left, top] = [Math.max(inset, box.left - inset), Math.max(inset, box.top - inset)];
  spot.style.left = `${left}px`;
  spot.style.top = `${top}px`;
  spot.style.width = `${Math.min(innerWidth - inset, box.right + inset) - left}px`;
  spot.style.height = `${Math.min(innerHeight - inset, box.bottom + inset) - top}px`;
  walk.style.left = walk.style.top = "";
  if (isPhone()) return;
  const own = walk.getBoundingClientRect();
  const gap = 16;
  const within = (from, size, room) => Math.max(gap, Math.min(from, room - size - gap));
  const beside = [
    [box.right + gap, within(box.top, own.height, innerHeight)],
    [box.left - own.width - gap, within(box.top, own.height, innerHeight)],
    [within(box.left, own.width, innerWidth), box.bottom + gap],
    [within(box.left, own.width, innerWidth), box.top - own.height - gap],
  ];
  const fits = ([x, y]) => x >= 0 && y >= 0 && x + own.width <= innerWidth && y + own.height <= innerHeight;
  const [x, y] = beside.find(fits) ?? [within(box.left, own.width, innerWidth), innerHeight - own.height - gap];
  walk.style.left = `${x}px`;
  walk.style.top = `${y}px`;
}

/** The parts change while bots play. */
const watch = new ResizeObserver(() => walk.open && place());

function show(step) {
  at = step;
  steps.forEach((section, index) => (section.hidden = index !== at));
  walk.setAttribute("aria-labelledby", steps[at].querySelector("h2").id);
  walk.querySelector("output").textContent = `${at + 1}/${steps.length}`;
  const [back, next] = ["-1", "1"].map((by) => walk.querySelector(`[data-step="${by}"]`));
  back.disabled = at === 0;
  next.textContent = at === steps.length - 1 ? next.dataset.done : next.dataset.next;
  if (document.activeElement !== back || back.disabled) next.focus();
  const { tab: part } = steps[at].dataset;
  if (isPhone() && part) openTab(part);
  else document.querySelector(`#drawers [data-pane="${part === "log" ? "log" : "shares"}"]`).click();
  place();
}

/** Goes on or back; after the last step the walk is over. */
function go(by) {
  const step = at + Number(by);
  if (step >= steps.length) walk.close();
  else if (step >= 0) show(step);
}

function start() {
  answered();
  document.querySelector("dialog[open]")?.close();
  tab = document.body.dataset.tab;
  spot.hidden = false;
  walk.showModal();
  show(0);
  for (const part of document.querySelectorAll("[data-part], #drawers")) watch.observe(part);
}

/** Listens once, and makes the offer to whoever has never answered it. */
export function setUpTour() {
  offer.hidden = localStorage.getItem(KEPT) !== null;
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-no-tour]")) answered();
    if (!event.target.closest("[data-tour]")) return;
    event.preventDefault();
    start();
  });
  walk.addEventListener("click", (event) => {
    const button = event.target.closest("button");
    if (button?.dataset.step) go(button.dataset.step);
    else if (button) walk.close();
  });
  walk.addEventListener("keydown", (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by) go(by);
  });
  walk.addEventListener("close", () => {
    spot.hidden = true;
    watch.disconnect();
    if (isPhone()) openTab(tab);
  });
  addEventListener("resize", () => walk.open && place());
}
