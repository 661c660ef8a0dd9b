import { expect, expectTop, open, scrollTo, settled, test } from "../support/visitor";

// What Gatsby is told of a position, an anchor and a page is in app/scroll.test.ts.
test("ROU-05, FAQ-01 Back opens the question of the address, and returns to where it was left", async ({
  page,
}) => {
  const position = () => page.evaluate(() => Math.round(window.scrollY));
  await open(page, "/FAQ");
  const question = page.locator("main details", { hasText: "Is there a free trial?" });
  await question.locator("summary").click();
  await expect(page).toHaveURL(/#is-there-a-free-trial$/);
  await scrollTo(page, 2400);
  await settled(page);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expectTop(page);
  await page.goBack();
  await expect(question.locator("summary + div")).toBeVisible();
  await expect.poll(position).toBe(2400);
  await settled(page);
  expect(await position()).toBe(2400);
});
