import {
  IPOS_PAGE,
  THREE_IPOS,
  answerIpos,
  companies,
  ipoTable,
  rawIpo,
} from "../support/ipo-page";
import { expect, expectNewTab, open, test } from "../support/visitor";

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
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest IPO Updates");
  await expect(page.getByText("Track current and upcoming IPOs", { exact: true })).toBeVisible();
  const items = (name: string) => page.getByRole("group", { name }).getByRole("listitem");
  const texts = (list: typeof ipos, key: string) => (list ?? []).map((entry) => String(entry[key]));
  await expect(items("Upcoming IPOs")).toHaveText(texts(upcoming, "upcomingIpos"));
  await expect(items("IPO listing today")).toHaveText(texts(today, "ipoListingsToday"));
  await expect(companies(page)).toHaveText(texts(ipos, "company"));
  expect(ipos?.length).toBeGreaterThan(5);
});

test("IPO-02 each IPO has its ten values under their names @phone", async ({ page, isMobile }) => {
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
    "Made-up Mills Limited (sample) Open",
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
  await expectNewTab(links.nth(1), "https://reports.example/far.pdf");
  await expect(links.nth(1)).toHaveAccessibleName(/Elsewhere Engines \(/);
  await expect(cells(first + 2).nth(8)).toHaveText("N/A");
  if (isMobile) {
    const labels = await cells(first)
      .locator("visible=true")
      .evaluateAll((list) =>
        list.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
      );
    expect(labels.slice(1)).toEqual(COLUMNS.slice(1));
  } else {
    await expect(ipoTable(page).getByRole("columnheader")).toHaveText(COLUMNS);
  }
});

test("IPO-02 a status stands beside each company, in words of a readable size", async ({
  page,
}) => {
  await answerIpos(page, [
    ...THREE_IPOS,
    rawIpo({ _id: "4", status: "Awaited" }),
    rawIpo({ _id: "5", status: "" }),
  ]);
  await open(page, IPOS_PAGE);
  const marks = ipoTable(page).getByRole("rowheader").locator("[data-tone]");
  await expect(marks).toHaveText(["Open", "Open", "Closed", "Awaited"]);
  const tones = await marks.evaluateAll((list) => list.map((mark) => mark.dataset.tone));
  expect(tones).toEqual(["green", "green", "grey", "grey"]);
  const named = { name: /^Banyan Bricks Open$/ };
  await expect(ipoTable(page).getByRole("rowheader", named)).toBeVisible();
  const sizes = await ipoTable(page)
    .locator("thead th, td")
    .evaluateAll((list) => list.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  // From 80em on nothing scrolls sideways; below, the frame does.
  const table = await ipoTable(page).boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(1280 - 64);
});

for (const zone of ["Pacific/Auckland", "America/Los_Angeles"]) {
  test.describe(() => {
    test.use({ timezoneId: zone });

    test(`IPO-04 dates are Indian in ${zone}; others, and managers, as they came`, async ({
      page,
    }) => {
      await answerIpos(page, [
        rawIpo({
          ipoManager: "Sample Lead Managers 2",
          openingDate: "November 20, 2026",
          closingDate: Date.parse("2026-11-20T20:00Z"),
          listingDate: "2026/11/20",
        }),
        rawIpo({
          _id: "2",
          ipoManager: "2026-11-05",
          openingDate: "20th of November",
          closingDate: "2026-13-45",
          listingDate: null,
        }),
      ]);
      await open(page, IPOS_PAGE);
      for (const [column, words] of Object.entries({
        ipoManager: ["Sample Lead Managers 2", "Nov 05, 2026"],
        openingDate: ["Nov 20, 2026", "20th of November"],
        closingDate: ["Nov 21, 2026", "2026-13-45"],
        listingDate: ["Nov 20, 2026", "N/A"],
      })) {
        const cells = ipoTable(page).locator(`td[data-column="${column}"]`);
        await expect(cells).toHaveText(words);
      }
    });
  });
}
