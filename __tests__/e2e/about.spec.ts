import type { Page } from "@playwright/test";
import { expect, open, site, test } from "../support/visitor";

const PATH = "/about-us/";
const ROLES = [
  "Founder",
  "Co-Founder & CEO",
  "HR Manager",
  "Senior Research Analyst & Research Head",
  "COO",
];

const section = (page: Page, name: string) =>
  page.getByRole("main").getByRole("region", { name, exact: true });

test("ABT-01 the introduction names the firm and its figures", async ({ page }) => {
  await open(page, PATH);
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(main).toContainText(site.brand.company);
  await expect(main).toContainText(site.legal.riskWarning);
  for (const figure of [site.claims.years, site.claims.users, String(site.claims.rating)]) {
    await expect(main.getByRole("definition").getByText(figure, { exact: true })).toBeVisible();
  }
});

test("ABT-01 'Vision & Mission' and the five values, each with a sentence", async ({ page }) => {
  await open(page, PATH);
  const purpose = section(page, "Vision & Mission");
  await expect(purpose.getByRole("heading", { level: 3 })).toHaveText(["Vision", "Mission"]);
  const values = section(page, "What we hold ourselves to");
  await expect(values.getByRole("heading", { level: 3 })).toHaveText([
    "INNOVATION",
    "RELIABILITY",
    "CONSULTANCY",
    "TRUST",
    "SOCIAL RESPONSIBILITY",
  ]);
  for (const value of await values.getByRole("listitem").all()) {
    await expect(value.getByRole("paragraph")).toHaveText(/^.{40,}\.$/);
  }
});

test("ABT-02 five profiles in their order, each with qualifications and experience", async ({
  page,
}) => {
  await open(page, PATH);
  const team = section(page, "Meet The Management Team");
  await expect(team.locator("h3 + p")).toHaveText(ROLES);
  for (const title of ["Qualifications", "Experience"]) {
    const headings = team.getByRole("heading", { level: 4, name: title });
    await expect(headings).toHaveCount(ROLES.length);
    for (const heading of await headings.all()) {
      await expect(heading.locator("+ ul > li").first()).toBeVisible();
    }
  }
});

test("ABT-02 the profiles say that they are samples", async ({ page }) => {
  await open(page, PATH);
  const team = section(page, "Meet The Management Team");
  await expect(team.getByText(/^Sample profiles\..*placeholders/)).toBeVisible();
  await expect(team.getByRole("heading", { level: 3 })).toHaveText(ROLES.map(() => /^Sample /));
  const points = await team.locator("ul ul > li").allInnerTexts();
  expect(points.length).toBeGreaterThanOrEqual(2 * ROLES.length);
  expect(points.filter((point) => !point.startsWith("Placeholder: "))).toEqual([]);
});

test("ABT-02 'Our Team' follows the management", async ({ page }) => {
  await open(page, PATH);
  const headings = await page.getByRole("main").locator("h2").allInnerTexts();
  const at = headings.indexOf("Meet The Management Team");
  expect(headings.slice(at, at + 2)).toEqual(["Meet The Management Team", "Our Team"]);
});
