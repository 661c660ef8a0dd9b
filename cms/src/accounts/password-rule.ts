const MIN_LENGTH = 12;
/** In characters; a longer password only makes hashing expensive. */
const MAX_LENGTH = 200;
/** Different characters that must remain once everything easy to guess is removed. */
const MIN_DISTINCT = 7;

/** Most long passwords in lists of leaks consist of these words. */
const COMMON_WORDS =
  "password passwort passw0rd p@ssword p@ssw0rd administrator admin welcome letmein iloveyou changeme default qwerty azerty football baseball basketball superman batman pokemon princess sunshine dragon monkey master shadow michael jennifer charlie computer internet secret security summer winter spring autumn monday trustno1 company website india mumbai krishna ganesh".split(
    " ",
  );
const RUNS = [
  "abcdefghijklmnopqrstuvwxyz",
  "01234567890",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "1q2w3e4r5t6y7u8i9o0p",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
];

/** Returns the reason to refuse a password, or null. `own`: the account's e-mail address and name. */
export function findPasswordProblem(password: string, own: string[] = []): string | null {
  const { length } = password;
  if (length < MIN_LENGTH) return `A password needs at least ${MIN_LENGTH} characters.`;
  if (length > MAX_LENGTH) return `A password may have ${MAX_LENGTH} characters at most.`;
  const personal = own.flatMap((text) => [text, ...text.split(/[@.\s_-]+/)]);
  const rest = [...personal, ...COMMON_WORDS, ...RUNS.flatMap(listSubstrings)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ""), password.toLowerCase());
  if (new Set(rest).size >= MIN_DISTINCT) return null;
  return "This password is easy to guess: use several words that only you would combine.";
}

/** Returns all substrings of a run of keys, forwards and backwards. */
function listSubstrings(run: string): string[] {
  return [run, [...run].reverse().join("")].flatMap((keys) =>
    Array.from(keys, (_, start) =>
      Array.from(keys.slice(start), (_key, end) => keys.slice(start, start + end + 1)),
    ).flat(),
  );
}
