import type { Page, Request, Route } from "@playwright/test";
import type { SentTexts } from "../../src/features/enquiry/sent-text.schema";
import type { EnquiryTexts } from "../../src/features/enquiry/text.schema";
import { PDF } from "../cms/enquiry-form";
import { getContent, expect, openPage } from "./visitor";

export const enquiryTexts = {
  ...getContent<EnquiryTexts>("enquiry"),
  ...getContent<SentTexts>("enquiry-sent"),
};

export const ENQUIRY = {
  name: "Asha Verma",
  phone: "+91 00000 00011",
  email: "asha@example.in",
  subject: "Plans & prices",
  message: "Which plan covers the Nifty 500?\nKind regards",
};

export const FIELDS = ["name", "phone", "email", "subject", "message"] as const;

/** Pattern of a random UUID, for Idempotency-Key. */
export const UUID = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;

export const UPLOAD = { name: "cv.pdf", mimeType: "application/pdf", buffer: PDF };

export const getPdfField = (page: Page) => page.getByLabel(enquiryTexts.fields.pdf.label);
export const getThanks = (page: Page) => page.getByRole("heading", { name: "Thank You!" });
export const getSubmit = (page: Page) => page.getByRole("button", { name: enquiryTexts.submit });

export const getField = (page: Page, name: keyof typeof ENQUIRY) =>
  page.locator(`#enquiry-${name}`);

/** Opens a page and waits until its form is active. */
export async function openForm(page: Page, path: string): Promise<void> {
  await openPage(page, path);
  await startForm(page);
}

/** Scrolls to the form, which then becomes active. */
export async function startForm(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector("main form")?.scrollIntoView());
  await expect(getSubmit(page)).toBeEnabled();
}

export async function fillForm(page: Page, values: Partial<typeof ENQUIRY> = ENQUIRY) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`#enquiry-${name}`).fill(value);
  }
}

type Fulfillment = Parameters<Route["fulfill"]>[0];

/** Responds to POST /api/sendmail instead of the server. Returns the requests. */
export async function mockEnquiryResponses(
  page: Page,
  respond: (route: Route, count: number) => Fulfillment | Promise<Fulfillment | null>,
): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route("**/api/sendmail", async (route) => {
    requests.push(route.request());
    const response = await respond(route, requests.length);
    if (response) await route.fulfill(response);
  });
  return requests;
}

export const createAcceptedResponse = (message = "Thank you, Asha. We answer within a day.") => ({
  json: { success: true, message },
});

/** Returns the parts of a multipart body by name: texts with \n as line break, files as names. */
export async function readParts(request: Request | undefined): Promise<Record<string, string>> {
  const headers = { "content-type": request?.headers()["content-type"] ?? "" };
  const body = new Response(new Uint8Array(request?.postDataBuffer() ?? []), { headers });
  const parts = [...(await body.formData())].map(([name, part]): [string, string] => [
    name,
    typeof part === "string" ? part.replaceAll("\r\n", "\n") : part.name,
  ]);
  return Object.fromEntries(parts);
}

/** Returns the tab's stored draft of a form. */
export function readDraft(page: Page, title: string): Promise<string | null> {
  return page.evaluate((key) => sessionStorage.getItem(key), `enquiry: ${title}`);
}
