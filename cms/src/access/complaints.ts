import type { CollectionConfig, Where } from "payload";
import { complianceOfficers } from "./compliance-officers";
import { contractOrStaff } from "./contract-or-staff";

/** Access of a complaint record: compliance officers write it, visitors get what `published` matches. */
export function complaintAccess(published: Where | true = true): CollectionConfig["access"] {
  return {
    read: contractOrStaff(published),
    create: complianceOfficers,
    update: complianceOfficers,
    delete: complianceOfficers,
  };
}
