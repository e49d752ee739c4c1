// The board tells: a company that one points at lights up on the map, and a hex says what it is.

import { shape } from "./shapes.js";
import { get } from "./post.js";

const table = () => document.getElementById("table");
const picture = () => document.querySelector("#picture > svg");
/** Lights by company, of the position that is shown. */
let kept = { of: "", lights: new Map() };
let wanted = null;

/** The lights of a company, fetched once for each position. */
async function fetchLights(company) {
  const { game, at, seq } = table().dataset;
  if (kept.of !== `${at} ${seq}`) kept = { of: `${at} ${seq}`, lights: new Map() };
  const { lights } = kept;
  if (!lights.has(company)) {
    const asked = get(`/games/${game}/lights?company=${encodeURIComponent(company)}&at=${at}`);
    lights.set(company, asked.then((response) => (response.ok ? response.text() : "")));
  }
  return lights.get(company);
}

/** Takes them from the map. */
function putOut() {
  wanted = null;
  picture()?.querySelector(".lights")?.remove();
}

/** Lights up a company, if it is still wanted when its lights come. */
async function lightUp(company) {
  if (wanted === company) return;
  putOut();
  wanted = company;
  const text = await fetchLights(company).catch(() => "");
  const drawn = new DOMParser().parseFromString(text, "text/html").querySelector(".lights");
  if (wanted !== company || !drawn) return;
  const made = shape("g", { class: "lights" });
  made.append(...drawn.childNodes);
  picture()?.append(made);
}

/** Says what the hex is that one points at. */
function tell(hex) {
  const said = document.querySelector("#map .said");
  const drawn = hex && picture()?.querySelector(`g[data-hex="${CSS.escape(hex)}"] title`);
  if (said) said.textContent = drawn?.textContent ?? "";
}

/** Listens once, at the document: badges and hexes come and go. */
export function setUpLights() {
  const look = (event) => {
    // Under a hand that moves the map, hexes only pass by.
    if (event.buttons > 0 && event.target.closest?.("#map")) return;
    const badge = event.target.closest?.("[data-company]");
    if (badge) lightUp(badge.dataset.company);
    else if (wanted) putOut();
    const { on, hex = on } = event.target.closest?.("#map :is(g[data-hex], g[data-on])")?.dataset ?? {};
    if (hex || event.target.closest?.("#picture > svg")) tell(hex);
  };
  document.addEventListener("pointerover", (event) => event.pointerType === "mouse" && look(event));
  // A finger points by touching: the company stays lit until something else is touched.
  document.addEventListener("click", (event) => event.pointerType !== "mouse" && look(event));
  document.addEventListener("focusin", (event) => {
    const badge = event.target.querySelector?.(":scope > [data-company]");
    if (badge && event.target.matches("button, a, :focus-visible")) lightUp(badge.dataset.company);
    else if (wanted && !event.target.closest?.("[data-company]")) putOut();
  });
}
