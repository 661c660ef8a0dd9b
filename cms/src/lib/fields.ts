import type {
  CheckboxField,
  DateField,
  FieldHook,
  NumberField,
  TextField,
  UploadField,
} from "payload";
import { parseUrl } from "../../../src/shared/contract/address";
import { toIndianDay } from "../../../src/shared/domain/dates";
import { findSlugProblem } from "./slug";

type Options = { label?: string; required?: boolean; description?: string };

/** A checkbox that shows the record to visitors; at most one per collection (single-active). */
export function createActive(): CheckboxField {
  return {
    name: "active",
    type: "checkbox",
    defaultValue: false,
    index: true,
    // A copy is not shown until somebody ticks it.
    hooks: { beforeDuplicate: [() => false] },
    admin: {
      position: "sidebar",
      description: "Shown on the site. Only one can be active: ticking this unticks the other.",
    },
  };
}

/** A number by which editors sort the records of a list. */
export function createOrder(): NumberField {
  return {
    name: "order",
    type: "number",
    defaultValue: 0,
    index: true,
    admin: { position: "sidebar", description: "Smaller numbers come first." },
  };
}

/** A whole number; `defaultValue` is null for figures that are computed or must be typed. */
export function createCount(
  name: string,
  label: string,
  defaultValue: NumberField["defaultValue"] | null = 0,
): NumberField {
  return {
    name,
    label,
    type: "number",
    required: true,
    ...(defaultValue === null ? {} : { defaultValue }),
    min: 0,
    validate: (value: unknown) =>
      (typeof value === "number" && Number.isInteger(value) && value >= 0) ||
      `${label} must be a whole number, 0 or more.`,
  };
}

/** A picture of the media library. */
export function createPicture(name: string, options: Options = {}): UploadField {
  const { label, required, description } = options;
  return { name, label, type: "upload", relationTo: "media", required, admin: { description } };
}

/** `isCopied`: false clears the day in a copy of the record. */
type DayOptions = Options & { index?: boolean; position?: "sidebar"; isCopied?: boolean };

/** A day with a time of day; IST is shown below the field. */
export const createTime = (name: string, label: string, description?: string): DateField => ({
  name,
  label,
  type: "date",
  admin: { description, date: { pickerAppearance: "dayAndTime" } },
});

/** A day without a time, stored as noon UTC. */
export function createDay(name: string, options: DayOptions = {}): DateField {
  const { label, required, description, index, position, isCopied = true } = options;
  return {
    name,
    label,
    type: "date",
    required,
    index,
    hooks: { beforeValidate: [storeNoon], beforeDuplicate: isCopied ? [] : [() => null] },
    admin: { position, description, date: { pickerAppearance: "dayOnly" } },
  };
}

/** Stores noon UTC of the day in India, unless it is unchanged: a post's date can have a time. */
const storeNoon: FieldHook = ({ value, previousValue }) => {
  if (typeof value !== "string" || value === previousValue) return value;
  const day = toDay(value);
  return day === null ? value : `${day}T12:00:00.000Z`;
};

/** Returns the day in India as 2026-11-20. Old values contain India's clock time as UTC. */
function toDay(value: string): string | null {
  const isOldClock = /T(?:20:[3-5]|2[1-3]:).+Z$/.test(value);
  return toIndianDay(isOldClock ? value.slice(0, "2026-11-20".length) : value);
}

export const readOnly = { readOnly: true } as const;

/** Returns options from labels by stored value, in the order in which editors see them. */
export const toOptions = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

/** A unique text that names a record; `hint` shows its form. */
export function createPeriod(name: string, hint: string): TextField {
  const admin = { description: hint };
  return { name, type: "text", required: true, unique: true, maxLength: 60, admin };
}

/** Checks maxLength, too, because Payload leaves that to a field's own `validate`. */
export const withMaxLength =
  (check: (value: unknown) => string | true) =>
  (value: unknown, { maxLength = Infinity }: { maxLength?: number }): string | true =>
    String(value ?? "").length > maxLength ? `Use at most ${maxLength} characters.` : check(value);

/** A link to a web address or to a path of the site (API-03). */
export function createLink(name: string, options: Options = {}): TextField {
  const { label, required, description } = options;
  return {
    name,
    label,
    type: "text",
    required,
    maxLength: 2000,
    validate: withMaxLength((value) => {
      if (value === null || value === undefined || value === "") {
        return required ? "Enter a link." : true;
      }
      return isSafeLink(value) || LINK_ADVICE;
    }),
    admin: { description },
  };
}

/** True for http and https addresses and for paths; false for every other scheme and for "//host". */
export function isSafeLink(value: unknown): boolean {
  if (typeof value !== "string" || /[\s\\]/.test(value)) return false;
  return /^https?:\/\//i.test(value) ? parseUrl(value) !== null : /^\/(?!\/)/.test(value);
}

/** True for links in texts, which may also be mailto:, tel: or #section. */
export function isTextLink(value: unknown): boolean {
  return isSafeLink(value) || /^(mailto:|tel:|#)[^\s\\]+$/.test(String(value));
}

export const LINK_ADVICE = "Use an address with https:// or one of this site, such as /blogs/.";
export const TEXT_LINK_ADVICE =
  "Use an address with https://, mailto: or tel:, or one of this site, such as /blogs/.";

const POST_SLUG =
  "The last part of the address. Leave blank to create it from the title. If you change it after publishing, the old address redirects to the new one permanently.";

/** The last part of the page's address, created from the title if empty (API-04). */
export function createSlugField(description = POST_SLUG): TextField {
  return {
    name: "slug",
    type: "text",
    unique: true,
    index: true,
    maxLength: 200,
    hooks: { beforeDuplicate: [() => null] },
    validate: withMaxLength((value) =>
      typeof value === "string" && value !== "" ? (findSlugProblem(value) ?? true) : true,
    ),
    admin: {
      position: "sidebar",
      description,
      components: { Field: "/admin/slug-field#SlugField" },
    },
  };
}
