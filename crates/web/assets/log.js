// The whole log: narrowed to one player or company without loading again.

const choice = document.getElementById("about");

/** Shows the entries that name whoever is chosen, and the turns in which there are any. */
function narrow() {
  const key = choice.value;
  for (const entry of document.querySelectorAll("[data-about]")) {
    entry.hidden = key !== "" && !entry.dataset.about.split(" ").includes(key);
  }
  for (const turn of document.querySelectorAll(".turn")) {
    turn.hidden = key !== "" && !turn.querySelector("h3") && !turn.querySelector("[data-about]:not([hidden])");
  }
  const address = new URL(location.href);
  if (key) address.searchParams.set("about", key);
  else address.searchParams.delete("about");
  history.replaceState(null, "", address);
}

choice.addEventListener("change", narrow);
narrow();
