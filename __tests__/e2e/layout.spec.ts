import type { Page } from "@playwright/test";
import {
  expect,
  expectNewTab,
  expectTop,
  openPage,
  scrollTo,
  waitForIdle,
  site,
  test,
} from "../support/visitor";

test("LAY-01, LAY-02 floating links chat and call, cover no footer text, fit on one line and are not printed @phone", async ({
  page,
}) => {
  const { whatsapp, phones } = site.contacts;
  const targets = page.getByRole("complementary", { name: "Talk to us" }).getByRole("link");
  for (const path of ["/", "/terms-conditions/"]) {
    await openPage(page, path);
    await scrollTo(page, 900);
    await expect(targets).toHaveCount(2);
    for (const target of await targets.all()) await expect(target).toBeInViewport();
    const chat = page.getByRole("link", { name: /Chat on WhatsApp/ });
    const href = (await chat.getAttribute("href")) ?? "";
    const { origin, pathname, searchParams } = new URL(href);
    expect(origin + pathname).toBe(`https://wa.me/${whatsapp?.number.replace(/\D/g, "")}`);
    expect(searchParams.get("text")).toBe(whatsapp?.greeting);
    expect(searchParams.get("text")).toMatch(/services and plans/);
    await expectNewTab(chat, href);
    const call = page.getByRole("link", { name: "Call us" });
    await expect(call).toHaveAttribute("href", `tel:${phones[0]?.number.replace(/[^\d+]/g, "")}`);
  }
  await scrollTo(page, 100_000);
  await expect(page.locator('footer a[href="/privacy-policy/"]')).toBeInViewport();
  expect(await findCoveredWords(page)).toEqual([]);
  for (const target of await targets.all()) {
    await expect(target).toBeInViewport();
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const label of await targets.locator("> span").all()) {
    expect((await label.boundingBox())?.height, "on one line").toBeLessThan(30);
  }
  await page.emulateMedia({ media: "print" });
  await expect(targets.first()).toBeHidden();
});

function findCoveredWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll("aside a")].map((link) =>
      link.getBoundingClientRect(),
    );
    const walker = document.createTreeWalker(
      document.querySelector("footer") ?? document.body,
      NodeFilter.SHOW_TEXT,
    );
    const covered: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const hit = [...range.getClientRects()].some((word) =>
        links.some(
          (link) =>
            word.width > 0 &&
            word.left < link.right &&
            word.right > link.left &&
            word.top < link.bottom &&
            word.bottom > link.top,
        ),
      );
      if (hit) covered.push(node.textContent ?? "");
    }
    return covered;
  });
}

test("LAY-04 a ring follows the mouse and grows over controls @full", async ({ page }) => {
  await openPage(page, "/blogs/");
  const ring = page.locator("[data-cursor-ring]");
  await expect(ring).toHaveCount(0);
  await page.mouse.move(300, 300);
  await expect(ring).toHaveCount(1);
  // The ring listens a moment after it appears.
  await expect(async () => {
    await page.mouse.move(300, 300);
    await page.mouse.move(5, 400);
    expect(await ring.getAttribute("data-seen")).not.toBeNull();
  }).toPass();
  await expect(ring).toHaveCSS("opacity", "0.5");
  await expect.poll(() => readCentre(page)).toEqual([5, 400]);
  await expect(ring).toHaveCSS("transition-property", "translate, scale, opacity");
  await expect(ring).toHaveCSS("transition-duration", "0.15s, 0.3s, 0.3s");
  await expect(ring).toHaveCSS("pointer-events", "none");
  const products = page.getByRole("button", { name: "Products" });
  await products.hover();
  await expect(ring).toHaveCSS("scale", "1.5");
  await expect(ring).toHaveCSS("opacity", "0.8");
  await expect(products).toHaveCSS("cursor", "pointer");
  await expect(page.locator("body")).not.toHaveCSS("cursor", "none");
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(5, 600);
  await expect(ring).toHaveCSS("opacity", "0.5");
});

test("LAY-04 no ring on a phone or with reduced motion @phone", async ({ page, isMobile }) => {
  if (!isMobile) await page.emulateMedia({ reducedMotion: "reduce" });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openPage(page, "/blogs/");
  if (isMobile) await page.touchscreen.tap(5, 400);
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await waitForIdle(page);
  await expect(page.locator("[data-cursor-ring]")).toHaveCount(0);
  expect(requests.filter((address) => address.includes("cursor"))).toEqual([]);
});

function readCentre(page: Page): Promise<number[]> {
  return page.locator("[data-cursor-ring]").evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2].map(Math.round);
  });
}

test("LAY-05 has one header, main and footer, and a skip link into main", async ({ page }) => {
  await openPage(page, "/terms-conditions/");
  for (const landmark of ["banner", "main", "contentinfo"] as const) {
    await expect(page.getByRole(landmark)).toHaveCount(1);
  }
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("ROU-05, FAQ-01 Back opens the address's question and restores the position @full", async ({
  page,
}) => {
  const readPosition = () => page.evaluate(() => Math.round(window.scrollY));
  await openPage(page, "/FAQ");
  const question = page.locator("main details", { hasText: "Is there a free trial?" });
  await question.locator("summary").click();
  await expect(page).toHaveURL(/#is-there-a-free-trial$/);
  await scrollTo(page, 2400);
  await waitForIdle(page);
  await page.getByRole("banner").getByRole("link", { name: "Blogs" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  await expectTop(page);
  await page.goBack();
  await expect(question.locator("summary + div")).toBeVisible();
  await expect.poll(readPosition).toBe(2400);
  await waitForIdle(page);
  expect(await readPosition()).toBe(2400);
});

test("LAY-05 forced colours outline the current choice and labels @full", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  for (const [path, chosen, other] of [
    ["/comapny-ipos", "[aria-pressed='true']", "[aria-pressed='false']"],
    ["/comapny-ipos", "tbody th [data-tone]", "tbody th"],
    ["/blogs/", "main a[aria-current]", "main a:not([aria-current])"],
    ["/ipo-calendar/", "main [data-today]", "main td:not([data-today])"],
    ["/blogs/", "header a[aria-current]", "header a:not([aria-current])"],
  ] as const) {
    await openPage(page, path);
    const readOutline = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((each) => getComputedStyle(each).outlineStyle);
    expect([await readOutline(chosen), await readOutline(other)], path).toEqual(["solid", "none"]);
  }
});

test("ROU-06 an unknown path is a 404 in the site layout", async ({ page, expectConsoleError }) => {
  expectConsoleError(/Failed to load resource: .*404/);
  const response = await page.goto("/no-such-page/");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Expert Advice" })).toBeVisible();
  const home = main.getByRole("link", { name: "Go to the home page" });
  await expect(home).toHaveAttribute("href", "/");
  await main.getByRole("link", { name: "Read the blog" }).click();
  await expect(page).toHaveURL(/\/blogs\/$/);
});
