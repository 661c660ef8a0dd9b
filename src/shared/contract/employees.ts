import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { link, requiredText, toText } from "./fields";
import { toRecord } from "./record";

const EmployeeSchema = toRecord({
  id: ["_id", requiredText],
  name: requiredText,
  designation: toText(""),
  description: toText(""),
  image: link,
});
export type Employee = v.InferOutput<typeof EmployeeSchema>;

/** The team, in the order the CMS keeps; pages show it reversed (ABT-03). */
export const employeesEndpoint = defineEndpoint({
  path: "/api/employee/",
  read: createListReader(EmployeeSchema),
});
