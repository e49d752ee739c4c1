// No accidental moves: a press that began before the question changed, or right after, does nothing.

/** Within so many milliseconds nobody has read what is new, and decided. */
const MOMENT = 600;
/** Where a press answers something, or opens what does. Tabs and what is looked up stay free, and so does moving the map. */
const ANSWERS = "#picture > svg, #choices, #way, #tray, #sheet, #hint, #consent, [data-action], [data-ask], [data-sheet]";
/** What answers no question is free even there: who has let a bot play must get the seat back from one that moves every moment. */
const FREE = "[data-stand-in]";
/** A click comes at most so long after the finger or the key went up; later ones come from elsewhere, such as a screen reader. */
const CLICK = 400;

/** When what can be answered was last another, when the question was, and until when the page says so. */
let changed = -MOMENT;
let asked = -MOMENT;
let settled = 0;
/** The last press of a finger, mouse button or key. */
let press = { from: 0, until: 0 };

function settle(isQuestion) {
  changed = performance.now();
  if (isQuestion) asked = changed;
  clearTimeout(settled);
  document.body.dataset.settling = "";
  settled = setTimeout(() => delete document.body.dataset.settling, MOMENT);
}

/** What can be answered has changed: now, and once more when it is seen. */
function change(isQuestion) {
  settle(isQuestion);
  requestAnimationFrame(() => settle(isQuestion));
}

const begin = (event) => {
  // A key that is held down is one press.
  if (!event.repeat) press = { from: event.timeStamp, until: Infinity };
};
const end = (event) => {
  press.until = event.timeStamp;
};

/** When the press began that led to this event. */
const began = (event) => (event.timeStamp - press.until < CLICK ? press.from : event.timeStamp);

/** Who looks at one hex after the other need not wait for their cards. */
const onlyLooks = (target) => target.closest("#picture") && !target.closest(".legal, .ghost");

function hold(event) {
  if (!event.target.closest?.(ANSWERS) || event.target.closest(FREE)) return;
  if (began(event) >= (onlyLooks(event.target) ? asked : changed) + MOMENT) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Listens once, before everybody else. */
export function setUpDeliberation() {
  for (const name of ["pointerdown", "keydown"]) addEventListener(name, begin, true);
  for (const name of ["pointerup", "pointercancel", "keyup"]) addEventListener(name, end, true);
  // The mouse button that goes down would take the focus along.
  for (const name of ["mousedown", "click", "submit"]) addEventListener(name, hold, true);
  // What is set to what it was is no change: a page that finds its line again asks nothing new.
  const isOther = ({ type, target, attributeName, oldValue }) => type === "childList" || target.getAttribute(attributeName) !== oldValue;
  const look = new MutationObserver((records) => {
    const others = records.filter(isOther);
    if (others.length) change(others.some(({ target }) => target.id === "table"));
  });
  const attributes = (...attributeFilter) => ({ attributes: true, attributeOldValue: true, attributeFilter });
  look.observe(document.getElementById("table"), attributes("data-seq", "data-live"));
  for (const id of ["tray", "sheet", "hint"]) {
    look.observe(document.getElementById(id), { ...attributes("hidden", "open"), childList: true });
  }
}
