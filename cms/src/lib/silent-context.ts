import type { PayloadRequest } from "payload";

/** The context of what the CMS writes along with a change that is told, and noted, itself. */
export const PART_OF_CHANGE = { partOfChange: true };

/** Neither the seed nor a part of another change is told to the site or noted in the audit log. */
export function isSilent({ context }: PayloadRequest): boolean {
  return context.seed === true || context.partOfChange === true;
}
