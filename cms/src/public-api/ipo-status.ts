import { dayInIndia } from "../../../src/shared/domain/dates";
import type { Ipo } from "../payload-types";

/** By its dates in India; what an editor chose counts where one of them names no day (IPO-07). */
export function ipoStatus(
  { status, openingDate, closingDate }: Pick<Ipo, "status" | "openingDate" | "closingDate">,
  today: string,
): Ipo["status"] {
  const opens = dayInIndia(openingDate ?? null);
  const closes = dayInIndia(closingDate ?? null);
  if (opens === null || closes === null) return status;
  if (today < opens) return "upcoming";
  return today <= closes ? "open" : "closed";
}
