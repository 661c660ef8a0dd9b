import type { Careers } from "../../src/features/careers/text.schema";
import { mockResponse } from "../support/api-responses";
import { LIVE_RECORDS } from "../support/live-records";
import { getContent, expect, expectNewTab, openPage, test } from "../support/visitor";

const texts = getContent<Careers>("pages/careers");

const JOBS = [
  LIVE_RECORDS.jobs.record(1),
  {
    ...{ _id: "2", title: "<b>Editor</b> (sample)", salary: 600000 },
    googleFormLink: "javascript:alert(1)",
  },
];

test("CAR-01 shows the open positions and a form with an upload", async ({ page }) => {
  await mockResponse(page, "/api/jobs", { data: JOBS });
  await openPage(page, "/careers/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.hero.title);
  await page.getByRole("main").getByRole("link", { name: texts.hero.action }).click();
  const rows = page.getByRole("region", { name: "Available Positions" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);

  const [first, second] = [rows.first(), rows.nth(1)];
  await expect(first.getByRole("heading")).toHaveText("Sample 1");
  await expect(first.getByRole("definition")).toHaveText([
    "Part-time",
    "₹ 6,00,000 per year",
    "Indore",
  ]);
  await expect(first).toContainText("Read and write.");
  const apply = first.getByRole("link", { name: "Apply Now" });
  await expectNewTab(apply, "https://forms.example/apply");

  await expect(second.getByRole("heading")).toHaveText("<b>Editor</b> (sample)");
  await expect(second.getByRole("definition")).toHaveText(["Full-time", "6,00,000 per year"]);
  await expect(second.getByRole("link")).toHaveCount(0);

  // The form's coloured section extends to the footer.
  const last = await page.locator("main > :last-child").boundingBox();
  const footer = await page.getByRole("contentinfo").boundingBox();
  expect(footer?.y).toBeCloseTo((last?.y ?? 0) + (last?.height ?? 0), 0);

  const form = page.getByRole("form", { name: "Careers Inquiry" });
  await expect(form.locator("input[type=file]")).toHaveAttribute("accept", /application\/pdf/);
});
