import type { Locator, Page } from "@playwright/test";
import { expect, open, section, styleOf as style, test } from "../support/visitor";

test("HOM-08 six brokers pass twice in two rows, opposite ways @phone", async ({
  page,
  isMobile,
}) => {
  await open(page, "/");
  const strip = section(page, "Easy One Tap Execution");
  await expect(strip.getByText("We Support 6 brokers", { exact: true })).toBeVisible();
  const rows = await brokerRows(page);
  const directions: string[] = [];
  for (const row of rows) {
    await row.scrollIntoViewIfNeeded();
    await expect(row.locator("li")).toHaveCount(12);
    await expect(row.getByRole("listitem")).toHaveCount(6);
    await expect(row.locator("ul[inert][aria-hidden='true'] li")).toHaveCount(6);
    await expect(row.locator("li svg")).toHaveCount(12);
    expect(new Set(await row.locator("li").allTextContents()).size).toBe(6);
    const track = row.locator("> div");
    directions.push(await style(track, "animationDirection"));
    expect(await style(track, "animationPlayState")).toBe("running");
    const width = await row
      .locator("ul")
      .first()
      .evaluate((list) => list.getBoundingClientRect().width);
    expect(width / parseFloat(await style(track, "animationDuration"))).toBeCloseTo(30, 0);
    expect(await style(row, "maskImage")).toBe("none");
    expect(await style(row, "backgroundImage")).toBe("none");
    if (!isMobile) {
      await row.hover();
      await expect(track).toHaveCSS("animation-play-state", "paused");
      await page.mouse.move(0, 0);
      await expect(track).toHaveCSS("animation-play-state", "running");
    }
  }
  expect(directions).toEqual(["normal", "reverse"]);
  for (const [action, state] of [
    ["Pause", "paused"],
    ["Play", "running"],
  ] as const) {
    await page.getByRole("button", { name: `${action} the rows of brokers` }).click();
    await page.mouse.move(0, 0);
    for (const row of rows) {
      await expect(row.locator("> div")).toHaveCSS("animation-play-state", state);
    }
  }
});

test.describe("under reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("HOM-08 the brokers stand still and can be scrolled", async ({ page }) => {
    await open(page, "/");
    for (const row of await brokerRows(page)) {
      await expect(row.getByRole("listitem")).toHaveCount(6);
      await expect(row).toHaveCSS("overflow-x", "auto");
    }
    await expect(page.getByRole("button", { name: /the rows of brokers/ })).toBeHidden();
  });
});

async function brokerRows(page: Page): Promise<Locator[]> {
  const strip = section(page, "Easy One Tap Execution");
  const rows = strip.getByRole("group", { name: /^Supported brokers/ });
  await expect(rows).toHaveCount(2);
  return rows.all();
}
