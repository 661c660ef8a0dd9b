import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Partner } from "../../src/config/partner-schema";
import { MAP_REQUESTS, expectMapsOnDemand } from "../support/offices";
import { expect, open, test } from "../support/visitor";

const texts = parse(readFileSync("content/pages/partner.yaml", "utf8")) as Partner;

test.use({ expectedErrors: MAP_REQUESTS });

test("PAR-01 the pitch, the form 'Partner with Us' and the two maps", async ({ page }) => {
  await open(page, "/partner-with-us/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(texts.hero.title);
  for (const { title, items } of [texts.who, { ...texts.how, items: texts.how.steps }, texts.not]) {
    const part = page.getByRole("region", { name: title });
    for (const item of items) await expect(part.getByText(item.title)).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: texts.hero.action }).click();
  await expect(page.getByRole("form", { name: "Partner with Us" })).toBeInViewport();
  await expectMapsOnDemand(page);
});
