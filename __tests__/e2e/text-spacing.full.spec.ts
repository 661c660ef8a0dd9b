import type { Page } from "@playwright/test";
import { mockResponse } from "../support/api-responses";
import { expect, openPage, scrollTo, waitForIdle, test } from "../support/visitor";

// A visitor's spacing of lines, letters and words (WCAG 1.4.12) hides no text.

const LONG = "A sentence of a review with words of a usual length. ".repeat(4);
const REVIEWS = [{ score: 5, text: LONG, userName: "Sample Reader Number Four" }];

/** Loads the fonts of wide screens, which a page lacks if they are late (docs/decisions/0008). */
async function loadFonts(): Promise<void> {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>('link[as="font"]')) {
    if (!matchMedia(media).matches) return;
    const isFile = ({ family = "" }) => href.includes(`/${family.split(" ")[0]?.toLowerCase()}-`);
    const face = [...document.fonts].find(isFile);
    if (!face) throw new Error(`The page has no @font-face for ${href}.`);
    const { family, weight } = face;
    document.fonts.add(await new FontFace(family, `url(${href})`, { weight }).load());
  }
}

/** Adds styles by script, because the page's policy allows none in the markup. */
function spaceText(): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }" +
      "p { margin-bottom: 2em !important }",
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
}

/** Returns text, except in drawings, below the edge of an element that hides its overflow. */
function findCutTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    if (node.parentElement?.closest("svg")) continue;
    const { bottom, height } = range.getBoundingClientRect();
    for (let box = node.parentElement; box && height > 0; box = box.parentElement) {
      const isHiding = /hidden|clip/.test(getComputedStyle(box).overflowY) && box.clientHeight > 1;
      if (isHiding && bottom > box.getBoundingClientRect().bottom + 2)
        cut.push(node.textContent ?? "");
    }
  }
  return cut;
}

async function findDisplaced(page: Page): Promise<string[]> {
  return page
    .getByRole("banner")
    .locator("a:visible, button:visible")
    .evaluateAll((controls) => {
      const boxes = controls.map((control) => control.getBoundingClientRect());
      return controls
        .filter((_, at) => {
          const { left = 0, right = 0 } = boxes[at] ?? {};
          return left < (boxes[at - 1]?.right ?? 0) - 1 || right > window.innerWidth;
        })
        .map(({ textContent, ariaLabel }) => textContent || (ariaLabel ?? ""));
    });
}

/** Scrolls to the reviews, which starts their call, and back to the top. */
async function loadReviews(page: Page): Promise<void> {
  await scrollTo(page, 1200);
  const reviews = page.getByRole("region", { name: "Client Testimonials" });
  await expect(reviews.locator("blockquote").first()).toContainText("review");
  await scrollTo(page, 0);
}

for (const width of [320, 768, 1280]) {
  test(`HDR-01, HOM-07 spaced text is not cut or displaced at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await mockResponse(page, "/api/review", REVIEWS);
    for (const path of ["/", "/investor-charter/", "/blog/how-to-complain-scores-and-odr/"]) {
      await openPage(page, path);
      await page.mouse.move(9, 9);
      await waitForIdle(page);
      await page.evaluate(loadFonts);
      if (path === "/") await loadReviews(page);
      await page.evaluate(spaceText);
      expect(await findDisplaced(page), path).toEqual([]);
      expect(await page.evaluate(findCutTexts), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, path).toBeLessThanOrEqual(width);
    }
  });
}
