import type { Page } from "@playwright/test";
import { runAxe, countShifts, expectNoShift } from "../support/page-checks";
import { holdRoute } from "../support/api-responses";
import { getField } from "../support/enquiry-form";
import {
  expect,
  waitForHydration,
  openPage,
  openIdlePage,
  waitForIdle,
  test,
  hydratePage,
  disableTimers,
} from "../support/visitor";

test("ROU-01 hydrates a page in steps and yields to the visitor", async ({ page }) => {
  await page.addInitScript(countSteps);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await openPage(page, "/FAQ");
  await page.waitForFunction(
    () => performance.getEntriesByName("onInitialClientRender").length > 0,
  );
  expect(await page.evaluate(() => Number(Reflect.get(window, "steps")))).toBeGreaterThan(5);
});

/** Counts the steps of hydration: React's scheduler sends itself a message for each. */
function countSteps(): void {
  const { postMessage } = MessagePort.prototype;
  Reflect.set(window, "steps", 0);
  MessagePort.prototype.postMessage = function (message: unknown) {
    const isHydrated = performance.getEntriesByName("onInitialClientRender").length > 0;
    if (!isHydrated) Reflect.set(window, "steps", Number(Reflect.get(window, "steps")) + 1);
    postMessage.call(this, message);
  };
}

test("ROU-01 hydration never restyles the whole page @full", async ({ page }) => {
  await page.addInitScript(recordRestyling);
  for (const path of ["/comapny-ipos", "/investor-charter/", "/FAQ"]) {
    await openIdlePage(page, path);
    await waitForIdle(page);
    expect(await page.evaluate(() => Reflect.get(window, "restyling") as unknown)).toEqual([]);
  }
});

/** Records changes of style elements, of the root's attributes and of the body's children. */
function recordRestyling(): void {
  const changed: string[] = [];
  Reflect.set(window, "restyling", changed);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes, removedNodes } of changes) {
      if (type === "attributes" && target === document.documentElement)
        changed.push(`${attributeName}`);
      // Sibling rules such as "h3 + *" make the browser restyle all that follows.
      if (type === "childList" && target === document.body) changed.push("body");
      for (const node of [...addedNodes, ...removedNodes]) {
        if (node instanceof HTMLStyleElement && node.textContent !== "") changed.push("style");
      }
    }
  });
  const watched = { attributes: true, childList: true, subtree: true };
  document.addEventListener("DOMContentLoaded", () => observer.observe(document, watched));
}

test("ROU-01 reports and repairs HTML that React would not render", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Minified React error #418/);
  await page.route("**/FAQ", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Another title");
    await route.fulfill({ response, body });
  });
  const reported = page.waitForEvent("pageerror", ({ message }) => message.includes("#418"));
  await openPage(page, "/FAQ");
  await reported;
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Another title");
});

test("ROU-01 scripts and page data load once, after the first paint", async ({ page }) => {
  const requests = ["component---", "app-data.json", "page-data.json"].map((part) =>
    page.waitForRequest((request) => request.url().includes(part)),
  );
  await page.route("**/app-*.js", async (route) => {
    await Promise.all(requests);
    await route.continue();
  });
  await openPage(page, "/investor-charter/");
  const { painted, began } = await page.evaluate(() => {
    const loaded = performance.getEntriesByType("resource");
    return {
      painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
      began: loaded.map(({ name, startTime }) => ({ name, startTime })),
    };
  });
  const findLoads = (part: RegExp) => began.filter(({ name }) => part.test(name));
  for (const part of [/\/webpack-runtime-/, /\/app-.*js$/, /\/component---/, /\/page-data.json/]) {
    expect(findLoads(part)).toHaveLength(1);
    expect(findLoads(part)[0]?.startTime, String(part)).toBeGreaterThanOrEqual(painted ?? Infinity);
  }
  expect(findLoads(/\/framework-/)).toHaveLength(1);
});

test("ROU-01 the home page's scripts wait until the hero has faded in", async ({ page }) => {
  await disableTimers(page, 1_500);
  await page.addInitScript(() => {
    const pauseAll = () => document.getAnimations().forEach((animation) => animation.pause());
    addEventListener("animationstart", pauseAll);
  });
  await page.goto("/");
  const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
  await page.waitForFunction(isPainted);
  await waitForIdle(page);
  await expect(page.locator("template[data-scripts]")).toHaveCount(1);
  await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
  await waitForHydration(page);
});

for (const [browser, start] of [
  ["reports no paint", () => Reflect.deleteProperty(window, "PerformanceObserver")],
  ["paints nothing", () => (PerformanceObserver.prototype.observe = () => undefined)],
] as const) {
  test(`ROU-01 a page hydrates if the browser ${browser}`, async ({ page }) => {
    await page.addInitScript(start);
    await page.goto("/FAQ");
    await page.keyboard.press("Shift");
    await waitForHydration(page);
  });
}

const EARLY: [
  path: string,
  act: (page: Page) => Promise<void>,
  expectKept: (page: Page) => Promise<void>,
][] = [
  [
    "/search/",
    (page) => page.getByRole("searchbox").fill("refund"),
    async (page) => {
      await expect(page).toHaveURL(/\?q=refund$/);
      await expect(page.getByRole("list", { name: "Results" })).toContainText("refund");
    },
  ],
  [
    "/comapny-ipos",
    async (page) => {
      await page.getByRole("searchbox").fill("sample");
      await page.getByLabel("Status").selectOption("Open");
    },
    (page) => expect(page).toHaveURL(/\?status=open&q=sample$/),
  ],
  [
    "/researchReport",
    async (page) => void (await page.getByLabel("Category").selectOption("Small Cap")),
    (page) => expect(page).toHaveURL(/\?category=small-cap$/),
  ],
  [
    "/blogs/",
    async (page) => void (await page.getByLabel("Category").selectOption("IPO Guides")),
    (page) => expect(page).toHaveURL(/\/blogs\/category\/ipo-guides\/$/),
  ],
  [
    "/contact-us/",
    (page) => getField(page, "name").fill("Asha Verma"),
    async (page) => {
      await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
      await expect(getField(page, "name")).toHaveValue("Asha Verma");
      await expect(getField(page, "name")).toBeFocused();
    },
  ],
  [
    "/about-us/",
    (page) => page.getByRole("button", { name: "Open menu" }).click(),
    (page) => expect(page.getByRole("dialog")).toBeVisible(),
  ],
];

test("ROU-01 scripts that each take 2.5 s shift nothing, and then the page works @full", async ({
  page,
}) => {
  await page.route("**/*.js", async (route) => {
    await new Promise((late) => setTimeout(late, 2500));
    await route.continue();
  });
  await countShifts(page);
  await openPage(page, "/comapny-ipos");
  await waitForIdle(page);
  await expectNoShift(page);
  const upcoming = page.getByRole("button", { name: /^Upcoming/ });
  await upcoming.click();
  await expect(upcoming).toHaveAttribute("aria-pressed", "true");
});

test("ROU-01 keeps text, choices and clicks made before the scripts run @only-phone @full", async ({
  page,
}) => {
  for (const [path, act, expectKept] of EARLY) {
    const release = await holdRoute(page, "**/app-*.js");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await act(page);
    release();
    await waitForHydration(page);
    await expectKept(page);
    await page.unrouteAll();
  }
});

test("ROU-01 parts far below the first view are hydrated and laid out later", async ({ page }) => {
  await disableTimers(page, 4_000);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  const listLater = () => requests.filter((path) => /^\/(api|charter-body)/.test(path));
  await openIdlePage(page, "/investor-charter/");
  await waitForIdle(page);
  expect(listLater()).toEqual([]);
  expect(await page.evaluate(findLaidOut)).toEqual([true, true, false, false, false, false]);
  expect(await runAxe(page), "axe, with skipped parts").toEqual([]);
  const readHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  const estimate = await readHeight();
  await hydratePage(page);
  await expect(page.locator("html[data-whole]")).toBeAttached();
  expect(await page.evaluate(findLaidOut)).toEqual(Array(6).fill(true));
  expect(await readHeight()).toBeGreaterThan(estimate);
  await expect.poll(listLater).toContain("/api/table");
  await page.reload();
  expect(await page.evaluate(findLaidOut)).toEqual(Array(6).fill(true));
});

const findLaidOut = () =>
  [...document.querySelectorAll("main > *, main ~ footer")].map((part) =>
    (part.querySelector("h1, h2, h3, p, a") ?? part).checkVisibility({
      contentVisibilityAuto: true,
    }),
  );
