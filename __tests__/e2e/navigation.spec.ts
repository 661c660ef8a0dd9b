import { expect, open, settled, test } from "../support/visitor";

test("ROU-05 what is chosen last opens, however late the page of an earlier choice comes", async ({
  page,
}) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/page-data/comapny-ipos/page-data.json", async (route) => {
    await held;
    await route.continue();
  });
  await open(page, "/blogs/");
  const header = page.getByRole("banner");
  const link = (name: RegExp) => header.getByRole("link", { name });
  await link(/^IPOs/).click();
  await link(/^Search/).click();
  await expect(page).toHaveURL(/\/search\/$/);
  await link(/^IPOs/).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\/$/);
  const answered = page.waitForResponse("**/page-data/comapny-ipos/page-data.json");
  release();
  await answered;
  await settled(page);
  await expect(page).toHaveURL(/\/blogs\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
});
