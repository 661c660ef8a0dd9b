import type { Page } from "@playwright/test";
import { withoutTimers } from "./visitor";

/** A picture that loads: a small file every built site has. */
export const PICTURE = "/favicon.svg";

/** An image object of the API. */
export const picture = (name: string) => ({
  secure_url: `${PICTURE}?${name}`,
  width: 1280,
  height: 800,
  alt: name,
});

/** Every call of a path, whatever its query and its last slash. */
export const isCall =
  (path: string) =>
  ({ pathname }: URL): boolean =>
    pathname.replace(/\/$/, "") === path.replace(/\/$/, "");

/** Answers a GET of the API with JSON; returns how often it was asked. */
export async function answer(page: Page, path: string, body: unknown): Promise<() => number> {
  let asked = 0;
  await page.route(isCall(path), async (route) => {
    asked += 1;
    await route.fulfill({ json: body });
  });
  return () => asked;
}

/** When a page gives up a call (src/live/fetch-json.ts). */
const GIVEN_UP_MS = 10_000;

/**
 * Answers GETs of these paths of the API once the function that comes back is called, however late; for
 * pages opened after it.
 */
export async function hold(page: Page, answers: Record<string, unknown>): Promise<() => void> {
  const { held, release } = await gate(page);
  for (const [path, json] of Object.entries(answers)) {
    await page.route(isCall(path), async (route) => {
      await held;
      await route.fulfill({ json });
    });
  }
  return release;
}

/** Holds all calls of the API, for pages opened after it, until the function that comes back is called. */
export async function holdAll(page: Page): Promise<() => void> {
  const { held, release } = await gate(page);
  await page.route("**/api/**", async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function gate(page: Page) {
  await withoutTimers(page, GIVEN_UP_MS);
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  return { held, release };
}

/** Answers a GET of the API with a status that is not asked for again. */
export const refuse = (page: Page, path: string, status = 404) =>
  page.route(isCall(path), (route) => route.fulfill({ status, body: "{}" }));
