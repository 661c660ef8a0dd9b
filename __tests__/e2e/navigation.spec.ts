import { holdRoute } from "../support/api-responses";
import { expect, openPage, waitForIdle, test } from "../support/visitor";

const IPOS_DATA = "**/page-data/comapny-ipos/page-data.json";

test("ROU-05 opens the last choice, however late an earlier page arrives", async ({ page }) => {
  const release = await holdRoute(page, IPOS_DATA);
  await openPage(page, "/blogs/");
  const header = page.getByRole("banner");
  const getLink = (name: RegExp) => header.getByRole("link", { name });
  await getLink(/^IPOs/).click();
  await getLink(/^Search/).click();
  await expect(page).toHaveURL(/\/search\/$/);
  await getLink(/^IPOs/).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\/$/);
  const responded = page.waitForResponse(IPOS_DATA);
  release();
  await responded;
  await waitForIdle(page);
  await expect(page).toHaveURL(/\/blogs\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
});
