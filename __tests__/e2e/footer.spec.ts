import { navigation } from "../support/site-navigation";
import { expect, open, site, test } from "../support/visitor";

test("FTR-01 four groups with their items and paths", async ({ page }) => {
  await open(page, "/terms-conditions/");
  const footer = page.getByRole("contentinfo");
  for (const { title, items } of navigation.footer.groups) {
    const group = footer
      .locator("details")
      .filter({ has: page.getByRole("heading", { name: title }) });
    await expect(group.locator("li")).toHaveText(items.map(({ label }) => label));
    const paths = await group
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(paths.map((path) => decodeURI(path ?? ""))).toEqual(items.map(({ path }) => path));
  }
});

test("FTR-02 groups fold on small screens, Support open by default", async ({ page, isMobile }) => {
  await open(page, "/terms-conditions/");
  const footer = page.getByRole("contentinfo");
  const careers = footer.getByRole("link", { name: "Career", exact: true });
  await expect(footer.getByRole("link", { name: "FAQ" })).toBeVisible();
  if (!isMobile) {
    await expect(careers).toBeVisible();
    return;
  }
  await expect(careers).toBeHidden();
  await footer.getByRole("heading", { name: "Company" }).click();
  await expect(careers).toBeVisible();
});

test("FTR-03 terms, privacy, grievance and regulatory stand at the bottom", async ({ page }) => {
  await open(page, "/blogs/");
  for (const path of [
    "/terms-conditions/",
    "/privacy-policy/",
    "/grievancepolicy/",
    "/regulatory-details/",
  ]) {
    await expect(page.getByRole("contentinfo").locator(`a[href="${path}"]`)).toBeVisible();
  }
});

test("FTR-01 every link of header and footer that stays on the site answers", async ({
  page,
  request,
}) => {
  await open(page, "/blogs/");
  const links = page.locator('header a[href^="/"], footer a[href^="/"]');
  const paths = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href") ?? ""),
  );
  expect(new Set(paths).size).toBeGreaterThan(20);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});

test("FTR-04 six social links", async ({ page }) => {
  await open(page, "/blogs/");
  for (const name of ["Facebook", "Twitter", "Instagram", "LinkedIn", "YouTube", "Quora"]) {
    const address = Object.entries(site.social).find(([key]) => key === name.toLowerCase())?.[1];
    const link = page.getByRole("contentinfo").getByRole("link", { name: new RegExp(name) });
    await expect(link).toHaveAttribute("href", address ?? "missing");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
});

test("FTR-05 contacts, identifiers, officers, warnings and the year come from content", async ({
  page,
}) => {
  await open(page, "/blogs/");
  const footer = page.getByRole("contentinfo");
  const words = [
    ...site.contacts.phones.map(({ number }) => number),
    ...site.contacts.emails.map(({ address }) => address),
    "Monday–Saturday 10am–6pm",
    ...site.offices.flatMap(({ name, lines }) => [name, ...lines]),
    ...site.identifiers.flatMap(({ label, value }) => [label, value]),
    ...site.officers.flatMap(({ role, name, footer }) => (footer === false ? [] : [role, name])),
    site.legal.riskWarning,
    site.legal.disclaimer,
    String(site.legal.copyrightYear),
    site.sampleNotice ?? "",
  ];
  for (const text of words) await expect(footer).toContainText(text);
});
