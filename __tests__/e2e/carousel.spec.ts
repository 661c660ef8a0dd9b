import type { Page } from "@playwright/test";
import { answer, picture } from "../support/api-answers";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, hydrated, open, passTime, stopClock, test } from "../support/visitor";

const WIDE = "/api/crousal/getAll_Images";
const SMALL = "/api/crousal/smallScreen/get-active-image";
const four = (name: string) =>
  Object.fromEntries([1, 2, 3, 4].map((n) => [`img${n}`, picture(`${name} ${n}`)]));

const deck = (page: Page) => page.getByRole("group", { name: "Highlights" });
const front = (page: Page) => deck(page).locator("[data-place='0'] img");

async function answerBoth(page: Page, delay = 0) {
  await answer(
    page,
    WIDE,
    {
      data: [
        { Active: false, ...four("passive") },
        { Active: true, ...four("wide") },
      ],
    },
    delay,
  );
  await answer(page, SMALL, { data: four("small") }, delay);
}

test("HOM-02 a deck of four pictures from the first active record turns every 2000 ms", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.clock.install({ time: 0 });
  await answerBoth(page);
  await open(page, "/");
  await stopClock(page);
  await deck(page).scrollIntoViewIfNeeded();
  await expect(deck(page).locator("li")).toHaveCount(4);
  const names: (string | null)[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    names.push(await front(page).getAttribute("alt"));
    await passTime(page, 2_000);
    if (turn < 4) await expect(front(page)).not.toHaveAttribute("alt", names.at(-1) ?? "");
  }
  const first = Number(/\d/.exec(names[0] ?? "")?.[0]);
  const expected = [0, 1, 2, 3, 4].map((turn) => `wide ${((first - 1 + turn) % 4) + 1}`);
  expect(names).toEqual(expected);
});

test("HOM-03 small screens show a stack of their own, which turns as well", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: 0 });
  await answerBoth(page);
  await open(page, "/");
  await stopClock(page);
  await deck(page).scrollIntoViewIfNeeded();
  await expect(deck(page).locator("li")).toHaveCount(4);
  const before = await front(page).getAttribute("alt");
  expect(before).toMatch(/^small \d$/);
  await passTime(page, 2_000);
  await expect(front(page)).not.toHaveAttribute("alt", before ?? "");
});

test("HOM-05 the pictures fill a room that was kept for them", async ({ page }) => {
  await answerBoth(page, 1_000);
  await countShifts(page);
  await open(page, "/");
  await deck(page).scrollIntoViewIfNeeded();
  const room = await deck(page).boundingBox();
  expect(await deck(page).locator("img").count()).toBe(0);
  await expect(deck(page).locator("img")).toHaveCount(4);
  expect((await deck(page).boundingBox())?.height).toBe(room?.height);
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
});

test.describe("a failing call", () => {
  test.use({ expectedErrors: /Error fetching images|500/ });

  test("HOM-05 a failed fetch logs 'Error fetching images' and shows nothing broken", async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/api/crousal/**", (route) => route.fulfill({ status: 500, body: "" }));
    await open(page, "/");
    await deck(page).scrollIntoViewIfNeeded();
    await expect
      .poll(() => logged.join("\n"), { timeout: 15_000 })
      .toContain("Error fetching images");
    await expect(deck(page).locator("img")).toHaveCount(0);
    await expect(deck(page).getByRole("button")).toHaveCount(0);
  });
});

test("HOM-02 what turns can be paused, and stands still under reduced motion", async ({ page }) => {
  await page.clock.install();
  await answerBoth(page);
  await open(page, "/");
  await passTime(page, 3_000);
  await deck(page).scrollIntoViewIfNeeded();
  await deck(page)
    .getByRole("button", { name: /^Pause/ })
    .click();
  const shown = await front(page).getAttribute("alt");
  await passTime(page, 6_000);
  await expect(front(page)).toHaveAttribute("alt", shown ?? "");
  await deck(page).getByRole("button", { name: "Next picture" }).click();
  await expect(front(page)).not.toHaveAttribute("alt", shown ?? "");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await hydrated(page);
  await passTime(page, 3_000);
  await deck(page).scrollIntoViewIfNeeded();
  await expect(deck(page).locator("li")).toHaveCount(4);
  const still = await front(page).getAttribute("alt");
  await passTime(page, 6_000);
  await expect(front(page)).toHaveAttribute("alt", still ?? "");
});
