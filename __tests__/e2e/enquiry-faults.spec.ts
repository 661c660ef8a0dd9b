import {
  ENQUIRY,
  FIELDS,
  UPLOAD,
  UUID,
  accepted,
  answerEnquiries,
  enquiryTexts,
  field,
  fillForm,
  openForm,
  pdfField,
  submitButton,
  thanks,
  wakeForm,
} from "../support/enquiry-form";
import { expect, stopClock, test } from "../support/visitor";
import { toastShown } from "../support/toast";

test.use({ expectedErrors: /Failed to load resource/ });

const FAILED = "Failed to send email";

const { other, tooMany, offline, tooLarge, wrongType, timeout } = enquiryTexts.errors;

// None of them tells the same as the one before it.
const CASES = [
  { answer: { status: 500, body: "no" }, told: other },
  {
    answer: { json: { success: false, message: "The mailbox is full." } },
    told: "The mailbox is full.",
  },
  { answer: { body: '{"success": tr' }, told: other },
  {
    answer: { status: 429, headers: { "retry-after": "150" }, json: { success: false } },
    told: `${tooMany} in 3 minutes.`,
  },
  { answer: { contentType: "text/html", body: "<h1>Hello</h1>" }, told: other },
  // No connection.
  { answer: null, told: offline },
  { answer: { json: ["yes"] }, told: other },
];

test("FRM-06 whatever fails: what was typed stays; again, it is the same enquiry", async ({
  page,
}) => {
  const requests = await answerEnquiries(page, async (route, count) => {
    const fault = CASES[count - 1];
    if (!fault) return accepted();
    if (fault.answer === null) await route.abort("connectionrefused");
    return fault.answer;
  });
  await openForm(page, "/contact-us/");
  await fillForm(page);
  const toasted = toastShown(page, FAILED);
  for (const { told } of CASES) {
    await submitButton(page).click();
    await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
    for (const each of FIELDS) await expect(field(page, each)).toHaveValue(ENQUIRY[each]);
  }
  await toasted;
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(CASES.length + 1);
  expect([...new Set(keys)]).toEqual([expect.stringMatching(UUID)]);
});

test("FRM-06 what the server finds wrong stands beside its field", async ({ page }) => {
  await answerEnquiries(page, () => ({
    status: 422,
    json: { success: false, message: "no", errors: { email: "This address bounces." } },
  }));
  await openForm(page, "/contact-us/");
  await fillForm(page);
  const toasted = toastShown(page, FAILED);
  await submitButton(page).click();
  await toasted;
  await expect(field(page, "email")).toHaveAccessibleDescription(/This address bounces\./);
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "message")).toHaveValue(ENQUIRY.message);
});

test("FRM-06 a 413 or 415 for the PDF is told at the file, which is cleared", async ({ page }) => {
  let status = 0;
  await answerEnquiries(page, () => ({ status, json: { success: false, message: "no" } }));
  await openForm(page, "/careers/");
  await fillForm(page);
  const file = pdfField(page);
  for (const [refusal, told] of [
    [413, tooLarge],
    [415, wrongType],
  ] as const) {
    status = refusal;
    await file.setInputFiles(UPLOAD);
    await submitButton(page).click();
    await expect(file).toHaveAccessibleDescription(new RegExp(told.slice(0, 20)));
    await expect(file).toHaveValue("");
    await expect(field(page, "name")).toHaveValue(ENQUIRY.name);
  }
});

test("FRM-06 a server that says nothing ends after 30 s with a clear message", async ({ page }) => {
  await page.clock.install({ time: 0 });
  const requests = await answerEnquiries(page, () => new Promise(() => undefined));
  await openForm(page, "/contact-us/");
  await fillForm(page);
  await stopClock(page);
  await submitButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(29_000);
  await expect(page.getByText(enquiryTexts.sending)).toBeVisible();
  const toasted = toastShown(page, FAILED);
  await page.clock.runFor(2_000);
  await toasted;
  await expect(page.getByText(timeout)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});

test("FRM-06 a failed enquiry survives a reload and is still the same one", async ({ page }) => {
  const requests = await answerEnquiries(page, (_route, count) =>
    count > 1 ? accepted() : { status: 503, json: { success: false, message: "" } },
  );
  await openForm(page, "/partner-with-us/");
  await fillForm(page);
  const toasted = toastShown(page, FAILED);
  await submitButton(page).click();
  await toasted;
  await page.reload();
  await wakeForm(page);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(ENQUIRY[name]);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys[1]).toBe(keys[0]);
});

// Rubbish in it is in features/enquiry/enquiry-draft.test.ts.
test("FRM-06 it works where storage is forbidden", async ({ page }) => {
  await answerEnquiries(page, () => accepted());
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      const original = Storage.prototype[method];
      const refuse = function (this: Storage, key: string, value: string) {
        if (key.startsWith("enquiry")) throw new DOMException("denied", "SecurityError");
        return Reflect.apply(original, this, [key, value]);
      };
      Object.defineProperty(Storage.prototype, method, { value: refuse });
    }
  });
  await openForm(page, "/contact-us/");
  await fillForm(page);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
});
