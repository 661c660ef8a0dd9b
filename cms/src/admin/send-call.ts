import { isObject } from "../../../src/shared/contract/response";
import { readField, readTextField } from "../../../src/shared/domain/read-field";

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

/** Returns the CMS's reason for a refusal: those of all fields, or the general one, or `fallback`. */
export function readError(body: unknown, fallback: string): string {
  const [error = body] = readErrors(body);
  const reasons = readErrors(readField(error, "data")).map((item) =>
    readTextField(item, "message"),
  );
  return reasons.join(" ") || readTextField(error, "message") || fallback;
}

function readErrors(body: unknown): unknown[] {
  return isObject(body) && Array.isArray(body.errors) ? body.errors : [];
}
