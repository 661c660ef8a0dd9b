import {
  getCompanies,
  getIpoCount,
  IPOS_PAGE,
  getIpoTable,
  openIpos,
  getSearchBox,
  getStatusChoice,
} from "../support/ipo-list";
import { toRawIpo } from "../support/live-records";
import { expect, expectNewTab, openPage, test } from "../support/visitor";

const COLUMNS = (
  "Company, IPO Manager, Opening Date, Closing Date, Listing Date, Issue Price (₹), " +
  "Issue Amount (Cr.), Rating, Research Report, Review"
).split(", ");

const THREE_IPOS = [
  toRawIpo({ _id: "1", company: "Banyan Bricks", issueAmountCr: 900, openingDate: "2026-11-02" }),
  toRawIpo({ _id: "2", company: "Amber Autos", issueAmountCr: 1500, openingDate: "2025-12-30" }),
  toRawIpo({ _id: "3", company: "Camber Cables", issueAmountCr: null, status: "closed" }),
];

test.use({ timezoneId: "Pacific/Auckland" });

test("IPO-01, IPO-02 the page shows the CMS's IPOs", async ({ page, request }) => {
  const [ipos, upcoming, today] = await Promise.all(
    ["/api/company/ipos", "/api/company", "/api/company/list"].map(
      async (path): Promise<Record<string, unknown>[]> => (await request.get(path)).json(),
    ),
  );
  await openPage(page, IPOS_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest IPO Updates");
  await expect(page.getByText("Track current and upcoming IPOs", { exact: true })).toBeVisible();
  const getItems = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  const toTexts = (list: typeof ipos, key: string) => (list ?? []).map((row) => String(row[key]));
  await expect(getItems("Upcoming IPOs")).toHaveText(toTexts(upcoming, "upcomingIpos"));
  await expect(getItems("IPO listing today")).toHaveText(toTexts(today, "ipoListingsToday"));
  await expect(getCompanies(page)).toHaveText(toTexts(ipos, "company"));
  expect(ipos?.length).toBeGreaterThan(5);
});

// features/ipos/ipo.test.ts tests every way to write a date.
test("IPO-02, IPO-04 shows ten values, days as in India @phone", async ({ page, isMobile }) => {
  await openIpos(page, [
    toRawIpo({
      issuePrice: "₹ 210 – 221",
      closingDate: Date.parse("2026-11-20T20:00Z"),
      listingDate: "To be announced",
    }),
    toRawIpo({
      _id: "far",
      company: "Elsewhere Engines",
      blogLink: "https://reports.example/far.pdf",
      issueAmountCr: "by size",
    }),
    toRawIpo({ _id: "bad", company: "Bad Link Bank", blogLink: "javascript:alert(1)" }),
    { _id: "bare" },
  ]);
  const getCells = (row: number) => getIpoTable(page).getByRole("row").nth(row).locator("th, td");
  const first = isMobile ? 0 : 1;
  await expect(getCells(first)).toHaveText([
    "Made-up Mills Limited (sample) OpenCloses today",
    "Made-up Managers (sample)",
    "Nov 20, 2026",
    "Nov 21, 2026",
    "To be announced",
    "₹ 210 – 221",
    "1,51,000",
    "Neutral",
    /^View/,
    /^A made-up review\./,
  ]);
  const missing = Array.from({ length: 9 }, () => "N/A");
  await expect(getCells(first + 3)).toHaveText([...missing, /^N\/A/]);
  const links = getIpoTable(page).getByRole("link");
  await expect(links).toHaveCount(2);
  await expect(links.nth(0)).toHaveAttribute("href", "/blogs/");
  await expect(links.nth(0)).not.toHaveAttribute("target");
  await expectNewTab(links.nth(1), "https://reports.example/far.pdf");
  await expect(links.nth(1)).toHaveAccessibleName(/Elsewhere Engines \(/);
  await expect(getCells(first + 2).nth(8)).toHaveText("N/A");
  if (isMobile) {
    const labels = await getCells(first)
      .locator("visible=true")
      .evaluateAll((list) =>
        list.map((cell) => getComputedStyle(cell, "::before").content.replaceAll('"', "")),
      );
    expect(labels.slice(1)).toEqual(COLUMNS.slice(1));
  } else {
    await expect(getIpoTable(page).getByRole("columnheader")).toHaveText(COLUMNS);
  }
});

test("IPO-13, IPO-02 each row has a status, readable text and its source", async ({ page }) => {
  const source = { sourceName: "Prospectus <b>", asOf: "2026-11-20T18:35:00.000Z" };
  await openIpos(page, [
    toRawIpo({ company: "Banyan Bricks", ...source }),
    toRawIpo({ ...source, _id: "2", sourceLink: "https://exchange.example/issue" }),
    toRawIpo({ ...source, _id: "3", asOf: "today", sourceLink: "javascript:alert(1)" }),
    toRawIpo({ _id: "4", status: "closed" }),
    toRawIpo({ _id: "5", status: "Awaited" }),
    toRawIpo({ _id: "6", status: "" }),
  ]);
  const marks = getIpoTable(page).getByRole("rowheader").locator("[data-tone]");
  await expect(marks).toHaveText(["Open", "Open", "Open", "Closed", "Awaited"]);
  const tones = await marks.evaluateAll((list) => list.map((mark) => mark.dataset.tone));
  expect(tones).toEqual(["green", "green", "green", "grey", "grey"]);
  const named = { name: /^Banyan Bricks Open Closes in 4 days$/ };
  await expect(getIpoTable(page).getByRole("rowheader", named)).toBeVisible();
  const sizes = await getIpoTable(page)
    .locator("thead th, td")
    .evaluateAll((list) => list.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  // From 80em on nothing scrolls sideways; below, the frame does.
  const table = await getIpoTable(page).boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(1280 - 64);

  const sources = getIpoTable(page).locator("td[data-column='review'] small");
  const received = /^Received \d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M IST$/;
  await expect(sources).toHaveText([
    "Source: Prospectus <b>, as of 21 Nov 2026, 12:05 AM IST",
    /^Source: Prospectus <b> .*, as of 21 Nov 2026, 12:05 AM IST$/,
    ...Array<RegExp>(4).fill(received),
  ]);
  await expectNewTab(sources.getByRole("link"), "https://exchange.example/issue");
});

test("IPO-02 the address keeps the order, Back restores it @phone", async ({ page, isMobile }) => {
  await openIpos(page, THREE_IPOS);
  const listed = ["Banyan Bricks", "Amber Autos", "Camber Cables"];
  const up = ["Amber Autos", "Banyan Bricks", "Camber Cables"];
  const getHead = (name: string) => getIpoTable(page).getByRole("columnheader", { name });
  await expect(getCompanies(page)).toHaveText(listed);
  if (isMobile) {
    await page.getByLabel("Sort by").selectOption("Company: A to Z");
  } else {
    await expect(getHead("Company")).toHaveAttribute("aria-sort", "none");
    await getHead("Company").getByRole("button").press("Enter");
    await expect(getHead("Company")).toHaveAttribute("aria-sort", "ascending");
  }
  await expect(page).toHaveURL(/\?sort=company$/);
  await expect(getCompanies(page)).toHaveText(up);
  if (isMobile) {
    await page.getByLabel("Sort by").selectOption("Issue Amount (Cr.): highest first");
  } else {
    const amount = getHead("Issue Amount (Cr.)");
    await amount.getByRole("button").click();
    await amount.getByRole("button").click();
    await expect(amount).toHaveAttribute("aria-sort", "descending");
    await expect(page.locator("[aria-sort='ascending']")).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\?sort=-issueAmountCr$/);
  await expect(getCompanies(page)).toHaveText(up);
  await page.goBack();
  if (!isMobile) await page.goBack();
  await expect(page).toHaveURL(/\?sort=company$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${IPOS_PAGE}$`));
  await expect(getCompanies(page)).toHaveText(listed);
});

test("IPO-03, IPO-05 search and status filter the table, are announced and stay in the address", async ({
  page,
}) => {
  await openIpos(page, THREE_IPOS);
  await expect(getIpoCount(page)).toHaveText("3 IPOs");
  const statuses = getStatusChoice(page).getByRole("option");
  await expect(statuses).toHaveText(["All Statuses", "Open", "Closed"]);
  await getSearchBox(page).fill("AMBER");
  await expect(getCompanies(page)).toHaveText(["Amber Autos", "Camber Cables"]);
  await expect(getIpoCount(page)).toHaveText("2 IPOs");
  await expect(page).toHaveURL(/\?q=AMBER$/);
  await getStatusChoice(page).selectOption("Closed");
  await expect(getCompanies(page)).toHaveText(["Camber Cables"]);
  await expect(getIpoCount(page)).toHaveText("1 IPO");
  await expect(page).toHaveURL(/\?q=AMBER&status=closed$/);
  await page.goBack();
  await expect(getCompanies(page)).toHaveCount(2);
  await expect(getStatusChoice(page)).toHaveValue("");
  await expect(getSearchBox(page)).toHaveValue("AMBER");
  // Choosing a status while typing adds a history entry with the typed text.
  await getSearchBox(page).fill("cam");
  await getStatusChoice(page).selectOption("Open");
  await expect(page.getByText('No IPOs found for "cam" with status "open"')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=cam$/);
  await expect(getCompanies(page)).toHaveText(["Camber Cables"]);
  // The view is restored after another page.
  await page.locator("footer a[href='/blogs/']").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blogs\/$/);
  await page.goBack();
  await expect(getSearchBox(page)).toHaveValue("cam");
  await expect(getCompanies(page)).toHaveText(["Camber Cables"]);
  // A shared address opens the same view.
  await openPage(page, `${IPOS_PAGE}?q=b&status=open&sort=company`);
  await expect(getSearchBox(page)).toHaveValue("b");
  await expect(getStatusChoice(page)).toHaveValue("open");
  await expect(getCompanies(page)).toHaveText(["Amber Autos", "Banyan Bricks"]);
  // Invalid parameters are ignored.
  await openPage(page, `${IPOS_PAGE}?status=%3Cb%3E&sort=constructor&q=`);
  await expect(getCompanies(page)).toHaveCount(3);
});

test("IPO-03 shows 50 of 5,000 IPOs, searches all; 'Show more' adds 50 @full", async ({ page }) => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    toRawIpo({ _id: String(index), company: `Company ${String(index).padStart(4, "0")}` }),
  );
  await openIpos(page, many);
  await expect(getCompanies(page)).toHaveCount(50);
  await expect(page.getByText("Showing 50 of 5,000 IPOs")).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(getCompanies(page)).toHaveCount(100);
  await getSearchBox(page).fill("company 49");
  await expect(getCompanies(page)).toHaveCount(50);
  await expect(getIpoCount(page)).toHaveText("Showing 50 of 100 IPOs");
  await expect(getCompanies(page).first()).toHaveText("Company 4900");
  await getSearchBox(page).fill("company 499");
  await expect(getCompanies(page)).toHaveCount(10);
  await expect(getIpoCount(page)).toHaveText("10 IPOs");
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("IPO-18 a row with a rating names author, day and interests, or says they are missing", async ({
  page,
}) => {
  const review = { reviewAuthor: "A. Analyst", reviewDate: "2026-11-20" };
  const holdingStatement = "Holds 40 shares of <b>this</b> company.";
  await openIpos(page, [
    toRawIpo({ ...review, holdingStatement }),
    toRawIpo({ ...review, _id: "2" }),
    toRawIpo({ _id: "3", listingAt: null, review: null }),
  ]);
  const lines = getIpoTable(page).locator("[data-column='review'] p");
  await expect(lines).toHaveText([
    "By A. Analyst, 20 November 2026. Holds 40 shares of <b>this</b> company.",
    "Author and interests not stated",
  ]);
});

test("IPO-02, IPO-18 26 rows are short, and a statement that most share is above them once @phone", async ({
  page,
  isMobile,
}) => {
  await openPage(page, IPOS_PAGE);
  await expect(page.locator("html[data-whole]")).toBeAttached();
  const table = getIpoTable(page);
  await expect(getCompanies(page)).toHaveCount(26);
  const box = await table.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(isMobile ? 11_000 : 4_500);
  const shared = "Neither the author nor the firm holds, or will apply for, these shares (sample).";
  await expect(page.getByRole("main").getByText(shared)).toHaveCount(1);
  await expect(table).not.toContainText(shared);
  await expect(table.getByText(/^By .+ Holding: see above\.$/).first()).toBeVisible();
  if (isMobile) return;
  await page.setViewportSize({ width: 1024, height: 800 });
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test("IPO-01 no upcoming IPO is hidden in a box that scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, IPOS_PAGE);
  for (const name of ["Upcoming IPOs", "IPO listing today"]) {
    const panel = page.getByRole("region", { name });
    const list = await panel.getByRole("list").boundingBox();
    const box = await panel.boundingBox();
    expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    await expect(panel.locator("[tabindex]")).toHaveCount(0);
    const scrolling = panel.locator("*").filter({ visible: true });
    expect(
      await scrolling.evaluateAll((all) =>
        all
          .filter(
            ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 4,
          )
          .map(({ tagName }) => tagName),
      ),
    ).toEqual([]);
  }
});
