import type { Page } from "@playwright/test";

/** A picture that loads: a small file every built site has. */
export const PICTURE = "/favicon.svg";

/** An image object of the API. */
export const picture = (name: string) => ({
  secure_url: `${PICTURE}?${name}`,
  width: 1280,
  height: 800,
  alt: name,
});

/** Answers one GET of the API with JSON, after a delay in ms if wanted; returns how often it was asked. */
export async function answer(
  page: Page,
  path: string,
  body: unknown,
  delay = 0,
): Promise<() => number> {
  let asked = 0;
  await page.route(
    (url) => url.pathname.replace(/\/$/, "") === path.replace(/\/$/, ""),
    async (route) => {
      asked += 1;
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      await route.fulfill({ json: body });
    },
  );
  return () => asked;
}
