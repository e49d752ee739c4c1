// What the table can do without until its first picture is seen: drawers, keys, trays, sheets, chat, bots and the tour.

import { closeHint, setUpBots } from "./bots.js";
import { dressInfo, setUpInfo } from "./info.js";
import { setUpKeys } from "./keys.js";
import { setUpOnline } from "./online.js";
import { closeSheet, openSheet, setUpSheet } from "./sheet.js";
import { setUpTour } from "./tour.js";
import { closeTray, openConfirm, openTray, setUpTray } from "./tray.js";

export { closeSheet, dressInfo, openConfirm, openSheet, openTray };

/** What was open belongs to the state before. */
export function closeTools() {
  closeTray();
  closeSheet();
  closeHint();
}

/** Listens once; `events` tells what happens at the table, `showTab` shows a part of the page on a phone. */
export function setUpTools(game, events, showTab) {
  setUpInfo();
  setUpKeys(showTab);
  setUpBots(game);
  setUpTray();
  setUpSheet();
  setUpOnline(game, events);
  setUpTour();
}
