import { MAP_REQUESTS, contactTexts, expectMapsOnDemand } from "../support/offices";
import { expect, open, site, test } from "../support/visitor";

test("CON-01 branding, 'Connect With Us' with both addresses and a mail to customer care, 'Let's Talk'", async ({
  page,
}) => {
  await open(page, "/contact-us/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(site.brand.product);
  const connect = page.getByRole("region", { name: "Connect With Us" });
  await expect(connect).toContainText(site.brand.company);
  await expect(connect.getByRole("link", { name: site.brand.product, exact: true })).toBeVisible();
  expect(site.offices.map(({ kind }) => kind)).toEqual(["registered", "branch"]);
  for (const { name, lines } of site.offices) {
    await expect(connect.getByRole("heading", { name })).toBeVisible();
    for (const line of lines) await expect(connect.getByText(line).first()).toBeVisible();
  }
  const care = site.contacts.emails.find(({ label }) => label === "Customer care");
  await expect(connect.getByRole("link", { name: care?.address ?? "" })).toHaveAttribute(
    "href",
    `mailto:${care?.address}`,
  );
  const talk = page.getByRole("region", { name: "Let's Talk" });
  await expect(talk.getByRole("form", { name: "Contact us" })).toBeVisible();
  await expect(talk.getByRole("heading", { name: "Contact us" })).toBeVisible();
});

test("CON-01 the hero leads to the form and to a mail", async ({ page }) => {
  await open(page, "/contact-us/");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: contactTexts.hero.mail })).toHaveAttribute(
    "href",
    /^mailto:.+\?subject=.+/,
  );
  await main.getByRole("link", { name: contactTexts.hero.write }).click();
  await expect(page.getByRole("form", { name: "Contact us" })).toBeInViewport();
});

test.describe("maps", () => {
  test.use({ expectedErrors: MAP_REQUESTS });

  test("CON-01 two office maps load after a click only, with the address and a link in their place", async ({
    page,
  }) => {
    await open(page, "/contact-us/");
    await expectMapsOnDemand(page);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("CON-01 addresses and map links stand there without a script", async ({ page }) => {
    await page.goto("/contact-us/");
    for (const { lines } of site.offices) {
      await expect(page.getByRole("main").getByText(lines.join(", "))).toBeVisible();
    }
    await expect(page.getByRole("link", { name: contactTexts.maps.open })).toHaveCount(2);
    await expect(page.getByRole("button", { name: contactTexts.maps.show })).toHaveCount(0);
  });
});
