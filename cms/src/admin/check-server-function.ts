import type { AsyncLocalStorage } from "node:async_hooks";
import type { PayloadRequest } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { explainError } from "../lib/explain-error";

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

/** Set by cms/server-functions.mjs; calls of tests have no status. */
const shared = globalThis as typeof globalThis & {
  serverFunctionCalls?: AsyncLocalStorage<{ failureStatus: number }>;
};

/** Runs a server function. If it throws, sets 500 for a fault of the CMS, else 4xx (EDT-04). */
export async function runServerFunction<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    const call = shared.serverFunctionCalls?.getStore();
    const status = Number(readField(error, "status"));
    const isRefusal = status >= 400 && status < 500;
    if (call && isRefusal) call.failureStatus = status;
    if (call && explainError(error) !== null) call.failureStatus = 500;
    throw error;
  }
}

/** Throws for an unknown name, such as "constructor", or without a user unless it needs none (EDT-04). */
export async function checkServerFunction(
  name: unknown,
  findUser: () => Promise<PayloadRequest["user"]>,
): Promise<void> {
  if (typeof name !== "string" || !NAMES.has(name)) {
    throw new Error("The admin has no server function of this name. Reload the page.");
  }
  if (name !== WITHOUT_ACCOUNT && (await findUser()) === null) {
    throw Object.assign(new Error("Sign in to the CMS first."), { status: 401 });
  }
}
