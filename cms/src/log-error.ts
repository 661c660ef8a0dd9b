/** An error's words without the values of a query, which may be a visitor's. */
export function withoutQueryValues(text: string): string {
  return text.replace(/(\bparams: )[^]*?(?=\n\s+at |$)/g, "$1(left out)");
}

/** Tells the operator of an error, never of what visitors wrote. */
export function logError(error: unknown): void {
  console.error(`CMS error: ${withoutQueryValues(describe(error))}`);
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return "something that is no error was thrown.";
  const cause = error.cause instanceof Error ? `\ncaused by ${describe(error.cause)}` : "";
  return `${error.stack ?? error.message}${cause}`;
}
