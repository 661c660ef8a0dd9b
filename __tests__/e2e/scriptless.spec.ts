import { expect, goTo, site, test } from "../support/visitor";

test("HDR-03 without JavaScript the header shows its links and no button @phone", async ({
  staticPage,
}) => {
  await goTo(staticPage, "/blogs/");
  const header = staticPage.getByRole("banner");
  await expect(header.locator("button").locator("visible=true")).toHaveCount(0);
  const title = await staticPage.getByRole("heading", { level: 1 }).boundingBox();
  for (const [name, address] of [
    [/^Blogs/, "/blogs/"],
    [/^IPOs/, "/comapny-ipos"],
    [/^SmallCase/, site.links.smallcase],
    [/^Get Started/, "/Download"],
  ] as const) {
    const link = header.getByRole("link", { name });
    await expect(link).toHaveAttribute("href", address);
    const box = await link.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(staticPage.viewportSize()?.width ?? 0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(title?.y ?? 0);
  }
  // footer.spec.ts tests links to the menu's products.
  await header.getByRole("link", { name: /^IPOs/ }).click();
  await expect(staticPage.getByRole("heading", { level: 1 })).toContainText("IPO");
});

test("BLG-02 without JavaScript the categories are links @only-phone", async ({ staticPage }) => {
  await goTo(staticPage, "/blogs/");
  await expect(staticPage.getByLabel("Category", { exact: true })).toBeHidden();
  await staticPage.getByRole("navigation", { name: "Categories" }).getByText("IPO Guides").click();
  await expect(staticPage).toHaveURL(/\/blogs\/category\/ipo-guides\/$/);
});

test("IPO-02 without JavaScript the columns have names and no buttons", async ({ staticPage }) => {
  await goTo(staticPage, "/comapny-ipos");
  const head = staticPage.getByRole("columnheader", { name: "Company" });
  await expect(head).toBeVisible();
  await expect(head).toHaveText("Company");
  await expect(staticPage.locator("main thead svg").locator("visible=true")).toHaveCount(0);
});

test("MED-06 without JavaScript the gallery has twelve titles with links, and leads to the channel", async ({
  staticPage,
}) => {
  await goTo(staticPage, "/media/");
  const main = staticPage.getByRole("main");
  const videos = main.getByRole("listitem").filter({ has: staticPage.locator("h3") });
  await expect(videos).toHaveCount(12);
  await expect(videos.first().getByRole("heading")).toBeVisible();
  expect((await videos.getByRole("heading").allInnerTexts()).join()).not.toMatch(/&[#\w]+;/);
  for (const link of await videos.getByRole("link").all()) {
    await expect(link).toHaveAttribute("href", /^https:\/\/www\.youtube\.com\/watch\?v=./);
  }
  await expect(main.getByRole("button")).toHaveCount(0);
  await expect(main.locator("noscript p")).toContainText("all are on our channel");
  await expect(staticPage.getByText("Loading videos...")).toBeHidden();
});
