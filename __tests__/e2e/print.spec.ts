import { mockResponse, PICTURE } from "../support/api-responses";
import { expect, openPage, site, test } from "../support/visitor";

/** The room between the margins of an A4 sheet, in CSS pixels. */
const A4 = { width: 673, height: 1001 };

const IPO_PAGES = ["/ipo/amber-orchard-foods-limited-sample-efwnq4/", "/ipo-calendar/"];

test("LAY-06 a print is black on white, with its address and the firm @full", async ({ page }) => {
  await page.clock.setFixedTime("2026-11-25T20:00:00Z");
  await page.setViewportSize(A4);
  for (const path of [
    "/blog/how-to-complain-scores-and-odr/",
    "/investor-charter/",
    "/grievancepolicy/",
    "/privacy-policy/",
    "/verify-us/",
    "/contact-us/",
  ]) {
    await openPage(page, path);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    // The day is set once the last part of the page is hydrated.
    await expect
      .poll(() => page.evaluate(readOrigin), path)
      .toEqual([`"${site.url}${path}"`, '"Printed on 26 November 2026"']);
    const getShown = (selector: string) => page.locator(selector).locator("visible=true");
    await expect(page.locator("header").first(), path).toBeHidden();
    await expect(getShown("nav, aside a, main button"), path).toHaveCount(0);
    const footer = page.getByRole("contentinfo");
    for (const { value } of site.identifiers) await expect(footer, path).toContainText(value);
    await expect(footer.getByText(site.legal.riskWarning), path).toBeVisible();
    await expect(footer.getByRole("link").locator("visible=true"), path).toHaveCount(0);
    expect(await page.evaluate(findPrintFaults), path).toEqual({
      wide: [],
      repeated: [],
      ground: "rgb(255, 255, 255)",
      ink: "rgb(0, 0, 0)",
    });
    for (const link of await getShown("main a[href^='http']").all()) {
      const after = await link.evaluate((element) => getComputedStyle(element, "::after").content);
      expect(after, path).toContain(await link.getAttribute("href"));
    }
  }
});

function readOrigin() {
  dispatchEvent(new Event("beforeprint"));
  const address = document.querySelector("link[rel='canonical']") ?? document.body;
  return [address, document.body].map((element) => getComputedStyle(element, "::before").content);
}

test("LAY-06 no heading is alone at the foot of a sheet, no box is cut in two or wider, no link is pale or on black @full", async ({
  page,
}) => {
  await page.setViewportSize(A4);
  // Before a page opens, because its links' colours change slowly.
  await page.emulateMedia({ media: "print" });
  for (const path of ["/investor-charter/", "/comapny-ipos", ...IPO_PAGES, "/contact-us/", "/"]) {
    await openPage(page, path);
    const pale = await page.locator("main a >> visible=true").evaluateAll((links) =>
      links
        .filter((link) => {
          const { color, backgroundColor } = getComputedStyle(link);
          const [ink, ground] = [color, backgroundColor].map((value) => /\d+/.exec(value)?.[0]);
          const hasGround = backgroundColor !== "rgba(0, 0, 0, 0)";
          return Number(ink) > 128 || (hasGround && Number(ground) < 128);
        })
        .map((link) => link.textContent),
    );
    expect(pale, path).toEqual([]);
    expect((await page.evaluate(findPrintFaults)).wide, path).toEqual([]);
    for (const shorter of [0, 37, 90, 151, 233]) {
      const paper = { ...A4, height: A4.height - shorter };
      expect(await page.evaluate(findBadBreaks, paper), `${path} ${shorter}`).toEqual([]);
    }
  }
});

test("LAY-06 IPO pages print no 'All IPOs' button, lists of posts fill the sheet", async ({
  page,
}) => {
  await page.setViewportSize(A4);
  for (const path of IPO_PAGES) {
    await openPage(page, path);
    const button = page.getByRole("main").getByRole("link", { name: "All IPOs" }).last();
    await expect(button, path).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(button, path).toBeHidden();
    await page.emulateMedia({ media: "screen" });
  }
  await page.setViewportSize({ width: 794, height: 1123 });
  await openPage(page, "/blogs/");
  await page.emulateMedia({ media: "print" });
  const posts = page.getByRole("list").filter({ has: page.getByRole("article") });
  expect((await posts.boundingBox())?.width).toBeGreaterThan(600);
});

/** Returns bad breaks between columns as large as sheets, which browsers break like sheets. */
function findBadBreaks({ width, height }: typeof A4): string[] {
  const style = `${width}px auto / ${width}px`;
  const sheets = document.querySelector("main") ?? document.body;
  Object.assign(sheets.style, { columns: style, columnGap: "0", columnFill: "auto" });
  Object.assign(sheets.style, { height: `${height}px`, width: `${width}px` });
  const getPage = ({ left }: DOMRect) => Math.floor(left / width);
  const texts = document.createTreeWalker(sheets, NodeFilter.SHOW_TEXT);
  const bad: string[] = [];
  let heading: { name: string; pageNumber: number } | undefined;
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(node);
    const [box] = range.getClientRects();
    const parent = node.parentElement;
    // Text for screen readers only is in a box of one pixel.
    if (!box || !parent?.checkVisibility() || parent.clientWidth === 1) continue;
    const ownHeading = parent.closest("h2, h3");
    if (ownHeading) heading = { name: ownHeading.textContent ?? "", pageNumber: getPage(box) };
    else if (heading && heading.pageNumber !== getPage(box)) bad.push(`alone: ${heading.name}`);
    if (!ownHeading) heading = undefined;
  }
  for (const box of sheets.querySelectorAll("*")) {
    const { borderTopWidth, borderBottomWidth } = getComputedStyle(box);
    const isBox = parseFloat(borderTopWidth) > 0 && parseFloat(borderBottomWidth) > 0;
    if (!isBox || box.closest("table") || !box.checkVisibility()) continue;
    if (new Set([...box.getClientRects()].map(getPage)).size > 1) bad.push(`cut: ${box.className}`);
  }
  return bad;
}

test.describe("an event", () => {
  test.use({ event: true });
  test("LAY-06 a print has the page, not the dialog that is open @full", async ({ page }) => {
    await mockResponse(page, "/api/event", { image: PICTURE, alt: "A sample evening class" });
    await openPage(page, "/");
    await page.mouse.move(9, 9);
    const dialog = page.locator("dialog");
    await expect(dialog).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});

/** Returns elements wider than the sheet, repeated elements, and the two colours of the page. */
function findPrintFaults() {
  const repeated = [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility())
    .filter((element) => getComputedStyle(element).position === "fixed")
    .map((element) => element.outerHTML.slice(0, 120));
  const wide = [...document.querySelectorAll("main *:not(svg *), footer *")]
    .filter((element) => element.checkVisibility())
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
    .map((element) => element.outerHTML.slice(0, 120));
  const { backgroundColor: ground, color: ink } = getComputedStyle(document.body);
  return { wide, repeated, ground, ink };
}
