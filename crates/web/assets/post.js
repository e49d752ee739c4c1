// Requests of our pages: they say in which language the page is, and what changes something goes as JSON to our own API, with the
// header that only our pages add.

/** So long an answer is waited for, in milliseconds: a line that is lost says nothing. */
const PATIENCE = 20000;

/** In the language of this page, whatever was chosen elsewhere meanwhile. */
const inLanguage = () => ({ "x-lokalka-language": document.documentElement.lang });

/** Asks for a part of this page. */
export function get(address) {
  return fetch(address, { headers: inLanguage() });
}

/** Posts to the API, or puts or deletes; gives the status and the answer, as text and, where it is JSON, as what it says. */
export async function post(address, body, type = "application/json", method = "POST") {
  const response = await fetch(address, {
    method,
    headers: { "content-type": type, "x-lokalka": "1", ...inLanguage() },
    body: type === "application/json" ? JSON.stringify(body) : body,
    signal: type === "application/json" ? AbortSignal.timeout(PATIENCE) : undefined,
  });
  const text = await response.text();
  let answer = {};
  try {
    answer = JSON.parse(text);
  } catch {
    // An answer without JSON has no sentence for us.
  }
  return { status: response.status, ok: response.ok, answer, text };
}
