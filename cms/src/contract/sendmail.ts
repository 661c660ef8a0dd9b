import { enquiryPath } from "../../../src/contract/enquiry";
import { MESSAGES } from "../enquiries/messages";
import { receiveEnquiry } from "../enquiries/receive-enquiry";
import { Refusal } from "../enquiries/refusal";
import { json, type PostRoute } from "./route";

/** POST /api/sendmail: `{ success, message }`, with `errors` by field where it was refused (FRM-03). */
export const sendmail: PostRoute = {
  method: "POST",
  path: enquiryPath(),
  handle: async (request, receiving, onError) => {
    try {
      return json({ success: true, message: await receiveEnquiry(request, receiving) });
    } catch (error) {
      if (error instanceof Refusal) return refused(error);
      onError(error, request);
      return refused(new Refusal(503, MESSAGES.notStored, {}, 30));
    }
  },
};

function refused({ status, message, errors, retryAfter }: Refusal): Response {
  const marked = Object.keys(errors).length > 0 ? { errors } : {};
  const response = json({ success: false, message, ...marked }, status);
  if (retryAfter !== undefined) response.headers.set("retry-after", String(retryAfter));
  // What is left of a body that is too large is not worth reading.
  if (status === 413) response.headers.set("connection", "close");
  return response;
}
