import type { Access, FieldAccess } from "payload";
import { roleOf } from "./staff";

export const admins: Access = ({ req }) => roleOf(req.user) === "admin";

export const adminsField: FieldAccess = ({ req }) => roleOf(req.user) === "admin";
