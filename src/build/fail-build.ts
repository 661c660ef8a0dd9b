import type { Reporter } from "gatsby";
import { EnvironmentError } from "../config/environment";
import { ContentError } from "./content";
import { CallError } from "./source/call";

/** A fault that an operator or editor can mend: its message says all, a stack would hide it. */
function isMendable(error: unknown): error is Error {
  return [CallError, ContentError, EnvironmentError].some((kind) => error instanceof kind);
}

/**
 * Ends the build with one clear message; the output of the last good build stays, since nothing was
 * written yet.
 */
export function failBuild(reporter: Reporter, error: unknown): never {
  if (isMendable(error)) return reporter.panic(error.message);
  return reporter.panic(
    "The build failed",
    error instanceof Error ? error : new Error(String(error)),
  );
}

/** The same for gatsby-config, which runs before there is a reporter. */
export function orEndBuild<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!isMendable(error)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
