import type { Locator } from "@playwright/test";
import { expect, goTo, getSection, site, test } from "../support/visitor";

const ROLES = [
  "Founder",
  "Co-Founder & CEO",
  "HR Manager",
  "Senior Research Analyst & Research Head",
  "COO",
];
const VALUES = ["INNOVATION", "RELIABILITY", "CONSULTANCY", "TRUST", "SOCIAL RESPONSIBILITY"];

test("ABT-01 shows the firm, its claims, its vision and its values", async ({
  staticPage: page,
}) => {
  await goTo(page, "/about-us/");
  const main = page.getByRole("main");
  await expect(main).toContainText(site.brand.company);
  await expect(main).toContainText(site.legal.riskWarning);
  const { years = "", users = "", rating = "" } = site.claims;
  for (const figure of [years, users, rating]) {
    await expect(main.getByRole("definition").getByText(figure, { exact: true })).toBeVisible();
  }
  const purpose = getSection(page, "Vision & Mission");
  await expect(purpose.getByRole("heading", { level: 3 })).toHaveText(["Vision", "Mission"]);
  const values = getSection(page, "What we hold ourselves to");
  await expect(values.getByRole("heading", { level: 3 })).toHaveText(VALUES);
  await expect(values.getByRole("listitem").getByRole("paragraph")).toHaveText(
    VALUES.map(() => /^.{40,}\.$/),
  );
});

test("ABT-02 shows five managers, marked as samples", async ({ staticPage: page }) => {
  await goTo(page, "/about-us/");
  const main = page.getByRole("main");
  const team = getSection(page, "Meet The Management Team");
  await expect(team.locator("h3 + p")).toHaveText(ROLES);
  await expect(team.getByRole("heading", { level: 3 })).toHaveText(ROLES.map(() => /^Sample /));
  await expect(team.getByText(/sample profile/i)).toHaveText(/^Sample profiles: .*invented/);
  await expect(team).not.toContainText(/placeholder/i);
  const headings = await main.locator("h2").allInnerTexts();
  expect(headings[headings.indexOf("Meet The Management Team") + 1]).toBe("Our Team");

  const listPoints = (profile: Locator, title: string) =>
    profile.locator(`h4:text-is("${title}") + ul > li`).allInnerTexts();
  for (const profile of await team.locator("li:has(h3)").all()) {
    const degrees = await listPoints(profile, "Qualifications");
    expect(degrees.length).toBeGreaterThanOrEqual(2);
    for (const degree of degrees) expect(degree).toMatch(/\b(?:19|20)\d\d\b/);
    const experience = await listPoints(profile, "Experience");
    expect(experience).toHaveLength(3);
    for (const point of experience) expect(point).toMatch(/^(?:\d{4}–\d{4}|Since \d{4}): .{20,}/);
  }
});
