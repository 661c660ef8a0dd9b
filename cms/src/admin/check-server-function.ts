import type { PayloadRequest } from "payload";

/** Payload's server functions that the admin calls; folders and locales are not used. */
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

/** Called by the form of the first account. Payload refuses it once there is an account. */
const WITHOUT_ACCOUNT = "form-state";

/** Throws for an unknown name, such as "constructor", or without a user unless it needs none (EDT-04). */
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
