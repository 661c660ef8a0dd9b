import { routes } from "../support/seo-articles";
import { openText } from "../support/text-pages";
import { expect, openPage, goTo, site, test } from "../support/visitor";

/** The articles, with the number of questions that each answers. */
const ARTICLES = {
  "stock-market-tips-provider": 10,
  "share-market-consultant": 10,
  "investment-strategies": 10,
  "stock-advisory-services": 5,
  "stock-advisory-services-in-india": 5,
  "sebi-registered-intraday-tips-provider": 5,
};

test("SEO-01, SEO-02, SEO-03, SEO-04, SEO-05, SEO-06 each article shows its whole text, the warning and its questions", async ({
  staticPage: page,
}) => {
  for (const [file, questions] of Object.entries(ARTICLES)) {
    const { pageText, sections } = await openText(page, `seo/${file}`);
    expect(pageText).toContain(site.legal.riskWarning.trim().replace(/\s+/g, " "));
    const asked = sections["Frequently asked questions"] ?? [];
    expect(new Set(asked).size, file).toBe(questions);
    for (const question of asked) expect(question).toMatch(/\?$/);
  }
});

/** Escapes an address in lower case, as some clients do. */
const toLowerCaseEscapes = (path: string) =>
  encodeURI(path).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());

test("ROU-04 the six articles open by typed, encoded and linked addresses @full", async ({
  page,
  staticPage,
  request,
}) => {
  await openPage(page, toLowerCaseEscapes(routes.tips.path));
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const footer = page.getByRole("navigation", { name: "Footer" });
  for (const { path, link } of Object.values(routes)) {
    await goTo(staticPage, path);
    const heading = await staticPage.getByRole("heading", { level: 1 }).innerText();
    for (const address of [encodeURI(path), toLowerCaseEscapes(path)]) {
      expect(await (await request.get(address)).text()).toContain("</h1>");
    }
    await footer.getByRole("link", { name: link, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    for (const opened of [staticPage, page]) {
      expect(decodeURI(new URL(opened.url()).pathname)).toBe(path);
    }
  }
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});
