import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Contact } from "../../src/config/contact-schema";
import { expect, site } from "./visitor";

/** content/pages/contact.yaml as it stands. */
export const contactTexts = parse(readFileSync("content/pages/contact.yaml", "utf8")) as Contact;

/** The console lines and requests that an opened sample map brings about. */
export const MAP_REQUESTS = new RegExp(
  [...new Set(site.offices.map(({ mapUrl = "" }) => new URL(mapUrl).origin))].join("|"),
);

/** Opens both maps and finds the service's page in each; before that nobody asks for it. */
export async function expectMapsOnDemand(page: Page): Promise<void> {
  const asked: string[] = [];
  await page.route(MAP_REQUESTS, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({ contentType: "text/html", body: "<p>A map</p>" });
  });
  await page.getByRole("heading", { name: contactTexts.maps.title }).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe")).toHaveCount(0);
  for (const { name, lines, mapUrl = "" } of site.offices) {
    const map = page.getByRole("figure").filter({ hasText: name });
    await expect(map).toContainText(lines.join(", "));
    const link = map.getByRole("link", { name: contactTexts.maps.open });
    await expect(link).toHaveAttribute("href", mapUrl);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /noopener/);
  }
  expect(asked).toEqual([]);
  for (const { name, mapUrl = "" } of site.offices) {
    const map = page.getByRole("figure").filter({ hasText: name });
    await map.getByRole("button", { name: contactTexts.maps.show }).click();
    await expect(map.locator("iframe")).toHaveAttribute("title", new RegExp(name));
    await expect(map.frameLocator("iframe").getByText("A map")).toBeVisible();
    await expect(map.getByText(contactTexts.maps.blocked)).toBeVisible();
    expect(asked).toContain(mapUrl);
  }
}
