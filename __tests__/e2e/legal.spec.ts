import { openText } from "../support/text-pages";
import { expect, openPage, goTo, site, test } from "../support/visitor";

const [registered] = site.offices;
const [support] = site.contacts.emails;
const officers = site.officers.filter(({ role }) => !role.startsWith("Accessibility"));
const principal = site.officers.find(({ role }) => role === "Principal Officer");
const getIdentifier = (name: string) =>
  site.identifiers.find(({ label }) => label === name)?.value ?? `no ${name}`;

type LegalPage = { file: string; facts: (string | undefined)[]; links?: (string | undefined)[] };

function addLegalTest(title: string, { file, facts, links = [] }: LegalPage): void {
  test(title, async ({ staticPage: page }) => {
    const { pageText, sections } = await openText(page, `legal/${file}`);
    for (const fact of facts) expect(pageText).toContain(fact?.trim().replace(/\s+/g, " "));
    for (const link of links) {
      await expect(page.locator(`main a[href="${link}"]`)).not.toHaveCount(0);
    }
    const contents = page.getByRole("navigation", { name: "On this page" });
    for (const name of Object.keys(sections)) {
      await expect(contents.getByRole("link", { name, exact: true })).toHaveCount(1);
    }
    // The footer has the other hours and the other validity (LGL-05).
    const footer = page.getByRole("contentinfo");
    await expect(footer).toContainText("Monday–Saturday 10am–6pm");
    await expect(footer).toContainText("From 8 Oct 2021, perpetual");
  });
}

addLegalTest("LGL-01, LGL-05, LGL-06 the privacy policy shows its whole text and both its dates", {
  file: "privacy-policy",
  facts: ["Last updated May 30, 2025", "Sections on this website: November 26, 2026"],
});

addLegalTest("LGL-02, LGL-05 the grievance policy shows its whole text and the officers", {
  file: "grievance-policy",
  facts: officers.map(
    ({ role, name, phone, email }) =>
      `${role}, ${name} ${phone} ${email} 10:30AM–5:30PM Monday–Friday`,
  ),
  links: [`mailto:${support?.address}`, `mailto:${principal?.email}`, site.links.complaintPortal],
});

addLegalTest("LGL-03, LGL-05 the terms show their whole text", {
  file: "terms-conditions",
  facts: [],
});

addLegalTest(
  "LGL-04, LGL-05 the regulatory details show company, registration, officer, warnings",
  {
    file: "regulatory-details",
    facts: [
      site.brand.company,
      registered?.lines.join(", "),
      ...["CIN", "GST", "SEBI registration number", "BSE enlistment number"].map(getIdentifier),
      "Validity October 07, 2026",
      principal?.name,
      principal?.email,
      principal?.phone,
      site.legal.riskWarning,
      site.legal.disclaimer,
    ],
    links: ["https://www.sebi.gov.in"],
  },
);

test("HOM-12, ABT-01, PRD-01, CHR-04 hours in a text stay on one line @full", async ({
  staticPage: page,
}) => {
  for (const path of ["/", "/about-us/", "/expert-advice/", "/investor-charter/"]) {
    await goTo(page, path);
    for (const width of [1024, 390, 320]) {
      await page.setViewportSize({ width, height: 800 });
      const whole = page.locator("main .together", { hasText: /[ap]m–/i });
      const heights = await whole.evaluateAll((spans) =>
        spans.map((span) => (span as HTMLElement).offsetHeight),
      );
      expect(heights.length, path).toBeGreaterThan(0);
      expect(Math.max(...heights), `${path} at ${width} px`).toBeLessThan(36);
    }
  }
});

test("LGL-02 officers are cards on phones; numbers and hours never wrap @full", async ({
  page,
}) => {
  await openPage(page, "/grievancepolicy/");
  // A busy machine may lack the fonts at the first view (decision 0008); then they are cached.
  await page.reload();
  const table = page.getByRole("table").last();
  for (const width of [1280, 390, 320]) {
    await page.setViewportSize({ width, height: 800 });
    const together = table.locator(".together");
    await expect(together).toHaveCount((officers.length + 1) * 2);
    for (const phrase of await together.all()) {
      expect((await phrase.boundingBox())?.height, `at ${width} px`).toBeLessThan(30);
    }
    const label = await table
      .getByRole("cell")
      .nth(1)
      .evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toBe(width < 768 ? '"Phone"' : "none");
    const frame = table.locator("..");
    expect(await frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  }
});
