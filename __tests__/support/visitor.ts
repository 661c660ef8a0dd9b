import { readFileSync } from "node:fs";
import { test as base, expect, type Locator, type Page, type Request } from "@playwright/test";
import { parse } from "yaml";
import type { Claims } from "../../src/content/claims.schema";
import type { Site } from "../../src/content/site.schema";

export { expect };

/** Reads a file of content/ with its placeholders. */
export const getContent = <Text>(name: string) =>
  parse(readFileSync(`content/${name}.yaml`, "utf8")) as Text;

/** Expected facts of the firm on the site. */
const claims = mapClaims(getContent<Claims>("claims"));
export const site = { ...getContent<Site>("site"), claims };

function mapClaims(claims: Claims): Record<string, string> {
  return Object.fromEntries(Object.entries(claims).map(([name, { value }]) => [name, value]));
}

type VisitorOptions = {
  /** The console errors that these tests provoke; any other fails them. */
  expectedErrors: RegExp;
  /** Meets the Important Notice, as on a first visit; others have seen it in this session. */
  notice: boolean;
  /** Meets the event popup of the home page; others have seen it in this session. */
  event: boolean;
};

/**
 * A visitor's browser: a test fails when its page logs an error, throws, or asks another host for
 * anything. `staticPage` is a page in which no script runs, for what the built HTML says: one for all tests
 * of a worker, and open on nothing when a test begins.
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
    if (!notice) await context.addInitScript(remember, { hasSeenPopup: "true" });
    if (!event) await context.addInitScript(remember, { eventPopupShownAt: "8640000000000000" });
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
      if (protocol.startsWith("http") && origin !== baseURL) errors.push(`asked: ${origin}`);
    });
    noteCalls(page);
    await provide(page);
    const expected = (error: string) => allowedErrors.some((pattern) => pattern.test(error));
    expect(errors.filter((error) => !expected(error))).toEqual([]);
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
    // The test before may have changed it.
    if (viewport) await staticPageOfWorker.setViewportSize(viewport);
    await provide(staticPageOfWorker);
  },
});

const pendingRequests = new WeakMap<Page, Set<Request>>();

function noteCalls(page: Page): void {
  const calls = new Set<Request>();
  pendingRequests.set(page, calls);
  page.on("request", (request) => calls.add(request));
  page.on("requestfinished", (request) => calls.delete(request));
  page.on("requestfailed", (request) => calls.delete(request));
}

/** Moves the time of a stopped clock, after pending requests, which would exceed their limits. */
export async function passTime(page: Page, ms: number): Promise<void> {
  await arrived(page);
  await page.clock.runFor(ms);
}

/** The time at which a clock that began at 0 is stopped, later than any test gets. */
const STILL_MS = 600_000;

/** Stops a clock that began at 0, on a hydrated page: only {@link passTime} moves it then. */
export async function stopClock(page: Page): Promise<void> {
  await settled(page);
  await page.clock.pauseAt(STILL_MS);
}

const arrived = (page: Page) => expect.poll(() => pendingRequests.get(page)?.size).toBe(0);

/** Waits three times until nothing is pending, because idle code may request data. */
export async function settled(page: Page): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    // A browser that draws nothing may never become idle.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 5000 })));
    await arrived(page);
  }
}

/** Disables timers of `from` ms or more, so a slow machine does not look like an idle visitor. */
export async function withoutTimers(page: Page, from: number): Promise<void> {
  await page.addInitScript((longest) => {
    const start = window.setTimeout;
    const short = (handler: TimerHandler, ms = 0) => (ms < longest ? start(handler, ms) : 0);
    Object.assign(window, { setTimeout: short });
  }, from);
}

/** Scrolls without animation. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
}

/** Waits until the page is scrolled to its top. */
export const expectTop = (page: Page) =>
  expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

/** Runs in the page, before its own scripts. */
function remember(values: Record<string, string>): void {
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
 * Waits until React has taken over the whole page, effects included: before that, links load whole
 * documents and nothing hears a scroll. `onInitialClientRender`, which Gatsby marks at the same moment,
 * is not kept by a clock of the test's.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("___gatsby");
    const key = root && Object.keys(root).find((name) => name.startsWith("__reactContainer"));
    if (!key) return false;
    const { stateNode } = Reflect.get(root, key) as ReactContainer;
    return stateNode.current.child?.memoizedState.memoizedState.current === true;
  });
}

/** Interacts once and waits until React has hydrated the parts that wait for it (decision 0018). */
export async function wake(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event("wheel")));
  await page.waitForFunction(() =>
    [...document.querySelectorAll("main > *, main button, footer a")].every((element) =>
      Object.keys(element).some((name) => name.startsWith("__reactProps")),
    ),
  );
}

/** Opens a path as it was built. */
export async function read(staticPage: Page, path: string): Promise<void> {
  const response = await staticPage.goto(path, { waitUntil: "domcontentloaded" });
  expect(response?.status(), path).toBe(200);
}

/** Opens a path and waits until it is hydrated as far as it is without an interaction. */
export async function openAtRest(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Opens a path and waits until the whole page is hydrated, after a first interaction. */
export async function open(page: Page, path: string): Promise<void> {
  await openAtRest(page, path);
  await wake(page);
}

/** Waits until the page logs a line that begins with this text. */
export async function logged(page: Page, prefix: string): Promise<void> {
  await page.waitForEvent("console", (message) => message.text().startsWith(prefix));
}

/** Expects a link to this address in a new tab, announced as such. */
export async function expectNewTab(link: Locator, address: string): Promise<void> {
  await expect(link).toHaveAttribute("href", address);
  await expect(link).toHaveAttribute("target", "_blank");
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAccessibleName(/opens in a new tab/);
}

/** A section of the page's main part, by its heading. */
export const section = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("region", { name });

/** A computed style of an element. */
export const styleOf = (element: Locator, property: keyof CSSStyleDeclaration) =>
  element.evaluate((node, name) => String(getComputedStyle(node)[name]), property);
