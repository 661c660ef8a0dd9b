import type { CollectionConfig, Where } from "payload";
import { contractOrStaff } from "./contract-or-staff";
import { editors } from "./editors";

/** Access of a collection that editors write; visitors get what `published` matches. */
export function contentAccess(published: Where | true = true): CollectionConfig["access"] {
  return {
    read: contractOrStaff(published),
    create: editors,
    update: editors,
    delete: editors,
  };
}
