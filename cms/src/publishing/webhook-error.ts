import { readField } from "../../../src/shared/domain/read-field";

export class WebhookRejected extends Error {
  override name = "WebhookRejected";

  constructor(readonly status: number) {
    super(`The receiver returned status ${status}.`);
  }
}

/** Returns a status or code only, because the response and the address may contain a key. */
export function describeWebhookError(error: unknown, timeoutMs: number): string {
  if (error instanceof WebhookRejected) {
    const hint =
      HINTS[error.status] ?? (isRedirect(error.status) ? "redirects are not followed" : "");
    return [`returned ${error.status}`, hint].filter(Boolean).join(": ");
  }
  const isLate = readField(error, "name") === "TimeoutError";
  if (isLate) return `no response within ${timeoutMs / 1000} s`;
  const code = readField(readField(error, "cause"), "code");
  return typeof code === "string" && /^[A-Z][A-Z\d_]{1,40}$/.test(code)
    ? code
    : "the site could not be reached";
}

const HINTS: Partial<Record<number, string>> = {
  401: "both sides must have the same WEBHOOK_SECRETS and the same time",
  404: "check REBUILD_WEBHOOK_URL",
  503: "the receiver has no secret, or is not ready",
};

function isRedirect(status: number): boolean {
  return status >= 300 && status < 400;
}
