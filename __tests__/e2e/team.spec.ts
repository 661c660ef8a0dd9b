import type { Page } from "@playwright/test";
import { readEmployees } from "../../src/contract/employees";
import { answer, PICTURE } from "../support/api-answers";
import { countShifts, shiftSoFar } from "../support/layout-shift";
import { expect, hydrated, open, test } from "../support/visitor";

const PATH = "/about-us/";

const employee = (fields: Record<string, unknown> = {}) => ({
  _id: "person",
  name: "Made-up Person (sample)",
  designation: "Tester",
  description: "Words about a made-up person.",
  image: PICTURE,
  ...fields,
});

const team = (page: Page) => page.getByRole("region", { name: "Our Team" });
const people = (page: Page) => team(page).getByRole("listitem");
const names = (page: Page) => people(page).getByRole("heading", { level: 3 });

/** Opens the page and brings the team near, which is when it asks the API. */
async function openTeam(page: Page): Promise<void> {
  await open(page, PATH);
  await team(page).scrollIntoViewIfNeeded();
}

/** The page as if the build had found nobody: reached from another one, its data without people. */
async function openUnbuiltTeam(page: Page): Promise<void> {
  await page.route("**/page-data/about-us/page-data.json", async (route) => {
    const data = await (await route.fetch()).json();
    data.result.data.allEmployee.nodes = [];
    await route.fulfill({ json: data });
  });
  await page.goto("/terms-conditions/");
  await hydrated(page);
  await page.locator(`footer a[href="${PATH}"]`).evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(new RegExp(`${PATH}$`));
  await team(page).scrollIntoViewIfNeeded();
}

test("ABT-03 the team stands in the page as built, in the reverse of the API's order", async ({
  request,
}) => {
  const { items } = readEmployees(await (await request.get("/api/employee/")).json());
  expect(items.length).toBeGreaterThan(3);
  const html = await (await request.get(PATH)).text();
  const built = [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);
  const shown = built.filter((name) => items.some((person) => person.name === name));
  expect(shown).toEqual(items.map(({ name }) => name).reverse());
});

test("ABT-03 words and pictures change sides, and pictures come from the API's base", async ({
  page,
  isMobile,
}) => {
  await openTeam(page);
  const picture = people(page).locator("img").first();
  await expect(picture).toHaveAttribute("src", /^\/api\/media\//);
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const first = await sides(page, 0);
  const second = await sides(page, 1);
  if (isMobile) {
    expect(first.below).toBe(true);
    expect(second.below).toBe(true);
  } else {
    expect(first.pictureLeft).toBe(true);
    expect(second.pictureLeft).toBe(false);
  }
});

/** Where the picture of one person stands beside their words. */
async function sides(page: Page, index: number) {
  const person = people(page).nth(index);
  const words = await person.getByRole("heading").boundingBox();
  const picture = await person.locator("> div").first().boundingBox();
  if (!words || !picture) throw new Error("The person has no box");
  return {
    pictureLeft: picture.x < words.x,
    below: words.y >= picture.y + picture.height,
  };
}

test("ABT-03 the API's newer team takes the place of the built one, an empty one does not", async ({
  page,
}) => {
  await answer(page, "/api/employee/", [
    employee({ _id: "b", name: "Second (sample)" }),
    employee({ _id: "a", name: "First (sample)" }),
  ]);
  await openTeam(page);
  await expect(names(page)).toHaveText(["First (sample)", "Second (sample)"]);
  await answer(page, "/api/employee/", []);
  const answered = page.waitForResponse(/\/api\/employee/);
  await openTeam(page);
  await answered;
  await expect(names(page)).not.toHaveCount(0);
  await expect(page.getByText("No employees found")).toHaveCount(0);
});

test("ABT-03 a refresh that brings the same people moves nothing", async ({ page }) => {
  await countShifts(page);
  await page.route("**/api/employee/", async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.fulfill({ response });
  });
  const answered = page.waitForResponse(/\/api\/employee/);
  await openTeam(page);
  const before = await people(page).first().elementHandle();
  await answered;
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(await shiftSoFar(page)).toBeLessThanOrEqual(0.01);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test("ABT-04 with nobody built it says that it is loading, then shows them", async ({ page }) => {
  await answer(page, "/api/employee/", [employee()], 1_000);
  await openUnbuiltTeam(page);
  await expect(team(page).getByText("Loading employees...")).toBeVisible();
  await expect(names(page)).toHaveText(["Made-up Person (sample)"]);
  await expect(team(page).getByText("Loading employees...")).toHaveCount(0);
});

test("ABT-04 with nobody built and nobody found it says so", async ({ page }) => {
  await answer(page, "/api/employee/", []);
  await openUnbuiltTeam(page);
  await expect(team(page).getByText("No employees found", { exact: true })).toBeVisible();
});

test.describe("when the API fails", () => {
  test.use({ expectedErrors: /^logged: (Failed to load resource|Error fetching employees:)/ });

  test("ABT-04 with nobody built it says so, and Retry asks again", async ({ page }) => {
    const call = (url: URL) => url.pathname.startsWith("/api/employee");
    await page.route(call, (route) => route.fulfill({ status: 500, body: "{}" }));
    await openUnbuiltTeam(page);
    const box = team(page).getByRole("alert");
    await expect(box).toContainText("Failed to fetch employees", { timeout: 20_000 });
    await page.unroute(call);
    await answer(page, "/api/employee/", [employee()]);
    await box.getByRole("button", { name: "Retry" }).click();
    await expect(names(page)).toHaveText(["Made-up Person (sample)"]);
  });

  test("ABT-04 the built team stays and nothing is said", async ({ page }) => {
    await page.route("**/api/employee/", (route) => route.fulfill({ status: 500, body: "{}" }));
    const logged = page.waitForEvent("console", (message) =>
      message.text().startsWith("Error fetching employees:"),
    );
    await openTeam(page);
    await logged;
    await expect(names(page)).not.toHaveCount(0);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });
});

test.describe("pictures that are missing", () => {
  test.use({ expectedErrors: /^logged: Failed to load resource/ });

  test("ABT-05 no picture, or one that fails, shows the icon in the same box", async ({ page }) => {
    await answer(page, "/api/employee/", [
      employee({ _id: "c", name: "Broken (sample)", image: "/api/media/none.webp" }),
      employee({ _id: "b", name: "Without (sample)", image: null }),
      employee({ _id: "a", name: "Pictured (sample)" }),
    ]);
    await openTeam(page);
    await expect(names(page)).toHaveCount(3);
    const box = (index: number) => people(page).nth(index).locator("> div").first();
    await people(page).nth(2).scrollIntoViewIfNeeded();
    for (const index of [1, 2]) {
      await expect(box(index).locator("svg")).toBeVisible();
      await expect(box(index).locator("img")).toHaveCount(0);
    }
    await expect(box(0).locator("img")).toBeVisible();
    const sizes = await Promise.all([0, 1, 2].map((index) => box(index).boundingBox()));
    expect(new Set(sizes.map((size) => `${size?.width} × ${size?.height}`)).size).toBe(1);
  });

  test("ABT-05 a built picture that fails before the page is alive shows the icon too", async ({
    page,
  }) => {
    await page.route("**/api/media/**", (route) => route.fulfill({ status: 404, body: "" }));
    await openTeam(page);
    const first = people(page).first();
    await first.scrollIntoViewIfNeeded();
    await expect(first.locator("svg")).toBeVisible();
    await expect(first.locator("img")).toHaveCount(0);
  });
});
