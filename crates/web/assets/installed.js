// The site as an app: the worker beside the pages, links that are shared, and news of turns on this device.

import { post } from "./post.js";

/** A browser that is never idle for so long has the worker all the same, in milliseconds. */
const AT_LAST = 5000;

/** The worker comes after all that is to be seen. */
export function setUpWorker() {
  if (!("serviceWorker" in navigator)) return;
  // A worker claims the pages that are open when it starts; on a busy machine this one may open later, and asks to be claimed.
  const take = ({ active }) => navigator.serviceWorker.controller ?? active.postMessage("claim");
  const register = () =>
    navigator.serviceWorker
      .register("/worker.js")
      .then(() => navigator.serviceWorker.ready)
      .then(take)
      .catch(() => {});
  const later = () => ("requestIdleCallback" in self ? requestIdleCallback(register, { timeout: AT_LAST }) : setTimeout(register, 1000));
  if (document.readyState === "complete") later();
  else addEventListener("load", later);
}

/** Links can be handed to other apps where the device has a way to. */
export function setUpSharing() {
  if (!navigator.share) return;
  for (const button of document.querySelectorAll("[data-share]")) button.hidden = false;
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-share]");
    if (!button) return;
    const url = button.parentElement.querySelector("[data-link]")?.value ?? location.origin + location.pathname;
    // Who changes their mind has not done anything wrong.
    await navigator.share({ title: document.title, url }).catch(() => {});
  });
}

/** The key of the server, as browsers want it. */
function bytes(text) {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** News of turns on this device: the switch on the page of an account. */
export async function setUpPush(card) {
  if (!card || !("serviceWorker" in navigator) || !("PushManager" in self)) return;
  const [on, off, said] = ["[data-on]", "[data-off]", "[role=status]"].map((part) => card.querySelector(part));
  const worker = await navigator.serviceWorker.ready;
  const show = async () => {
    const subscribed = Boolean(await worker.pushManager.getSubscription());
    on.hidden = subscribed;
    off.hidden = !subscribed;
    card.hidden = false;
  };
  const tell = async (path, body) => {
    const { ok, status, answer } = await post(path, body);
    said.textContent = ok ? "" : (answer.sentence ?? String(status));
    return ok;
  };
  on.addEventListener("click", async () => {
    try {
      const wish = { userVisibleOnly: true, applicationServerKey: bytes(card.dataset.key) };
      const subscription = await worker.pushManager.subscribe(wish);
      if (!(await tell("/account/push", subscription.toJSON()))) await subscription.unsubscribe();
      else location.reload();
    } catch {
      said.textContent = card.dataset.refused;
    }
    await show();
  });
  off.addEventListener("click", async () => {
    const subscription = await worker.pushManager.getSubscription();
    await subscription?.unsubscribe();
    if (await tell("/account/push/end", { endpoint: subscription.endpoint })) location.reload();
  });
  await show();
}
