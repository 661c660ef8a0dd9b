import * as v from "valibot";

export const file = "mails.yaml";

const text = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));

export const schema = v.strictObject({ acknowledgement: v.strictObject({ subject: text, text }) });
