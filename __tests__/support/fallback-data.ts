import { expect, type Page } from "@playwright/test";
import { waitForHydration } from "./visitor";

/** Opens a page by client-side navigation; its page data has no employees, posts or live data. */
export async function openWithoutPageData(page: Page, path: string): Promise<void> {
  await page.route(`**/page-data${path.replace(/\/$/, "")}/page-data.json`, async (route) => {
    const body = await (await route.fetch()).json();
    const { data = {}, pageContext } = body.result;
    if (pageContext.cards) Object.assign(pageContext, { cards: [], total: 0, totalPages: 1 });
    if (data.allEmployee) data.allEmployee.nodes = [];
    for (const name of Object.keys(data)) {
      if (data[name] && "at" in data[name]) data[name] = { at: null, data: null };
    }
    await route.fulfill({ json: body });
  });
  await page.goto("/terms-conditions/");
  await waitForHydration(page);
  await page.evaluate((to) => Reflect.get(window, "___navigate")(to), path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
}
