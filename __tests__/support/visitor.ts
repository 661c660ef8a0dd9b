import { expect, type Page, type Request } from "@playwright/test";
import { siteTest } from "./reader";

export { expect };
export { contentOf, expectNewTab, site } from "./reader";

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
 * anything.
 */
export const test = siteTest.extend<VisitorOptions & { provoked: RegExp[]; quiet: undefined }>({
  expectedErrors: [/^$/, { option: true }],
  notice: [false, { option: true }],
  event: [false, { option: true }],
  context: async ({ context, notice, event }, provide) => {
    if (!notice) await context.addInitScript(remember, { hasSeenPopup: "true" });
    if (!event) await context.addInitScript(remember, { eventPopupShownAt: "8640000000000000" });
    await provide(context);
  },
  /** A test adds the console errors that it alone provokes. */
  provoked: ({ expectedErrors }, provide) => provide([expectedErrors]),
  quiet: [
    async ({ page, baseURL, provoked }, use) => {
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`thrown: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") faults.push(`logged: ${message.text()}`);
      });
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (protocol.startsWith("http") && origin !== baseURL) faults.push(`asked: ${origin}`);
      });
      noteCalls(page);
      await use(undefined);
      const expected = (fault: string) => provoked.some((words) => words.test(fault));
      expect(faults.filter((fault) => !expected(fault))).toEqual([]);
    },
    { auto: true },
  ],
});

const underWay = new WeakMap<Page, Set<Request>>();

function noteCalls(page: Page): void {
  const calls = new Set<Request>();
  underWay.set(page, calls);
  page.on("request", (request) => calls.add(request));
  page.on("requestfinished", (request) => calls.delete(request));
  page.on("requestfailed", (request) => calls.delete(request));
}

/**
 * Lets time pass on a page whose clock is the test's. What is under way in real time arrives first:
 * it would otherwise be over its limit at once.
 */
export async function passTime(page: Page, ms: number): Promise<void> {
  await arrived(page);
  await page.clock.runFor(ms);
}

/** Where a clock stands still that began at 0 (page.clock.install): in its second minute. */
const STILL_MS = 60_000;

/**
 * Stops a page's clock, so that only {@link passTime} moves it: beside one that runs, a slow machine
 * would add its own time. Takes a clock that began at 0, and a page that is alive already.
 */
export async function stopClock(page: Page): Promise<void> {
  await arrived(page);
  await page.clock.pauseAt(STILL_MS);
}

const arrived = (page: Page) => expect.poll(() => underWay.get(page)?.size).toBe(0);

/** Runs in the page, before its own scripts. */
function remember(values: Record<string, string>): void {
  try {
    Object.entries(values).forEach(([key, value]) => sessionStorage.setItem(key, value));
  } catch {
    // A page without storage, such as about:blank.
  }
}

/** Waits until React has taken over the page: before that, links load whole documents. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById("___gatsby");
    return root !== null && Object.keys(root).some((key) => key.startsWith("__reactContainer"));
  });
}

/** Opens a path and waits until the page is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until the page logs a line that begins with these words. */
export async function logged(page: Page, words: string): Promise<void> {
  await page.waitForEvent("console", (message) => message.text().startsWith(words));
}
