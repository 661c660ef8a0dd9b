import type { Page } from "@playwright/test";
import { ENQUIRY, FIELDS, getField, fillForm, openForm, startForm } from "../support/enquiry-form";
import { openReleasedSite, type ReleasedSite } from "../support/releases";
import {
  expect,
  waitForHydration,
  openPage,
  waitForIdle,
  test as visitorTest,
  hydratePage,
} from "../support/visitor";

// A tab opened on release A while B, A with its scripts renamed, goes live (decision 0013).

const tabTest = visitorTest.extend<{ documents: string[] }>({
  /** The path of every document that the tab loads, without its last slash. */
  documents: async ({ page }, provide) => {
    const documents: string[] = [];
    page.on("request", (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
        documents.push(new URL(request.url()).pathname.replace(/\/$/, ""));
      }
    });
    await provide(documents);
  },
});

const test = tabTest.extend<{ site: ReleasedSite; loaded: () => number }>({
  site: async ({ playwright: _ }, provide) => {
    const site = await openReleasedSite(process.env.CMS_URL ?? "http://127.0.0.1:3001");
    await provide(site);
    await site.close();
  },
  baseURL: ({ site }, provide) => provide(site.url),
  /** Returns how many documents have loaded; until one has, the tab shows the previous one. */
  loaded: async ({ page }, provide) => {
    let count = 0;
    page.on("domcontentloaded", () => {
      if (page.url() !== "about:blank") count += 1;
    });
    await provide(() => count);
  },
});

const GONE = /Failed to load resource.*404|Refused to execute script|Error fetching jobs:/;

/** Returns replacements that rename these scripts, as new code would. */
function createRenames(site: ReleasedSite, ...starts: string[]): Record<string, string> {
  const scripts = ["webpack-runtime-", "app-", ...starts].map((start) =>
    getHash(site.findScript(start)),
  );
  const compilation: unknown = JSON.parse(site.read("page-data/app-data.json"));
  const codeHash = String(Reflect.get(Object(compilation), "webpackCompilationHash"));
  return Object.fromEntries([...scripts, codeHash].map((hash) => [hash, reverseHash(hash)]));
}

const getHash = (name: string) => /([0-9a-f]{10,20})\.js$/.exec(name)?.[1] ?? "";
const reverseHash = (hash: string) => [...hash].reverse().join("");

const readRelease = (page: Page) =>
  page.evaluate(() => String(Reflect.get(window, "___webpackCompilationHash")));

const waitForRelease = (page: Page, release: string) =>
  page.waitForFunction(
    (wanted) => Reflect.get(window, "___webpackCompilationHash") === wanted,
    release,
  );

/** Brings the form into view, also while the tab is reloading its document. */
const showForm = (page: Page) =>
  expect(() => page.locator("main form").first().scrollIntoViewIfNeeded()).toPass();

const moveMouse = (page: Page) => page.mouse.move(320, 320, { steps: 2 });

const PAGE = "component---src-pages-expert-advice-tsx";

/** Follows a link of the footer, as a visitor can at any window width. */
async function followLink(page: Page, path: string): Promise<void> {
  await hydratePage(page);
  await page.evaluate((href) => {
    const link = document.querySelector<HTMLElement>(`footer a[href="${href}"]`);
    if (!link) throw new Error(`The footer has no link to ${href}`);
    link.click();
  }, path);
}

test("BLD-05 new content shows without a new document, new code with one", async ({
  page,
  site,
  documents,
}) => {
  await openPage(page, "/about-us/");
  const before = await readRelease(page);
  await site.publish({
    "Short answers to what investors ask us": "Brief answers to what people ask",
  });
  await followLink(page, "/FAQ");
  await expect(page.getByText("Brief answers to what people ask")).toBeVisible();
  expect(documents).toEqual(["/about-us"]);
  // The tab loads the script of its own release first.
  await site.publish(createRenames(site, `${PAGE}-`));
  await followLink(page, "/expert-advice/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Expert advice");
  await waitForRelease(page, reverseHash(before));
  await waitForHydration(page);
  expect(documents).toEqual(["/about-us", "/expert-advice"]);
  await page.goBack();
  await expect(page).toHaveURL(/\/FAQ\/?$/);
});

test.describe("after files were removed", () => {
  test.use({ expectedErrors: GONE });

  const LATER = { [PAGE]: "component---src-pages-later-tsx" };
  for (const [which, texts, isGone] of [
    ["whose script is gone", {}, true],
    ["that later code added", LATER, false],
  ] as const) {
    test(`BLD-05 a page ${which} loads as a document`, async ({ page, site, documents }) => {
      await openPage(page, "/about-us/");
      await site.publish({ ...createRenames(site, `${PAGE}-`), ...texts });
      if (isGone) await site.removeEarlier();
      await followLink(page, "/expert-advice/");
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Expert advice");
      await waitForHydration(page);
      expect(documents).toEqual(["/about-us", "/expert-advice"]);
    });
  }

  test("BLD-05 a page that was removed is not found", async ({ page, site, documents }) => {
    await openPage(page, "/about-us/");
    await site.publish({}, ["/FAQ/index.html", "/page-data/FAQ/page-data.json"]);
    await followLink(page, "/FAQ");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    expect(documents).toEqual(["/about-us"]);
  });

  test("BLD-05 a script that stays missing reloads each release once", async ({
    page,
    site,
    documents,
    loaded,
  }) => {
    await openPage(page, "/careers/");
    const form = site.findScript("enquiry-form-");
    const renamed = createRenames(site, "enquiry-form-");
    await site.publish(renamed, [`/${form.replace(getHash(form), reverseHash(getHash(form)))}`]);
    await site.removeEarlier();
    await showForm(page);
    // Once for the tab's release and once for the reloaded one, even without a click.
    for (const loads of [2, 3]) {
      await expect.poll(loaded).toBeGreaterThanOrEqual(loads);
      await waitForHydration(page);
      await showForm(page);
    }
    await expect(page.getByRole("alert").filter({ hasText: /form/i })).toBeVisible();
    await waitForIdle(page);
    expect(documents).toHaveLength(3);
  });

  test("BLD-05 reloads a stale document", async ({ page, site, documents }) => {
    const stale = site.read("about-us/index.html");
    const policy =
      (await page.request.get("/about-us/")).headers()["content-security-policy"] ?? "";
    await site.publish(createRenames(site));
    await site.removeEarlier();
    await page.route(
      "**/about-us/",
      (route) =>
        route.fulfill({
          body: stale,
          contentType: "text/html",
          headers: { "content-security-policy": policy },
        }),
      { times: 1 },
    );
    await page.goto("/about-us/");
    await expect.poll(() => documents.length).toBe(2);
    await waitForHydration(page);
    expect(documents).toEqual(["/about-us", "/about-us"]);
  });

  test("BLD-05 reloads a page whose script is gone, and keeps typed text", async ({
    page,
    site,
    loaded,
  }) => {
    await openForm(page, "/contact-us/");
    await fillForm(page);
    await site.publish(createRenames(site, "cursor-"));
    await site.removeEarlier();
    await moveMouse(page);
    await expect.poll(loaded).toBe(2);
    await waitForHydration(page);
    await startForm(page);
    for (const name of FIELDS) await expect(getField(page, name)).toHaveValue(ENQUIRY[name]);
  });
});

tabTest(
  "BLD-05 without a network a missing script leaves the page as it is",
  async ({ page, context, documents, expectConsoleError }) => {
    expectConsoleError(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Error fetching jobs:/);
    await openPage(page, "/careers/");
    await waitForIdle(page);
    await context.setOffline(true);
    await page.evaluate(() => document.querySelector("main form")?.scrollIntoView());
    await moveMouse(page);
    await expect(page.getByRole("alert").filter({ hasText: /form/i })).toBeVisible();
    await waitForIdle(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(documents).toEqual(["/careers"]);
  },
);
