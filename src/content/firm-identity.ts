import type { Site } from "./site.schema";

/** Returns registered name and registration number, for output without the footer (TRU-14). */
export function describeFirm({ brand, identifiers }: Pick<Site, "brand" | "identifiers">): string {
  const registration = identifiers[0];
  return registration
    ? `${brand.company}, ${registration.label} ${registration.value}`
    : brand.company;
}
