import type { Page } from "@playwright/test";
import { expect, open, site, test } from "../support/visitor";

test("LAY-01 a floating link opens a WhatsApp chat with the greeting, and asks nobody", async ({
  page,
}) => {
  for (const path of ["/", "/terms-conditions/"]) {
    await open(page, path);
    const chat = page.getByRole("link", { name: /Chat on WhatsApp/ });
    await expect(chat).toBeInViewport();
    const address = new URL((await chat.getAttribute("href")) ?? "");
    expect(address.origin + address.pathname).toBe(
      `https://wa.me/${site.contacts.whatsapp?.number.replace(/\D/g, "")}`,
    );
    expect(address.searchParams.get("text")).toBe(site.contacts.whatsapp?.greeting);
    expect(address.searchParams.get("text")).toMatch(/services and plans/);
    await expect(chat).toHaveAttribute("target", "_blank");
    await expect(chat).toHaveAttribute("rel", /noopener/);
  }
});

test("LAY-02 a floating link calls customer care", async ({ page }) => {
  await open(page, "/blogs/");
  const call = page.getByRole("link", { name: "Call us" });
  await expect(call).toBeInViewport();
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await expect(call).toBeInViewport();
  const number = site.contacts.phones[0]?.number.replace(/[^\d+]/g, "");
  await expect(call).toHaveAttribute("href", `tel:${number}`);
});

test("LAY-02 the floating links cover no word of the footer and are not printed", async ({
  page,
}) => {
  await open(page, "/terms-conditions/");
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }),
  );
  await expect(
    page.getByRole("contentinfo").locator('a[href="/privacy-policy/"]'),
  ).toBeInViewport();
  expect(await coveredWords(page)).toEqual([]);
  const targets = page.getByRole("complementary", { name: "Talk to us" }).getByRole("link");
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await page.emulateMedia({ media: "print" });
  await expect(targets.first()).toBeHidden();
});

/** Texts of the footer that lie below a floating link. */
function coveredWords(page: Page): Promise<string[]> {
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

test("LAY-04 a ring follows the mouse and grows over what can be used", async ({
  page,
  isMobile,
}) => {
  await open(page, "/blogs/");
  const ring = page.locator("[data-cursor-ring]");
  await expect(ring).toHaveCount(0);
  if (isMobile) {
    await page.touchscreen.tap(5, 400);
    await page.mouse.move(100, 300);
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
    await expect(ring).toHaveCount(0);
    return;
  }
  await page.mouse.move(300, 300);
  await expect(ring).toHaveCount(1);
  await page.mouse.move(5, 400);
  await expect(ring).toHaveCSS("opacity", "0.5");
  await expect.poll(() => centre(page)).toEqual([5, 400]);
  const timing = await ring.evaluate((element) => {
    const { transitionProperty, transitionDuration, pointerEvents } = getComputedStyle(element);
    return { transitionProperty, transitionDuration, pointerEvents };
  });
  expect(timing).toEqual({
    transitionProperty: "translate, scale, opacity",
    transitionDuration: "0.15s, 0.3s, 0.3s",
    pointerEvents: "none",
  });
  const products = page.getByRole("button", { name: "Products" });
  await products.hover();
  await expect(ring).toHaveCSS("scale", "1.5");
  await expect(ring).toHaveCSS("opacity", "0.8");
  expect(await products.evaluate((element) => getComputedStyle(element).cursor)).toBe("pointer");
  expect(await page.evaluate(() => getComputedStyle(document.body).cursor)).not.toBe("none");
  await products.click();
  await expect(products).toHaveAttribute("aria-expanded", "true");
  await page.mouse.move(5, 600);
  await expect(ring).toHaveCSS("opacity", "0.5");
});

test("LAY-04 no ring for those who prefer reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await open(page, "/blogs/");
  await page.mouse.move(200, 300);
  await page.mouse.move(220, 320);
  await page.evaluate(() => new Promise((done) => setTimeout(done, 300)));
  await expect(page.locator("[data-cursor-ring]")).toHaveCount(0);
  expect(asked.filter((address) => address.includes("cursor"))).toEqual([]);
});

/** The middle of the ring, in whole pixels. */
function centre(page: Page): Promise<number[]> {
  return page.locator("[data-cursor-ring]").evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2].map(Math.round);
  });
}

test("LAY-05 header, main and footer, one main landmark, a skip link that leads into it", async ({
  page,
}) => {
  await open(page, "/terms-conditions/");
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
  await expect(page.getByRole("contentinfo")).toHaveCount(1);
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to main content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("ROU-05 a new route scrolls to the top, back returns to the earlier place", async ({
  page,
}) => {
  await open(page, "/blogs/");
  const card = page.locator("main article a").nth(5);
  await card.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await card.click();
  await expect(page).toHaveURL(/\/blog\//);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/blogs\/$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 50);
});

test.describe("an unknown address", () => {
  test.use({ expectedErrors: /Failed to load resource: .*404/ });

  test("ROU-06 an unknown path is a 404 with a helpful page in the site's layout", async ({
    page,
  }) => {
    const answer = await page.goto("/no-such-page/");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("main").getByRole("link", { name: "Read the blog" }).click();
    await expect(page).toHaveURL(/\/blogs\/$/);
  });
});
