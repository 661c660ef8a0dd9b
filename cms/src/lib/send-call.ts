/** Sends a call of the signed-in account from the admin. Returns null if the CMS cannot be reached. */
export function sendCall(
  method: "GET" | "POST" | "PATCH",
  address: string,
  body?: object,
): Promise<Response | null> {
  return fetch(address, {
    method,
    credentials: "include",
    ...(body && { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
  }).catch(() => null);
}
