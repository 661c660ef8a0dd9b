import * as v from "valibot";
import { meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";
import { IPO_EVENT_KINDS } from "../../shared/domain/ipo";

export const file = "pages/ipo-calendar.yaml";

export const schema = v.strictObject({
  meta,
  ...textEntries(
    "title",
    "lead",
    "subscribe",
    "address",
    "list",
    "source",
    "today",
    "none",
    "note",
  ),
  kinds: texts(...IPO_EVENT_KINDS),
  months: texts("label", "earlier", "later", "today"),
  weekdays: v.pipe(v.array(nonEmptyText), v.length(7)),
  next: texts("title", "none"),
});
