import * as v from "valibot";

export const file = "compliance/complaint-rules.yaml";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty("must not be empty"));
const flag = v.boolean("must be true or false");
const WHOLE = "must be a whole number, 1 or more";
const days = v.pipe(v.number(WHOLE), v.integer(WHOLE), v.minValue(1, WHOLE));

/** Days after the day of receipt. */
const limit = v.strictObject({ days, working: v.optional(flag), source: text });

/** The state of an accepted complaint after this answer was sent (CHR-23). */
const answerState = v.picklist(
  ["acknowledged", "answered"],
  'must be "acknowledged" or "answered"',
);

/** The form and the register of complaints, with their days and sources. */
export const schema = v.strictObject({
  form: flag,
  register: flag,
  acknowledge: limit,
  answer: limit,
  reviewDays: days,
  statusPage: v.strictObject({ days, triesAnHour: days }),
  lateNote: text,
  answers: v.array(v.strictObject({ name: text, text, state: answerState })),
});

export type ComplaintRules = v.InferOutput<typeof schema>;
