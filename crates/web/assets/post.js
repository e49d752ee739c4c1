// Requests that change something: JSON to our own API, with the header that only our pages add.

/** Posts to the API, or puts or deletes; gives the status and the answer. */
export async function post(address, body, type = "application/json", method = "POST") {
  const response = await fetch(address, {
    method,
    headers: { "content-type": type, "x-lokalka": "1" },
    body: type === "application/json" ? JSON.stringify(body) : body,
  });
  let answer = {};
  try {
    answer = await response.json();
  } catch {
    // An answer without JSON has no sentence for us.
  }
  return { status: response.status, ok: response.ok, answer };
}
