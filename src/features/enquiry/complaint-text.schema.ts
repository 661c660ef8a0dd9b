import * as v from "valibot";
import { meta, pickTexts, toTexts } from "../../content/schema-fields";
import { COMPLAINT_STATES, STATUS_DAYS } from "../../shared/contract/complaint-status";

export const file = "complaint.yaml";

const field = toTexts("label", "hint");

export const schema = v.strictObject({
  section: toTexts("title", "lead", "note"),
  labels: v.strictObject({ subject: field, message: field, pdf: field }),
  noScript: toTexts("text", "mail", "subject", "body", "post", "scores"),
  next: toTexts("title", "acknowledge", "answer", "code", "status"),
  ...pickTexts("after", "calendar"),
  events: toTexts("answer", "after"),
  calculation: toTexts("title", "lead", "label", "missing", "noDay"),
  page: v.strictObject({
    meta,
    hero: toTexts("eyebrow", "title", "lead"),
    ...pickTexts("reference", "referenceHint", "code", "codeHint", "show", "sending"),
    ...pickTexts("failed", "lost", "noScript", "result"),
    states: toTexts(...COMPLAINT_STATES),
    days: toTexts(...STATUS_DAYS),
  }),
});

export type ComplaintTexts = v.InferOutput<typeof schema>;
