import { runAxe, countShifts, expectNoShift } from "../support/page-checks";
import { mockResponse, PICTURE } from "../support/api-responses";
import { toPost } from "../support/blog-api";
import { expect, openPage, goTo, waitForIdle, test } from "../support/visitor";

// The post of the seed that has a picture with a caption, a video, code and a footnote.
const PATH = "/blog/position-sizing-decide-the-loss-first/";
const VIDEO = "Watch the video: Position sizing with a worksheet (sample)";

test("EDT-36, EDT-37, EDT-38, EDT-39 pictures, video, code and footnotes fit every screen @full", async ({
  page,
}) => {
  await openPage(page, PATH);
  const code = page.getByRole("group", { name: "Code: Excel" });
  for (const [width, colorScheme] of [
    [320, "light"],
    [390, "dark"],
    [1280, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await waitForIdle(page);
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth, `${width}`).toBeLessThanOrEqual(width);
    expect(await runAxe(page, { within: "article" }), `${width} ${colorScheme}`).toEqual([]);
    const column = await page.locator("article figure").first().boundingBox();
    const [video, box] = [await page.getByText(VIDEO).boundingBox(), await code.boundingBox()];
    for (const each of [video, box]) expect(each?.width).toBeCloseTo(column?.width ?? 0, 0);
    expect((video?.width ?? 0) / (video?.height ?? 1), `${width}`).toBeCloseTo(16 / 9, 1);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  // On a busy machine a page may be laid out again between focus and key.
  const scrollCode = async () => {
    await code.press("ArrowRight");
    return code.evaluate(({ scrollLeft }) => scrollLeft);
  };
  await expect.poll(scrollCode).toBeGreaterThan(0);
});

test("EDT-37, MED-04 a video in a post requests nothing from its host before a click, and plays in its place", async ({
  page,
  baseURL,
  expectConsoleError,
}) => {
  expectConsoleError(/youtube-nocookie/);
  await page.route(/youtube-nocookie/, (route) =>
    route.fulfill({ contentType: "text/html", body: "<p>A player</p>" }),
  );
  const outside: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(String(baseURL))) outside.push(request.url());
  });
  await countShifts(page);
  await openPage(page, PATH);
  const link = page.getByRole("link", { name: VIDEO });
  await link.scrollIntoViewIfNeeded();
  await waitForIdle(page);
  await expectNoShift(page);
  const place = await link.boundingBox();
  expect(outside).toEqual([]);
  await link.press("Enter");
  const player = page.getByTitle("Position sizing with a worksheet (sample)", { exact: true });
  const address = "https://www.youtube-nocookie.com/embed/SAMPLEVIDEO?autoplay=1&rel=0";
  await expect(player).toHaveAttribute("src", address);
  await expect(player).toBeFocused();
  await expect(page.frameLocator("main iframe").getByText("A player")).toBeVisible();
  expect((await player.boundingBox())?.height).toBeCloseTo(place?.height ?? 0, 0);
  expect(outside).toEqual([address]);
  await expect(page).toHaveURL(PATH);
});

test("EDT-36, EDT-37, EDT-39 without JavaScript and in print a post has its caption, video link and notes", async ({
  staticPage: page,
}) => {
  await goTo(page, PATH);
  const article = page.getByRole("article");
  await expect(article.locator("figcaption")).toHaveText(/Sample drawing\.$/);
  const video = page.getByRole("link", { name: VIDEO });
  await expect(video).toHaveAttribute("href", "https://www.youtube.com/watch?v=SAMPLEVIDEO");
  const reference = page.getByRole("link", { name: "Footnote 1", exact: true });
  const note = article.getByRole("listitem").filter({ hasText: "Studies of January 2023" });
  await reference.click();
  await expect(note).toBeInViewport();
  await page.getByRole("link", { name: "Back to footnote 1" }).click();
  await expect(reference).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  const after = await video.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(after).toContain("https://www.youtube.com/watch?v=SAMPLEVIDEO");
  await page.emulateMedia({ media: null });
});

test("EDT-36 a picture half as wide as the column has text next to it on desktops, and fills the column on phones", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const img = `<img src="${PICTURE}" width="800" height="400" alt="A chart">`;
  const paragraphs = "<p>Words next to a picture that is half as wide as the column.</p>".repeat(6);
  const toFigure = (side: string) => `<figure data-side="${side}">${img}</figure>${paragraphs}`;
  const content = `${toFigure("left")}<h2>Next</h2>${toFigure("right")}`;
  await mockResponse(page, "/api/blogs/slug/not-built-yet", {
    data: toPost({ slug: "not-built-yet", content }),
  });
  await page.goto("/blog/not-built-yet/");
  const readBoxes = async () => {
    const figures = await page.locator("article figure").all();
    const all = await Promise.all(figures.map((each) => each.boundingBox()));
    return all.map((box) => [Math.round(box?.x ?? 0), Math.round(box?.width ?? 0)]);
  };
  await expect(page.locator("article figure")).toHaveCount(2);
  const prose = await page.locator("article figure").first().locator("..").boundingBox();
  const [start, width] = [prose?.x ?? 0, prose?.width ?? 0];
  const [left, right] = await readBoxes();
  expect(left?.[0]).toBeCloseTo(start, 0);
  expect(Number(right?.[0]) + Number(right?.[1])).toBeCloseTo(start + width, -0.5);
  for (const each of [left, right]) expect(each?.[1]).toBeLessThan(width / 2);
  const heading = await page.getByRole("heading", { name: "Next" }).boundingBox();
  const picture = await page.locator("article figure").first().boundingBox();
  expect(heading?.y).toBeGreaterThan((picture?.y ?? 0) + (picture?.height ?? Infinity));
  await page.setViewportSize({ width: 390, height: 800 });
  const [one, two] = await readBoxes();
  expect(one).toEqual(two);
  expect(one?.[1]).toBeGreaterThan(300);
});

test("PST-05 small pictures keep their width and their line; an item that begins with a list has no marker", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const toImg = (size: number) => `<img src="/favicon-32.png" width="${size}" height="${size}">`;
  const content =
    `<p>Rated ${toImg(20)} by many.</p><p>${toImg(96)}</p>` +
    "<ol><li>One</li><li><ul><li>Deeper</li></ul></li><li>Two</li></ol>";
  const data = toPost({ slug: "not-built-yet", content });
  await mockResponse(page, "/api/blogs/slug/not-built-yet", { data });
  await page.goto("/blog/not-built-yet/");
  const pictures = page.locator("article p img");
  await expect(pictures).toHaveCount(2);
  const widths = await pictures.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(widths).toEqual([20, 96]);
  const line = await page.locator("article p", { hasText: "by many" }).boundingBox();
  expect(line?.height).toBeLessThan(60);
  const item = page.locator("article ol > li").nth(1);
  await expect(item).toHaveCSS("list-style-type", "none");
  await expect(item).toHaveCSS("counter-increment", "list-item 0");
});

test("PST-05 a table that is wider than a phone scrolls, and a shade shows that there is more", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const row = `<tr>${"<td>₹ 1,00,00,000</td>".repeat(9)}</tr>`;
  const data = toPost({ slug: "not-built-yet", content: `<table>${row}</table>` });
  await mockResponse(page, "/api/blogs/slug/not-built-yet", { data });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/blog/not-built-yet/");
  const box = page.locator("article .table-scroll");
  const [width, room] = await box.evaluate((each) => [each.scrollWidth, each.clientWidth]);
  expect(width).toBeGreaterThan(Number(room) + 100);
  // Two layers that move with the table cover the shades at its ends.
  await expect(box).toHaveCSS("background-attachment", /^local, local, scroll, scroll/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("PST-06 a link inside a post scrolls to its target @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/404/);
  const filling = "<p>Filling between two places.</p>".repeat(40);
  const content =
    '<p><a href="#risks">Risks</a> <a href="#note-a">Note a</a> <a href="#old-name">Old part</a></p>' +
    `${filling}<h2 id="risks">What can go wrong</h2>${filling}<h3><a name="old-name"></a>Old</h3>` +
    `${filling}<p id="note-a">By our own count.</p>${filling}`;
  const data = toPost({ slug: "not-built-yet", content });
  await mockResponse(page, "/api/blogs/slug/not-built-yet", { data });
  for (const [link, place] of [
    ["Risks", "What can go wrong"],
    ["Note a", "By our own count."],
    ["Old part", "Old"],
  ] as const) {
    await page.goto("/blog/not-built-yet/");
    await page.locator("article").getByRole("link", { name: link, exact: true }).click();
    await expect(page.locator("article").getByText(place, { exact: true })).toBeInViewport();
  }
});
