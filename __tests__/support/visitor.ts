import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page, type Request } from "@playwright/test";
import { parse } from "yaml";
import type { Claims } from "../../src/content/claims.schema";
import type { Site } from "../../src/content/site.schema";

export { expect };

/** Reads a YAML file of content/. Its placeholders stay. */
export const getContent = <Text>(name: string) =>
  parse(readFileSync(`content/${name}.yaml`, "utf8")) as Text;

const claims = mapClaims(getContent<Claims>("claims"));
/** The firm's values that pages are expected to show. */
export const site = { ...getContent<Site>("site"), claims };

function mapClaims(claims: Claims): Record<string, string> {
  return Object.fromEntries(Object.entries(claims).map(([name, { value }]) => [name, value]));
}

type VisitorOptions = {
  /** Console errors that these tests cause; any other error fails them. */
  expectedErrors: RegExp;
  /** Shows the Important Notice as on a first visit; by default this session has seen it. */
  notice: boolean;
  /** Shows the event pop-up of the home page; by default this session has seen it. */
  event: boolean;
};

/**
 * A visitor's browser, which fails a test whose page logs errors, throws or requests another host.
 * `staticPage` shows the built HTML without scripts; all tests of a worker share it.
 */
export const test = base.extend<
  VisitorOptions & {
    allowedErrors: RegExp[];
    expectConsoleError: (...messages: RegExp[]) => void;
    staticPage: Page;
  },
  { staticPageOfWorker: Page }
>({
  expectedErrors: [/^$/, { option: true }],
  notice: [false, { option: true }],
  event: [false, { option: true }],
  context: async ({ context, notice, event }, provide) => {
    if (!notice) await context.addInitScript(setFlags, { hasSeenPopup: "true" });
    if (!event) await context.addInitScript(setFlags, { eventPopupShownAt: "8640000000000000" });
    await provide(context);
  },
  allowedErrors: ({ expectedErrors }, provide) => provide([expectedErrors]),
  /** Allows console errors in this test only. */
  expectConsoleError: ({ allowedErrors }, provide) =>
    provide((...messages) => void allowedErrors.push(...messages)),
  page: async ({ page, baseURL, allowedErrors }, provide) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(`thrown: ${error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") errors.push(`logged: ${message.text()}`);
    });
    page.on("request", (request) => {
      const { origin, protocol } = new URL(request.url());
      if (protocol.startsWith("http") && origin !== baseURL) errors.push(`requested: ${origin}`);
    });
    trackRequests(page);
    await provide(page);
    const isExpected = (error: string) => allowedErrors.some((pattern) => pattern.test(error));
    expect(errors.filter((error) => !isExpected(error))).toEqual([]);
  },
  staticPageOfWorker: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, viewport } = project.use;
      const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  staticPage: async ({ staticPageOfWorker, viewport }, provide) => {
    // Otherwise an anchor on the same page would load nothing.
    await staticPageOfWorker.goto("about:blank");
    // The previous test may have changed it.
    await staticPageOfWorker.emulateMedia({ media: null, colorScheme: null });
    if (viewport) await staticPageOfWorker.setViewportSize(viewport);
    await provide(staticPageOfWorker);
  },
});

const pendingRequests = new WeakMap<Page, Set<Request>>();

function trackRequests(page: Page): void {
  const pending = new Set<Request>();
  pendingRequests.set(page, pending);
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
}

/** Advances a stopped clock once no request is pending, because pending ones would time out. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await expectNoPending(page);
  await page.clock.runFor(ms);
}

/** Time at which a clock that started at 0 is paused: later than any test reaches. */
const PAUSED_AT_MS = 600_000;

/** Pauses a clock that started at 0, on a hydrated page. Only {@link passTime} moves it then. */
export async function stopClock(page: Page): Promise<void> {
  await waitForIdle(page);
  await page.clock.pauseAt(PAUSED_AT_MS);
}

const expectNoPending = (page: Page) => expect.poll(() => pendingRequests.get(page)?.size).toBe(0);

/** Waits three times until nothing is pending, because idle code may request data. */
export async function waitForIdle(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    // A browser that draws nothing may never become idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
    await expectNoPending(page);
  }
}

/** Disables timers of `minMs` or more, so a slow machine does not look like an idle visitor. */
export async function disableTimers(page: Page, minMs: number): Promise<void> {
  await page.addInitScript((limitMs) => {
    const start = window.setTimeout;
    const startShort = (handler: TimerHandler, ms = 0) => (ms < limitMs ? start(handler, ms) : 0);
    Object.assign(window, { setTimeout: startShort });
  }, minMs);
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Waits until the page is scrolled to its top. */
export const expectTop = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

/** Runs in the page, before its own scripts. */
function setFlags(values: Record<string, string>): void {
  try {
    Object.entries(values).forEach(([key, value]) => sessionStorage.setItem(key, value));
  } catch {
    // A page without storage, such as about:blank.
  }
}

/** React's data at its root element; `App` is Gatsby's, whose effect runs last. */
type ReactContainer = { stateNode: { current: { child: App | null } } };
type App = { memoizedState: { memoizedState: { current: boolean } } };

/**
 * Waits until React has hydrated the page but for its lazy parts; before that, links load whole
 * documents. A test's clock loses `onInitialClientRender`, which Gatsby marks at the same moment.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("___gatsby");
    const key = root && Object.keys(root).find((name) => name.startsWith("__reactContainer"));
    if (!key) return false;
    const { stateNode } = Reflect.get(root, key) as ReactContainer;
    return stateNode.current.child?.memoizedState.memoizedState.current === true;
  });
}

/** Interacts once and waits until React has hydrated the parts that wait for it (decision 0018). */
export async function hydratePage(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > *, main button, footer a")].every((element) =>
      Object.keys(element).some((name) => name.startsWith("__reactProps")),
    ),
  );
}

/** Opens a path as built, without scripts. */
export async function goTo(staticPage: Page, path: string): Promise<void> {
  const response = await staticPage.goto(path, { waitUntil: "domcontentloaded" });
  expect(response?.status(), path).toBe(200);
}

/** Opens a path and waits until it is hydrated as far as possible without an interaction. */
export async function openIdlePage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Opens a path and waits until the whole page is hydrated, after a first interaction. */
export async function openPage(page: Page, path: string): Promise<void> {
  await openIdlePage(page, path);
  await hydratePage(page);
}

/** Waits until the page logs a line that begins with this text. */
export async function waitForLog(page: Page, prefix: string): Promise<void> {
  await page.waitForEvent("console", (message) => message.text().startsWith(prefix));
}

/** Expects a link that opens this address in a new tab and says so. */
export async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
}

/** Finds a section of the page's main part by its heading. */
export const getSection = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("region", { name });

/** Returns a computed style of an element. */
export const readStyle = (element: Locator, property: keyof CSSStyleDeclaration) =>
  element.evaluate((node, name) => String(getComputedStyle(node)[name]), property);

/** Returns a toast's duration, such as "2s". Call it before the action that shows the toast. */
export async function waitForToast(page: Page, message: string): Promise<string> {
  const life = await page.waitForFunction((part) => {
    const bars = [...document.querySelectorAll("#toast-area [role='progressbar']")];
    const bar = bars.find((each) => {
      const toast = each.closest("[role='status']");
      return toast?.checkVisibility() && toast.textContent.includes(part);
    });
    return bar && getComputedStyle(bar).animationDuration;
  }, message);
  return String(await life.jsonValue());
}
