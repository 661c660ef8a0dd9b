/** An error's words without the values of a query, which may be a visitor's. */
export function withoutValues(text: string): string {
  return text.replace(/(\bparams: )[^]*?(?=\n\s+at |$)/g, "$1(left out)");
}

/** Tells the operator of an error, never of what visitors wrote. */
export function toldError(error: unknown): void {
  console.error(`CMS error: ${withoutValues(words(error))}`);
}

function words(error: unknown): string {
  if (!(error instanceof Error)) return "something that is no error was thrown.";
  const cause = error.cause instanceof Error ? `\ncaused by ${words(error.cause)}` : "";
  return `${error.stack ?? error.message}${cause}`;
}
