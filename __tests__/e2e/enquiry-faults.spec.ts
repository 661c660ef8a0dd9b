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
import { expect, test } from "../support/visitor";

const FAILED = "Failed to send email";

test.use({ expectedErrors: /Failed to load resource/ });

const { other, tooMany, offline, tooLarge, wrongType, timeout } = enquiryTexts.errors;

const CASES = {
  "a 500": { answer: { status: 500, body: "no" }, told: other },
  "success false": {
    answer: { json: { success: false, message: "The mailbox is full." } },
    told: "The mailbox is full.",
  },
  "half an answer": { answer: { body: '{"success": tr' }, told: other },
  "a page": { answer: { contentType: "text/html", body: "<h1>Hello</h1>" }, told: other },
  "an answer of another shape": { answer: { json: ["yes"] }, told: other },
  "a 429 with Retry-After": {
    answer: { status: 429, headers: { "retry-after": "150" }, json: { success: false } },
    told: `${tooMany} in 3 minutes.`,
  },
  "no connection": { answer: null, told: offline },
};

for (const [name, { answer, told }] of Object.entries(CASES)) {
  test(`FRM-06 ${name}: what was typed stays; again, it is the same enquiry`, async ({ page }) => {
    const requests = await answerEnquiries(page, async (route, count) => {
      if (count > 1) return accepted();
      if (answer === null) await route.abort("connectionrefused");
      return answer;
    });
    await openForm(page, "/contact-us/");
    await fillForm(page);
    await submitButton(page).click();
    await expect(page.getByRole("status").filter({ hasText: FAILED })).toBeVisible();
    await expect(page.getByRole("alert").filter({ hasText: told })).toBeVisible();
    for (const each of FIELDS) await expect(field(page, each)).toHaveValue(ENQUIRY[each]);
    await submitButton(page).click();
    await expect(thanks(page)).toBeVisible();
    const [first, second] = requests.map((request) => request.headers()["idempotency-key"]);
    expect(first).toMatch(UUID);
    expect(second).toBe(first);
  });
}

test("FRM-06 what the server finds wrong stands beside its field", async ({ page }) => {
  await answerEnquiries(page, () => ({
    status: 422,
    json: { success: false, message: "no", errors: { email: "This address bounces." } },
  }));
  await openForm(page, "/contact-us/");
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(field(page, "email")).toHaveAccessibleDescription(/This address bounces\./);
  await expect(field(page, "email")).toBeFocused();
  await expect(field(page, "message")).toHaveValue(ENQUIRY.message);
});

for (const [status, told] of [
  [413, tooLarge],
  [415, wrongType],
] as const) {
  test(`FRM-06 a ${status} for the PDF is told at the file, which is cleared`, async ({ page }) => {
    await answerEnquiries(page, () => ({ status, json: { success: false, message: "no" } }));
    await openForm(page, "/careers/");
    await fillForm(page);
    const file = pdfField(page);
    await file.setInputFiles(UPLOAD);
    await submitButton(page).click();
    await expect(page.getByText(FAILED)).toBeVisible();
    await expect(file).toHaveAccessibleDescription(new RegExp(told.slice(0, 20)));
    await expect(file).toHaveValue("");
    await expect(field(page, "name")).toHaveValue(ENQUIRY.name);
  });
}

test("FRM-06 a server that says nothing ends after 30 s with a clear message", async ({ page }) => {
  await page.clock.install();
  const requests = await answerEnquiries(page, () => new Promise(() => undefined));
  await openForm(page, "/contact-us/");
  await fillForm(page);
  await submitButton(page).click();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.fastForward(25_000);
  await expect(page.getByText(enquiryTexts.sending)).toBeVisible();
  await page.clock.fastForward(6_000);
  await expect(page.getByText(FAILED)).toBeVisible();
  await expect(page.getByText(timeout)).toBeVisible();
  await expect(submitButton(page)).toBeEnabled();
});

test("FRM-06 a failed enquiry survives a reload and is still the same one", async ({ page }) => {
  const requests = await answerEnquiries(page, (_route, count) =>
    count > 1 ? accepted() : { status: 503, json: { success: false, message: "" } },
  );
  await openForm(page, "/partner-with-us/");
  await fillForm(page);
  await submitButton(page).click();
  await expect(page.getByText(FAILED)).toBeVisible();
  await page.reload();
  await wakeForm(page);
  for (const name of FIELDS) await expect(field(page, name)).toHaveValue(ENQUIRY[name]);
  await submitButton(page).click();
  await expect(thanks(page)).toBeVisible();
  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys[1]).toBe(keys[0]);
});

test("FRM-06 it works where storage is forbidden, or has rubbish in it", async ({ page }) => {
  await answerEnquiries(page, () => accepted());
  await page.addInitScript(() => {
    sessionStorage.setItem("enquiry: Partner with Us", '{"values":{"name":7},"openedAt":"x"}');
  });
  await openForm(page, "/partner-with-us/");
  await expect(field(page, "name")).toHaveValue("");
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
