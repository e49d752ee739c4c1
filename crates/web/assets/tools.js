// What the table can do without until its first picture is seen: drawers, keys, trays, sheets, chat, bots and the tour.

import { closeHint, setUpBots } from "./bots.js";
import { setUpEar } from "./ear.js";
import { setUpHexes } from "./hexes.js";
import { dressInfo, setUpInfo } from "./info.js";
import { setUpSharing, setUpWorker } from "./installed.js";
import { setUpKeys } from "./keys.js";
import { reveal } from "./map.js";
import { choiceOf } from "./marks.js";
import { setUpOnline } from "./online.js";
import { setUpLights } from "./lights.js";
import { closeSheet, openSheet, setUpSheet } from "./sheet.js";
import { setUpTour } from "./tour.js";
import { closeTray, openConfirm, openHex, openTray, setUpTray } from "./tray.js";

/** What opens over the page and is closed by Escape, or by a click beside it. */
const FOLDS = ".files[open], #since details[open], .reconstructed[open]";

function setUpFolds() {
  const close = (event) => {
    for (const fold of document.querySelectorAll(FOLDS)) if (!fold.contains(event?.target)) fold.open = false;
    const talk = document.getElementById("talk");
    if (!talk.hidden && !event?.target.closest("#talk, [data-talk]")) document.querySelector("#talk [data-talk]").click();
  };
  document.addEventListener("click", close);
  document.addEventListener("keydown", (event) => event.key === "Escape" && close());
}

export { closeSheet, dressInfo, openConfirm, openHex, openSheet, openTray };

/** A hex was chosen in the grid: the city in which a station may be placed, or else the hex. */
const chooseInGrid = (chooseHex) => (hex) => {
  const spot = document.querySelector(`#map .spot[data-hex="${CSS.escape(hex)}"]`);
  const choice = spot && choiceOf(spot);
  if (choice) openConfirm(spot, choice);
  else chooseHex(hex);
};

/** What was open belongs to the state before. */
export function closeTools() {
  closeTray();
  closeSheet();
  closeHint();
}

/** Listens once; `events` tells what happens at the table, where others are, `showTab` shows a part of the page on a phone, `chooseHex` opens a hex. */
export function setUpTools(game, events, showTab, chooseHex) {
  setUpInfo();
  setUpKeys(showTab);
  setUpBots(game);
  setUpTray();
  setUpSheet();
  if (events) setUpOnline(game, events);
  setUpTour();
  setUpFolds();
  setUpLights();
  setUpWorker();
  setUpSharing();
  setUpEar();
  setUpHexes(chooseInGrid(chooseHex), reveal);
}
