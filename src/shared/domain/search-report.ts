/** POST, the text of a search that found nothing (OPS-07). */
export const SEARCH_REPORT_PATH = "/searches/without-result";

const PERSONAL = [
  // An e-mail address or UPI ID, also with "(at)" or "at … dot".
  /@|%40|[([{<]\s*at\s*[)\]}>]|\bat\b.+\bdot\b/,
  // Six digits of any script: phone, account, Aadhaar.
  /(?:\p{Nd}\P{Nd}*){6}/u,
  // A PAN.
  /\b[a-z]{5}[\s._-]*\p{Nd}{4}[\s._-]*[a-z]\b/u,
  // A token: letters and digits without a space or hyphen that are no word.
  /[a-z\d]{21}|(?=[a-z]*\d)[a-z\d]{16}|(?=[a-z\d]{10})[a-z]*\d+[a-z]+\d/,
];

/** True if a text may name a person or contain a secret. */
function isPersonal(text: string): boolean {
  const plain = text
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .toLowerCase();
  return PERSONAL.some((pattern) => pattern.test(plain));
}

/** True for a search of 2 to 40 characters that names no person and contains no secret (OPS-07). */
export function isReportable(query: string): boolean {
  return query.length >= 2 && query.length <= 40 && !isPersonal(query);
}

/** True for a path of at most 200 characters whose segments, each alone, do neither (OPS-07). */
export function isCountablePath(path: string): boolean {
  return path.length <= 200 && !path.split("/").some(isPersonal);
}
