import { EnvironmentError } from "../../src/shared/node/environment/environment";
import { readField } from "../../src/shared/domain/read-field";

/** An error whose message is a sentence for users; it is shown without a stack. */
export class UserFacingError extends Error {
  override name = "UserFacingError";

  constructor(
    message: string,
    readonly lines: string[] = [],
  ) {
    super(message);
  }
}

/** Returns the message for users, with the stack of an unexpected error. */
export function describeError(error: unknown): string {
  if (error instanceof UserFacingError) {
    return [error.message, ...error.lines.map((line) => `    ${line}`)].join("\n");
  }
  if (error instanceof EnvironmentError) return error.message;
  const system = describeSystemProblem(error);
  if (system !== undefined) return system;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** Returns a sentence about a full disk or missing permission, else undefined. */
export function describeSystemProblem(error: unknown): string | undefined {
  const path = readText(error, "path");
  const where = path === undefined ? "" : ` (${path})`;
  switch (readErrorCode(error)) {
    case "ENOSPC":
    case "EDQUOT":
      return `The disk is full${where}. Free some space and start again.`;
    case "EACCES":
    case "EPERM":
    case "EROFS":
      return `Cannot access a file or folder${where}: permission denied. Change its owner or set DATA_DIR to another folder.`;
    default:
      return undefined;
  }
}

/** Returns the `code` of a system error, such as "ENOENT", else undefined. */
export function readErrorCode(error: unknown): string | undefined {
  return readText(error, "code");
}

function readText(error: unknown, name: string): string | undefined {
  const value = readField(error, name);
  return typeof value === "string" ? value : undefined;
}
