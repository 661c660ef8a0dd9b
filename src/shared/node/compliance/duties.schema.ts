import * as v from "valibot";
import { isoDay } from "../../contract/iso-day";

export const file = "compliance/duties.yaml";

const text = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));

/** How a duty is checked; docs/compliance.md explains each. */
const CHECKS = [
  "samples",
  "pinned",
  "claims",
  "conflicts",
  "complaints",
  "active report",
  "published samples",
  "recipients",
  "text",
  "evidence",
  "fee block",
  "accessibility report",
  "by hand",
] as const;

const duty = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z\d-]+$/, "must be lowercase letters, digits and hyphens")),
  duty: text,
  rule: text,
  /** The day of the rule. */
  date: isoDay,
  shown: text,
  owner: text,
  check: v.picklist(CHECKS, `must be one of: ${CHECKS.join(", ")}`),
  /** Files of content/ in which no sample may be left, whose text is pinned, or that have `text`. */
  files: v.optional(v.array(text), []),
  text: v.optional(text),
  /** The day and person of a check by hand, and the day of the next one. */
  checked: v.optional(v.strictObject({ on: isoDay, by: text, next: isoDay })),
  /** The last day on which the evidence may be missing. */
  due: v.optional(isoDay),
  /** Proof that the duty is done, and the last day of its validity. */
  evidence: v.optional(v.strictObject({ reference: text, until: v.optional(isoDay) })),
});
export type Duty = v.InferOutput<typeof duty>;

export const schema = v.array(duty);
