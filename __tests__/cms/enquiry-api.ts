import { UploadLimiter } from "../../cms/src/enquiries/concurrent-uploads";
import { createEnquiryLimits } from "../../cms/src/enquiries/enquiry-limits";
import type { Enquiry } from "../../cms/src/enquiries/validate-enquiry";
import { router } from "../../cms/src/public-api/router";
import type { EnquiryResponse } from "../../src/shared/contract/enquiry";

export type SentForm = { body: BodyInit; headers?: Record<string, string> };

/** Returns the API's handler of forms with a store in memory; enquiries.spec.ts tests the server. */
export function createEnquiryApi({ perTenMinutes = 0, getMs = (): number => 0 } = {}) {
  const stored: Enquiry[] = [];
  const siteOrigins = ["https://www.firm.example"];
  const dependencies = {
    ...createEnquiryLimits({ perTenMinutes, perDay: 0, perDayInAll: 0 }, getMs),
    uploads: new UploadLimiter(getMs),
    repository: {
      store: async (enquiry: Enquiry) => {
        stored.push(enquiry);
        return { isNew: true, reference: "2026-7KQ3MX-4" };
      },
      readThanks: async () => "Thank you for writing to us.",
    },
    siteOrigins,
    onBot: () => undefined,
  };
  const submit = async (sent: SentForm, address?: string) => {
    const headers = { ...sent.headers, ...(address && { "x-forwarded-for": address }) };
    // Streamed bodies need duplex: "half".
    const init = { method: "POST", body: sent.body, headers, duplex: "half" };
    const response = await router.fetch(new Request("http://cms.example/api/sendmail", init), {
      siteOrigins,
      openStore: () => Promise.reject(new Error("nothing is read")),
      getEnquiryDeps: async () => dependencies,
      onError: (error) => {
        throw error;
      },
    });
    return { status: response.status, json: (await response.json()) as EnquiryResponse };
  };
  return { stored, submit };
}
