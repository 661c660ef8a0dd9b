import { readdirSync, readFileSync } from "node:fs";
import { createContentBody } from "../../../builder/markdown";
import { readContentPages, framePinnedText } from "../../../builder/pages/content-pages";
import { readSite } from "../../../builder/site-content";
import { hashPinnedText } from "../../../src/shared/node/compliance/pinned-text";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const site = readSite();
const inFolder = createTestFolder();
const readPage = (name: string) => readFileSync(`content/legal/${name}.md`, "utf8");

async function findErrors(name: string, source: string): Promise<string[]> {
  await writeFiles(inFolder(), { [`${name}.md`]: source });
  return readContentPages(site, inFolder()).errors;
}

test.each([
  ["TRU-08", "mitc", "/mitc/", "traceable", "any"],
  [
    "CHR-12",
    "investor-charter-official",
    "/investor-charter/official/",
    "21 days of",
    "30 days of",
  ],
])("%s a changed word of the pinned text fails the build", async (_, name, path, from, to) => {
  const source = readPage(name);
  expect(await findErrors(name, source)).toEqual([]);
  // White space and our notes do not change the digest.
  const same = source.replaceAll(`${from} `, `${from}\n`).replace("  notes:", "  notes:  ");
  expect(await findErrors(name, same)).toEqual([]);
  const errors = await findErrors(name, source.replace(from, to));
  expect(errors).toEqual([
    expect.stringMatching(
      new RegExp(`${name}\\.md:11: the text of ${path} differs .* then enter [0-9a-f]{64} as`),
    ),
  ]);
});

test("TRU-08, CHR-12 source, sample mark, digest and notes are outside the pinned text", () => {
  const { pages } = readContentPages(site);
  for (const path of ["/mitc/", "/investor-charter/official/"]) {
    const page = pages.find(({ frontMatter }) => frontMatter.path === path);
    const pinned = page?.frontMatter.pinned;
    if (!page || !pinned) throw new Error(`${path} is missing`);
    const { lead, parts } = createContentBody(framePinnedText("<p>ISSUED</p>", pinned), site);
    expect(lead).toBe(pinned.lead.replaceAll("'", "&#x27;"));
    const [text = ""] = parts.map(({ html }) => html);
    const [before = "", after = ""] = text.split("<p>ISSUED</p>");
    expect(before).toContain("<strong>sample: to be replaced by the issued text</strong>");
    expect(before).toContain("6 February 2026");
    expect(after).toContain(hashPinnedText(page.body));
    expect(after).toMatch(/<h2 id="notes-of-ours">.*<li>26 November 2026: /s);
    const issued = framePinnedText("<p>ISSUED</p>", { ...pinned, sample: false, notes: [] });
    expect(issued).not.toMatch(/sample: to be|Notes of ours/);
  }
  expect(readPage("investor-charter-official").split("---")[2]).not.toContain("accessibility");
});

const removeSection = (source: string) =>
  source.replace(/## Associates[\s\S]*?(?=## Holdings)/, "");

test.each([
  ["a section", removeSection, /disclosures\.md:4: add the missing section "## Associates"/],
  [
    "a date",
    (source: string) => source.replace(/(## Associates\n\n)As of .*\n/, "$1"),
    /disclosures\.md:\d+: "Associates" has no date: add a line such as "As of/,
  ],
  [
    "a date that exists",
    (source: string) => source.replace(/(## Associates\n\nAs of )26/, "$131"),
    /"Associates" has no date/,
  ],
  [
    "the word None",
    (source: string) => source.replace(/(## Associates\n\nAs of .*\n)\nNone\..*\n/, "$1"),
    /disclosures\.md:\d+: "Associates" is empty: write "None\."/,
  ],
])("TRU-09 without %s of the disclosures the build fails", async (_, change, message) => {
  const source = readPage("disclosures");
  expect(await findErrors("disclosures", source)).toEqual([]);
  expect(await findErrors("disclosures", change(source))).toEqual([expect.stringMatching(message)]);
});

/** The texts of content/, without the register that quotes them. */
const contentTexts = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:md|yaml)$/.test(file) && file !== "compliance/conflicts.yaml")
  .map((file) => ({ file, text: readFileSync(`content/${file}`, "utf8").replace(/\s+/g, " ") }));

test("TRU-13 content has each of the three sentences once", () => {
  const all = contentTexts.map(({ text }) => text).join(" ");
  const { riskWarning, disclaimer, illustration } = site.legal;
  for (const sentence of [riskWarning, disclaimer, illustration]) {
    expect([sentence, all.split(sentence.trim()).length - 1]).toEqual([sentence, 1]);
  }
});

test.each([
  ["a refund is refused where access ends", /\baccess\b[^.]*\bwithout (?:a )?refund\b/i],
  ["a plan may say otherwise", /\bunless [^.]{0,40}\bexpressly\b/i],
  ["readers bring their holdings", /\blist of (?:your|their) (?:holdings|shares|stocks)\b/i],
])("TRU-28 no text says that %s, which worsens a conflict with the rules", (_what, phrase) => {
  expect(contentTexts.filter(({ text }) => phrase.test(text)).map(({ file }) => file)).toEqual([]);
});
