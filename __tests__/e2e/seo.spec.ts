import { routes } from "../support/seo-articles";
import { expectFacts, openText } from "../support/text-pages";
import { expect, openPage, goTo, site, test } from "../support/visitor";

const { product } = site.brand;

const COMMON_FACTS = [
  /fundamental .*technical/i,
  /entry.*stop-loss.*target/,
  "SMS, WhatsApp, app notification or phone call",
  `${site.claims.years} years`,
  /commodity and currency/i,
  site.legal.riskWarning.trim(),
];

type Article = {
  file: string;
  questions: number;
  /** Names of the points, or their number, by section. */
  sections: Record<string, string | number>;
  fact?: string;
};

function addArticleTest(title: string, { file, questions, sections, fact = "" }: Article): void {
  test(`${title} and ${questions} questions`, async ({ staticPage: page }) => {
    const article = await openText(page, `seo/${file}`);
    expectFacts(article.pageText, [...COMMON_FACTS, fact]);
    for (const [name, points] of Object.entries(sections)) {
      if (typeof points === "number") expect(article.sections[name], name).toHaveLength(points);
      else expect(article.sections[name]?.join(", "), name).toBe(points);
    }
    const asked = article.sections["Frequently asked questions"] ?? [];
    expect(new Set(asked).size).toBe(questions);
    for (const question of asked) expect(question).toMatch(/\?$/);
  });
}

addArticleTest("SEO-01 Stock Market Tips Provider has kinds of tips", {
  file: "stock-market-tips-provider",
  questions: 10,
  sections: {
    "Types of stock market tips":
      "Intraday tips, Positional and swing tips, Delivery and long-term tips, " +
      "Nifty and Bank Nifty tips, Stock futures and options tips, Commodity and currency tips",
  },
});

addArticleTest("SEO-02 Share Market Consultant has services, reasons", {
  file: "share-market-consultant",
  questions: 10,
  sections: { "Our share market services": 7, [`Reasons to choose ${product}`]: 6 },
});

addArticleTest("SEO-03 Investment Strategies has 10 strategies, 4 benefits, a review", {
  file: "investment-strategies",
  questions: 10,
  sections: { "Ten investment strategies": 10, "Four benefits of a written strategy": 4 },
  fact: "Review it quarterly or yearly",
});

addArticleTest("SEO-04 Stock Advisory Services has its sections, four services", {
  file: "stock-advisory-services",
  questions: 5,
  sections: {
    "Why professional stock advisory matters": 0,
    [`What makes ${product} different`]: 6,
    "Our stock advisory services":
      "Expert Research, Risk Management, Real-time Updates, Personalized Guidance",
    "Benefits of our advisory services": 0,
    "Who can benefit": 0,
    "How we approach a recommendation": 6,
    [`Why investors trust ${product}`]: 0,
  },
});

addArticleTest("SEO-05 Stock Advisory Services in India has its sections", {
  file: "stock-advisory-services-in-india",
  questions: 5,
  sections: {
    "What are stock advisory services?": 0,
    "Why investors need stock advisory": 4,
    "Types of stock advisory services": 5,
    "How to choose a stock advisory service": 6,
    [`Key features of ${product}`]: 0,
    [`Why choose ${product}`]: 0,
    "Benefits of stock advisory services": 0,
    "Market outlook": 0,
    "Final thoughts": 0,
  },
});

addArticleTest("SEO-06 Intraday tips has highlights, services, five steps", {
  file: "sebi-registered-intraday-tips-provider",
  questions: 5,
  sections: {
    "Why choose a SEBI Registered provider": 0,
    "At a glance": 4,
    "Our trading tips": 5,
    [`Why ${product} stands out`]: 0,
    "Benefits of our intraday tips": 0,
    "Five steps to get started": 5,
    "Final thoughts": 0,
  },
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
