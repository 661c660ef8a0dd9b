import type { Access, Where } from "payload";
import { roleOf } from "./staff";

/**
 * Staff read everything; the contract's handlers read what `published` matches (all, without it);
 * anybody else reads nothing, so Payload's own REST gives visitors no more than the contract does.
 */
export function contractOrStaff(published: Where | true = true): Access {
  return ({ req }) => {
    if (roleOf(req.user) !== null) return true;
    return req.context.contract === true ? published : false;
  };
}
