import { SEARCH_REPORT_PATH } from "../../src/shared/domain/search-report";
import { expect, open, test } from "../support/visitor";

test("OPS-07 a search without a result is reported once it is typed, an e-mail address never", async ({
  page,
}) => {
  const reports: (string | null)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith(SEARCH_REPORT_PATH)) reports.push(request.postData());
  });
  await open(page, "/search/");
  for (const query of ["ipo", "qqq@zzzz.example", "zzzzq", "zzzzqq"]) {
    await page.getByRole("searchbox").fill(query);
    await expect(page.locator("main [aria-busy]")).toHaveAttribute("aria-busy", "false");
  }
  await expect.poll(() => reports).toEqual(["zzzzqq"]);
});
