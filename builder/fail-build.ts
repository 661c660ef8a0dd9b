import type { Reporter } from "gatsby";
import { EnvironmentError } from "../src/shared/node/environment/environment";
import { UnknownPlaceholder } from "../src/content/placeholders";
import { ContentError } from "../src/content/read-content";
import { CallError } from "./source/call";

/** True for a fault that an operator or editor can fix: its message is complete without a stack. */
function isFixable(error: unknown): error is Error {
  return [CallError, ContentError, EnvironmentError].some((kind) => error instanceof kind);
}

/** Ends the build with one clear message. A fault of content does not end `gatsby develop`. */
export function failBuild(reporter: Reporter, error: unknown): void {
  if (error instanceof ContentError || error instanceof UnknownPlaceholder) {
    reporter.panicOnBuild(error.message);
  } else if (isFixable(error)) reporter.panic(error.message);
  else
    reporter.panic("The build failed", error instanceof Error ? error : new Error(String(error)));
}

/** Returns what `readValue` returns. Exits after a fixable error, because gatsby-config has no reporter yet. */
export function readOrExit<T>(readValue: () => T): T {
  try {
    return readValue();
  } catch (error) {
    if (!isFixable(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
