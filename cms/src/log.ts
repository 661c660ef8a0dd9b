import type { Config } from "payload";
import { explain } from "./explain";
import { explainBucket } from "./storage/explain-bucket";
import { withoutValues } from "./told-error";

type Entry = {
  level?: number;
  msg?: string;
  err?: { message?: string; stack?: string; status?: number };
};

// Thrown as well, and told by whoever catches it.
const NOT_TOLD = ["Error: cannot connect to"];

/**
 * Payload's log on the console: warnings and errors, one line each, the stack only where no plain
 * sentence explains the error. CMS_LOG_LEVEL (pino's names) shows more.
 */
export const logger: Config["logger"] = {
  options: { level: process.env.CMS_LOG_LEVEL || "warn" },
  destination: {
    write: (line: string) => {
      const text = format(JSON.parse(line) as Entry);
      if (text !== null) console.error(withoutValues(text));
    },
  },
};

function format({ level = 0, msg = "", err }: Entry): string | null {
  if (NOT_TOLD.some((start) => msg.startsWith(start))) return null;
  // A refused login or a wrong field was answered to whoever sent it; it is no error of the CMS.
  if (err?.status !== undefined && err.status < 500) return null;
  const kind = level >= 50 ? "error" : level >= 40 ? "warning" : "info";
  if (!err) return `CMS ${kind}: ${msg}`;
  const sentence = explainBucket(err) ?? explain(new Error(`${msg} ${err.message ?? ""}`));
  return `CMS ${kind}: ${sentence ?? [msg, err.stack ?? err.message].filter(Boolean).join("\n")}`;
}
