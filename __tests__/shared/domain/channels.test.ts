import { parse } from "yaml";
import { readFileSync } from "node:fs";
import {
  checkChannel,
  checkMessage,
  type Channel,
  type ChannelList,
} from "../../../src/shared/domain/channels";
import { createRandom } from "../../faults/seeded-random";

const list = parse(readFileSync("content/channels.yaml", "utf8")) as ChannelList;
const { channels } = list;
const getMatch = (input: string) => {
  const result = checkChannel(input, list);
  const isListed = result.verdict === "listed" || result.verdict === "copyable";
  return isListed ? result.channel.value : result.verdict;
};

const spellings: Record<string, (value: string) => string[]> = {
  phone: (value) => {
    const digits = value.replace(/^\+91|\s/g, "");
    return [
      digits,
      `0${digits}`,
      `0091${digits}`,
      `91 ${digits}`,
      `+91-${digits}`,
      `tel:${digits}`,
    ];
  },
  address: (value) => {
    const bare = value.replace(/^www\./, "");
    return [
      `webcal://${bare}`,
      bare,
      `www.${bare}`,
      `http://${value}`,
      `https://www.${bare}/`,
      `HTTPS://${value}`,
    ];
  },
  emailDomain: (value) => [`someone@${value}`, `mailto:Some.One@${value}?subject=x`, value],
  upi: (value) => [value, `upi://pay?pa=${value}&pn=Sample&am=99`],
  whatsapp: (value) => {
    const digits = value.replace(/\D/g, "");
    return [
      `https://wa.me/${digits}?text=Hello%20there`,
      `api.whatsapp.com/send?text=a&phone=%2B${digits}`,
      `whatsapp://send?phone=${digits}`,
    ];
  },
  sms: (value) => [`AX-${value}`, `jm-${value}-S`],
};
const SHAPES: Record<string, string> = {
  ...{ website: "address", app: "address", social: "address" },
};
const listSpellings = ({ kind, value }: Channel) =>
  [value, ...(spellings[SHAPES[kind] ?? kind]?.(value) ?? [])].flatMap((text) => [
    ...[text, text.toUpperCase(), `  ${text}\t`, `${text.slice(0, 3)}\u200b\u2060${text.slice(3)}`],
    `\ufeff${text}\u00ad`,
  ]);

test.each(channels)("TRU-05 $label: every spelling is on the list", (channel) => {
  for (const text of listSpellings(channel)) {
    const found = getMatch(text);
    expect([text, found === "unlisted" || found === "similar"]).toEqual([text, false]);
  }
});

const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

/** Returns a value with one or two of its letters or digits replaced. */
function replaceCharacters(value: string, random: () => number): string {
  const places = [...value].flatMap((sign, at) => (/[a-z0-9]/i.test(sign) ? [at] : []));
  const characters = [...value];
  for (let count = random() < 0.5 ? 1 : 2; count > 0; count -= 1) {
    const at = places[Math.floor(random() * places.length)] ?? 0;
    const pool = /\d/.test(value[at] ?? "") ? "0123456789" : LETTERS;
    const others = [...pool].filter((sign) => sign !== value[at]?.toLowerCase());
    characters[at] = others[Math.floor(random() * others.length)] ?? "";
  }
  return characters.join("");
}

test.each(channels)(
  "TRU-05 $label: no value with one or two changes is on the list",
  ({ value }) => {
    const random = createRandom(value);
    const texts = Array.from({ length: 200 }, () => replaceCharacters(value, random));
    const isListed = (text: string) => !["unlisted", "similar"].includes(getMatch(text));
    // The sample numbers differ by one digit.
    const others = new Set(channels.map((channel) => channel.value));
    expect(texts.filter((text) => isListed(text) && !others.has(text))).toEqual([]);
  },
);

const HANDLE = "stockneev.ra@validsamplebank";
const WEBSITE = "www.stockneev.example";
const PROFILE = "instagram.stockneev.example/stockneev";
test.each([
  ["one letter more", "www.stockneevv.example", WEBSITE],
  ["two other letters", "https://st0ckn3ev.example/login", WEBSITE],
  ["a Cyrillic letter", "www.stоckneev.example", WEBSITE],
  ["two Greek letters in an e-mail address", "support@stοckneεv.example", "stockneev.example"],
  ["punycode", "https://www.xn--stckneev-7hg.example/", WEBSITE],
  ["our address before an @", "https://www.stockneev.example@evil.example/", WEBSITE],
  ["a backslash", "https://www.stockneev.example\\@evil.example", WEBSITE],
  ["a chat with a number that only takes calls", "wa.me/910000000001", "+91 00000 00003"],
  ["a payment to another bank", `upi://pay?pa=${HANDLE}x`, HANDLE],
  ["another registration", "INH000000001", "INH000000000"],
  ["another digit", "+91 00000 00011", "+91 00000 00001"],
  ["another bank", "stockneev.ra@validsamplebanc", "stockneev.ra@validsamplebank"],
  ["a profile's name", `${PROFILE}_`, PROFILE],
  ["a Cyrillic letter in a profile", PROFILE.replace(/o(?=ckneev$)/, "о"), PROFILE],
])("TRU-04 %s looks like ours", (_, text, value) => {
  expect(checkChannel(text, list)).toMatchObject({ verdict: "similar", channel: { value } });
});

test.each([
  ["nothing", ""],
  ["only invisible characters", "\u200b\u2060 \u2800"],
  ["words", "Is this really you?"],
  ["a script", "<script>alert(1)</script>"],
  ["10,000 characters", `www.stockneev.example/${"x".repeat(10_000)}`],
  ["10,000 marks", "@".repeat(10_000)],
  ["a name below another host", "www.stockneev.example.evil.example"],
  ["a share button of WhatsApp", "https://wa.me/?text=Read%20this"],
  ["a share button of Facebook", "https://www.facebook.com/sharer/sharer.php?u=x"],
  ["a payment to two payees", `upi://pay?pa=${HANDLE}&pa=someone@okbank`],
  ["a payment without payee", "upi://pay?pn=Sample"],
  ["another scheme", "javascript://www.stockneev.example/%0aalert(1)"],
  ["a number abroad", "+44 20 7946 0000"],
  ["another handle", "someone@okbank"],
  ["another profile, by dots", "youtube.stockneev.example/@stockneev/../@another-name"],
  ["another profile, by encoded dots", "youtube.stockneev.example/@stockneev/.%2E\\@another-name"],
])("TRU-04 %s is not on the list", (_, text) => {
  expect(checkMessage(text, list)).toMatchObject([{ verdict: "unlisted" }]);
});

test("TRU-04 a text of more than 300 characters is no channel", () => {
  const createAddress = (length: number) => "www.stockneev.example/".padEnd(length, "x");
  const matches = [300, 301].map((length) => getMatch(createAddress(length)));
  expect(matches).toEqual([WEBSITE, "unlisted"]);
});

test("BLD-12 no rule has a look-behind, which Safari 15.6 refuses with the whole script", () => {
  expect(readFileSync("src/shared/domain/channels.ts", "utf8")).not.toMatch(/\(\?<[=!]/);
});

test("TRU-04 pages of our addresses are ours, other pages of the same host are not", () => {
  expect(getMatch("https://www.stockneev.example/FAQ?a=1#fees")).toBe(WEBSITE);
  expect(getMatch("youtube.stockneev.example/@stockneev/videos")).toBe(
    "youtube.stockneev.example/@stockneev",
  );
  expect(getMatch("youtube.stockneev.example/@another-name")).toBe("unlisted");
  const store = { kind: "app", label: "App", value: "store.example/details?id=in.firm" } as const;
  const readVerdict = (text: string) => checkChannel(text, { channels: [store] }).verdict;
  expect(readVerdict("https://store.example/details?hl=en&id=in.firm")).toBe("listed");
  expect(readVerdict("https://store.example/details?id=in.evil.other")).not.toBe("listed");
});

const real: ChannelList = {
  ...list,
  channels: [
    { kind: "app", label: "App", value: "play.google.com/store/apps/details?id=in.firm" },
    ...["facebook.com/firm", "twitter.com/firm", "linkedin.com/company/firm"].map(toProfile),
    ...["youtube.com/@firm"].map(toProfile),
  ],
};
function toProfile(value: string): Channel {
  return { kind: "social", label: value, value };
}
test.each([
  ["market://details?id=in.firm", "listed"],
  ["market://details?id=in.fraud.other", "similar"],
  ["https://m.facebook.com/firm", "listed"],
  ["https://x.com/firm?s=20", "listed"],
  ["in.linkedin.com/company/firm/", "listed"],
  ["https://m.youtube.com/@firm/videos", "listed"],
  ["n.facebook.com/firm", "similar"],
  ["x.com/firm_", "similar"],
  ["evil.x.com/firm", "unlisted"],
])("TRU-05 aliases are exact hosts: %s is %s", (text, verdict) => {
  expect(checkChannel(text, real).verdict).toBe(verdict);
});

test.each([
  ["https://t.me/stockneev", "Telegram"],
  ["tg://resolve?domain=stockneev", "Telegram"],
  ["telegram", "Telegram"],
  ["Signal", "Signal"],
  ["discord.gg/abc", "Discord"],
])("TRU-30 %s names the network that we are not on", (text, network) => {
  expect(checkChannel(text, list)).toEqual({ verdict: "absent", network });
});

test.each([
  ["SBIN0001234"],
  ["A/c no. 123456789012"],
  ["Pay to account 123456789012 IFSC SBIN0001234"],
  ["123456789012\nSBIN0001234"],
])("TRU-30 only SEBI Check can tell of the account %s", (text) => {
  const verdicts = checkMessage(text, list).map(({ verdict }) => verdict);
  expect(new Set(verdicts)).toEqual(new Set(["bank"]));
});

test("TRU-30 our registration number is ours and can be copied by anyone", () => {
  expect(checkChannel("inh 000000000", list)).toMatchObject({ verdict: "copyable" });
});

test.each([
  [
    "Dear client, call +91 00000 00001 or write to support@stockneev.example.",
    ["listed +91 00000 00001", "listed support@stockneev.example"],
  ],
  [
    "SEBI no INH000000000. Pay ₹ 1,20,000 by 30-11-2026 10:30 to stockneev.ra@validsamplebanc, call 98765 43210!",
    ["similar stockneev.ra@validsamplebanc", "unlisted 98765 43210", "copyable INH000000000"],
  ],
  [
    "Join our Telegram: https://t.me/stockneev\nor www.stockneev.example।",
    ["absent Telegram", "absent https://t.me/stockneev", "listed www.stockneev.example"],
  ],
  ["0000000001 0000000003", ["listed 0000000001", "listed 0000000003"]],
  [
    "AX-SAMPLE: see http://xn--stckneev-7hg.example",
    ["similar http://xn--stckneev-7hg.example", "listed AX-SAMPLE"],
  ],
  ["हमसे 0000000001 पर बात करें", ["listed 0000000001"]],
  ["Buy signal on telegram, ask 0000000001", ["absent Telegram", "listed 0000000001"]],
  ["Call ९८७६५ ४३२१० or ००००००००01", ["unlisted 98765 43210", "listed 0000000001"]],
  [
    "Visit Evil.Com or Evil.Xyz/pay.Then write to UPI:stockneev.ra@validsamplebank.",
    ["unlisted Evil.Com", "unlisted Evil.Xyz/pay.Then", `listed UPI:${HANDLE}`],
  ],
])("TRU-29 the message %j gets its verdicts, the worst first", (message, expected) => {
  const results = checkMessage(message, list).map(({ verdict, text }) => `${verdict} ${text}`);
  expect(results).toEqual(expected);
});
