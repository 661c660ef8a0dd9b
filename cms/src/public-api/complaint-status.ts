import { complaintStatusEndpoint } from "../../../src/shared/contract/complaint-status";
import { readTextField } from "../../../src/shared/domain/read-field";
import { createRoute } from "./route";

const MAX_LENGTH = 40;

/** Responds with state and days to the holder of a complaint's code, and to all others alike (FRM-16). */
export const complaintStatus = createRoute(complaintStatusEndpoint, async (store, c) => {
  const form: unknown = await c.req.parseBody().catch(() => null);
  const readPart = (name: string) => readTextField(form, name).slice(0, MAX_LENGTH);
  const { headers } = c.req.raw;
  const found = await store.findComplaint?.(readPart("reference"), readPart("code"), headers);
  if (!found) return c.json({ message: "No complaint has this reference and code." }, 404);
  if (!("retryAfter" in found)) return found;
  c.header("retry-after", String(found.retryAfter));
  return c.json({ message: "Too many wrong tries. Try again in an hour." }, 429);
});
