export const CHANNEL_KINDS = [
  ...["website", "emailDomain", "phone", "whatsapp", "app", "social", "upi"],
] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export type Channel = { kind: ChannelKind; label: string; value: string };

/** `channel` is the listed one, or the one that a similar input imitates. */
export type ChannelResult =
  | { verdict: "listed" | "similar"; channel: Channel }
  | { verdict: "unlisted" };

/** Longer texts are no phone number, address or handle. */
const MAX_LENGTH = 300;
const MAX_EDITS = 2;

type Parsed = {
  shape: "phone" | "mail" | "upi" | "address";
  /** The number, the handle, the domain of an e-mail address, or a host without www. */
  name: string;
  path: string;
  query: string[];
  /** True if it mixes scripts, is punycode or hides its host: never ours. */
  isSuspicious: boolean;
};

/** Returns whether a phone number, e-mail, address or UPI handle is on the list (TRU-04). */
export function checkChannel(input: string, channels: readonly Channel[]): ChannelResult {
  const entered = parseChannel(input);
  if (!entered) return { verdict: "unlisted" };
  const listedChannels = channels.flatMap((channel) => {
    const own = parseChannel(channel.kind === "emailDomain" ? `@${channel.value}` : channel.value);
    return own ? [{ channel, own }] : [];
  });
  const listed = listedChannels.find(({ own }) => isSame(entered, own));
  if (listed && !entered.isSuspicious) return { verdict: "listed", channel: listed.channel };
  const nearest = listedChannels
    .filter(({ own }) => isComparable(entered, own))
    .map(({ channel, own }) => ({
      channel,
      edits: countEdits(toComparedName(entered, own), toComparedName(own, own)),
    }))
    .sort((a, b) => a.edits - b.edits)[0];
  if (!nearest) return { verdict: "unlisted" };
  return entered.isSuspicious || nearest.edits <= MAX_EDITS
    ? { verdict: "similar", channel: nearest.channel }
    : { verdict: "unlisted" };
}

/** A domain without path is compared with e-mail domains, too. */
function isComparable(entered: Parsed, own: Parsed): boolean {
  return entered.shape === own.shape || (isDomain(entered) && own.shape === "mail");
}

const isDomain = ({ shape, path, query }: Parsed) =>
  shape === "address" && path === "" && query.length === 0;

/** A page below one of our addresses is ours; parameters of our address must be there, others may. */
function isSame(entered: Parsed, own: Parsed): boolean {
  return (
    isComparable(entered, own) &&
    entered.name === own.name &&
    (entered.path === own.path || entered.path.startsWith(`${own.path}/`)) &&
    own.query.every((part) => entered.query.includes(part))
  );
}

/** The compared text: for an address without a path, the host only; of punycode, its Latin letters. */
const toComparedName = ({ name, path }: Parsed, own: Parsed) =>
  name.replace(/(^|[.@])xn--([a-z\d-]*)-[a-z\d]+/g, "$1$2") + (own.path === "" ? "" : path);

/** Format and control characters and others that show nothing. */
const INVISIBLE =
  /[\p{Cf}\p{Cc}\p{Variation_Selector}\s\u115f\u1160\u2800\u3164]|\u034f|\u17b4|\u17b5/gu;

function parseChannel(input: string): Parsed | null {
  if (input.length > 10 * MAX_LENGTH) return null;
  const text = input.normalize("NFKC").replace(INVISIBLE, "").toLowerCase();
  if (text === "" || text.length > MAX_LENGTH) return null;
  const phone = /^(?:tel:|(?:https?:\/\/)?wa\.me\/)?([+\d().\-/–]*)$/.exec(text)?.[1];
  if (phone && /^\d{3}/.test(toDigits(phone))) return toParsed("phone", toNationalNumber(phone));
  const [, local, domain] = /^(?:mailto:)?([^@/]*)@([^@/?]+?)\.?(?:\?.*)?$/.exec(text) ?? [];
  if (local !== undefined && domain !== undefined) {
    if (domain.includes(".")) return { ...toParsed("mail", domain, local + domain) };
    return local === "" ? null : toParsed("upi", `${local}@${domain}`);
  }
  return parseAddress(text);
}

function parseAddress(text: string): Parsed | null {
  const [, authority = "", rest = "", search = ""] =
    /^(?:https?:\/\/|\/\/)?([^/?#]*)([^?#]*)(?:\?([^#]*))?/.exec(text) ?? [];
  const host = authority
    .replace(/^.*@/, "")
    .replace(/^www\./, "")
    .replace(/\.$/, "");
  if (!/[^.]\.[^.]/.test(host)) return null;
  return {
    ...toParsed("address", host),
    path: rest.replace(/\/+$/, ""),
    query: search.split("&").filter(Boolean),
    isSuspicious: isDisguised(host) || /[@\\]/.test(authority),
  };
}

/** `name` is compared, `whole` is searched for mixed scripts. */
function toParsed(shape: Parsed["shape"], name: string, whole = name): Parsed {
  return { shape, name, path: "", query: [], isSuspicious: isDisguised(whole) };
}

/** True for punycode, and for Latin letters next to characters of other scripts. */
function isDisguised(name: string): boolean {
  return /(?:^|[.@])xn--/.test(name) || (/[a-z]/.test(name) && /[^\x21-\x7e]/.test(name));
}

const toDigits = (phone: string) => phone.replace(/\D/g, "");

/** Returns ten digits without +91, 0091 or 0; other numbers unchanged. */
function toNationalNumber(phone: string): string {
  return toDigits(phone).replace(/^(?:(?:00)?91)?0?(?=\d{10}$)/, "");
}

/** Levenshtein's distance; for lengths that differ too much, the difference of the lengths. */
function countEdits(a: string, b: string): number {
  const difference = Math.abs(a.length - b.length);
  if (difference > MAX_EDITS) return difference;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
