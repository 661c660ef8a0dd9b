import * as v from "valibot";
import { createList, meta, nonEmptyText, pickTexts, toTexts } from "../../content/schema-fields";
import { IPO_STAGES } from "../../shared/domain/ipo";
import { IPO_COLUMNS } from "./ipo-columns";

export const file = "pages/ipos.yaml";

const directions = toTexts("up", "down");

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "lead", "text", "calendar"),
  noScript: nonEmptyText,
  upcoming: toTexts("title", "empty"),
  today: toTexts("title", "empty"),
  list: v.strictObject({
    ...pickTexts("title", "search", "searchHint", "status", "sort", "unsorted"),
    stages: toTexts("all", ...IPO_STAGES),
    boards: toTexts("mainboard", "sme"),
    ...pickTexts("stageLabel", "boardLabel", "noneOfStage"),
    statuses: toTexts("all", "open", "closed", "upcoming", "withdrawn", "postponed"),
    directions: v.strictObject({ text: directions, date: directions, number: directions }),
    ...pickTexts("one", "many", "part", "more", "view", "viewOf", "missing", "loading"),
    ...pickTexts("source", "received", "byline", "noByline", "holding", "holdingAbove"),
    failed: toTexts("title", "text"),
    ...pickTexts("none", "noneNamed", "noneOfStatus", "noneWithStatus", "hint"),
  }),
  columns: toTexts(...IPO_COLUMNS),
  reading: v.strictObject({
    ...pickTexts("title", "lead"),
    terms: createList(toTexts("term", "meaning"), "term"),
  }),
  risk: toTexts("title", "text", "warning"),
});
