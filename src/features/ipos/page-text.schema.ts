import * as v from "valibot";
import { textEntries, texts } from "../../content/schema-fields";
import { IPO_EVENT_KINDS, IPO_STAGES } from "../../shared/domain/ipo";

export const file = "pages/ipo.yaml";

export const schema = v.strictObject({
  meta: texts("title", "description"),
  stages: texts(...IPO_STAGES),
  undated: texts(...IPO_STAGES),
  ...textEntries("addToCalendar", "calendar", "all", "minimum", "minimumOfOne"),
  ...textEntries("allotmentStatus", "rhp", "drhp", "notAnnounced"),
  timeline: v.strictObject({ ...textEntries("title", "today"), kinds: texts(...IPO_EVENT_KINDS) }),
  facts: texts(
    ...(["title", "issuePrice", "lotSize", "minimum", "issueAmount", "manager"] as const),
    ...(["market", "registrar", "documents"] as const),
  ),
  boards: texts("mainboard", "sme"),
  review: texts("title", "rating", "report"),
});
