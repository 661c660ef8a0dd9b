import type { Locator, Page } from "@playwright/test";
import { fillValues } from "../../src/content/placeholders";
import {
  getContent,
  expect,
  openPage,
  openIdlePage,
  goTo,
  waitForIdle,
  site,
  test,
  hydratePage,
  disableTimers,
} from "../support/visitor";

type Links = { label: string; path: string }[];
type Footer = {
  groups: { title: string; items: Links }[];
  verify: {
    title: string;
    items: Links;
    portals: { lead: string; items: { label: string; href: string; closes: string }[] };
  };
  bottom: Links;
};
const { footer: texts } = fillValues(getContent<{ footer: Footer }>("navigation"), site);

async function expectLinks(links: Locator, wanted: Links): Promise<void> {
  await expect(links).toHaveText(wanted.map(({ label }) => label));
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(paths.map((path) => decodeURI(path ?? ""))).toEqual(wanted.map(({ path }) => path));
}

const NETWORKS = ["Facebook", "Twitter", "Instagram", "LinkedIn", "YouTube", "Quora"] as const;

test("FTR-01, FTR-03, FTR-04, FTR-05 shows links, contacts and warnings", async ({
  staticPage: page,
}) => {
  await goTo(page, "/blogs/");
  const footer = page.getByRole("contentinfo");
  for (const { title, items } of texts.groups) {
    const heading = page.getByRole("heading", { name: title });
    await expectLinks(footer.locator("details").filter({ has: heading }).locator("a"), items);
  }
  const policies = footer.getByRole("navigation", { name: "Policies" }).getByRole("link");
  await expectLinks(policies, texts.bottom);
  await expect(policies.last()).toBeVisible();
  const social: Record<string, string | undefined> = site.social;
  for (const name of NETWORKS) {
    const link = footer.getByRole("link", { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute("href", social[name.toLowerCase()] ?? "missing");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }

  const shown = [
    ...site.contacts.phones.map(({ number }) => number),
    ...site.contacts.emails.map(({ address }) => address),
    "Monday–Saturday 10am–6pm",
    ...site.offices.flatMap(({ name, lines }) => [name, ...lines]),
    ...site.identifiers.flatMap(({ label, value }) => [label, value]),
    ...site.officers.flatMap(({ role, name, footer }) => (footer === false ? [] : [role, name])),
    site.legal.riskWarning,
    site.legal.disclaimer,
    `© ${site.legal.copyrightYear}`,
    site.sampleNotice ?? "",
  ];
  for (const text of shown) await expect(footer).toContainText(text);
  for (const { number } of site.contacts.phones) {
    const link = footer.getByRole("link", { name: number });
    await expect(link).toHaveAttribute("href", `tel:${number.replaceAll(" ", "")}`);
  }
});

test("FTR-06 'Verify and disclosures' is above the bottom links", async ({ staticPage: page }) => {
  await goTo(page, "/blogs/");
  const footer = page.getByRole("contentinfo");
  const row = footer.getByRole("navigation", { name: texts.verify.title });
  await expectLinks(row.getByRole("list").getByRole("link"), texts.verify.items);
  const readTop = async (locator: typeof row) => (await locator.boundingBox())?.y ?? 0;
  const policies = footer.getByRole("navigation", { name: "Policies" });
  expect(await readTop(row)).toBeLessThan(await readTop(policies));
});

test("FTR-07 a line names both portals and what each closes", async ({ staticPage: page }) => {
  await goTo(page, "/blogs/");
  const line = page.getByRole("contentinfo").getByText(texts.verify.portals.lead);
  const links = line.getByRole("link");
  await expect(links).toHaveText([/^SCORES/, /^SmartODR/]);
  for (const [at, { href, closes }] of texts.verify.portals.items.entries()) {
    await expect(line).toContainText(closes);
    await expect(links.nth(at)).toHaveAttribute("href", href);
  }
});

test("FTR-02 groups fold on small screens @phone", async ({ page, isMobile }) => {
  await openPage(page, "/terms-conditions/");
  const footer = page.getByRole("contentinfo");
  const folded = ["Expert Advice", "Stock Market Tips Provider", "Career"].map((name) =>
    footer.getByRole("link", { name, exact: true }),
  );
  await expect(footer.getByRole("link", { name: "FAQ" })).toBeVisible();
  for (const link of folded) await expect(link).toBeVisible({ visible: !isMobile });
  if (!isMobile) return;
  await footer.getByRole("heading", { name: "Company" }).click();
  await expect(footer.getByRole("link", { name: "Career", exact: true })).toBeVisible();
});

const SCRIPT = /\/page-end-[0-9a-f]+\.js$/;
const getReports = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Research Report" });

test("FTR-03 the first interaction loads the script; links load no document", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  const countScripts = () => requests.filter((url) => SCRIPT.test(url)).length;
  // Otherwise the page would load it after 4 s without an interaction.
  await disableTimers(page, 4000);
  await openIdlePage(page, "/FAQ");
  await waitForIdle(page);
  expect(countScripts()).toBe(0);
  await page.keyboard.press("End");
  await expect.poll(countScripts).toBe(1);
  await hydratePage(page);
  await page.evaluate(() => Reflect.set(window, "stays", true));
  await getReports(page).click();
  await expect(page).toHaveURL(/researchReport$/);
  expect(await page.evaluate(() => Reflect.get(window, "stays") as unknown)).toBe(true);
});

test("FTR-03 without its script a footer keeps its text and links", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  await page.route(SCRIPT, (route) => route.abort());
  await openIdlePage(page, "/FAQ");
  const failed = page.waitForEvent("requestfailed", (request) => SCRIPT.test(request.url()));
  await page.keyboard.press("End");
  await failed;
  await waitForIdle(page);
  await expect(page.getByRole("contentinfo")).toContainText(site.legal.riskWarning);
  await getReports(page).click();
  await expect(page).toHaveURL(/researchReport$/);
});
