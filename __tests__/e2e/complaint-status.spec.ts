import { runAxe } from "../support/page-checks";
import { mockResponse } from "../support/api-responses";
import { expect, openPage, test } from "../support/visitor";

const PAGE = "/complaint-status/";

test("FRM-16 unknown, wrong and right codes, a sixth try and the calendar file @full @phone", async ({
  page,
  expectConsoleError,
}, { project }) => {
  expectConsoleError(/404|429/);
  await openPage(page, PAGE);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
  const code = page.getByLabel("Code");
  await page.getByLabel("Reference").fill(`2026-${project.name === "mobile" ? 3 : 2}22222-2`);
  const sendCode = async (answer: RegExp) => {
    const response = page.waitForResponse("**/api/complaint-status");
    await code.fill("2222-2222-2224");
    await code.press("Enter");
    await response;
    await expect(page.getByRole("button", { name: "Show the state" })).toBeEnabled();
    await expect(code).toHaveAccessibleDescription(answer);
  };
  for (let nth = 0; nth < 5; nth += 1) await sendCode(/We have no complaint with this reference/);
  await expect(code).toBeFocused();
  await sendCode(/too many wrong tries/);
  expect(await runAxe(page)).toEqual([]);
  const status = { state: "answered", receivedOn: "2026-11-20", answeredOn: "2026-11-27" };
  await mockResponse(page, "/api/complaint-status", status);
  await code.press("Enter");
  await expect(page.getByRole("status")).toContainText("Answer due by11 December 2026");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Save the days in your calendar" }).click();
  const file = await (await download).createReadStream().then((stream) => stream.toArray());
  expect(String(file)).toContain("DTSTART;VALUE=DATE:20261211\r\nSUMMARY:Complaint 2026-");
  expect(String(file)).not.toContain("2222-2222-2224");
});

test("FRM-16 without JavaScript the page names the mail address", async ({ staticPage: page }) => {
  await page.goto(PAGE);
  await expect(page.getByText(/needs JavaScript. Write to .*@/)).toBeVisible();
});
