/** POST, the text of a search that found nothing (OPS-07). */
export const SEARCH_REPORT_PATH = "/searches/without-result";

/** True for 2 to 40 characters without "@" or six digits, which could identify a person. */
export function isReportable(query: string): boolean {
  return /^(?!(?:.*\d){6})[^@]{2,40}$/.test(query);
}
