import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./response";
import { link, requiredText, toText, toRecord } from "./fields";

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
