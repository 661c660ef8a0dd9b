import * as v from "valibot";

export const file = "mails.yaml";

const text = v.pipe(v.string("must be text"), v.trim(), v.minLength(1, "must not be empty"));

const mail = { subject: text, text };

const template = v.strictObject({ name: text, text, isOffer: v.optional(v.boolean(), false) });

export const schema = v.strictObject({
  acknowledgement: v.strictObject(mail),
  complaint: v.strictObject(mail),
  answer: v.strictObject({ ...mail, templates: v.array(template) }),
});
