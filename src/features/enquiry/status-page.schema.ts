import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";
import { COMPLAINT_STATES } from "../../shared/contract/complaint-status";

export const file = "pages/complaint-status.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("eyebrow", "title", "lead"),
  fields: v.strictObject(v.entriesFromList(["reference", "code"], toTexts("label", "hint"))),
  ...pickTexts("show", "sending", "lost", "noScript", "result"),
  errors: toTexts("unknown", "tooMany", "failed"),
  states: v.strictObject(v.entriesFromList(COMPLAINT_STATES, nonEmptyText)),
  days: toTexts("receivedOn", "acknowledgedOn", "answerBy", "answeredOn", "closedOn"),
  calendar: toTexts("save", "acknowledge", "answer"),
});
