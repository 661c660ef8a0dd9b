import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { parse } from "yaml";
import { runAxe } from "../support/page-checks";
import { openAdmin, createAccount, test } from "./cms-test";
import { CMS_URL, removeDoc, makeName } from "./cms-client";

const { brand } = parse(readFileSync("content/site.yaml", "utf8")) as {
  brand: { product: string };
};

test("EDT-04 the admin shows the site's name and mark, in light and dark", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto(`${CMS_URL}/cms/login`);
    await expect(page.locator(".brand")).toHaveText(brand.product);
    const readLogoWidth = () =>
      page.locator(".brand img").evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(readLogoWidth).toBeGreaterThan(0);
    await expect(page).toHaveTitle(`Sign in · ${brand.product}`);
    await expect(page.locator("html")).toHaveAttribute("data-theme", colorScheme);
    expect(await runAxe(page, { within: ".brand" })).toEqual([]);
  }
  await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", /^data:image\/svg\+xml/);
  expect(await page.locator("head").innerHTML()).not.toMatch(/Payload (?:App|is)/);
});

test("EDT-04 a new record's heading names its collection", async ({
  page,
  admin,
  editor,
  officer,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  for (const [collection, title, { token }] of [
    ["ipos", "New IPO", editor],
    ["categories", "New blog category", editor],
    ["employees", "New employee", editor],
    ["complaint-reports", "New complaint report", officer],
  ] as const) {
    await openAdmin(page, CMS_URL, token, `/collections/${collection}/create`);
    await expect(heading).toHaveText(title);
  }
  await expect(page.getByRole("img", { name: brand.product })).toBeVisible();

  // The admin stores a new draft at once and shows its id in the address.
  await openAdmin(page, CMS_URL, editor.token, "/collections/posts/create");
  await expect(page).toHaveURL(/\/posts\/\d+/);
  const id = Number(/\/posts\/(\d+)/.exec(page.url())?.[1]);
  try {
    await expect(heading).toHaveText("New blog post");
    const title = makeName("Headed");
    await page.locator("#field-title").fill(title);
    await expect(heading).toHaveText(title);
    await page.locator("#field-title").fill("");
    await expect(heading).toHaveText("New blog post");
  } finally {
    await page.close();
    await removeDoc(admin, "posts", id);
  }
});

test("EDT-04 tabs are in sentence case; a record with only one view has no tabs", async ({
  page,
  addDoc,
  editor,
}) => {
  await openAdmin(page, CMS_URL, editor.token, "/collections/reports");
  const all = page.locator(".default-list-view-tabs__button").first();
  await expect(all).toHaveText("All research reports", { useInnerText: true });
  await openAdmin(page, CMS_URL, editor.token, "/collections/ipos");
  await expect(all).toHaveText("All IPOs", { useInnerText: true });

  const { id } = await addDoc("employees", { name: makeName("Tabless"), designation: "Analyst" });
  await openAdmin(page, CMS_URL, editor.token, `/collections/employees/${id}`);
  await expect(page.locator("#field-name")).toBeVisible();
  await expect(page.getByLabel("Edit", { exact: true })).toBeHidden();
  const post = await addDoc("posts", { title: makeName("With tabs") });
  await openAdmin(page, CMS_URL, editor.token, `/collections/posts/${post.id}`);
  await expect(page.getByLabel("Edit", { exact: true })).toBeVisible();
});

test.describe("before the scripts run", () => {
  test.use({ javaScriptEnabled: false });

  test("EDT-04 the form of a new record does not say Untitled", async ({ page, editor }) => {
    await openAdmin(page, CMS_URL, editor.token, "/collections/ipos/create");
    await expect(page.locator("h1")).toBeAttached();
    await expect(page.getByText("[Untitled]")).toBeHidden();
  });
});

test("EDT-04 date inputs have labels and accept Indian dates", async ({ page, editor }) => {
  await openAdmin(page, CMS_URL, editor.token, "/collections/ipos/create");
  const input = page.getByRole("textbox", { name: "Review date" });
  await input.fill("5/12/2026");
  await input.press("Enter");
  await expect(input).toHaveValue("5 Dec 2026");
});

test("EDT-04 lists show checkboxes and missing values as text; forms have no API tab", async ({
  page,
  editor,
}) => {
  const headers = page.locator("thead th");
  for (const [collection, columns] of [
    ["media", ["File name", "Alternative text", "Last changed"]],
    ["carousels", ["Name", "Active", "Last changed"]],
    ["reports", ["Heading", "Status", "Category", "Issue date"]],
    ["videos", ["Title", "Video ID", "Published"]],
  ] as const) {
    await openAdmin(page, CMS_URL, editor.token, `/collections/${collection}`);
    await expect(headers).toHaveText(["", ...columns]);
  }
  await openAdmin(page, CMS_URL, editor.token, "/collections/carousels");
  await expect(page.locator(".cell-active").first()).toHaveText(/^(?:yes|no)$/);
  await openAdmin(page, CMS_URL, editor.token, "/collections/jobs");
  await expect(page.locator(".cell-location")).toContainText(["None"]);
  await page.locator(".cell-title a").first().click();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "API", exact: true })).toHaveCount(0);
});

test("the CSP allows the admin and blocks an injected script", async ({ page, addDoc }) => {
  const { email, token } = await createAccount(addDoc, "admin");
  const { id } = await addDoc("posts?draft=true", { title: makeName("Policy") });

  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  page.on("pageerror", ({ message }) => {
    // Leaving the page aborts calls; calls that the policy blocked are reported above.
    if (!/failed to fetch|aborted/i.test(message)) violations.push(message);
  });
  const openAndReadPolicy = async (path: string) => {
    const response = await page.goto(`${CMS_URL}/cms${path}`);
    return response?.headers()["content-security-policy"] ?? "";
  };

  const first = await openAndReadPolicy("/login");
  await expect(page.getByLabel("E-mail")).toBeEditable();
  await page.context().addCookies([{ name: "payload-token", value: token, url: CMS_URL }]);
  const second = await openAndReadPolicy("");
  await expect(page.getByRole("region", { name: "Publishing" })).toContainText("site");
  for (const policy of [first, second]) {
    expect(policy).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'strict-dynamic';/);
    expect(policy).toContain("default-src 'none'");
  }
  expect(first).not.toBe(second);

  await openAndReadPolicy(`/collections/posts/${id}`);
  const editor = page.locator("[data-lexical-editor]").first();
  await editor.click();
  await editor.pressSequentially("Some words");
  await expect(editor).toContainText("Some words");
  await openAndReadPolicy("/collections/media");
  await expect(page.locator("table img").first()).toBeVisible();
  await openAndReadPolicy("/account");
  await expect(page.getByLabel("E-mail")).toHaveValue(email);
  expect(violations).toEqual([]);

  await page.evaluate(() => {
    document.body.insertAdjacentHTML("beforeend", '<img src="/x" onerror="document.title = 1">');
  });
  await expect.poll(() => violations.join()).toContain("inline event handler");
});
