import {
  complaintStatusEndpoint,
  STATUS_PARTS,
} from "../../../src/shared/contract/complaint-status";
import { createRoute } from "./route";

const UNKNOWN =
  "No complaint has this reference and this code. Please compare them with our e-mail.";
const TOO_MANY = "There were too many tries. Please try again in an hour.";

/** Responds with a complaint's state and days to who has its code, and to all others alike (FRM-16). */
export const complaintStatus = createRoute(complaintStatusEndpoint, async ({ complaints }, c) => {
  const form = await c.req.parseBody().catch(() => ({}) as Record<string, unknown>);
  const readPart = (name: string) =>
    String(form[name] ?? "")
      .trim()
      .slice(0, 40);
  const reference = readPart(STATUS_PARTS.reference).toUpperCase();
  const turn = complaints?.acquireTry(reference, c.req.raw.headers);
  if (turn?.ok === false) {
    c.header("retry-after", String(turn.retryAfter));
    return c.json({ message: TOO_MANY }, 429);
  }
  const status = (await complaints?.find(reference, readPart(STATUS_PARTS.code))) ?? null;
  if (status === null) return c.json({ message: UNKNOWN }, 404);
  turn?.release();
  return { status };
});
