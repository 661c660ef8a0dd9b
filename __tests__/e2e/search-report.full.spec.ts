import { SEARCH_REPORT_PATH } from "../../src/shared/domain/search-report";
import { expect, openPage, test } from "../support/visitor";

test("OPS-07 a search without a result is reported once it is typed, an e-mail address never", async ({
  page,
}) => {
  const reports: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(SEARCH_REPORT_PATH)) reports.push(request.postData());
  });
  await openPage(page, "/search/");
  const searchFor = async (query: string) => {
    await page.getByRole("searchbox").fill(query);
    await expect(page.locator("main [aria-busy]")).toHaveAttribute("aria-busy", "false");
  };
  for (const query of ["ipo", "zzzzq", "zzzzqq"]) await searchFor(query);
  await expect.poll(() => reports).toEqual(["zzzzqq"]);
  await searchFor("qqqz@zzzzq.zzz");
  // Longer than the wait before a report.
  await page.waitForTimeout(4000);
  await searchFor("zzzzqqq");
  await expect.poll(() => reports).toEqual(["zzzzqq", "zzzzqqq"]);
});
