import * as v from "valibot";

export const file = "compliance/conflicts.yaml";

const text = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));

/** Places where the firm's copy differs from present rules (TRU-28). */
export const schema = v.array(
  v.strictObject({
    page: text,
    text,
    rule: text,
    status: v.pipe(
      text,
      v.regex(
        /^(?:undecided|kept because \S.*|changed on \d{4}-\d\d-\d\d.*)$/,
        'must be "undecided", "kept because …" or "changed on 2026-11-26"',
      ),
    ),
  }),
);
