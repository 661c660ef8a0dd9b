import { toIndianDay } from "../../../src/shared/domain/dates";
import type { Ipo } from "../payload-types";

type Dated = Pick<Ipo, "status" | "openingDate" | "closingDate">;

/** Returns the status by the dates in India, or the editor's choice if one is missing (IPO-07). */
export function computeIpoStatus(
  { status, openingDate, closingDate }: Dated,
  today: string,
): NonNullable<Ipo["status"]> {
  const opens = toIndianDay(openingDate ?? null);
  const closes = toIndianDay(closingDate ?? null);
  if (status && (opens === null || closes === null)) return status;
  if (closes !== null && today > closes) return "closed";
  return opens === null || today < opens ? "upcoming" : "open";
}
