// What would it run for? A click on the map chooses the hex to build on, and every choice asks at once.

const form = document.getElementById("question");

document.addEventListener("click", (event) => {
  const hex = event.target.closest(".picture [data-hex], .picture [data-on]");
  if (!hex) return;
  form.elements.hex.value = hex.dataset.hex ?? hex.dataset.on;
  form.requestSubmit();
});

form.addEventListener("change", () => form.requestSubmit());
