import {
  ENQUIRY,
  FIELDS,
  UUID,
  createAcceptedResponse,
  mockEnquiryResponses,
  enquiryTexts,
  getField,
  fillForm,
  openForm,
  getSubmit,
  getThanks,
  startForm,
} from "../support/enquiry-form";
import { expect, site, stopClock, test, waitForToast } from "../support/visitor";

const FAILED = "Failed to send email";

const { other, tooMany, offline, timeout } = enquiryTexts.errors;
const [mail, phone] = [site.contacts.emails[0]?.address, site.contacts.phones[0]?.number];
const direct = `Your text is still here. You can also write to ${mail} or call ${phone}.`;

// No two in a row have the same message.
const FAULTS = [
  { response: { status: 500, body: "no" }, message: `${other} ${direct}` },
  { response: { status: 503, json: { message: "Busy." } }, message: `Busy. ${direct}` },
  { response: { json: { success: false, message: "It is full." } }, message: "It is full." },
  { response: { body: '{"success": tr' }, message: other },
  {
    response: { status: 429, headers: { "retry-after": "150" }, json: { success: false } },
    message: `${tooMany} in 3 minutes.`,
  },
  { response: { contentType: "text/html", body: "<h1>Hello</h1>" }, message: other },
  { response: null, message: offline },
  { response: { json: ["yes"] }, message: other },
];

test("FRM-06, FRM-19 after each failure the fields stay, and a retry sends the same key @full", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/);
  const errors = { email: "This address bounces." };
  const wrong = { status: 422, json: { success: false, message: "no", errors } };
  const responses = [...FAULTS.map(({ response }) => response), wrong];
  const requests = await mockEnquiryResponses(page, async (route, count) => {
    const response = responses[count - 1];
    if (response === null) await route.abort("connectionrefused");
    return response === undefined ? createAcceptedResponse() : response;
  });
  const expectKept = async () => {
    for (const name of FIELDS) await expect(getField(page, name)).toHaveValue(ENQUIRY[name]);
  };
  await openForm(page, "/contact-us/");
  await fillForm(page);
  const failed = waitForToast(page, FAILED);
  for (const { message } of FAULTS) {
    await getSubmit(page).click();
    await expect(page.getByRole("alert").filter({ hasText: message })).toBeVisible();
    await expectKept();
  }
  await failed;

  await page.reload();
  await startForm(page);
  await expectKept();
  const refused = waitForToast(page, FAILED);
  await getSubmit(page).click();
  await refused;
  await expect(getField(page, "email")).toHaveAccessibleDescription(/This address bounces\./);
  await expect(getField(page, "email")).toBeFocused();
  await expectKept();
  await getSubmit(page).click();
  await expect(getThanks(page)).toBeVisible();
  const keys = requests.map((request) => request.headers()["idempotency-key"]);
  expect(keys).toHaveLength(responses.length + 1);
  expect([...new Set(keys)]).toEqual([expect.stringMatching(UUID)]);
});

test("FRM-04, FRM-06 shows a spinner, prevents a second submit, and shows a message after 30 s without a response @full", async ({
  page,
}) => {
  await page.clock.install({ time: 0 });
  const requests = await mockEnquiryResponses(page, () => new Promise(() => undefined));
  await openForm(page, "/contact-us/");
  await fillForm(page);
  await stopClock(page);
  await getSubmit(page).dblclick();
  await expect.poll(() => requests.length).toBe(1);
  await page.clock.runFor(29_000);
  await expect(page.getByText(enquiryTexts.sending)).toBeVisible();
  await expect(getSubmit(page)).toHaveCount(0);
  for (const name of FIELDS) await expect(getField(page, name)).toBeDisabled();
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>("main form");
    form?.requestSubmit();
    form?.requestSubmit();
  });
  const toasted = waitForToast(page, FAILED);
  await page.clock.runFor(2_000);
  await toasted;
  await expect(page.getByText(timeout)).toBeVisible();
  await expect(getSubmit(page)).toBeEnabled();
  expect(requests).toHaveLength(1);
});

test("FRM-06 the form works where storage is forbidden", async ({ page }) => {
  await mockEnquiryResponses(page, () => createAcceptedResponse());
  await page.addInitScript(() => {
    for (const method of ["getItem", "setItem", "removeItem"] as const) {
      const original = Storage.prototype[method];
      const refuseItem = function (this: Storage, key: string, value: string) {
        if (key.startsWith("enquiry")) throw new DOMException("denied", "SecurityError");
        return Reflect.apply(original, this, [key, value]);
      };
      Object.defineProperty(Storage.prototype, method, { value: refuseItem });
    }
  });
  await openForm(page, "/contact-us/");
  await fillForm(page);
  await getSubmit(page).click();
  await expect(getThanks(page)).toBeVisible();
});
