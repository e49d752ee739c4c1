// The tray: tiles for one hex, with a ghost on the map of the one under the pointer or in focus.

import { reveal } from "./map.js";

const tray = document.getElementById("tray");
let from = null;

function ghostOf(button) {
  removeGhost();
  const hex = document.querySelector(`#map g[data-hex="${CSS.escape(button.dataset.ghost)}"]`);
  const tile = button.querySelector("svg");
  if (!hex || !tile) return;
  const ghost = document.createElementNS("http://www.w3.org/2000/svg", "g");
  ghost.id = "ghost";
  ghost.setAttribute("transform", hex.getAttribute("transform"));
  for (const shape of tile.children) ghost.append(shape.cloneNode(true));
  hex.parentNode.append(ghost);
}

function removeGhost() {
  document.getElementById("ghost")?.remove();
}

/** Opens the tray of a hex. */
export async function openTray(game, hex, say) {
  const response = await fetch(`/games/${game}/tray?hex=${encodeURIComponent(hex)}`);
  if (!response.ok) {
    say((await response.json()).sentence);
    return;
  }
  from = document.activeElement;
  tray.innerHTML = await response.text();
  tray.hidden = false;
  for (const chosen of document.querySelectorAll("#map g.chosen")) chosen.classList.remove("chosen");
  document.querySelector(`#map g[data-hex="${CSS.escape(hex)}"]`)?.classList.add("chosen");
  reveal(hex, tray);
  const first = tray.querySelector("[data-action]");
  (first ?? tray).focus({ preventScroll: true });
  if (first?.dataset.ghost) ghostOf(first);
}

/** Closes the tray, and gives the focus back. */
export function closeTray() {
  removeGhost();
  for (const chosen of document.querySelectorAll("#map g.chosen")) chosen.classList.remove("chosen");
  if (tray.hidden) return;
  tray.hidden = true;
  tray.replaceChildren();
  if (from?.isConnected) from.focus({ preventScroll: true });
}

/** Rotates the choice: the next or previous tile of the tray gets the focus. */
function step(by) {
  const buttons = [...tray.querySelectorAll("[data-action]")];
  const index = buttons.indexOf(document.activeElement);
  if (buttons.length) buttons[(index + by + buttons.length) % buttons.length].focus();
}

export function setUpTray() {
  for (const kind of ["pointerover", "focusin"]) {
    tray.addEventListener(kind, (event) => {
      const button = event.target.closest("[data-ghost]");
      if (button) ghostOf(button);
    });
  }
  tray.addEventListener("pointerleave", removeGhost);
  tray.addEventListener("click", (event) => {
    if (event.target.closest("[data-close-tray]")) closeTray();
  });
  document.addEventListener("keydown", (event) => {
    if (tray.hidden) return;
    if (event.key === "Escape") closeTray();
    else if (!tray.contains(document.activeElement)) return;
    else if (["ArrowRight", "ArrowDown", "r"].includes(event.key)) step(1);
    else if (["ArrowLeft", "ArrowUp", "R"].includes(event.key)) step(-1);
    else return;
    event.preventDefault();
  });
}
