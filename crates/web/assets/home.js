// The first page, and plain ones: import of a game file, what is kept of games, and the site as an app.

import { setUpPush, setUpSharing, setUpWorker } from "./installed.js";
import { listKept } from "./kept.js";
import { post } from "./post.js";
import { tellVisit } from "./visit.js";

const form = document.getElementById("import-form");
const wrong = document.getElementById("import-wrong");

if (form) {
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const file = form.elements.file.files[0];
    if (!file) return;
    wrong.textContent = "";
    try {
      const { ok, status, answer } = await post("/api/import", await file.text(), "text/plain;charset=utf-8");
      if (ok) location.href = `/games/${answer.id}`;
      else wrong.textContent = answer.sentence ?? String(status);
    } catch {
      // The file is gone or may not be read, or the server does not answer.
      wrong.textContent = wrong.dataset.failed;
    }
  });
}

const kept = document.getElementById("kept");
if (kept) listKept(kept);
tellVisit();
setUpWorker();
setUpSharing();
setUpPush(document.getElementById("push"));
