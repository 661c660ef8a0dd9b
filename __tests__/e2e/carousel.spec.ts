import type { Page } from "@playwright/test";
import { holdCalls, createPicture, refuseCall } from "../support/api-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import {
  expect,
  waitForLog,
  openPage,
  passTime,
  scrollTo,
  waitForIdle,
  stopClock,
  test,
} from "../support/visitor";

const WIDE = "/api/crousal/getAll_Images";
const SMALL = "/api/crousal/smallScreen/get-active-image";
const toImages = (name: string) =>
  Object.fromEntries([1, 2, 3, 4].map((n) => [`img${n}`, createPicture(`${name} ${n}`)]));

const getDeck = (page: Page) => page.getByRole("group", { name: "Highlights" });
const getFront = (page: Page) => getDeck(page).locator("[data-place='0'] img");

/** Responds to both calls, with or without pictures, when the returned function is called. */
function holdCarousels(page: Page, none = false) {
  const records = [
    { Active: false, ...toImages("passive") },
    { Active: true, ...toImages("wide") },
  ];
  return holdCalls(page, {
    [WIDE]: { data: none ? [] : records },
    [SMALL]: { data: none ? [] : toImages("small") },
  });
}

const mockBothCarousels = async (page: Page) => (await holdCarousels(page))();

async function openStopped(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await page.clock.install({ time: 0 });
  await mockBothCarousels(page);
  await openPage(page, "/");
  await stopClock(page);
  await getDeck(page).scrollIntoViewIfNeeded();
  await expect(getDeck(page).locator("li")).toHaveCount(4);
}

test("HOM-02 four pictures turn every 2000 ms until they are paused", async ({ page }) => {
  await openStopped(page, 1280);
  const names: (string | null)[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    names.push(await getFront(page).getAttribute("alt"));
    await passTime(page, 2_000);
    if (turn < 4) await expect(getFront(page)).not.toHaveAttribute("alt", names.at(-1) ?? "");
  }
  const first = Number(/\d/.exec(names[0] ?? "")?.[0]);
  expect(names).toEqual([0, 1, 2, 3, 4].map((turn) => `wide ${((first - 1 + turn) % 4) + 1}`));

  const getControl = (name: string | RegExp) => getDeck(page).getByRole("button", { name });
  await getControl(/^Pause/).click();
  await expect(getControl(/^Play/)).toBeVisible();
  const shown = (await getFront(page).getAttribute("alt")) ?? "";
  await passTime(page, 6_000);
  await expect(getFront(page)).toHaveAttribute("alt", shown);
  await getControl("Next picture").click();
  await expect(getFront(page)).not.toHaveAttribute("alt", shown);
});

test("HOM-03 small screens show their own stack, which turns as well @full", async ({ page }) => {
  await openStopped(page, 390);
  const before = await getFront(page).getAttribute("alt");
  expect(before).toMatch(/^small \d$/);
  await passTime(page, 2_000);
  await expect(getFront(page)).not.toHaveAttribute("alt", before ?? "");
});

test("HOM-05 pictures have reserved space, which closes only out of view @phone @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Error fetching images|404/);
  await countShifts(page);
  const loggedError = waitForLog(page, "Error fetching images");
  await refuseCall(page, WIDE);
  await refuseCall(page, SMALL);
  await openPage(page, "/");
  await page.mouse.move(9, 9);
  await loggedError;
  await expect(getDeck(page)).toHaveCount(0);
  await expectNoShift(page);

  // The next visit would cancel a pending call, which logs an error.
  await waitForIdle(page);
  const release = await holdCarousels(page);
  await openPage(page, "/");
  await getDeck(page).scrollIntoViewIfNeeded();
  const reserved = await getDeck(page).boundingBox();
  expect(await getDeck(page).locator("img").count()).toBe(0);
  await expect(getDeck(page).locator("[data-placeholder]")).toBeVisible();
  release();
  await expect(getDeck(page).locator("img")).toHaveCount(4);
  expect((await getDeck(page).boundingBox())?.height).toBe(reserved?.height);
  await expectNoShift(page);

  await waitForIdle(page);
  // Without pictures the space is blank in view, and closes out of view.
  const releaseNone = await holdCarousels(page, true);
  await openPage(page, "/");
  await getDeck(page).scrollIntoViewIfNeeded();
  releaseNone();
  await waitForIdle(page);
  await expect(getDeck(page)).toHaveText("");
  await expect(getDeck(page).locator("li, button")).toHaveCount(0);
  await scrollTo(page, 0);
  await expect(getDeck(page)).toHaveCount(0);
  await expectNoShift(page);
});

test("HOM-02 an edge of each card behind shows between turns @phone @full", async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.clock.install();
  await mockBothCarousels(page);
  await openPage(page, "/");
  await getDeck(page).scrollIntoViewIfNeeded();
  await expect(getDeck(page).locator("li")).toHaveCount(4);
  const readEdges = () =>
    getDeck(page)
      .locator("li")
      .evaluateAll((cards, isRow) => {
        const getEdge = (card: Element) => card.getBoundingClientRect()[isRow ? "right" : "bottom"];
        const getPlace = (card: Element) => Number(card.getAttribute("data-place"));
        return cards.sort((a, b) => getPlace(a) - getPlace(b)).map(getEdge);
      }, !isMobile);
  await expect
    .poll(async () =>
      (await readEdges()).every((edge, at, all) => at === 0 || edge > (all[at - 1] ?? 0) + 12),
    )
    .toBe(true);
  const screen = page.viewportSize()?.height ?? 0;
  expect((await getDeck(page).boundingBox())?.height).toBeLessThan(screen * 0.75);

  const front = (await getFront(page).getAttribute("alt")) ?? "";
  await passTime(page, 6_000);
  await expect(getFront(page)).toHaveAttribute("alt", front);
});
