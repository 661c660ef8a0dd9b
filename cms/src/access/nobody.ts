import type { Access, FieldAccess } from "payload";

/** Only the server itself (the Local API with overrideAccess). */
export const nobody: Access = () => false;

export const nobodyField: FieldAccess = () => false;
