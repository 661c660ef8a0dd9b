import { parse } from "yaml";
import { readFileSync } from "node:fs";
import { checkChannel, type Channel } from "../../../src/shared/domain/channels";
import { createRandom } from "../../faults/seeded-random";

const { channels } = parse(readFileSync("content/channels.yaml", "utf8")) as {
  channels: Channel[];
};
const getMatch = (input: string) => {
  const result = checkChannel(input, channels);
  return result.verdict === "listed" ? result.channel.value : result.verdict;
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
    return [bare, `www.${bare}`, `http://${value}`, `https://www.${bare}/`, `HTTPS://${value}`];
  },
  emailDomain: (value) => [`someone@${value}`, `mailto:Some.One@${value}?subject=x`, value],
  upi: (value) => [value],
};
const SHAPES: Record<string, string> = {
  ...{ website: "address", app: "address", social: "address", whatsapp: "phone" },
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

const WEBSITE = "www.stockneev.example";
test.each([
  ["one letter more", "www.stockneevv.example", WEBSITE],
  ["two other letters", "https://st0ckn3ev.example/login", WEBSITE],
  ["a Cyrillic letter", "www.stоckneev.example", WEBSITE],
  ["two Greek letters in an e-mail address", "support@stοckneεv.example", "stockneev.example"],
  ["punycode", "https://www.xn--stckneev-7hg.example/", WEBSITE],
  ["our address before an @", "https://www.stockneev.example@evil.example/", WEBSITE],
  ["a backslash", "https://www.stockneev.example\\@evil.example", WEBSITE],
  ["another digit", "+91 00000 00011", "+91 00000 00001"],
  ["another bank", "stockneev.ra@validsamplebanc", "stockneev.ra@validsamplebank"],
  [
    "a profile's name",
    "instagram.stockneev.example/stockneev_",
    "instagram.stockneev.example/stockneev",
  ],
])("TRU-04 %s looks like ours", (_, text, value) => {
  expect(checkChannel(text, channels)).toMatchObject({ verdict: "similar", channel: { value } });
});

test.each([
  ["nothing", ""],
  ["only invisible characters", "\u200b\u2060 \u2800"],
  ["words", "Is this really you?"],
  ["a script", "<script>alert(1)</script>"],
  ["10,000 characters", `www.stockneev.example/${"x".repeat(10_000)}`],
  ["10,000 marks", "@".repeat(10_000)],
  ["a name below another host", "www.stockneev.example.evil.example"],
  ["another Telegram channel", "t.me/stockneev"],
  ["another scheme", "javascript://www.stockneev.example/%0aalert(1)"],
  ["a number abroad", "+44 20 7946 0000"],
  ["another handle", "someone@okbank"],
])("TRU-04 %s is not on the list", (_, text) => {
  expect(checkChannel(text, channels)).toEqual({ verdict: "unlisted" });
});

test("TRU-04 a text of more than 300 characters is no channel", () => {
  const createAddress = (length: number) => "www.stockneev.example/".padEnd(length, "x");
  const matches = [300, 301].map((length) => getMatch(createAddress(length)));
  expect(matches).toEqual([WEBSITE, "unlisted"]);
});

test("TRU-04 pages of our addresses are ours, other pages of the same host are not", () => {
  expect(getMatch("https://www.stockneev.example/FAQ?a=1#fees")).toBe(WEBSITE);
  expect(getMatch("youtube.stockneev.example/@stockneev/videos")).toBe(
    "youtube.stockneev.example/@stockneev",
  );
  expect(getMatch("youtube.stockneev.example/@another-name")).toBe("unlisted");
  const store = { kind: "app", label: "App", value: "store.example/details?id=in.firm" } as const;
  const readVerdict = (text: string) => checkChannel(text, [store]).verdict;
  expect(readVerdict("https://store.example/details?hl=en&id=in.firm")).toBe("listed");
  expect(readVerdict("https://store.example/details?id=in.evil.other")).not.toBe("listed");
});
