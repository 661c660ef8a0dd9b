import * as v from "valibot";
import {
  address,
  atLeastOne,
  day,
  meta,
  nonEmptyText,
  textEntries,
  texts,
} from "../../content/schema-fields";

export const file = "pages/accessibility-statement.yaml";

/** Every fact of an audit, or no audit (TRU-15). */
const report = v.strictObject({
  ...textEntries("auditor", "certificate", "usability", "remediation"),
  date: day,
  link: address,
  nextDue: day,
});

export const schema = v.strictObject({
  meta,
  hero: texts("eyebrow", "title", "lead"),
  sample: v.optional(nonEmptyText),
  standard: texts("title", "text"),
  status: texts("title", "text"),
  issues: v.strictObject({
    ...textEntries("title", "none", "found", "due"),
    items: v.array(v.strictObject({ text: nonEmptyText, found: day, due: day })),
  }),
  officer: texts("title", "role", "form"),
  complain: v.strictObject({ ...textEntries("title", "scores"), points: atLeastOne(nonEmptyText) }),
  audit: v.strictObject({
    ...textEntries("title", "none", "open"),
    labels: texts(
      ...(["auditor", "certificate", "date", "usability"] as const),
      ...(["link", "remediation", "nextDue"] as const),
    ),
    report: v.optional(report),
  }),
});
