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

/** Beside what was clicked, inside the window. On a phone the style sheet puts it at the bottom. */
function place(opener) {
  sheet.style.left = sheet.style.top = sheet.style.margin = "";
  if (!opener || isNarrow()) return;
  const [box, own] = [opener, sheet].map((part) => part.getBoundingClientRect());
  const within = (at, size, room) => Math.max(8, Math.min(at, room - size - 8));
  sheet.style.margin = "0";
  const right = box.right + 10 + own.width < innerWidth;
  sheet.style.left = `${within(right ? box.right + 10 : box.left - own.width - 10, own.width, innerWidth)}px`;
  sheet.style.top = `${within(box.top - 40, own.height, innerHeight)}px`;
}

/** Slider and number of a take-over show the same price, and the terms are those of that price. */
let asked = 0;
async function changePrice(form, from) {
  for (const field of form.querySelectorAll("input")) if (field !== from) field.value = from.value;
  if (!form.checkValidity()) return;
  const number = ++asked;
  const response = await get(form.dataset.terms + encodeURIComponent(from.value));
  const terms = document.getElementById("take-over-terms");
  // Answers to earlier prices may come later.
  if (response.ok && terms && number === asked) terms.innerHTML = await response.text();
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
