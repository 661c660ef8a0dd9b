import type { PayloadRequest } from "payload";

/** Context of a write that is part of another change, which is logged and sent itself. */
export const SKIP_AUDIT_CONTEXT = { partOfChange: true };

/** True for initial data and for parts of another change: no webhook and no audit entry. */
export function shouldSkipAudit({ context }: PayloadRequest): boolean {
  return context.seed === true || context.partOfChange === true;
}
