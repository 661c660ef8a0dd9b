import * as v from "valibot";
import { pickTexts, toTexts } from "../../content/schema-fields";
import { IPO_EVENT_KINDS, IPO_STAGES } from "../../shared/domain/ipo";

export const file = "pages/ipo.yaml";

export const schema = v.strictObject({
  meta: toTexts("title", "description"),
  stages: toTexts(...IPO_STAGES),
  undated: toTexts(...IPO_STAGES),
  ...pickTexts("extended", "outcomeSource"),
  ...pickTexts("addToCalendar", "calendar", "all", "minimum", "minimumOfOne"),
  ...pickTexts("allotmentStatus", "rhp", "drhp", "notAnnounced", "expected"),
  timeline: v.strictObject({ ...pickTexts("title", "today"), kinds: toTexts(...IPO_EVENT_KINDS) }),
  facts: toTexts(
    ...(["title", "issuePrice", "lotSize", "minimum", "issueAmount", "manager"] as const),
    ...(["market", "lastHour", "refund", "credit", "registrar", "documents"] as const),
  ),
  strip: toTexts("minimum", "stage", "today", "tomorrow", "inDays"),
  boards: toTexts("mainboard", "sme"),
  review: toTexts("title", "rating", "report", "certificate", "noCertificate"),
});
