import type { Page, Route } from "@playwright/test";
import { disableTimers } from "./visitor";

/** A picture that loads, because every built site has this small file. */
export const PICTURE = "/favicon.svg";

/** An image object of the API. */
export const createPicture = (name: string) => ({
  secure_url: `${PICTURE}?${name}`,
  width: 1280,
  height: 800,
  alt: name,
});

/** Matches calls of a path with or without a query and a final slash. */
export const isCall =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname.replace(/\/$/, "") === path.replace(/\/$/, "");

/** Responds to calls of a path with JSON. Returns a counter of these calls. */
export async function mockResponse(page: Page, path: string, body: unknown): Promise<() => number> {
  let calls = 0;
  await page.route(isCall(path), async (route) => {
    calls += 1;
    await route.fulfill({ json: body });
  });
  return () => calls;
}

/** Holds requests for an address until the returned function is called. */
export async function holdRoute(
  page: Page,
  address: Parameters<Page["route"]>[0],
  pass = (route: Route) => route.continue(),
): Promise<() => void> {
  let continueCalls: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (continueCalls = resolve));
  await page.route(address, async (route) => {
    await released;
    await pass(route);
  });
  return continueCalls;
}

/** Disables the timeout of a page's calls, which is longer (src/live/fetch.ts). */
const MIN_DISABLED_MS = 10_000;

/** Holds calls of these paths, then sends these responses; for pages opened later. */
export async function holdCalls(
  page: Page,
  responses: Record<string, unknown>,
): Promise<() => void> {
  await disableTimers(page, MIN_DISABLED_MS);
  const releases: (() => void)[] = [];
  for (const [path, json] of Object.entries(responses)) {
    releases.push(await holdRoute(page, isCall(path), (route) => route.fulfill({ json })));
  }
  return () => releases.forEach((release) => release());
}

/** Holds all calls of the API until the returned function is called; for pages opened later. */
export async function holdApi(page: Page): Promise<() => void> {
  await disableTimers(page, MIN_DISABLED_MS);
  return holdRoute(page, "**/api/**");
}

/** Responds to calls of a path with a status that is not retried. */
export const refuseCall = (page: Page, path: string, status = 404) =>
  page.route(isCall(path), (route) => route.fulfill({ status, body: "{}" }));
