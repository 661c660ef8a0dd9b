/** POST, the text of a search that found nothing (OPS-07). */
export const SEARCH_REPORT_PATH = "/searches/without-result";

/** True for a search without an e-mail address or a long number, which could name a person. */
export function isReportable(query: string): boolean {
  return /^(?!(?:.*\d){6})[^@]{2,40}$/.test(query);
}
