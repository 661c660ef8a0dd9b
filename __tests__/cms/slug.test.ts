import { createUniqueSlug, createSlug, findSlugProblem } from "../../cms/src/lib/slug";

test.each([
  ["What a demat account really holds", "what-a-demat-account-really-holds"],
  ["  T+1: settlement, day by day!  ", "t-1-settlement-day-by-day"],
  ["Investor's rights", "investors-rights"],
  ["शेयर बाज़ार की समझ", "शेयर-बाज़ार-की-समझ"],
  ["₹ 1,51,000 – व्हाट नाउ?", "1-51-000-व्हाट-नाउ"],
  ["!!!", "post"],
])("API-04 a slug is made from “%s”", (title, slug) => {
  expect(createSlug(title)).toBe(slug);
});

test("API-04 a slug made from a title always passes the check of typed slugs", () => {
  for (const title of ["a/b\\c?d#e%f", "..", "  ", "x".repeat(500), "क".repeat(99), "IPO & FPO"]) {
    expect(findSlugProblem(createSlug(title))).toBeNull();
    expect([...createSlug(title)].length).toBeLessThanOrEqual(100);
    expect(Buffer.byteLength(createSlug(title))).toBeLessThanOrEqual(200);
  }
});

test("API-04 a taken slug gets the first free number", async () => {
  const taken = new Set(["ipo", "ipo-2"]);
  expect(await createUniqueSlug("ipo", async (slug) => taken.has(slug))).toBe("ipo-3");
  expect(await createUniqueSlug("fpo", async (slug) => taken.has(slug))).toBe("fpo");
});

test.each(["a/b", "a?b", "a#b", "50%", "a\nb", "..", " a", "क".repeat(86)])(
  "API-04 “%s” cannot be typed as a slug",
  (slug) => {
    expect(findSlugProblem(slug)).not.toBeNull();
  },
);

test.each(["शेयर बाज़ार", "a, b & c", "naïve-slug", "a.b"])("API-04 “%s” can be a slug", (slug) => {
  expect(findSlugProblem(slug)).toBeNull();
});
