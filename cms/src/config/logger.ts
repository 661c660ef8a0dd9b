import type { Environment } from "../environment";
import { explainBucketError, explainError } from "../lib/explain-error";
import { describeSafely, redactMessage } from "../lib/log-error";
import { writeLog } from "../lib/write-log";

type Entry = {
  level?: number;
  msg?: string;
  err?: { message?: string; stack?: string; status?: number };
};

/** Logs one line for each warning or error, with the stack only if no sentence explains it. */
export const createLogger = ({ cmsLogLevel }: Pick<Environment, "cmsLogLevel">) => ({
  options: { level: cmsLogLevel, serializers: { err: serializeError } },
  destination: {
    write: (line: string) => {
      const entry = JSON.parse(line) as Entry;
      const text = describeEntry(entry);
      if (text !== null) writeLog(toLevelName(entry), text);
    },
  },
});

/** Returns an error's fields and message, with a stack that contains no text of visitors. */
function serializeError(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  return { ...error, name: error.name, message: error.message, stack: describeSafely(error) };
}

function toLevelName({ level = 0 }: Entry) {
  if (level >= 50) return "error";
  return level >= 40 ? "warning" : "info";
}

/** Returns null for lines that are not events of the CMS. */
function describeEntry({ msg = "", err }: Entry): string | null {
  // This error is also thrown, and logged where it is caught.
  if (msg.startsWith("Error: cannot connect to")) return null;
  // A refused sign-in or an invalid field is not an error of the CMS.
  if (err?.status !== undefined && err.status < 500) return null;
  if (!err) return redactMessage(msg);
  const sentence =
    explainBucketError(err) ?? explainError(new Error(`${msg} ${err.message ?? ""}`));
  const texts = [msg !== err.message && redactMessage(msg), err.stack];
  return sentence ?? texts.filter(Boolean).join("\n");
}
