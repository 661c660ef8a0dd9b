const SHORTEST = 12;
/** Hashing a longer one costs, and adds nothing. */
const LONGEST = 200;
/** What has to be left when everything easily guessed is taken out. */
const MIN_OWN = 7;

/** What makes most of the long entries in lists of leaked passwords. */
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

/** Returns why a password is refused, or null. `own`: the account's e-mail address and name. */
export function passwordProblem(password: string, own: string[] = []): string | null {
  const { length } = password;
  if (length < SHORTEST) return `A password needs at least ${SHORTEST} characters.`;
  if (length > LONGEST) return `A password may have ${LONGEST} characters at most.`;
  const known = own.flatMap((text) => [text, ...text.split(/[@.\s_-]+/)]);
  const left = [...known, ...COMMON_WORDS, ...RUNS.flatMap(piecesOf)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4)
    .sort((one, other) => other.length - one.length)
    .reduce((text, word) => text.replaceAll(word, ""), password.toLowerCase());
  if (new Set(left).size >= MIN_OWN) return null;
  return "This password is easy to guess: use several words that only you would combine.";
}

/** Every part of a run of keys, forwards and backwards. */
function piecesOf(run: string): string[] {
  return [run, [...run].reverse().join("")].flatMap((keys) =>
    Array.from(keys, (_, start) =>
      Array.from(keys.slice(start), (_key, end) => keys.slice(start, start + end + 1)),
    ).flat(),
  );
}
