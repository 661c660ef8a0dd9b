import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { parse } from "yaml";
import type { Careers } from "../../src/config/careers-schema";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, open, test } from "../support/visitor";

const texts = parse(readFileSync("content/pages/careers.yaml", "utf8")) as Careers;
const EMPTY = "We're not currently hiring, but check back soon!";

const JOBS = [
  {
    _id: "1",
    title: "Research Associate (sample)",
    type: "Part-time",
    description: "Read filings.",
    salary: "₹ 6,00,000",
    location: "Indore",
    googleFormLink: "https://forms.example/research",
  },
  {
    _id: "2",
    title: "<b>Editor</b> (sample)",
    description: "Cut sentences.",
    googleFormLink: "javascript:alert(1)",
  },
];

const positions = (page: Page) => page.getByRole("region", { name: "Available Positions" });

test("CAR-01 intro, positions and the form 'Careers Inquiry' with its upload", async ({ page }) => {
  await page.route("**/api/jobs", (route) => route.fulfill({ json: { data: JOBS } }));
  await open(page, "/careers/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.hero.title);
  await page.getByRole("main").getByRole("link", { name: texts.hero.action }).click();
  const rows = positions(page).getByRole("listitem");
  await expect(rows).toHaveCount(2);

  const [first, second] = [rows.first(), rows.nth(1)];
  await expect(first.getByRole("heading")).toHaveText("Research Associate (sample)");
  await expect(first.getByRole("definition")).toHaveText([
    "Part-time",
    "₹ 6,00,000 per year",
    "Indore",
  ]);
  await expect(first).toContainText("Read filings.");
  const apply = first.getByRole("link", { name: "Apply Now" });
  await expect(apply).toHaveAttribute("href", "https://forms.example/research");
  await expect(apply).toHaveAttribute("target", "_blank");
  await expect(apply).toHaveAttribute("rel", /noopener/);
  await expect(apply).toHaveAccessibleName(/opens in a new tab/);

  await expect(second.getByRole("heading")).toHaveText("<b>Editor</b> (sample)");
  await expect(second.getByRole("definition")).toHaveText(["Full-time"]);
  await expect(second.getByRole("link")).toHaveCount(0);

  const form = page.getByRole("form", { name: "Careers Inquiry" });
  await expect(form.locator("input[type=file]")).toHaveAttribute("accept", /application\/pdf/);
});

test("CAR-01 a spinner until the answer is there, which then moves nothing else", async ({
  page,
}) => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/api/jobs", async (route) => {
    await held;
    await route.fulfill({ json: { data: JOBS.slice(0, 1) } });
  });
  await countShifts(page);
  await open(page, "/careers/");
  await positions(page).scrollIntoViewIfNeeded();
  await expect(positions(page).getByText(texts.jobs.loading)).toBeVisible();
  await expect(positions(page).getByText(EMPTY)).toHaveCount(0);
  answer();
  await expect(positions(page).getByRole("listitem")).toHaveCount(1);
  await expect(positions(page).getByText(texts.jobs.loading)).toHaveCount(0);
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
});

test("CAR-01 no position: 'We're not currently hiring, but check back soon!'", async ({ page }) => {
  await page.route("**/api/jobs", (route) => route.fulfill({ json: { data: [] } }));
  await open(page, "/careers/");
  await positions(page).scrollIntoViewIfNeeded();
  await expect(positions(page).getByText(EMPTY)).toBeVisible();
});

test.describe("a failed call", () => {
  test.use({ expectedErrors: /Failed to load resource|Error fetching jobs:/ });

  test("CAR-01 is only logged, and the list is empty", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    await page.route("**/api/jobs", (route) => route.fulfill({ status: 404, body: "no" }));
    await open(page, "/careers/");
    await positions(page).scrollIntoViewIfNeeded();
    await expect(positions(page).getByText(EMPTY)).toBeVisible();
    await expect(positions(page).getByText(texts.jobs.loading)).toHaveCount(0);
    expect(logged.some((line) => line.startsWith("Error fetching jobs:"))).toBe(true);
  });
});
