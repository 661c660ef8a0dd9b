import * as v from "valibot";
import { readList, type List } from "./answer";
import { link, requiredText, text } from "./fields";

/** GET: the team, in the order the CMS keeps; pages show it reversed (ABT-03). */
export const employeesPath = () => "/api/employee/";

export const EmployeeSchema = v.pipe(
  v.looseObject({
    _id: requiredText,
    name: requiredText,
    designation: text(""),
    description: text(""),
    image: link,
  }),
  v.transform(({ _id, name, designation, description, image }) => ({
    id: _id,
    name,
    designation,
    description,
    /** A path relative to the API's base address, an address, or null. */
    image,
  })),
);
export type Employee = v.InferOutput<typeof EmployeeSchema>;

export function readEmployees(body: unknown): List<Employee> {
  return readList("GET /api/employee/", EmployeeSchema, body);
}
