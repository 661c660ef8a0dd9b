import { expect as plainExpect, type Page } from "@playwright/test";
import { openAdmin, createAccount, test } from "./cms-test";
import { CMS_URL, getDocs, getToken, makeName } from "./cms-client";
import { FIELDS, toParts, createKey, sendForm } from "./enquiry-form";
import { createTestSlug } from "./post-test";

// Staff work in the admin from another time zone.
test.use({ timezoneId: "America/New_York" });

const expect = plainExpect.configure({ timeout: 30_000 });

const openCollection = (page: Page, token: string, path: string) =>
  openAdmin(page, CMS_URL, token, `/collections/${path}`);

test("EDT-31, EDT-59, EDT-60 staff find enquiries by name, call or answer them, and handle many at once", async ({
  page,
  editor,
  admin,
}) => {
  const name = makeName("Asker");
  for (const each of [`${name} one`, `${name} two`]) {
    const parts = toParts({ name: each, phone: "+91 98765 43210" });
    expect((await sendForm(CMS_URL, parts, createKey())).status).toBe(200);
  }
  await openCollection(page, editor.token, `enquiries?search=${encodeURIComponent(name)}`);
  await expect(page.locator("tbody tr")).toHaveCount(2);
  await page.locator("thead input[type=checkbox]").check();
  await page.getByRole("button", { name: "Assign to me" }).click();
  await expect(page.getByText("2 enquiries assigned to you.")).toBeVisible();
  // The list reloads, which clears its selection.
  await expect(page.locator("thead input[type=checkbox]")).not.toBeChecked();
  await page.locator("thead input[type=checkbox]").check();
  await page.getByRole("button", { name: "Mark as handled" }).click();
  await expect(page.getByText("2 enquiries marked as handled.")).toBeVisible();
  const filter = `where[name][contains]=${encodeURIComponent(name)}&depth=0`;
  type Stored = { id: number; handled: boolean; assignee: number };
  const stored = await getDocs<Stored>(admin, `enquiries?${filter}`);
  expect(stored).toMatchObject([
    { handled: true, assignee: editor.id },
    { handled: true, assignee: editor.id },
  ]);
  const exported = await editor.client.get(`/cms/api/enquiries/export?${filter}`);
  expect(await exported.text()).toMatch(/"E-mail".*"Created"[^]*"20\d\d-\d\d-\d\d \d\d:\d\d"/);
  await openCollection(page, editor.token, "enquiries");
  await expect(page.getByText(`${name} one`)).toHaveCount(0);
  // When the list starts, Payload writes its query into the address, which cancels a navigation.
  await expect(async () => {
    await page.getByRole("link", { name: "Handled", exact: true }).click();
    await expect(page).toHaveURL(/handled/, { timeout: 5000 });
  }).toPass();
  await expect(page.getByText(`${name} one`)).toBeVisible();
  await openCollection(page, editor.token, `enquiries/${stored[0]?.id}`);
  const letter = page.getByRole("article");
  await expect(letter).toContainText(FIELDS.message);
  await expect(letter.getByRole("link", { name: FIELDS.email })).toHaveAttribute(
    "href",
    /^mailto:/,
  );
  const phone = letter.getByRole("link", { name: "+91 98765 43210" });
  await expect(phone).toHaveAttribute("href", "tel:+919876543210");
  await expect(letter).toContainText("(not proof of identity)");
  await expect(letter.getByRole("link", { name: FIELDS.subject }).first()).toBeVisible();
  const template = letter.getByLabel("Template");
  await expect(template.getByRole("option")).toHaveText([
    "",
    "We will call you",
    "More details needed",
  ]);
  page.on("dialog", (dialog) => void dialog.accept());
  await expect(async () => {
    await template.selectOption("We will call you");
    await expect(letter.getByRole("textbox")).toHaveValue(/^Thank you/, { timeout: 2000 });
  }).toPass();
  await letter.getByRole("button", { name: "Send answer" }).click();
  await expect(letter).toContainText("Answered by editor");
});

test("EDT-31 the audit log links to records and exports CSV", async ({ page, officer, addDoc }) => {
  const company = makeName("Audited");
  const data = { company, sourceName: "Prospectus", asOf: "2026-11-20T09:00:00.000Z" };
  const { id } = await addDoc("ipos", data);
  await openCollection(page, officer.token, "audit-log");
  const link = page.getByRole("link", { name: company });
  await expect(link).toHaveAttribute("href", `/cms/collections/ipos/${id}`);
  // Other tests write to the log meanwhile.
  const entry = page.locator("tbody tr").filter({ has: link });
  await expect(entry).toContainText(/20\d\d, \d+:\d\d [AP]M IST/);
  await expect(entry.locator(".cell-changedCollection")).toHaveText("IPOs");
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export as CSV" }).click();
  expect((await download).suggestedFilename()).toBe("audit-log.csv");
  await entry.getByRole("link").first().click();
  const hints = page.locator(".indian-time");
  await expect(hints.first()).toHaveText(/20\d\d, \d+:\d\d [AP]M IST$/);
  await expect(hints.nth(1)).toHaveText(`IPOs: ${company}`);
});

test("EDT-31, EDT-63 an admin invites a colleague, who sets a password with the link", async ({
  page,
  addDoc,
  admin,
  anyone,
}) => {
  const { token } = await createAccount(addDoc, "admin");
  const email = `${makeName("colleague").replaceAll(" ", "-")}@stockneev.example`;
  await openCollection(page, token, "users");
  await page.getByLabel("Name", { exact: true }).fill("New Colleague");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.locator(".invite p")).toContainText("it works for 7 days");
  const first = await page.locator(".invite code").textContent();
  const row = page.getByRole("row", { name: email });
  await row.getByRole("button", { name: "Invite again" }).click();
  await expect(row.locator("code")).toContainText("/cms/reset/");
  const link = (await row.locator("code").textContent()) ?? "";
  expect(link).not.toBe(first);
  const password = makeName("chosen by the link");
  const reset = { token: link.split("/").at(-1), password };
  const response = await anyone.post("/cms/api/users/reset-password", { data: reset });
  expect(response.status()).toBe(200);
  expect(await getToken({ email, password })).toBeTruthy();
  const [made] = await getDocs<{ id: number; role: string }>(
    admin,
    `users?where[email][equals]=${email}`,
  );
  expect(made?.role).toBe("editor");
  await admin.delete(`/cms/api/users/${made?.id}`);
});

test("EDT-31 only admins can invite colleagues", async ({ editor }) => {
  const data = { name: "x", email: "x@stockneev.example", role: "admin" };
  expect((await editor.client.post("/cms/api/users/invite", { data })).status()).toBe(403);
});

test("EDT-10, EDT-32 an import, and a typed day, show how they are read before they are saved", async ({
  page,
  editor,
  admin,
}) => {
  const company = makeName("Imported");
  const toCsv = (day: string) => ({
    name: "ipos.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Company,Opening date,Source,As of\n${company},${day},Prospectus,2026-11-20 14:30\n`,
    ),
  });
  await openCollection(page, editor.token, "ipos");
  const chooseCsv = (day: string) =>
    expect(async () => {
      const chooser = page.waitForEvent("filechooser", { timeout: 5000 });
      await page.getByRole("button", { name: "Import CSV" }).click();
      await (await chooser).setFiles(toCsv(day));
    }).toPass();
  await chooseCsv("31/11/2026");
  const tools = page.getByRole("region", { name: "CSV file" });
  await expect(tools).toContainText("New: 0. Changed: 0. With mistakes: 1.");
  await expect(tools).toContainText("Did you mean 2026-11-30");
  await expect(tools.getByRole("button", { name: /^Save/ })).toHaveCount(0);
  await chooseCsv("28/11/2026");
  await expect(tools).toContainText("Opening date: 28 November 2026");
  await tools.getByRole("button", { name: "Save 1 line" }).click();
  await expect(page.getByRole("link", { name: company })).toBeVisible();
  const [made] = await getDocs(admin, `ipos?where[company][equals]=${encodeURIComponent(company)}`);
  await admin.patch(`/cms/api/ipos/${made?.id}`, { data: { deletedAt: "2026-11-26" } });
  await admin.delete(`/cms/api/ipos/${made?.id}?trash=true`);
  await openCollection(page, editor.token, "ipos/create");
  await page.locator("#field-openingDate input").fill("12/3/2026");
  await expect(page.getByText(/^12 March 2026, \d+ days ago$/)).toBeVisible();
});

test("EDT-32 versions show who saved them and when in Indian time, and are restored as drafts", async ({
  page,
  editor,
  admin,
  addDoc,
}) => {
  const slug = createTestSlug("versions");
  const first = makeName("First title");
  const { id } = await addDoc("posts", { title: first, slug, _status: "published" });
  const second = { title: makeName("Second title"), _status: "published" };
  await editor.client.patch(`/cms/api/posts/${id}`, { data: second });
  await openCollection(page, editor.token, `posts/${id}/versions`);
  const rows = page.getByRole("list", { name: "Versions" }).getByRole("listitem");
  await expect(rows.first()).toContainText("Published last by editor");
  await expect(rows.first()).toContainText(/20\d\d, \d+:\d\d [AP]M IST/);
  await rows.last().getByRole("button", { name: "Restore as a draft" }).click();
  await expect(page).toHaveURL(new RegExp(`/collections/posts/${id}$`));
  await expect(page.locator("#field-title")).toHaveValue(first);
  const shown = await admin.get(`/cms/api/posts/${id}?depth=0`);
  expect(await shown.json()).toMatchObject({ title: second.title, _status: "published" });
});

test("EDT-33 an ended session asks to sign in; typed text stays", async ({ page, addDoc }) => {
  const email = `${makeName("typist").replaceAll(" ", "-")}@stockneev.example`;
  const password = makeName("long enough password");
  await addDoc("users", { email, password, name: "Typist", role: "editor" });
  const { id } = await addDoc("categories", { name: makeName("Before") });
  await page.clock.install();
  const signedIn = page.waitForResponse(/\/users\/me/);
  await openCollection(page, await getToken({ email, password }), `categories/${id}`);
  await signedIn;
  const name = page.locator("#field-name");
  const typed = makeName("Typed");
  // Until the form is hydrated, the stored name replaces typed text.
  await expect(async () => {
    await name.fill(typed);
    await expect(page.locator("#action-save")).toBeEnabled({ timeout: 2000 });
  }).toPass();
  await page.clock.fastForward("12:00:00");
  await expect(page.getByRole("dialog", { name: "Sign in again" })).toHaveCount(0);
  await page.context().clearCookies();
  await page.locator("#action-save").click();
  await expect(page.getByText(/not allowed/i)).toBeVisible();
  await page.clock.fastForward("00:31");
  const dialog = page.getByRole("dialog", { name: "Sign in again" });
  await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
  await dialog.getByLabel("Password").fill(password);
  await dialog.getByRole("button", { name: "Sign in" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(name).toHaveValue(typed);
  await name.press("End");
  await name.press("x");
  await page.locator("#action-save").click();
  await expect(page.getByText(/updated successfully/i)).toBeVisible();
});

test("EDT-33 the sign-in page asks nobody to sign in again", async ({ page, editor }) => {
  // Payload's page may get the account of a call that was under way at the sign-out.
  const account = { user: { id: editor.id, email: editor.email }, exp: 10_000_000_000 };
  let checks = 0;
  await page.route(/\/users\/me/, (route) =>
    route.fulfill({ json: (checks += 1) === 1 ? account : { user: null } }),
  );
  await page.clock.install();
  await page.goto(`${CMS_URL}/cms/login`);
  await expect(async () => {
    await page.clock.fastForward("00:31");
    expect(checks).toBeGreaterThan(2);
  }).toPass();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
