import type { Page } from "@playwright/test";
import { employeesEndpoint } from "../../src/shared/contract/employees";
import { mockResponse, holdCalls, PICTURE } from "../support/api-responses";
import { countShifts, expectNoShift } from "../support/page-checks";
import { LIVE_RECORDS } from "../support/live-records";
import { expect, openPage, waitForIdle, test } from "../support/visitor";

const PATH = "/about-us/";
const CALL = "/api/employee";

const toEmployee = (fields: Record<string, unknown>) => ({
  ...LIVE_RECORDS.employees.record(1),
  image: PICTURE,
  ...fields,
});

const getTeam = (page: Page) => page.getByRole("region", { name: "Our Team" });
const getPeople = (page: Page) => getTeam(page).getByRole("listitem");
const getNames = (page: Page) => getPeople(page).getByRole("heading", { level: 3 });

/** Opens the page and scrolls to the team, which then calls the API. */
async function openTeam(page: Page): Promise<void> {
  await openPage(page, PATH);
  await getTeam(page).scrollIntoViewIfNeeded();
}

test("ABT-03 the built team is in the reverse of the API's order", async ({ request }) => {
  const { items } = employeesEndpoint.read(await (await request.get("/api/employee/")).json());
  expect(items.length).toBeGreaterThan(3);
  const html = await (await request.get(PATH)).text();
  const built = [...html.matchAll(/<h3[^>]*>([^<]+)<\/h3>/g)].map(([, name]) => name);
  const shown = built.filter((name) => items.some((person) => person.name === name));
  expect(shown).toEqual(items.map(({ name }) => name).reverse());
});

test("ABT-03 pictures of the API alternate sides @phone", async ({ page, isMobile }) => {
  await openTeam(page);
  const picture = getPeople(page).locator("img").first();
  await expect(picture).toHaveAttribute("src", /^\/api\/media\//);
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).not.toHaveJSProperty("naturalWidth", 0);
  const sides = [];
  for (const at of [0, 1]) {
    const heading = await getPeople(page).nth(at).getByRole("heading").boundingBox();
    const box = await getPeople(page).nth(at).locator("> div").first().boundingBox();
    if (!heading || !box) throw new Error("The person has no box");
    sides.push(heading.y >= box.y + box.height ? "above" : box.x < heading.x ? "left" : "right");
  }
  expect(sides).toEqual(isMobile ? ["above", "above"] : ["left", "right"]);
});

test("ABT-03 a refresh that brings the same people shifts nothing", async ({ page, request }) => {
  await countShifts(page);
  const release = await holdCalls(page, { [CALL]: await (await request.get(`${CALL}/`)).json() });
  await openTeam(page);
  const before = await getPeople(page).first().elementHandle();
  release();
  await waitForIdle(page);
  await expectNoShift(page);
  expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
});

test("ABT-05 a missing or failing picture becomes an icon @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/^logged: Failed to load resource/);
  await mockResponse(page, CALL, [
    toEmployee({ _id: "c", name: "Broken (sample)", image: "/api/media/none.webp" }),
    toEmployee({ _id: "b", name: "Without (sample)", image: null }),
    toEmployee({ _id: "a", name: "Pictured (sample)" }),
  ]);
  await openTeam(page);
  await expect(getNames(page)).toHaveCount(3);
  const getBox = (index: number) => getPeople(page).nth(index).locator("> div").first();
  await getPeople(page).nth(2).scrollIntoViewIfNeeded();
  for (const index of [1, 2]) {
    await expect(getBox(index).locator("svg")).toBeVisible();
    await expect(getBox(index).locator("img")).toHaveCount(0);
  }
  await expect(getBox(0).locator("img")).toBeVisible();
  const sizes = await Promise.all([0, 1, 2].map((index) => getBox(index).boundingBox()));
  expect(new Set(sizes.map((size) => `${size?.width} × ${size?.height}`)).size).toBe(1);

  // Also one that fails before the page is hydrated.
  await page.unrouteAll();
  await page.route("**/api/media/**", (route) => route.fulfill({ status: 404, body: "" }));
  await openTeam(page);
  await getPeople(page).first().scrollIntoViewIfNeeded();
  await expect(getBox(0).locator("svg")).toBeVisible();
  await expect(getBox(0).locator("img")).toHaveCount(0);
});
