import * as v from "valibot";
import { address, createList, email, nonEmptyText, pickTexts, toTexts } from "./schema-fields";

export const file = "escalation.yaml";

const level = v.pipe(
  v.strictObject({
    ...pickTexts("level", "hours", "limit"),
    /** A role of site.yaml; its name, e-mail and phone are shown. */
    officer: v.optional(nonEmptyText),
    who: v.optional(nonEmptyText),
    email: v.optional(email),
    link: v.optional(address),
    /** The limit in days; `working` counts Monday to Friday. None for a step without a limit. */
    days: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
    working: v.optional(v.boolean()),
  }),
  v.check(({ officer, who }) => Boolean(officer) !== Boolean(who), "needs either officer or who"),
  v.check(
    ({ officer, email: mail, link }) => [officer, mail, link].filter(Boolean).length === 1,
    "needs exactly one of officer, email and link",
  ),
);

/** Last steps of a complaint (TRU-12). */
const LAST_STEPS = ["SCORES", "SmartODR"];

export const schema = v.strictObject({
  ...pickTexts("title", "order"),
  /** The calculation of days (FRM-17). */
  dates: toTexts("label", "hint", "day"),
  labels: toTexts("level", "who", "address", "hours", "limit"),
  levels: v.pipe(
    createList(level, "level"),
    v.check(
      (levels) => levels.slice(-2).every(({ who, link }, at) => who === LAST_STEPS[at] && link),
      `must end with ${LAST_STEPS.join(" and ")}, each with its link`,
    ),
  ),
});

export type Escalation = v.InferOutput<typeof schema>;
