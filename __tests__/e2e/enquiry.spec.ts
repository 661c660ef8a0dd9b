import {
  ENQUIRY,
  FIELDS,
  UUID,
  createAcceptedResponse,
  mockEnquiryResponses,
  enquiryTexts,
  getField,
  fillForm,
  readDraft,
  openForm,
  getPdfField,
  readParts,
  getSubmit,
  getThanks,
  UPLOAD,
  startForm,
} from "../support/enquiry-form";
import { holdRoute } from "../support/api-responses";
import { expect, openPage, goTo, test, waitForToast } from "../support/visitor";

const { tooLarge, wrongType } = enquiryTexts.errors;

test("FRM-01 each field is required; an invalid one has an error and focus", async ({ page }) => {
  const requests = await mockEnquiryResponses(page, () => createAcceptedResponse());
  await openForm(page, "/contact-us/");
  await expect(getField(page, "phone")).toHaveAttribute("type", "tel");
  await expect(getField(page, "email")).toHaveAttribute("type", "email");
  await getSubmit(page).click();
  await expect(getField(page, "name")).toBeFocused();
  for (const name of FIELDS) {
    await expect(getField(page, name)).toHaveAttribute("required");
    await expect(getField(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(getField(page, name)).toHaveAccessibleDescription(/Please enter/);
  }
  const summary = page.getByRole("alert").filter({ hasText: enquiryTexts.summary });
  await expect(summary.getByRole("link")).toHaveText(
    FIELDS.map((name) => enquiryTexts.fields[name].label),
  );
  await summary.getByRole("link", { name: enquiryTexts.fields.message.label }).click();
  await expect(getField(page, "message")).toBeFocused();

  await fillForm(page);
  await expect(summary).toHaveCount(0);
  for (const [name, value] of [
    ["phone", "ring me"],
    ["email", "asha.example.in"],
    ["subject", "   "],
    // The limit is announced, and nothing is cut off.
    ["message", "n".repeat(5_001)],
  ] as const) {
    await getField(page, name).fill(value);
    await getSubmit(page).click();
    await expect(getField(page, name)).toBeFocused();
    await expect(getField(page, name)).toHaveAttribute("aria-invalid", "true");
    await expect(getField(page, name)).toHaveValue(value);
    await getField(page, name).fill(ENQUIRY[name]);
    await expect(getField(page, name)).not.toHaveAttribute("aria-invalid");
  }
  expect(requests).toHaveLength(0);
});

test("FRM-01 Tab moves through the fields while their script loads, and the caret keeps its place @full", async ({
  page,
}) => {
  for (const path of ["/contact-us/", "/partner-with-us/", "/careers/"]) {
    const release = await holdRoute(page, "**/enquiry-form-*.js");
    await openPage(page, path);
    await getField(page, "name").scrollIntoViewIfNeeded();
    await getField(page, "name").focus();
    for (const name of FIELDS) {
      await expect(getField(page, name), path).toBeFocused();
      await page.keyboard.type(ENQUIRY[name]);
      if (name === "email") {
        await page.keyboard.press("ArrowLeft");
        release();
        await expect(getSubmit(page)).toBeEnabled();
        await page.keyboard.type("x");
      }
      if (name !== "message") await page.keyboard.press("Tab");
    }
    const email = ENQUIRY.email.replace(/.$/, "x$&");
    for (const name of FIELDS) {
      await expect(getField(page, name)).toHaveValue({ ...ENQUIRY, email }[name]);
    }
    await page.unrouteAll();
  }
});

test("FRM-02, FRM-03 forms post their fields as multipart under their title", async ({ page }) => {
  await page.clock.install();
  const requests = await mockEnquiryResponses(page, () => createAcceptedResponse());
  const forms = { "/contact-us/": "Contact us", "/partner-with-us/": "Partner with Us" };
  for (const [path, title] of Object.entries(forms)) {
    await openForm(page, path);
    await expect(page.getByRole("form", { name: title })).toBeVisible();
    await fillForm(page);
    await expect(getPdfField(page)).toHaveCount(0);
    // Only programs find the spam trap: it is hidden, also from Tab and screen readers.
    const trap = page.locator("input[name=website]");
    await expect(trap).toHaveCount(1);
    await expect(trap).toBeHidden();
    await expect(trap).toHaveAttribute("tabindex", "-1");
    await expect(page.getByRole("textbox")).toHaveCount(FIELDS.length);
    await page.clock.fastForward(90_000);
    await getSubmit(page).click();
    await expect(getThanks(page)).toBeVisible();
    const request = requests.at(-1);
    expect(request?.method()).toBe("POST");
    expect(request?.headers()["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(request?.headers()["idempotency-key"]).toMatch(UUID);
    const { elapsed, ...parts } = await readParts(request);
    const consent = { notice: expect.stringMatching(/^[\da-f]{64}$/), noticeLanguage: "en" };
    expect(parts).toEqual({ title, ...ENQUIRY, website: "", ...consent, plans: "no" });
    expect(Number(elapsed)).toBeGreaterThanOrEqual(90_000);
    expect(Number(elapsed)).toBeLessThan(300_000);
  }
  expect(requests).toHaveLength(2);
});

test("FRM-05, FRM-02, FRM-03, FRM-06 a valid PDF is sent after refused files @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  const refusals = [
    { status: 415, message: wrongType },
    { status: 413, message: tooLarge },
  ];
  const requests = await mockEnquiryResponses(page, (_route, count) => {
    const refusal = refusals[count - 1];
    if (!refusal) return createAcceptedResponse("We have it, thank you.");
    return { status: refusal.status, json: { success: false, message: "no" } };
  });
  await openForm(page, "/careers/");
  await fillForm(page);
  const file = getPdfField(page);
  const invalid = waitForToast(page, "Please upload a valid PDF file");
  const png = {
    name: "cv.pdf.png",
    mimeType: "image/png",
    buffer: Buffer.from("\x89PNG", "latin1"),
  };
  await file.setInputFiles(png);
  await invalid;
  await expect(file).toHaveValue("");
  await file.setInputFiles(UPLOAD);
  await expect(file).toHaveValue(/cv\.pdf$/);
  const large = Buffer.concat([UPLOAD.buffer, Buffer.alloc(5 * 1024 * 1024)]);
  await file.setInputFiles({ ...UPLOAD, buffer: large });
  await expect(file).toHaveValue("");
  await expect(file).toHaveAccessibleDescription(/larger than 5 MB/);
  for (const { message } of refusals) {
    await file.setInputFiles(UPLOAD);
    await getSubmit(page).click();
    await expect(file).toBeFocused();
    await expect(file).toHaveAccessibleDescription(new RegExp(message.slice(0, 20)));
    await expect(file).toHaveValue("");
    await expect(getField(page, "name")).toHaveValue(ENQUIRY.name);
  }

  await file.setInputFiles(UPLOAD);
  expect(await readDraft(page, "Careers Inquiry")).toContain(ENQUIRY.name);
  const received = waitForToast(page, "We have it, thank you.");
  await getSubmit(page).click();
  await received;
  await expect(getThanks(page)).toBeFocused();
  await expect(page.getByText("Your form has been submitted successfully.")).toBeVisible();
  await expect(page.getByRole("form", { name: "Careers Inquiry" })).toHaveCount(0);
  expect(await readDraft(page, "Careers Inquiry")).toBeNull();
  const sent = await readParts(requests.at(-1));
  expect(sent).toMatchObject({ title: "Careers Inquiry", pdf: "cv.pdf" });

  await page.reload();
  await startForm(page);
  for (const name of FIELDS) await expect(getField(page, name)).toHaveValue("");
  await expect(file).toHaveValue("");
});

test("FRM-01 without JavaScript forms are disabled and show mail and phone links", async ({
  staticPage: page,
}) => {
  for (const path of ["/contact-us/", "/partner-with-us/", "/careers/"]) {
    await goTo(page, path);
    await expect(page.locator("main form noscript p")).toHaveText(enquiryTexts.noScript);
    await expect(page.locator("main form noscript p")).toBeVisible();
    await expect(page.locator("main form a[href^='mailto:']")).not.toHaveCount(0);
    await expect(page.locator("main form a[href^='tel:']")).not.toHaveCount(0);
    for (const name of FIELDS) await expect(getField(page, name)).toBeDisabled();
    await expect(getSubmit(page)).toBeDisabled();
  }
});

test("FRM-03 an enquiry reaches the CMS and is confirmed @full", async ({ page }) => {
  await page.clock.install();
  await openForm(page, "/careers/");
  await fillForm(page, { ...ENQUIRY, subject: "Sample enquiry of the test suite" });
  await getPdfField(page).setInputFiles(UPLOAD);
  await expect(page.getByText("Loading positions...")).toHaveCount(0);
  // The CMS refuses forms that are filled in too quickly.
  await page.clock.fastForward(20_000);
  const responded = page.waitForResponse("**/api/sendmail");
  await getSubmit(page).click();
  const body: unknown = await (await responded).json();
  const reference = expect.stringMatching(/^20\d\d-[2-9B-Z]{6}-[2-9B-Z]$/);
  expect(body).toEqual({ success: true, message: expect.stringMatching(/\S/), reference });
  await expect(getThanks(page)).toBeVisible();
  await expect(page.getByText((body as { reference: string }).reference)).toBeVisible();
});
