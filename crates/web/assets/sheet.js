// The sheet: one decision with everything that it leads to, beside what was clicked; on a phone at the bottom.

import { isNarrow } from "./narrow.js";
import { get } from "./post.js";

const sheet = document.getElementById("sheet");

/** Opens the sheet with what the address answers. */
export async function openSheet(address, opener, say) {
  const response = await get(address);
  if (!response.ok) {
    const answer = await response.json();
    say(answer.sentence, answer);
    return;
  }
  sheet.innerHTML = await response.text();
  if (!sheet.open) sheet.showModal();
  place(opener);
  (sheet.querySelector("button[data-action], input") ?? sheet.querySelector("button"))?.focus({ preventScroll: true });
}

export function closeSheet() {
  if (sheet.open) sheet.close();
}

/** Between the sheet and what is beside it, and how wide it is at least and at most. */
const EDGE = 8;
const LEAST = 360;
const MOST = 460;

/** Beside what was clicked, inside the window; below it rather than over the map. On a phone the style sheet puts it at the bottom. */
function place(opener) {
  for (const property of ["left", "top", "margin", "width"]) sheet.style[property] = "";
  if (!opener || isNarrow()) return;
  const box = opener.getBoundingClientRect();
  const map = document.getElementById("map").getBoundingClientRect();
  const column = innerWidth - map.right - 2 * EDGE;
  const spared = box.left >= map.right && column >= LEAST;
  if (spared) sheet.style.width = `${Math.min(MOST, column)}px`;
  const { width, height } = sheet.getBoundingClientRect();
  const right = box.right + EDGE + width < innerWidth;
  const left = right ? box.right + EDGE : box.left - width - EDGE;
  const below = spared && left < map.right;
  const within = (at, size, room) => Math.max(EDGE, Math.min(at, room - size - EDGE));
  sheet.style.margin = "0";
  sheet.style.left = `${below ? map.right + EDGE : within(left, width, innerWidth)}px`;
  sheet.style.top = `${within(below ? box.bottom + EDGE : box.top - 40, height, innerHeight)}px`;
}

/** Slider and number of a take-over show the same price, and the terms are those of that price. */
let asked = 0;
async function changePrice(form, from) {
  for (const field of form.querySelectorAll("input")) if (field !== from) field.value = from.value;
  const number = ++asked;
  const terms = document.getElementById("take-over-terms");
  // Terms of another price would be taken for those of this one.
  if (!from.checkValidity()) {
    terms.textContent = from.validationMessage;
    return;
  }
  const response = await get(form.dataset.terms + encodeURIComponent(from.value));
  // Answers to earlier prices may come later.
  if (response.ok && terms.isConnected && number === asked) terms.innerHTML = await response.text();
}

/** Listens once: the sheet stays, what is in it changes. */
export function setUpSheet() {
  sheet.addEventListener("click", (event) => {
    // A click on the dialog itself is one beside what it shows.
    if (event.target === sheet || event.target.closest("[data-close-sheet]")) closeSheet();
  });
  sheet.addEventListener("input", (event) => {
    const form = event.target.closest("form[data-terms]");
    if (form) changePrice(form, event.target);
  });
}
