import * as v from "valibot";
import {
  address,
  createList,
  day,
  meta,
  nonEmptyText,
  pickTexts,
  toTexts,
} from "../../content/schema-fields";

export const file = "pages/accessibility-statement.yaml";

/** An audit, which needs all its facts (TRU-15). */
const report = v.strictObject({
  ...pickTexts("auditor", "certificate", "usability", "remediation"),
  date: day,
  link: address,
  nextDue: day,
});

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead"),
  sample: v.optional(nonEmptyText),
  standard: toTexts("title", "text"),
  status: toTexts("title", "text"),
  issues: v.strictObject({
    ...pickTexts("title", "none", "found", "due"),
    items: v.array(v.strictObject({ text: nonEmptyText, found: day, due: day })),
  }),
  officer: toTexts("title", "role", "form"),
  complain: v.strictObject({ ...pickTexts("title", "scores"), points: createList(nonEmptyText) }),
  audit: v.strictObject({
    ...pickTexts("title", "none", "open"),
    labels: toTexts(
      ...(["auditor", "certificate", "date", "usability"] as const),
      ...(["link", "remediation", "nextDue"] as const),
    ),
    report: v.optional(report),
  }),
});
