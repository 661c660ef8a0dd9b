import { expect } from "@playwright/test";
import { openAdmin } from "./admin-pages";
import { CMS_URL } from "./cms-client";
import { test } from "./cms-test";

test("CHR-07 a new form proposes the month, and computes totals from the typed figures", async ({
  page,
  officer,
}) => {
  const getField = (name: string) => page.locator(`#field-${name}`);
  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-months/create");
  await expect(getField("year")).toHaveValue(/^20\d\d$/);
  const carried = Number(await getField("carriedForward").inputValue());
  await getField("received").fill("3");
  await getField("resolved").fill("1");
  await expect(getField("pending")).toHaveValue(String(carried + 2));
  await expect(getField("pending")).toBeDisabled();

  await openAdmin(page, CMS_URL, officer.token, "/collections/complaint-reports/create");
  await expect(getField("monthEnding")).toHaveValue(/^\w+ 20\d\d$/);
  const pending = Number(await getField("sebiScores__pendingEndLastMonth").inputValue());
  await getField("sebiScores__received").fill("4");
  await getField("sebiScores__resolved").fill("2");
  await getField("sebiScores__avgResolutionTime").fill("9");
  await expect(getField("sebiScores__totalPending")).toHaveValue(String(pending + 2));
  await expect(getField("grandTotal__received")).toHaveValue("4");
  await expect(getField("grandTotal__avgResolutionTime")).toHaveValue("9");
});
