import { expect, openPage, test } from "../support/visitor";

test("IPO-01 no upcoming IPO is hidden in a box that scrolls", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/comapny-ipos");
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
