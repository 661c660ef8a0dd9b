import {
  IPOS_PAGE,
  THREE_IPOS,
  answerIpos,
  companies,
  ipoCount,
  ipoTable,
  rawIpo,
  searchBox,
  statusChoice,
} from "../support/ipo-page";
import { expect, open, test } from "../support/visitor";

test("IPO-02 an order stands in the address and goes back @phone", async ({ page, isMobile }) => {
  await answerIpos(page, THREE_IPOS);
  await open(page, IPOS_PAGE);
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

test("IPO-03, IPO-05 search and status narrow, are announced, stay in the address @phone", async ({
  page,
}) => {
  await answerIpos(page, THREE_IPOS);
  await open(page, IPOS_PAGE);
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
  // A status that is chosen in the middle of typing leaves a step back to what was typed.
  await searchBox(page).fill("cam");
  await statusChoice(page).selectOption("Open");
  await expect(page.getByText('No IPOs found for "cam" with status "open"')).toBeVisible();
  await expect(page.getByText("Try a different filter", { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\?q=cam$/);
  await expect(companies(page)).toHaveText(["Camber Cables"]);
  // The view is there again after another page.
  await page.locator("footer a[href='/blogs/']").evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/blogs\/$/);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue("cam");
  await expect(companies(page)).toHaveText(["Camber Cables"]);
});

test("IPO-03 a shared address opens the same view, an odd one all", async ({ page }) => {
  await answerIpos(page, THREE_IPOS);
  await open(page, `${IPOS_PAGE}?q=b&status=open&sort=company`);
  await expect(searchBox(page)).toHaveValue("b");
  await expect(statusChoice(page)).toHaveValue("open");
  await expect(companies(page)).toHaveText(["Amber Autos", "Banyan Bricks"]);
  await open(page, `${IPOS_PAGE}?status=%3Cb%3E&sort=constructor&q=`);
  await expect(companies(page)).toHaveCount(3);
});

test("IPO-03 of 5,000 IPOs 50 show, all are searched, 'Show more' adds 50", async ({ page }) => {
  const many = Array.from({ length: 5_000 }, (_, index) =>
    rawIpo({ _id: String(index), company: `Company ${String(index).padStart(4, "0")}` }),
  );
  await answerIpos(page, many);
  await open(page, IPOS_PAGE);
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
