import { toPlainDigits } from "../contract/plain-text";

export const CHANNEL_KINDS = [
  "website",
  "emailDomain",
  "phone",
  "whatsapp",
  "sms",
  "app",
  "social",
  "upi",
  "registration",
] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

export type Channel = { kind: ChannelKind; label: string; value: string };

export type ChannelList = {
  channels: readonly Channel[];
  /** Other exact hosts of the same service, by host (TRU-05). */
  aliases?: Readonly<Record<string, readonly string[]>>;
  /** Networks on which the firm has no channel. The name of one with `isWord` is a word without capital. */
  none?: readonly { name: string; hosts: readonly string[]; isWord?: boolean }[];
};

/** Worst first. "bank": only SEBI Check knows its owner. "copyable": ours, but anyone can write it. */
const VERDICTS = ["similar", "absent", "unlisted", "bank", "copyable", "listed"] as const;

/** `channel` is the listed one, or the one that a similar input imitates. */
export type ChannelResult =
  | { verdict: "listed" | "copyable" | "similar"; channel: Channel }
  | { verdict: "absent"; network: string }
  | { verdict: "unlisted" | "bank" };

/** Longer texts are no phone number, address or handle, longer messages are not searched. */
const MAX_LENGTH = 300;
const MAX_MESSAGE_LENGTH = 5000;
const MAX_EDITS = 2;

type Parsed = {
  shape: "phone" | "mail" | "upi" | "address" | "sms" | "registration" | "bank";
  /** The number, the handle, the domain of an e-mail address, or a host without www. */
  name: string;
  path: string;
  query: string[];
  /** True if it mixes scripts, is punycode or hides its host: never ours. */
  isSuspicious: boolean;
  /** True for the address of a chat, which only a WhatsApp channel has. */
  isChat?: boolean;
};

type ListedChannel = { channel: Channel; own: Parsed };
type Checker = (input: string) => ChannelResult;

/** Returns whether a phone number, address, handle, sender or registration is on the list (TRU-04). */
export function checkChannel(input: string, list: ChannelList): ChannelResult {
  return createChecker(list)(input);
}

/** Returns a verdict for each number, address and handle of a message, the worst first (TRU-29). */
export function checkMessage(
  message: string,
  list: ChannelList,
): [ChannelResult & { text: string }, ...(ChannelResult & { text: string })[]] {
  const check = createChecker(list);
  const texts = splitMessage(message, list.none ?? []);
  const results = texts.map((text) => ({ text, ...check(text) }));
  const hasBank = results.some(({ verdict }) => verdict === "bank");
  const [worst, ...others] = results
    .map((result) =>
      hasBank && result.verdict === "unlisted" && ACCOUNT.test(result.text)
        ? { text: result.text, verdict: "bank" as const }
        : result,
    )
    .sort((a, b) => VERDICTS.indexOf(a.verdict) - VERDICTS.indexOf(b.verdict));
  return [worst ?? { text: message, ...check(message) }, ...others];
}

/** Digits that are no Indian mobile number. */
const ACCOUNT = /^(?!(?:0|91)?[6-9]\d{9}$)\d{9,18}$/;

/**
 * Parts of a message that get a verdict; dates and amounts get none. Each starts a word, or texts take
 * long. Its first group is the sign before it, because Safari 15 refuses a look-behind.
 */
const PARTS = new RegExp(
  [
    String.raw`(^|[^\p{L}\p{N}])(?:[Aa]\/[Cc]|[Aa]cct|[Aa]ccount)[\s.:-]*(?:[Nn]o|[Nn]umber)?[\s.:-]*\d{9,18}`,
    String.raw`(^|[^A-Za-z\d+.-])[A-Za-z][A-Za-z\d+.-]*:\/\/\S+`,
    String.raw`(?:upi|UPI|tel|mailto|market|whatsapp):\S+`,
    String.raw`(^|[\s@<>()"',;:])[^\s@<>()"',;:]*@[^\s@<>()"',;:/?]+`,
    String.raw`(^|[^\p{L}\p{M}\p{N}.-])(?:[\p{L}\p{M}\p{N}-]+\.)+(?:\p{Ll}{2,}|\p{Lu}{2,}|[\p{Lo}\p{M}]{2,}|\p{L}{2,}(?=[/?#])|Com|Net|Org|App)(?![\p{L}\p{N}])(?:[/?#]\S*)?`,
    String.raw`(^|[^\p{L}\p{N}])(?:[A-Za-z]{4}0[A-Za-z\d]{6}|[Ii][Nn][A-Za-z]\s?\d{9}|[A-Z]{2}-[A-Z\d]{6}(?:-[PSTG])?)(?![\p{L}\p{N}])`,
    String.raw`(^|\D)(?!\d{1,4}[-./]\d{1,2}[-./]\d{2,4}\b)(?:(?:(?:\+|00)?91[\s-]?|0)?\d(?:[\s().–-]{0,2}\d){9}(?!\d)|\+?\d(?:[\s().–-]?\d){9,17})`,
  ].join("|"),
  "gu",
);

function splitMessage(message: string, none: NonNullable<ChannelList["none"]>): string[] {
  const text = toPlainSigns(message.slice(0, MAX_MESSAGE_LENGTH), " ").trim();
  if (message.length > MAX_MESSAGE_LENGTH || !text.includes(" ")) return [message];
  if (parsePhone(text.replaceAll(" ", "").toLowerCase())) return [text];
  const words = text.split(/[^\p{L}\p{M}\p{N}]+/u);
  const parts = Array.from(text.matchAll(PARTS), ([part, ...before]) =>
    part.slice(before.join("").length).replace(/[.,;:!?)\]}"'»”’।]+$/u, ""),
  );
  const lowercase = words.map((word) => word.toLowerCase());
  const networks = none.filter(
    ({ name, isWord }) =>
      words.includes(name) || (!isWord && lowercase.includes(name.toLowerCase())),
  );
  return [...new Set([...networks.map(({ name }) => name), ...parts])];
}

function createChecker({ channels, aliases = {}, none = [] }: ChannelList): Checker {
  const hosts = new Map(
    Object.entries(aliases).flatMap(([host, others]) => others.map((other) => [other, host])),
  );
  const parse = (input: string): Parsed | null => {
    const parsed = parseChannel(input);
    return parsed && { ...parsed, name: hosts.get(parsed.name) ?? parsed.name };
  };
  const listedChannels = channels.flatMap((channel) => {
    const own = parse(channel.kind === "emailDomain" ? `@${channel.value}` : channel.value);
    return own ? [{ channel, own }] : [];
  });
  return (input) => {
    const entered = parse(input);
    const name = entered?.name ?? input.toLowerCase();
    const network = none.find(
      (each) => each.name.toLowerCase() === name || each.hosts.includes(name),
    );
    if (network) return { verdict: "absent", network: network.name };
    if (!entered) return { verdict: "unlisted" };
    if (entered.shape === "bank") return { verdict: "bank" };
    return compareChannel(entered, listedChannels);
  };
}

function compareChannel(entered: Parsed, listedChannels: readonly ListedChannel[]): ChannelResult {
  const comparable = listedChannels.filter(
    ({ channel, own }) =>
      isComparable(entered, own) && (!entered.isChat || channel.kind === "whatsapp"),
  );
  const listed = comparable.find(({ own }) => isSame(entered, own));
  if (listed && !entered.isSuspicious) {
    const verdict = entered.shape === "registration" ? "copyable" : "listed";
    return { verdict, channel: listed.channel };
  }
  const nearest = comparable
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

/** Returns the text with digits 0 to 9, `space` for white space, and without signs that show nothing. */
const toPlainSigns = (text: string, space: string) =>
  toPlainDigits(text.normalize("NFKC")).replace(INVISIBLE, (sign) =>
    /\s/.test(sign) ? space : "",
  );

/** Schemes of app stores, calendars and Telegram, and the addresses that they mean. */
const SCHEMES: [scheme: RegExp, address: string][] = [
  [/^market:\/\//, "play.google.com/store/apps/"],
  [/^(?:itms-appss?|webcal):\/\//, ""],
  [/^tg:\/\//, "t.me/"],
];
const CHAT = /^(?:https?:\/\/)?(?:www\.)?wa\.me\/\+?(\d+)\/?(?:[?#]|$)/;
const CHAT_QUERY =
  /^(?:whatsapp:\/\/send|(?:https?:\/\/)?(?:api|web)\.whatsapp\.com\/send)\/?\?([^#]*)/;
const BANK = /^(?:(?:ifsc\W*)?[a-z]{4}0[a-z\d]{6}|(?:a\/c|acct|account)(?:no|number)?\W*\d{9,18})$/;

function parseChannel(input: string): Parsed | null {
  if (input.length > 10 * MAX_LENGTH) return null;
  let text = toPlainSigns(input, "").toLowerCase();
  if (text === "" || text.length > MAX_LENGTH) return null;
  const scheme = SCHEMES.find(([start]) => start.test(text));
  if (scheme) text = text.replace(...scheme);
  const payment = /^upi:[^?]*\?([^#]*)/.exec(text)?.[1];
  if (payment !== undefined) {
    const payee = parseChannel(readOnlyParameter(payment, "pa"));
    return payee?.shape === "upi" ? payee : null;
  }
  const phone = parsePhone(text) ?? parseChat(text);
  if (phone) return phone;
  if (BANK.test(text)) return toParsed("bank", text);
  if (/^in[a-z]\d{9}$/.test(text)) return toParsed("registration", text);
  const sender = /^(?:[a-z]{2}-)?([a-z\d]{6})(?:-[pstg])?$/.exec(text)?.[1];
  if (sender) return toParsed("sms", sender);
  const [, local, domain] = /^(?:mailto:|upi:)?([^@/]*)@([^@/?]+?)\.?(?:\?.*)?$/.exec(text) ?? [];
  if (local !== undefined && domain !== undefined) {
    if (domain.includes(".")) return { ...toParsed("mail", domain, local + domain) };
    return local === "" ? null : toParsed("upi", `${local}@${domain}`);
  }
  return parseAddress(text);
}

/** Programs differ on which of two equal parameters counts, so such an address has none: "". */
function readOnlyParameter(query: string, name: string): string {
  const [value = "", ...others] = new URLSearchParams(query).getAll(name);
  return others.length === 0 ? value : "";
}

function parsePhone(text: string): Parsed | null {
  const phone = /^(?:tel:|whatsapp:)?([+\d().\-/–]*)$/.exec(text)?.[1];
  if (!phone || !/^\d{3,15}$/.test(toDigits(phone))) return null;
  return toParsed("phone", toNationalNumber(phone));
}

function parseChat(text: string): Parsed | null {
  const query = CHAT_QUERY.exec(text)?.[1];
  const number = CHAT.exec(text)?.[1] ?? readOnlyParameter(query ?? "", "phone");
  const phone = parsePhone(number.trim());
  return phone && { ...phone, isChat: true };
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
    path: resolveDots(rest).replace(/\/+$/, ""),
    query: search.split("&").filter(Boolean),
    isSuspicious: isDisguised(host) || /[@\\]/.test(authority),
  };
}

/** Returns the path that a browser opens: without "..", encoded dots and backslashes. */
const resolveDots = (path: string) =>
  /\\|\/(?:\.|%2e)/.test(path) ? new URL(`http://host${path}`).pathname : path;

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
