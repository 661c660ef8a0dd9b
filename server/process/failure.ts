import { errorCode } from "../error-code";
import { EnvironmentError } from "../../src/config/environment";

/** A failure whose message is a sentence for the person at the keyboard; no stack is shown. */
export class Failure extends Error {
  override name = "Failure";

  constructor(
    message: string,
    /** The last lines of a program's output, where one is to blame. */
    readonly lines: string[] = [],
  ) {
    super(message);
  }
}

/** Turns any error into what is printed about it. */
export function describeFailure(error: unknown): string {
  if (error instanceof Failure) return [error.message, ...error.lines.map(indent)].join("\n");
  if (error instanceof EnvironmentError) return error.message;
  const system = systemProblem(error);
  if (system !== undefined) return system;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** One sentence for a full disk or a folder that may not be written; undefined for the rest. */
export function systemProblem(error: unknown): string | undefined {
  const where = pathOf(error);
  switch (errorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full${where}; free some space and start again.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `A file or folder may not be written by this account${where}; change its owner or set DATA_DIR to another folder.`;
    default:
      return undefined;
  }
}

function pathOf(error: unknown): string {
  if (typeof error !== "object" || error === null || !("path" in error)) return "";
  return typeof error.path === "string" ? ` (${error.path})` : "";
}

function indent(line: string): string {
  return `    ${line}`;
}
