import type { Page } from "@playwright/test";

/** Opens a page of the admin with an account's token, such as "/collections/posts". */
export async function openAdmin(page: Page, cmsUrl: string, token: string, path = "") {
  await page.context().addCookies([{ name: "payload-token", value: token, url: cmsUrl }]);
  await page.goto(`${cmsUrl}/cms${path}`);
}
