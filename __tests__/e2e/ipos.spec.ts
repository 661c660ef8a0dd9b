import AxeBuilder from "@axe-core/playwright";
import { answer } from "../support/api-answers";
import {
  IPOS_PAGE,
  THREE_IPOS,
  answerIpos,
  companies,
  ipoTable,
  rawIpo,
} from "../support/ipo-page";
import { expect, open, test } from "../support/visitor";

const COLUMNS = [
  "Company",
  "IPO Manager",
  "Opening Date",
  "Closing Date",
  "Listing Date",
  "Issue Price (₹)",
  "Issue Amount (Cr.)",
  "Rating",
  "Research Report",
  "Review",
];

test("IPO-01 IPO-02 the page shows what the CMS has", async ({ page, request }) => {
  const [ipos, upcoming, today] = await Promise.all(
    ["/api/company/ipos", "/api/company", "/api/company/list"].map(
      async (path): Promise<Record<string, unknown>[]> => (await request.get(path)).json(),
    ),
  );
  await open(page, IPOS_PAGE);
  await expect(
    page.getByRole("heading", { level: 1, name: "Latest IPO Updates", exact: true }),
  ).toBeVisible();
  await expect(page.getByText("Track current and upcoming IPOs", { exact: true })).toBeVisible();
  const coming = page.getByRole("group", { name: "Upcoming IPOs" }).getByRole("listitem");
  await expect(coming).toHaveText((upcoming ?? []).map((entry) => String(entry["upcomingIpos"])));
  await expect(
    page.getByRole("group", { name: "IPO listing today" }).getByRole("listitem"),
  ).toHaveText((today ?? []).map((entry) => String(entry["ipoListingsToday"])));
  await expect(companies(page)).toHaveText((ipos ?? []).map(({ company }) => String(company)));
  expect(ipos?.length).toBeGreaterThan(5);
});

test("IPO-01 nothing lists today and nothing is announced: each panel says so", async ({
  page,
}) => {
  await answer(page, "/api/company", []);
  await answer(page, "/api/company/list", []);
  await open(page, IPOS_PAGE);
  await expect(page.getByText("No IPO listings today.", { exact: true })).toBeVisible();
  await expect(page.getByText("No upcoming IPOs to show at the moment.")).toBeVisible();
});

test.describe("when the side calls fail", () => {
  test.use({
    expectedErrors:
      /^logged: (Failed to load resource|Error fetching upcoming IPOs:|Error fetching IPO listings:)/,
  });

  test("IPO-01 failed side calls are only logged and leave the table alone", async ({ page }) => {
    for (const path of ["/api/company", "/api/company/list"]) {
      await page.route(
        (url) => url.pathname === path,
        (route) => route.fulfill({ status: 500, body: "{}" }),
      );
    }
    const logged = Promise.all(
      ["Error fetching upcoming IPOs:", "Error fetching IPO listings:"].map((words) =>
        page.waitForEvent("console", (message) => message.text().startsWith(words)),
      ),
    );
    await answerIpos(page, THREE_IPOS);
    await open(page, IPOS_PAGE);
    await logged;
    await expect(companies(page)).toHaveCount(3);
    await expect(page.getByText("No IPO listings today.")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test("IPO-02 each IPO has its ten values under their names", async ({ page, isMobile }) => {
  await answerIpos(page, [
    rawIpo({ issuePrice: "₹ 210 – 221", listingDate: "To be announced" }),
    rawIpo({
      _id: "far",
      company: "Elsewhere Engines",
      blogLink: "https://reports.example/far.pdf",
      issueAmountCr: "by size",
    }),
    rawIpo({ _id: "bad", company: "Bad Link Bank", blogLink: "javascript:alert(1)" }),
    { _id: "bare" },
  ]);
  await open(page, IPOS_PAGE);
  const cells = (row: number) => ipoTable(page).getByRole("row").nth(row).locator("th, td");
  const first = isMobile ? 0 : 1;
  await expect(cells(first)).toHaveText([
    "Made-up Mills Limited (sample)",
    "Made-up Managers (sample)",
    "Nov 20, 2026",
    "Nov 25, 2026",
    "To be announced",
    "₹ 210 – 221",
    "1,51,000",
    "Neutral",
    /^View/,
    "A made-up review.",
  ]);
  await expect(cells(first + 3)).toHaveText(Array.from({ length: 10 }, () => "N/A"));
  const links = ipoTable(page).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute("href", "/blogs/");
  await expect(links.nth(0)).not.toHaveAttribute("target");
  await expect(links.nth(1)).toHaveAttribute("href", "https://reports.example/far.pdf");
  await expect(links.nth(1)).toHaveAttribute("target", "_blank");
  await expect(links.nth(1)).toHaveAttribute("rel", /noopener/);
  await expect(links.nth(1)).toHaveAccessibleName(/Elsewhere Engines \(opens in a new tab\)/);
  await expect(cells(first + 2).nth(8)).toHaveText("N/A");
  if (isMobile) {
    const labels = await cells(first)
      .locator("visible=true")
      .evaluateAll((list) =>
        list.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
      );
    expect(labels.slice(1)).toEqual(COLUMNS.slice(1));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
  } else {
    await expect(ipoTable(page).getByRole("columnheader")).toHaveText(COLUMNS);
  }
});

for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(`in ${zone}`, () => {
    test.use({ timezoneId: zone });

    test(`IPO-04 dates are Indian dates for a visitor in ${zone}`, async ({ page }) => {
      await answerIpos(page, [
        rawIpo({
          openingDate: "2026-11-20",
          closingDate: "2026-11-20T20:00:00.000Z",
          listingDate: "2026-11-20T23:00:00",
        }),
      ]);
      await open(page, IPOS_PAGE);
      const cell = (column: string) => ipoTable(page).locator(`td[data-column="${column}"]`);
      await expect(cell("openingDate")).toHaveText("Nov 20, 2026");
      await expect(cell("closingDate")).toHaveText("Nov 21, 2026");
      await expect(cell("listingDate")).toHaveText("Nov 20, 2026");
    });
  });
}

test("IPO-04 missing is N/A, unparsable is raw, a manager goes through the same rule", async ({
  page,
}) => {
  await answerIpos(page, [
    rawIpo({
      ipoManager: "Sample Lead Managers 2",
      openingDate: "20th of November",
      closingDate: "2026-13-45",
      listingDate: null,
    }),
    rawIpo({ _id: "2", ipoManager: "2026-11-05" }),
  ]);
  await open(page, IPOS_PAGE);
  const cell = (column: string) => ipoTable(page).locator(`td[data-column="${column}"]`);
  await expect(cell("ipoManager")).toHaveText(["Sample Lead Managers 2", "Nov 05, 2026"]);
  await expect(cell("openingDate").first()).toHaveText("20th of November");
  await expect(cell("closingDate").first()).toHaveText("2026-13-45");
  await expect(cell("listingDate").first()).toHaveText("N/A");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("IPO-01 the page stands and says what it lacks", async ({ page }) => {
    await page.goto(IPOS_PAGE);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest IPO Updates");
    await expect(page.getByText(/need JavaScript/)).toBeVisible();
    await expect(page.getByRole("heading", { name: "How to read the table" })).toBeVisible();
    await expect(page.getByRole("definition")).not.toHaveCount(0);
    await expect(page.getByRole("searchbox")).toBeHidden();
    await expect(page.getByText("Loading")).toHaveCount(0);
  });
});

for (const scheme of ["light", "dark"] as const) {
  test(`IPO-02 axe finds nothing on the filled page in ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await open(page, IPOS_PAGE);
    await expect(companies(page)).not.toHaveCount(0);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
}
