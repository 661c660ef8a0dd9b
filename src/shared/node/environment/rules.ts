import { isIP } from "node:net";
import proxyAddr from "@fastify/proxy-addr";
import * as v from "valibot";
import { stripSlash } from "../../domain/paths";
import { attempt } from "../../domain/read-field";

function createRule<Value>(sentence: string, readText: (text: string) => Value | undefined) {
  return v.pipe(
    v.string(),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const value = readText(dataset.value);
      if (value !== undefined) return value;
      addIssue({ message: sentence });
      return NEVER;
    }),
  );
}

function createListRule<Value>(sentence: string, readText: (text: string) => Value | undefined) {
  return createRule(`${sentence}, separated by commas`, (text) => {
    const entries = text.split(",").map((entry) => entry.trim());
    const values = entries.filter(Boolean).map(readText);
    const valid = values.filter((value) => value !== undefined);
    return valid.length > 0 && valid.length === values.length ? valid : undefined;
  });
}

/** Returns a rule for texts of a pattern; `sentence` follows the variable's name in an error. */
export function createPatternRule(pattern: RegExp, sentence: string) {
  return createRule(sentence, (text) => (pattern.test(text) ? text : undefined));
}

/** Returns a rule that reads a whole number; `what` describes it in an error. */
export function createNumberRule(min: number, max: number, what = "a whole number") {
  return createRule(`must be ${what} from ${min} to ${max}`, (text) => {
    const number = /^\d{1,9}$/.test(text) ? Number(text) : NaN;
    return number >= min && number <= max ? number : undefined;
  });
}

const parseTime = (text: string) => new Date(`${text.padEnd(16, "T00:00")}Z`);
export const dayOrTime = createRule("must be a day or time, such as 2026-11-20T16:30", (text) =>
  /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/.test(text) && parseTime(text).toJSON()?.startsWith(text)
    ? text
    : undefined,
);
export const port = createNumberRule(1, 65_535, "a port number");
export const milliseconds = createNumberRule(1, 86_400_000, "milliseconds");

/** Returns a rule that accepts one of the words. */
export function createWordRule<Word extends string>(words: readonly Word[]) {
  return createRule(`must be one of: ${words.join(", ")}`, (text) =>
    words.find((word) => word === text),
  );
}

export const flag = createRule("must be one of: 0, 1", (text) =>
  text === "0" || text === "1" ? text === "1" : undefined,
);

export const host = createPatternRule(
  /^(?![^:]+:\d+$)[\w.:%-]+$/,
  "must be a host name or an address, such as 127.0.0.1, without a port",
);

const isWebAddress = (text: string) => /^https?:\/\//.test(text) && URL.canParse(text);

export const webAddress = createRule(
  "must be an address that starts with http:// or https://, such as https://api.example.com/call",
  (text) => (isWebAddress(text) ? text : undefined),
);

/** Removes the final slash, because paths are appended. */
export const webHost = createRule(
  "must be an address that starts with http:// or https://, such as https://api.example.com",
  (text) => (isWebAddress(text) ? stripSlash(text) : undefined),
);

export const webhookTarget = createRule(
  "must be an address such as https://www.example.com/webhooks/rebuild, or off",
  (text) => (text === "off" || isWebAddress(text) ? text : undefined),
);

const LOOPBACK = ["127.0.0.1", "[::1]", "localhost"];

/** True if a URL's host is this machine. Throws for an invalid URL. */
export const isLoopbackUrl = (address: string) => LOOPBACK.includes(new URL(address).hostname);

/** Reads the origin of an https address, or off; allows http only for this machine. */
export const secureHost = createRule(
  "must be an https address such as https://pictures.example.com, or off",
  (text) => {
    if (text === "off") return text;
    if (!isWebAddress(text)) return undefined;
    const { protocol, origin } = new URL(text);
    return protocol === "https:" || isLoopbackUrl(text) ? origin : undefined;
  },
);

export const webAddressOrPath = createRule(
  "must be an address such as https://videos.example.com/search, or a path, without a query",
  (text) => (/^(\/|https?:\/\/)[^?#]+$/.test(text) ? text : undefined),
);

export const origin = createRule(
  "must be an origin such as https://cms.example.com, without a path",
  (text) =>
    isWebAddress(text) && new URL(text).origin === stripSlash(text) ? stripSlash(text) : undefined,
);

export const origins = createListRule("must be origins such as https://www.example.com", (text) =>
  isWebAddress(text) ? new URL(text).origin : undefined,
);

export const postgresAddress = createRule(
  "must be an address such as postgres://user:password@host:5432/name",
  (text) => (/^postgres(ql)?:\/\//.test(text) && URL.canParse(text) ? text : undefined),
);

const NAMED_NETWORKS = ["loopback", "linklocal", "uniquelocal"];

/** Addresses in the form of Fastify's `trustProxy` and @fastify/proxy-addr. */
export const networks = createListRule(
  "must be addresses, networks such as 10.0.0.0/8, or loopback, linklocal or uniquelocal",
  (text) => {
    const [address = ""] = text.split("/");
    if (isIP(address) === 0 && !NAMED_NETWORKS.includes(text)) return undefined;
    return attempt(() => proxyAddr.compile(text) && text, undefined);
  },
);

/** A password in an address would be logged; ssh has a key. */
export const repository = createPatternRule(
  /^(?:https:\/\/(?!\S*@)|file:\/\/\/|ssh:\/\/[\w.-]+@|[\w.-]+@[\w.-]+:(?!\/\/))\S+$/,
  "must be an address such as https://git.example.com/firm/content.git or git@git.example.com:firm/content.git, without a password",
);

export const headers = createListRule("must be headers such as Authorization: Bearer …", (text) => {
  const [, name, value] = /^([\w-]+): *(\S.*)$/.exec(text) ?? [];
  return name && value ? ([name, value] as const) : undefined;
});

/** Standard Webhooks requires 24 bytes or more. */
export const isWebhookSecret = (text: string) => /^(?:whsec_)?[A-Za-z0-9+/]{32,}={0,2}$/.test(text);

export const webhookSecrets = createListRule(
  "must be secrets such as whsec_… (at least 24 bytes in base64)",
  (text) => (isWebhookSecret(text) ? text : undefined),
);

/** Ed25519 keys in base64. Their first characters are always the same (RFC 8410). */
export const publicKeys = createListRule(
  "must be public keys such as MCowBQYDK2VwAyEA… (60 characters)",
  (text) => (/^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$/.test(text) ? text : undefined),
);

const isMailAddress = (text: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(text);

export const mailAddresses = createListRule(
  "must be e-mail addresses such as team@example.com",
  (text) => (isMailAddress(text) ? text : undefined),
);

export const sender = createRule(
  "must be an address such as website@example.com or Website <website@example.com>",
  (text) => {
    const [, name, bracketed, bare] = /^(?:([^<>]*)<([^<>]+)>|([^<>]+))$/.exec(text.trim()) ?? [];
    const address = (bracketed ?? bare ?? "").trim();
    if (!isMailAddress(address) || /[\p{Cc}",;:()\\]/u.test(text)) return undefined;
    return { name: (name ?? "").trim(), address };
  },
);
