import { createHash } from "node:crypto";
import {
  ENQUIRY,
  createAcceptedResponse,
  mockEnquiryResponses,
  enquiryTexts,
  getField,
  fillForm,
  openForm,
  readParts,
  getSubmit,
  getThanks,
} from "../support/enquiry-form";
import { expect, openPage, waitForIdle, test } from "../support/visitor";

test("FRM-08 the notice is above Submit in English, and unfolds in Hindi with no request but a font", async ({
  page,
}) => {
  const { notice } = enquiryTexts;
  await openForm(page, "/contact-us/");
  const form = page.locator("main form");
  for (const part of ["Name:", "Phone, e-mail:", "Subject, message:", "365 days", "Withdraw"])
    await expect(form.getByText(part)).toBeVisible();
  await expect(form.getByText("Data Protection Board of India")).toBeVisible();
  const officer = form.getByRole("listitem").filter({ hasText: "grievance officer" });
  await expect(officer.getByRole("link")).toHaveAttribute("href", /^mailto:/);
  const formLink = form.getByRole("link", { name: notice.form });
  await expect(formLink).toHaveAttribute("href", "/my-personal-data/");
  const hindi = form.locator("[lang='hi']");
  const end = await hindi.boundingBox();
  expect(end?.y ?? 0).toBeLessThan((await getSubmit(page).boundingBox())?.y ?? 0);
  await expect(hindi.getByRole("listitem")).toHaveCount(0);
  // The first interaction loads the page's end, which must not count as a request.
  await getField(page, "name").click();
  await waitForIdle(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await hindi.getByText("हिन्दी में पढ़ें").click();
  await expect(hindi.getByRole("listitem").first()).toBeVisible();
  await expect(hindi.getByRole("listitem")).toHaveCount(notice.hindi.points.length + 1);
  await expect(hindi).toContainText("365 दिन");
  await waitForIdle(page);
  expect(requests.filter((url) => !/devanagari/i.test(url))).toEqual([]);
});

test("FRM-08 Submit is at most 400 px below the last field, and each form names its own fields @phone", async ({
  page,
  isMobile,
}) => {
  for (const [path, last, own] of [
    ["/contact-us/", "message", "Subject, message: to answer."],
    ["/my-personal-data/", "message", "Request, message: to answer."],
    ["/verify-us/", "message", "Place, subject, message: to act on it."],
    ["/careers/", "pdf", "Subject, message, résumé: to assess your application."],
  ] as const) {
    await openPage(page, path);
    const form = page.locator("form:has(#enquiry-message)");
    await form.scrollIntoViewIfNeeded();
    const field = await form.locator(`#enquiry-${last}`).boundingBox();
    const submit = await getSubmit(page).boundingBox();
    const gap = (submit?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0);
    if (isMobile) expect(gap, path).toBeLessThanOrEqual(400);
    const points = form.getByRole("heading", { name: "Your data" }).locator("+ ul > li");
    await expect(points.nth(1), path).toContainText(own);
    const words = (await points.allInnerTexts()).join(" ").split(/\s+/).length;
    expect(words, path).toBeLessThanOrEqual(80);
  }
});

test("FRM-09 the notice's hash and language and the second box are sent", async ({ page }) => {
  const requests = await mockEnquiryResponses(page, () => createAcceptedResponse());
  await openForm(page, "/contact-us/");
  await fillForm(page);
  const box = page.getByRole("checkbox", { name: "You may also tell me about plans" });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByText("हिन्दी में पढ़ें").click();
  const lines = await page.locator("[lang='hi'] li").allTextContents();
  await getSubmit(page).click();
  await expect(getThanks(page)).toBeVisible();
  const hash = createHash("sha256").update(lines.join("\n")).digest("hex");
  const sent = { notice: hash, noticeLanguage: "hi", plans: "yes" };
  expect(await readParts(requests[0])).toMatchObject(sent);
});

test("FRM-10 a request about personal data names what is asked for @full", async ({ page }) => {
  const requests = await mockEnquiryResponses(page, () => createAcceptedResponse());
  await openForm(page, "/my-personal-data/");
  const { label, choices } = enquiryTexts.dataRequest;
  const choice = page.getByLabel(label);
  await expect(choice.getByRole("option")).toHaveCount(1 + choices.length);
  const { subject: _subject, ...typed } = ENQUIRY;
  await fillForm(page, typed);
  await getSubmit(page).click();
  await expect(choice).toBeFocused();
  await choice.selectOption("Erase my data");
  await getSubmit(page).click();
  await expect(getThanks(page)).toBeVisible();
  const sent = { title: "My personal data", subject: "Erase my data" };
  expect(await readParts(requests[0])).toMatchObject(sent);
});
