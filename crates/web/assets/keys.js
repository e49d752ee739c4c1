// Keys of the table, and the dialog that lists them.

import { step, togglePlay } from "./history.js";
import { openDrawer, showPane } from "./info.js";
import { toggleFull } from "./map.js";

const help = () => document.getElementById("help");

/** Presses the button of the page that a key stands for, where it is there and not disabled. */
const press = (selector) => document.querySelector(selector)?.click();

/** Goes to a part of the page: on a phone its tab opens, elsewhere it gets the focus. */
function part(id, showTab) {
  openDrawer("");
  if (id === "log") showPane("log");
  showTab(id);
  const section = document.getElementById(id);
  if (!section.hasAttribute("tabindex")) section.tabIndex = -1;
  section.focus();
}

/** Whether single letters do something: whoever talks to the machine, or types by accident, can switch that off. */
const LETTERS = "lokalka-letters";
export const lettersWork = () => localStorage.getItem(LETTERS) !== "no";

function setUpLetters() {
  const box = document.getElementById("letters");
  box.checked = lettersWork();
  box.addEventListener("change", () => localStorage.setItem(LETTERS, box.checked ? "yes" : "no"));
}

/** To the first thing that can be done; on a phone its tab opens. */
function toChoices(showTab) {
  showTab("choices");
  const first = document.querySelector("#choices :is(button, input, select, summary):not(:disabled), #way :is(button, a)");
  (first ?? document.querySelector("#turn h1")).focus();
}

/** Whether keys are letters just now. */
const writes = (target) => target.closest?.("input:not([type=range]), textarea, select, [contenteditable]");

/** Listens once; `showTab` shows a part of the page on a phone. */
export function setUpKeys(showTab) {
  const KEYS = {
    "?": () => help().showModal(),
    u: () => press('[data-ask="undo"]:enabled'),
    h: () => press("[data-suggest]"),
    y: () => press('[data-ask="redo"]:enabled'),
    "[": () => step("back"),
    "]": () => step("on"),
    "{": () => step("turn-back"),
    "}": () => step("turn-on"),
    n: () => step("now"),
    " ": () => togglePlay(),
    a: () => part("choices", showTab),
    m: () => part("map", showTab),
    f: () => toggleFull(),
    s: () => part("shares", showTab),
    p: () => part("market", showTab),
    l: () => part("log", showTab),
    t: () => openDrawer("phases", showTab),
    i: () => openDrawer("tiles", showTab),
    c: () => openDrawer("companies", showTab),
    o: () => openDrawer("course", showTab),
    g: () => openDrawer("charts", showTab),
  };
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector("dialog[open]") || writes(event.target)) return;
    if (event.key === "Escape") {
      // One thing closes at a time, what was opened last first.
      if (!document.getElementById("tray").hidden) return;
      return document.body.classList.contains("map-full") ? toggleFull() : openDrawer("");
    }
    // The space bar presses whatever has the focus.
    if (event.key === " " && event.target.closest("button, a, summary, input, [role=button]")) return;
    if (event.key.length === 1 && !lettersWork()) return;
    const action = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!action) return;
    event.preventDefault();
    action();
  });
  setUpLetters();
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-to-choices]")) {
      event.preventDefault();
      toChoices(showTab);
    } else if (event.target.closest("[data-help]")) help().showModal();
    // A click beside the dialog closes it.
    else if (event.target === help()) help().close();
  });
}
