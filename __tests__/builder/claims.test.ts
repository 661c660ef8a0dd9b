import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { schema } from "../../src/content/claims.schema";
import { hideClaims, HIDDEN } from "../../src/content/hidden-claims";
import { readYamlFile } from "../../src/content/read-content";
import { toClaimValues, showClaims } from "../../src/content/shown-claims";
import { createContentBody } from "../../builder/markdown";
import { findClaimWarnings, findTypedFigures } from "../../builder/pages/claim-checks";
import {
  CLAIMS_FILE,
  readAsJson,
  readClaims,
  readSite,
  findYamlErrors,
} from "../../builder/site-content";
import { createTestFolder, writeFiles } from "../support/temporary-folder";

const inFolder = createTestFolder();
const source = readFileSync(CLAIMS_FILE, "utf8");
const LINK = 'href="/disclosures/#claims"';
const [, REVIEW_DAY = ""] = /reviewBy: (\S+)/.exec(source) ?? [];
const [BEFORE, AFTER] = [-1, 1].map((days) =>
  new Date(Date.parse(REVIEW_DAY) + days * 86_400_000).toISOString().slice(0, 10),
) as [string, string];

const showOn = (today: string) => showClaims(readClaims(), today, "% (as of %)");

const KEYS = "value statement source evidence asOf approvedBy reference rule reviewBy onExpiry";

test.each(KEYS.split(" "))(
  "TRU-17 a claim without %s fails the build with file and line",
  async (key) => {
    const text = source.replace(new RegExp(`\n  ${key}: .*`), "");
    expect(text).not.toBe(source);
    await writeFiles(inFolder(), { "claims.yaml": text });
    expect(() => readYamlFile(inFolder("claims.yaml"), schema)).toThrow(
      new RegExp(`claims\\.yaml:\\d+: field "users\\.${key}" is missing`),
    );
  },
);

test("TRU-17 pages know value and date of a claim, never its evidence or approval", () => {
  const json = readAsJson(CLAIMS_FILE);
  expect(JSON.parse(json).users).toEqual({
    ...{ value: "75K+", dated: null },
    statement: "Registered users",
  });
  expect(json).not.toMatch(/Sample|register|approval|evidence/);
});

test("TRU-17 each paragraph, point and cell of a text page that shows a claim links to its source", () => {
  const html =
    "<p>Lead</p><h2>A</h2><p>We have {claims.users} users.</p><p>None.</p>" +
    "<ul><li><p>{claims.brokers} brokers</p></li></ul>" +
    "<h3>{claims.years} years</h3><p>Of work.</p>" +
    "<table><tr><td>{claims.plansFrom}</td><td>x</td></tr></table>";
  const [part] = createContentBody(html, readSite()).parts;
  const link = `<small><a ${LINK}>Source of this figure</a></small>`;
  expect(part?.html).toContain(`<p>We have 75K+ users. ${link}</p><p>None.</p>`);
  expect(part?.html).toContain(`<li><p>6 brokers ${link}</p></li>`);
  expect(part?.html).toContain(`<h3>25+ years</h3><p>Of work. ${link}</p>`);
  expect(part?.html).toContain(`<td>₹\u00a099 ${link}</td><td>x</td>`);
  expect(part?.html).not.toContain("\uE001");
});

test.each([
  [BEFORE, "70K+", "75K+"],
  [REVIEW_DAY, "70K+", "75K+"],
  [AFTER, HIDDEN, "75K+ (as of 30 Sep 2026)"],
])("TRU-18 on %s a claim with hide is %j, one with date %j", (today, trustedBy, users) => {
  expect(toClaimValues(showOn(today))).toMatchObject({ trustedBy, users });
});

test("TRU-18 after its review day a claim leaves no sentence, point or gap, and no build fails", () => {
  const getHome = (today: string) => JSON.parse(readAsJson(resolve("content/home.yaml"), today));
  expect(getHome(REVIEW_DAY).hero.trust).toBe("Trusted By 70K+ Users");
  expect(getHome(AFTER).hero.trust).toBe("");
  expect(getHome(AFTER).hero.subline).toBe(
    "SEBI Registered | Plans Starts With ₹\u00a099 (as of 30 Sep 2026)",
  );
  const about = JSON.parse(readAsJson(resolve("content/pages/about.yaml"), AFTER));
  expect(about.facts.map(({ text }: { text: string }) => text)).toEqual([
    "years of experience",
    "registered users",
    "brokers supported",
  ]);
  expect(findYamlErrors(readSite(AFTER))).toEqual([]);
  const value = {
    a: `One. ${HIDDEN} two. Three (${HIDDEN} x).`,
    b: [HIDDEN, "c"],
    d: [{ title: HIDDEN }],
  };
  expect(hideClaims(value)).toEqual({ a: "One. Three.", b: ["c"], d: [] });
});

test("TRU-18 a text page loses the sentences, rows and sections that show an expired claim", () => {
  const html =
    "<p>Lead</p><h2>A</h2><p>First. It is {claims.rating} of <b>5</b>. <a href='/'>Last</a>.</p>" +
    "<p>Rated {claims.rating}.</p><ul><li>{claims.rating}</li><li>stays</li></ul>" +
    "<h3>{claims.rating} stars</h3><p>Gone.</p><h3>Next</h3><p>Text</p>" +
    "<table><tr><td>Rating</td><td>{claims.rating}</td></tr><tr><td>x</td></tr></table>";
  const [part] = createContentBody(html, readSite(AFTER)).parts;
  expect(part?.html.replace(/<\/?t(?:body|able).*?>|<div.*?>|<\/div>/g, "")).toBe(
    '<h2 id="a">A</h2><p>First. <a href="/">Last</a>.</p><ul><li>stays</li></ul>' +
      "<h3>Next</h3><p>Text</p><tr><td>x</td></tr>",
  );
});

test("TRU-18 from 30 days before, the build warns and names claim and day", () => {
  const toDay = (days: number) =>
    new Date(Date.parse(REVIEW_DAY) + days * 86_400_000).toISOString().slice(0, 10);
  expect(findClaimWarnings(toDay(-31))).toEqual([]);
  expect(findClaimWarnings(toDay(-30))[0]).toBe(
    `content/claims.yaml: the review day of users (75K+), ${REVIEW_DAY}, is in 30 days. Check the figure and enter a new day.`,
  );
  expect(findClaimWarnings(toDay(-1))[0]).toContain(`, ${REVIEW_DAY}, is tomorrow.`);
  expect(findClaimWarnings(toDay(1)).join("\n")).toMatch(
    /trustedBy .* has passed: texts with it are hidden\. .*\n/,
  );
});

test("TRU-19 a figure typed outside claims.yaml fails the build with file, line and text", async () => {
  expect(findTypedFigures()).toEqual([]);
  await writeFiles(inFolder(), {
    "a.md": "---\ntitle: A\n---\n\nOver 80K+ users\n\nRated 4.8 out of 5, with 95 % accuracy.\n",
    "b.yaml": "a: Call +91 00000 00001, T+1, 2+2\nb: Trusted by 2 lakh happy users\nc: 30+ years\n",
    "claims.yaml": 'a: "90K+"\n',
  });
  expect(findTypedFigures(inFolder()).map((line) => line.replace(/^.*\/(?=[ab]\.)/, ""))).toEqual(
    [
      ['b.yaml:2: "2 lakh happy users"'],
      ['b.yaml:3: "30+"'],
      ['a.md:5: "80K+"'],
      ['a.md:7: "4.8 out of 5"'],
      ['a.md:7: "95 % accuracy"'],
    ].map(([start]) => expect.stringContaining(`${start} is a claim: enter it in content/claims`)),
  );
});

test.each([
  ["the screener's fee, which claims.yaml has", /₹ 1 per use|costs ₹ 1\b/],
  ["a payment by platforms and brokers", /Platforms and brokers that this website links to/],
  ["payment details that the site does not publish", /details we publish/],
  ["prices of plans that the site does not show", /prices of plans/],
  ["a stray mark of bold text", /\*{3}/],
])("TRU-17 content/ does not state %s", (_, pattern) => {
  const files = readdirSync("content", { recursive: true, encoding: "utf8" });
  const texts = files.filter((name) => /\.(?:md|yaml)$/.test(name));
  expect(texts.length).toBeGreaterThan(50);
  const found = texts.filter((name) => pattern.test(readFileSync(join("content", name), "utf8")));
  expect(found).toEqual([]);
});
