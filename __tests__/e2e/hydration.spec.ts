import type { Page } from "@playwright/test";
import { expect, open, test } from "../support/visitor";

test("ROU-01 a page comes to life in steps that leave room for the visitor", async ({ page }) => {
  await page.addInitScript(countSteps);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await open(page, "/FAQ");
  await alive(page);
  expect(await page.evaluate(() => Number(Reflect.get(window, "steps")))).toBeGreaterThan(5);
});

/** React's scheduler sends itself a message for each step. */
function countSteps(): void {
  const { postMessage } = MessagePort.prototype;
  Reflect.set(window, "steps", 0);
  MessagePort.prototype.postMessage = function (message: unknown) {
    const isAlive = performance.getEntriesByName("onInitialClientRender").length > 0;
    if (!isAlive) Reflect.set(window, "steps", Number(Reflect.get(window, "steps")) + 1);
    postMessage.call(this, message);
  };
}

test("ROU-01 HTML that is not what React renders is reported, and mended", async ({
  page,
  provoked,
}) => {
  provoked.push(/Minified React error #418/);
  await page.route("**/FAQ", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/(<h1[^>]*>)[^<]+/, "$1Another title");
    await route.fulfill({ response, body });
  });
  const reported = page.waitForEvent("pageerror", ({ message }) => message.includes("#418"));
  await open(page, "/FAQ");
  await reported;
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Another title");
});

const alive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("onInitialClientRender").length > 0);
