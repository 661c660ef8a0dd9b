import { enquiryEndpoint } from "../../../src/shared/contract/enquiry";
import { receiveEnquiry } from "../enquiries/receive-enquiry";
import { EnquiryRejection, MESSAGES } from "../enquiries/enquiry-rejection";
import type { Route } from "./route";

type EnquiryBody = NonNullable<typeof enquiryEndpoint.wire>;

/** Responds with `{ success, message, reference }`, and `errors` by field if fields are refused (FRM-03). */
export const sendmail: Route = {
  endpoint: enquiryEndpoint,
  handle: async (c) => {
    try {
      const receipt = await receiveEnquiry(c.req.raw, await c.env.getEnquiryDeps());
      return c.json({ success: true, ...receipt } satisfies EnquiryBody);
    } catch (error) {
      if (error instanceof EnquiryRejection) return createRejection(error);
      c.env.onError(error);
      return createRejection(new EnquiryRejection(503, MESSAGES.notStored, {}, 30));
    }
  },
};

function createRejection({ status, message, errors, retryAfter }: EnquiryRejection): Response {
  const fieldErrors = Object.keys(errors).length > 0 ? { errors } : {};
  const body: EnquiryBody = { success: false, message, ...fieldErrors };
  const response = Response.json(body, { status });
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  // The rest of the body is not read.
  if (status === 413) response.headers.set("connection", "close");
  return response;
}
