import type { Site } from "./site.schema";

/** Registered name and registration number, for what leaves the site without its footer (TRU-14). */
export function firmIdentity({ brand, identifiers }: Pick<Site, "brand" | "identifiers">): string {
  const registration = identifiers[0];
  return registration
    ? `${brand.company}, ${registration.label} ${registration.value}`
    : brand.company;
}
