import type { Reporter } from "gatsby";
import { EnvironmentError } from "../config/environment";
import { ContentError } from "./content";
import { CallError } from "./source/call";

/**
 * Ends the build. A fault that an operator or editor can mend is one clear message without a stack;
 * the output of the last good build stays, since nothing was written yet.
 */
export function failBuild(reporter: Reporter, error: unknown): never {
  const known =
    error instanceof CallError ||
    error instanceof ContentError ||
    error instanceof EnvironmentError;
  if (known) return reporter.panic(error.message);
  return reporter.panic(
    "The build failed",
    error instanceof Error ? error : new Error(String(error)),
  );
}
