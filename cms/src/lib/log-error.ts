import { writeLog } from "./write-log";

/** Logs an error for the operator without any text of visitors. */
export function logError(error: unknown): void {
  writeLog("error", describeSafely(error));
}

const FRAME = /^\s+at (?:.+ \()?[^\s()]+:\d+:\d+\)?$/;

/** Returns the first lines of an error and its causes; further ones may be a visitor's text. */
export function describeSafely(error: unknown): string {
  if (!(error instanceof Error)) return "something other than an error was thrown.";
  const { name, message, stack = "" } = error;
  const from = stack.indexOf(message);
  const frames = stack
    .slice(from === -1 ? 0 : from + message.length)
    .split("\n")
    .filter((line) => FRAME.test(line));
  const cause = error.cause instanceof Error ? [`caused by ${describeSafely(error.cause)}`] : [];
  return [`${name}: ${redactMessage(message)}`, ...frames, ...cause].join("\n");
}

/** Returns the first line without values of a query and without text that a JSON parser quotes. */
export function redactMessage(text: string): string {
  const [line = ""] = text.split("\n", 1);
  return line
    .replace(/\bparams: .*/, "params: (omitted)")
    .replace(/^(Unexpected token).*/, "$1 (omitted)");
}
