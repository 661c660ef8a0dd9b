import type { TextField } from "payload";

type Options = { label?: string; required?: boolean; description?: string };

/** A link to a web address or to a path of the site (API-03). */
export function link(name: string, { label, required, description }: Options = {}): TextField {
  return {
    name,
    label,
    type: "text",
    required,
    maxLength: 2000,
    validate: (value: unknown) => {
      if (value === null || value === undefined || value === "") {
        return required ? "A link is needed here." : true;
      }
      return isSafeLink(value) || "Use an address with https:// or a path that starts with /.";
    },
    admin: { description },
  };
}

/** True for http and https addresses and for paths; false for every other scheme and for "//host". */
export function isSafeLink(value: unknown): boolean {
  if (typeof value !== "string" || /[\s\\]/.test(value)) return false;
  return /^https?:\/\//i.test(value) ? URL.canParse(value) : /^\/(?!\/)/.test(value);
}
