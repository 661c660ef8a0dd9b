import { dayInIndia } from "../../../src/shared/domain/dates";
import type { Ipo } from "../payload-types";

type Dated = Pick<Ipo, "status" | "openingDate" | "closingDate">;

/**
 * By its dates in India. What an editor chose counts where one of them names no day (IPO-07); without a choice
 * an issue is not open before it has a day to open on.
 */
export function ipoStatus(
  { status, openingDate, closingDate }: Dated,
  today: string,
): NonNullable<Ipo["status"]> {
  const opens = dayInIndia(openingDate ?? null);
  const closes = dayInIndia(closingDate ?? null);
  if (status && (opens === null || closes === null)) return status;
  if (closes !== null && today > closes) return "closed";
  return opens === null || today < opens ? "upcoming" : "open";
}
