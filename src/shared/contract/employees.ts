import type * as v from "valibot";
import { defineEndpoint, createListReader } from "./endpoint";
import { link, requiredText, text } from "./fields";
import { record } from "./record";

const EmployeeSchema = record({
  id: ["_id", requiredText],
  name: requiredText,
  designation: text(""),
  description: text(""),
  image: link,
});
export type Employee = v.InferOutput<typeof EmployeeSchema>;

/** The team, in the order the CMS keeps; pages show it reversed (ABT-03). */
export const employeesEndpoint = defineEndpoint({
  path: "/api/employee/",
  read: createListReader(EmployeeSchema),
});
