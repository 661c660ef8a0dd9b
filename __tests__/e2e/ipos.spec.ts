import {
  companies,
  ipoCount,
  IPOS_PAGE,
  ipoTable,
  openIpos,
  searchBox,
  statusChoice,
} from "../support/ipo-list";
import { toRawIpo } from "../support/live-records";
import { expect, expectNewTab, open, test } from "../support/visitor";

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

test("IPO-01 IPO-02 the page shows the CMS's IPOs", async ({ page, request }) => {
  const [ipos, upcoming, today] = await Promise.all(
    ["/api/company/ipos", "/api/company", "/api/company/list"].map(
      async (path): Promise<Record<string, unknown>[]> => (await request.get(path)).json(),
    ),
  );
  await open(page, IPOS_PAGE);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest IPO Updates");
  await expect(page.getByText("Track current and upcoming IPOs", { exact: true })).toBeVisible();
  const items = (name: string) => page.getByRole("region", { name }).getByRole("listitem");
  const texts = (list: typeof ipos, key: string) => (list ?? []).map((entry) => String(entry[key]));
  await expect(items("Upcoming IPOs")).toHaveText(texts(upcoming, "upcomingIpos"));
  await expect(items("IPO listing today")).toHaveText(texts(today, "ipoListingsToday"));
  await expect(companies(page)).toHaveText(texts(ipos, "company"));
  expect(ipos?.length).toBeGreaterThan(5);
});

// Every way to write a date is in features/ipos/ipo.test.ts.
test("IPO-02, IPO-04 ten named values, days as in India @phone", async ({ page, isMobile }) => {
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
  const cells = (row: number) => ipoTable(page).getByRole("row").nth(row).locator("th, td");
  const first = isMobile ? 0 : 1;
  await expect(cells(first)).toHaveText([
    "Made-up Mills Limited (sample) Open",
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
  await expect(cells(first + 3)).toHaveText([...missing, /^N\/A/]);
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
  const marks = ipoTable(page).getByRole("rowheader").locator("[data-tone]");
  await expect(marks).toHaveText(["Open", "Open", "Open", "Closed", "Awaited"]);
  const tones = await marks.evaluateAll((list) => list.map((mark) => mark.dataset.tone));
  expect(tones).toEqual(["green", "green", "green", "grey", "grey"]);
  const named = { name: /^Banyan Bricks Open$/ };
  await expect(ipoTable(page).getByRole("rowheader", named)).toBeVisible();
  const sizes = await ipoTable(page)
    .locator("thead th, td")
    .evaluateAll((list) => list.map((cell) => parseFloat(getComputedStyle(cell).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(14);
  // From 80em on nothing scrolls sideways; below, the frame does.
  const table = await ipoTable(page).boundingBox();
  expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThanOrEqual(1280 - 64);

  const sources = ipoTable(page).locator("td[data-column='review'] small");
  const received = /^Received \d{1,2} [A-Z][a-z]{2} \d{4}, \d{1,2}:\d\d [AP]M IST$/;
  await expect(sources).toHaveText([
    "Source: Prospectus <b>, as of 21 Nov 2026, 12:05 AM IST",
    /^Source: Prospectus <b> .*, as of 21 Nov 2026, 12:05 AM IST$/,
    ...Array<RegExp>(4).fill(received),
  ]);
  await expectNewTab(sources.getByRole("link"), "https://exchange.example/issue");
});

test("IPO-02 keeps the order in the address, and Back restores it @phone", async ({
  page,
  isMobile,
}) => {
  await openIpos(page, THREE_IPOS);
  const listed = ["Banyan Bricks", "Amber Autos", "Camber Cables"];
  const up = ["Amber Autos", "Banyan Bricks", "Camber Cables"];
  const head = (name: string) => ipoTable(page).getByRole("columnheader", { name });
  await expect(companies(page)).toHaveText(listed);
  if (isMobile) {
    await page.getByLabel("Sort by").selectOption("Company: A to Z");
  } else {
    await expect(head("Company")).toHaveAttribute("aria-sort", "none");
    await head("Company").getByRole("button").press("Enter");
    await expect(head("Company")).toHaveAttribute("aria-sort", "ascending");
  }
  await expect(page).toHaveURL(/\?sort=company$/);
  await expect(companies(page)).toHaveText(up);
  if (isMobile) {
    await page.getByLabel("Sort by").selectOption("Issue Amount (Cr.): highest first");
  } else {
    const amount = head("Issue Amount (Cr.)");
    await amount.getByRole("button").click();
    await amount.getByRole("button").click();
    await expect(amount).toHaveAttribute("aria-sort", "descending");
    await expect(page.locator("[aria-sort='ascending']")).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\?sort=-issueAmountCr$/);
  await expect(companies(page)).toHaveText(up);
  await page.goBack();
  if (!isMobile) await page.goBack();
  await expect(page).toHaveURL(/\?sort=company$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${IPOS_PAGE}$`));
  await expect(companies(page)).toHaveText(listed);
});

test("IPO-03, IPO-05 search and status filter, are announced, stay in the address", async ({
  page,
}) => {
  await openIpos(page, THREE_IPOS);
  await expect(ipoCount(page)).toHaveText("3 IPOs");
  const statuses = statusChoice(page).getByRole("option");
  await expect(statuses).toHaveText(["All Statuses", "Open", "Closed"]);
  await searchBox(page).fill("AMBER");
  await expect(companies(page)).toHaveText(["Amber Autos", "Camber Cables"]);
  await expect(ipoCount(page)).toHaveText("2 IPOs");
  await expect(page).toHaveURL(/\?q=AMBER$/);
  await statusChoice(page).selectOption("Closed");
  await expect(companies(page)).toHaveText(["Camber Cables"]);
  await expect(ipoCount(page)).toHaveText("1 IPO");
  await expect(page).toHaveURL(/\?q=AMBER&status=closed$/);
  await page.goBack();
  await expect(companies(page)).toHaveCount(2);
  await expect(statusChoice(page)).toHaveValue("");
  await expect(searchBox(page)).toHaveValue("AMBER");
  // Choosing a status while typing adds a history entry with the typed text.
  await searchBox(page).fill("cam");
  await statusChoice(page).selectOption("Open");
  await expect(page.getByText('No IPOs found for "cam" with status "open"')).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=cam$/);
  await expect(companies(page)).toHaveText(["Camber Cables"]);
  // The view is there again after another page.
  await page.locator("footer a[href='/blogs/']").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blogs\/$/);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("cam");
  await expect(companies(page)).toHaveText(["Camber Cables"]);
  // A shared address opens the same view.
  await open(page, `${IPOS_PAGE}?q=b&status=open&sort=company`);
  await expect(searchBox(page)).toHaveValue("b");
  await expect(statusChoice(page)).toHaveValue("open");
  await expect(companies(page)).toHaveText(["Amber Autos", "Banyan Bricks"]);
  // Invalid parameters are ignored.
  await open(page, `${IPOS_PAGE}?status=%3Cb%3E&sort=constructor&q=`);
  await expect(companies(page)).toHaveCount(3);
});

test("IPO-03 of 5,000 IPOs 50 show, all are searched, 'Show more' adds 50 @full", async ({
  page,
}) => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    toRawIpo({ _id: String(index), company: `Company ${String(index).padStart(4, "0")}` }),
  );
  await openIpos(page, many);
  await expect(companies(page)).toHaveCount(50);
  await expect(page.getByText("Showing 50 of 5,000 IPOs")).toBeVisible();
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(companies(page)).toHaveCount(100);
  await searchBox(page).fill("company 49");
  await expect(companies(page)).toHaveCount(50);
  await expect(ipoCount(page)).toHaveText("Showing 50 of 100 IPOs");
  await expect(companies(page).first()).toHaveText("Company 4900");
  await searchBox(page).fill("company 499");
  await expect(companies(page)).toHaveCount(10);
  await expect(ipoCount(page)).toHaveText("10 IPOs");
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

test("IPO-03 a keystroke among 5,000 IPOs adds at most 50 rows @full", async ({ page }) => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    toRawIpo({ _id: String(index), company: `${index % 4 ? "Amber" : "Company"} ${index}` }),
  );
  await openIpos(page, many);
  const added = await ipoTable(page).evaluateHandle((table) => {
    const counts: number[] = [];
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      counts.push(added.filter(({ nodeName }) => nodeName === "TR").length);
    }).observe(table, { childList: true, subtree: true });
    return counts;
  });
  await searchBox(page).pressSequentially("company 1");
  await expect(companies(page).first()).toHaveText("Company 12");
  for (const _ of "company 1") await searchBox(page).press("Backspace");
  await expect(companies(page).first()).toHaveText("Company 0");
  const counts = await added.jsonValue();
  expect(Math.max(...counts)).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThanOrEqual(50);
});
