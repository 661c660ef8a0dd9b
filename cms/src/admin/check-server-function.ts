import type { PayloadRequest } from "payload";

/** What the admin calls of Payload's server functions. Folders and locales are not in use. */
const NAMES = new Set([
  "form-state",
  "get-default-layout",
  "get-upcoming-scheduled-publish",
  "render-document",
  "render-document-slots",
  "render-field",
  "render-list",
  "render-widget",
  "schedule-publish",
  "slugify",
  "table-state",
]);

/** The form of the first account calls this one. Payload refuses it once there is an account. */
const WITHOUT_ACCOUNT = "form-state";

/** Throws unless a signed-in user calls a known server function; "constructor" is none (EDT-04). */
export async function checkServerFunction(
  name: unknown,
  findUser: () => Promise<PayloadRequest["user"]>,
): Promise<void> {
  if (typeof name !== "string" || !NAMES.has(name)) {
    throw new Error("The admin has no server function of this name. Reload the page.");
  }
  if (name !== WITHOUT_ACCOUNT && (await findUser()) === null) {
    throw new Error("Sign in to the CMS first.");
  }
}
