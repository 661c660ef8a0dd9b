import type { TextField } from "payload";
import { slugProblem } from "../slugs/slug";

/** The last part of the page's address; made from the title when left empty (API-04). */
export function slug(): TextField {
  return {
    name: "slug",
    type: "text",
    unique: true,
    index: true,
    maxLength: 200,
    hooks: { beforeDuplicate: [() => null] },
    validate: (value: unknown) =>
      typeof value === "string" && value !== "" ? (slugProblem(value) ?? true) : true,
    admin: {
      position: "sidebar",
      description:
        "The last part of the address. Left empty, it is made from the title. Changing it breaks links to the old address.",
    },
  };
}
