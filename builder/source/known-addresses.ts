import { isObject } from "../../src/shared/contract/response";

// Stored next to the last responses of optional calls, so that both outlive each build.
export const CATEGORY_ADDRESSES = "categoryAddresses";
export const IPO_ADDRESSES = "ipoAddresses";

/** The id of the record that an address belonged to last. */
export type KnownAddresses = Record<string, string>;

/** Returns the addresses of all builds so far; a current one belongs to the record that has it now. */
export function addAddresses(
  previous: unknown,
  current: readonly (readonly [address: string, id: string])[],
): KnownAddresses {
  const entries = isObject(previous) ? Object.entries(previous) : [];
  return Object.fromEntries([
    ...entries.filter((entry): entry is [string, string] => typeof entry[1] === "string"),
    ...current,
  ]);
}
