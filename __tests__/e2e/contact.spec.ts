import type { Contact } from "../../src/features/contact/text.schema";
import type { Partner } from "../../src/features/partner/text.schema";
import {
  getContent,
  expect,
  expectNewTab,
  openPage,
  goTo,
  waitForIdle,
  site,
  test,
} from "../support/visitor";

const contactTexts = getContent<Contact>("pages/contact");
const partner = getContent<Partner>("pages/partner");

/** Console lines and requests that an opened sample map causes. */
const MAP_REQUESTS = new RegExp(
  site.offices.map(({ mapUrl = "" }) => new URL(mapUrl).origin).join("|"),
);

test("CON-01 without JavaScript shows the brand, addresses, mail link, form and map links", async ({
  staticPage: page,
}) => {
  await goTo(page, "/contact-us/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(site.brand.product);
  const connect = page.getByRole("region", { name: "Connect With Us" });
  await expect(connect).toContainText(site.brand.company);
  await expect(connect.getByRole("link", { name: site.brand.product, exact: true })).toBeVisible();
  expect(site.offices.map(({ kind }) => kind)).toEqual(["registered", "branch"]);
  for (const { name, lines } of site.offices) {
    await expect(connect.getByRole("heading", { name })).toBeVisible();
    for (const line of lines) await expect(connect.getByText(line).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(lines.join(", "))).toBeVisible();
  }
  const care = site.contacts.emails.find(({ label }) => label === "Customer care");
  const mail = connect.getByRole("link", { name: care?.address ?? "" });
  await expect(mail).toHaveAttribute("href", `mailto:${care?.address}`);
  const talk = page.getByRole("region", { name: "Let's Talk" });
  await expect(talk.getByRole("form", { name: "Contact us" })).toBeVisible();
  await expect(talk.getByRole("heading", { name: "Contact us" })).toBeVisible();
  await expect(page.getByRole("link", { name: contactTexts.maps.open })).toHaveCount(2);
  await expect(page.getByRole("button", { name: contactTexts.maps.show })).toHaveCount(0);
});

test("PAR-01 shows the pitch, the form and links to two maps", async ({ staticPage: page }) => {
  await goTo(page, "/partner-with-us/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(partner.hero.title);
  const how = { ...partner.how, items: partner.how.steps };
  for (const { title, items } of [partner.who, how, partner.not]) {
    const part = page.getByRole("region", { name: title });
    for (const item of items) await expect(part.getByText(item.title)).toBeVisible();
  }
  await expect(page.getByRole("form", { name: "Partner with Us" })).toBeVisible();
  await expect(page.getByRole("link", { name: contactTexts.maps.open })).toHaveCount(2);
  await page.getByRole("main").getByRole("link", { name: partner.hero.action }).click();
  await expect(page.getByRole("form", { name: "Partner with Us" })).toBeInViewport();
});

test("CON-01 links lead to mail and form, the mail link fits 320 px, and maps load only after a click", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(MAP_REQUESTS);
  const requested: string[] = [];
  await page.route(MAP_REQUESTS, async (route) => {
    requested.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await openPage(page, "/contact-us/");
  const main = page.getByRole("main");
  const heading = await page.getByRole("heading", { name: "Connect With Us" }).boundingBox();
  const address = main.locator("a[href^='mailto:']").last();
  const { x, width } = (await address.boundingBox()) ?? { x: 0, width: Infinity };
  // The right margin is at least as wide as the left one.
  expect(x + width).toBeLessThanOrEqual(320 - (heading?.x ?? 0));
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect
    .poll(async () => (await address.boundingBox())?.height, "one line, where there is room")
    .toBeLessThan(48);
  const mail = main.getByRole("link", { name: contactTexts.hero.mail });
  await expect(mail).toHaveAttribute("href", /^mailto:.+\?subject=.+/);
  await main.getByRole("link", { name: contactTexts.hero.write }).click();
  await expect(page.getByRole("form", { name: "Contact us" })).toBeInViewport();
  await page.getByRole("heading", { name: contactTexts.maps.title }).scrollIntoViewIfNeeded();
  await waitForIdle(page);
  await expect(page.locator("iframe")).toHaveCount(0);
  expect(requested).toEqual([]);
  for (const { name, lines, mapUrl = "" } of site.offices) {
    const map = page.getByRole("figure").filter({ hasText: name });
    await expect(map).toContainText(lines.join(", "));
    await expectNewTab(map.getByRole("link", { name: contactTexts.maps.open }), mapUrl);
    await map.getByRole("button", { name: contactTexts.maps.show }).click();
    await expect(map.locator("iframe")).toHaveAttribute("title", new RegExp(name));
    await expect(map.frameLocator("iframe").getByText("A map")).toBeVisible();
    // In headless Chromium an element can have the focus while its page has none.
    const isActive = (frame: Element) => frame.ownerDocument.activeElement === frame;
    await expect.poll(() => map.locator("iframe").evaluate(isActive)).toBe(true);
    await expect(map.getByText(contactTexts.maps.blocked)).toBeVisible();
    expect(requested).toContain(mapUrl);
  }
});
