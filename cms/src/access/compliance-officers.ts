import type { Access } from "payload";
import { roleOf } from "./staff";

/** Who writes the complaint records: compliance officers and admins. */
export const complianceOfficers: Access = ({ req }) => {
  const role = roleOf(req.user);
  return role === "admin" || role === "compliance";
};
