import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/visitor";

/** Phones, a tablet both ways, a desktop, and that desktop at 200 %. */
const SCREENS = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [640, 400],
] as const;

for (const path of ["/contact-us/", "/", "/FAQ", "/comapny-ipos"]) {
  test(`LAY-01 on ${path} nothing that floats covers the focus @full`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openPage(page, path);
    await wakeForms(page);
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      expect(await findCovered(page), `${width} × ${height}`).toEqual([]);
    }
  });
}

test("LAY-01 Tab skips tables that have nothing to scroll", async ({ page }) => {
  await openPage(page, "/regulatory-details/");
  for (const [width, shouldScroll] of [
    [320, true],
    [1280, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    // The first key loads the script.
    await expect(async () => {
      await page.keyboard.press("Tab");
      const [inOrder = [], scrolling = []] = await listTables(page);
      expect(inOrder).toEqual(scrolling);
      expect(scrolling.length > 0).toBe(shouldScroll);
    }).toPass({ timeout: 20_000 });
  }
});

/** Returns the names of tables that Tab reaches, and of those that scroll. */
function listTables(page: Page): Promise<(string | null)[][]> {
  return page.locator("main [role='group'][tabindex]").evaluateAll((boxes) => {
    const listNames = (some: (box: HTMLElement) => boolean) =>
      (boxes as HTMLElement[]).filter(some).map((box) => box.ariaLabel);
    return [
      listNames(({ tabIndex }) => tabIndex === 0),
      listNames((box) => box.scrollWidth > box.clientWidth),
    ];
  });
}

/** Waits for the form's script, because Playwright treats a fieldset as always enabled. */
async function wakeForms(page: Page): Promise<void> {
  for (const fields of await page.locator("main fieldset").all()) {
    await fields.scrollIntoViewIfNeeded();
    await expect(fields.getByRole("textbox").first()).toBeEnabled();
  }
}

/** Returns controls whose corner or middle is covered by a floating element when focused. */
function findCovered(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const controls = document.querySelectorAll<HTMLElement>(
      ":is(main, footer) :is(a[href], button, input, select, textarea, summary, [tabindex='0'])",
    );
    const hidden: string[] = [];
    let tried = 0;
    const waitForFrame = () => new Promise(requestAnimationFrame);
    // Lazy parts take their place when they first come into view.
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: "instant" });
      await waitForFrame();
    }
    for (const control of controls) {
      if (control.closest("dialog") || !control.checkVisibility()) continue;
      control.focus();
      tried += 1;
      for (let tries = 0; tries < 10 && !isClear(control); tries += 1) await waitForFrame();
      if (!isClear(control)) hidden.push(control.textContent?.trim() || control.outerHTML);
    }
    return tried > 20 ? hidden : [`only ${tried} controls`];

    function isClear(control: HTMLElement): boolean {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      // Header and bottom bar may leave too little room for all of a taller element.
      if (bottom - top > innerHeight / 2) return true;
      const points = [
        [left + 2, top + 2],
        [right - 2, top + 2],
        [(left + right) / 2, (top + bottom) / 2],
        [left + 2, bottom - 2],
        [right - 2, bottom - 2],
      ] as const;
      return points.every(([x, y]) => {
        const shown = document.elementFromPoint(x, y);
        return shown !== null && shown.closest(":is(header, aside):not(main *)") === null;
      });
    }
  });
}
