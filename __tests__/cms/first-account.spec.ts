import { expect, test } from "@playwright/test";
import { NO_USERS, addFirstAdmin } from "./first-admin";
import { CMS_TIMEOUT, startCms } from "./running-cms";

// postgres.spec.ts signs up with PostgreSQL.

test("SQLite: twenty sign-ups with one link create one account", async () => {
  test.setTimeout(2 * CMS_TIMEOUT);
  const cms = await startCms({ ...NO_USERS, CMS_SEED: "0", DATABASE_URL: undefined });
  try {
    await (await addFirstAdmin(cms)).dispose();
  } finally {
    await cms.end();
  }
});

test("EDT-49 the set-up link works in a tab that is already at /cms", async ({ page }) => {
  test.setTimeout(CMS_TIMEOUT);
  const cms = await startCms({ ...NO_USERS, CMS_SEED: "0", DATABASE_URL: undefined });
  try {
    await page.goto(`${cms.url}/cms`);
    await expect(page.getByRole("button", { name: "Create" })).toBeVisible();
    const code = /create-first-user#(\S+)/.exec(cms.setupOutput)?.[1] ?? "no link was printed";
    // Only the fragment changes, so the page is not loaded again.
    await page.goto(`${page.url()}#${code}`);
    await expect(page.locator("#field-setupCode")).toHaveValue(code);
    await page.getByLabel("Name").fill("First");
    await page.getByLabel("E-mail").fill("first@firm.example");
    await page.getByLabel("New password").fill("the long words of the first");
    await page.getByLabel("Confirm password").fill("the long words of the first");
    await page.getByRole("button", { name: "Create" }).click();
    await expect(page.getByRole("region", { name: "Publishing" })).toBeVisible();
  } finally {
    await cms.end();
  }
});
