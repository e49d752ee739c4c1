// A look back at a game that is being worked out: the page asks how far it is, and shows the review once it is there.

import { setUpWorker } from "./installed.js";
import { get } from "./post.js";

/** After so long the page asks again, in milliseconds. */
const AGAIN = 1500;

const place = () => document.getElementById("review");

async function refresh() {
  try {
    const response = await get(location.pathname);
    const fresh = new DOMParser().parseFromString(await response.text(), "text/html").querySelector("main");
    const here = document.querySelector("main");
    if (response.ok && fresh && !fresh.isEqualNode(here)) here.replaceWith(document.adoptNode(fresh));
  } catch {
    // No line: the next attempt may have one.
  }
  watch();
}

function watch() {
  if (place()?.dataset.stage === "working") setTimeout(refresh, AGAIN);
}

watch();
setUpWorker();
