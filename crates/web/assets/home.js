// The first page: import of a game file.

import { post } from "./post.js";

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
