import * as v from "valibot";
import { meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";
import { IPO_EVENT_KINDS } from "../../shared/domain/ipo";

export const file = "pages/ipo-calendar.yaml";

export const schema = v.strictObject({
  meta,
  ...pickTexts(
    "title",
    "lead",
    "subscribe",
    "google",
    "address",
    "list",
    "source",
    "today",
    "none",
    "note",
  ),
  kinds: toTexts(...IPO_EVENT_KINDS),
  outcomes: toTexts("withdrawn", "postponed"),
  months: toTexts("label", "earlier", "later", "today"),
  weekdays: v.pipe(v.array(nonEmptyText), v.length(7)),
  next: toTexts("title", "none"),
});
