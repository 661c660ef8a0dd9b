import { prettyFactory } from "pino-pretty";
import { readField } from "../../src/shared/domain/read-field";

const OMITTED_FIELDS = new Set(["level", "time", "msg", "reqId", "err"]);

/** Returns a function that turns a JSON log line into a sentence for people at a terminal (OPS-10). */
export function createFormatter(colorize: boolean): (line: string) => string {
  return prettyFactory({
    colorize,
    translateTime: "SYS:HH:MM:ss",
    hideObject: true,
    messageFormat: toSentence,
  });
}

function toSentence(line: Record<string, unknown>): string {
  const { msg, err } = line;
  const text = typeof msg === "string" ? msg.replace(/\.$/, "") : "";
  const fields = Object.entries(line)
    .filter(([name]) => !OMITTED_FIELDS.has(name))
    .map(([name, value]) => `${name} ${typeof value === "string" ? value : JSON.stringify(value)}`);
  const sentence = text.charAt(0).toUpperCase() + text.slice(1);
  const stack = readField(err, "stack");
  return [
    `${sentence}${fields.length > 0 ? ` (${fields.join(", ")})` : ""}.`,
    ...(typeof stack === "string" ? [stack] : []),
  ].join("\n");
}
