import { readField } from "../../../../src/shared/domain/read-field";
import { HELD } from "../../lib/hold";
import { explainError } from "../../lib/explain-error";
import { redactMessage } from "../../lib/log-error";

/** Returns why a schedule failed, without secrets, and whether a retry can succeed. */
export function explainFailure(error: unknown): { reason: string; canRetry: boolean } {
  const message = String(readField(error, "message") ?? "");
  const machineReason = explainError(new Error(message));
  if (message.startsWith(HELD)) return { reason: message, canRetry: true };
  if (machineReason !== null) return { reason: machineReason, canRetry: true };
  return { reason: explainMessage(message), canRetry: false };
}

function explainMessage(message: string): string {
  if (/not found/i.test(message))
    return "The post, or the account that scheduled it, no longer exists.";
  if (/not allowed/i.test(message)) {
    return "The account that scheduled it is no longer allowed to publish.";
  }
  const text = redactMessage(message) || "The reason is unknown";
  return text.endsWith(".") ? text : `${text}.`;
}
