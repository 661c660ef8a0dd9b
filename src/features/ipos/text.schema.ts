import * as v from "valibot";
import { atLeastOne, meta, nonEmptyText, textEntries, texts } from "../../content/schema-fields";
import { IPO_STAGES } from "../../shared/domain/ipo";
import { IPO_COLUMNS } from "./ipo-columns";

export const file = "pages/ipos.yaml";

const directions = texts("up", "down");

export const schema = v.strictObject({
  meta,
  hero: texts("title", "lead", "text", "calendar"),
  noScript: nonEmptyText,
  upcoming: texts("title", "empty"),
  today: texts("title", "empty"),
  list: v.strictObject({
    ...textEntries("title", "search", "searchHint", "status", "sort", "unsorted"),
    stages: texts("all", ...IPO_STAGES),
    boards: texts("mainboard", "sme"),
    ...textEntries("stageLabel", "boardLabel", "noneOfStage"),
    statuses: texts("all", "open", "closed", "upcoming"),
    directions: v.strictObject({ text: directions, date: directions, number: directions }),
    ...textEntries("one", "many", "part", "more", "view", "viewOf", "missing", "loading"),
    ...textEntries("source", "received", "byline", "noByline"),
    failed: texts("title", "text"),
    ...textEntries("none", "noneNamed", "noneOfStatus", "noneWithStatus", "hint"),
  }),
  columns: texts(...IPO_COLUMNS),
  reading: v.strictObject({
    ...textEntries("title", "lead"),
    terms: atLeastOne(texts("term", "meaning"), "term"),
  }),
  risk: texts("title", "text", "warning"),
});
