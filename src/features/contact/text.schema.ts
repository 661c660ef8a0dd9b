import * as v from "valibot";
import { email, meta, pickTexts, toTexts } from "../../content/schema-fields";

export const file = "pages/contact.yaml";

export const schema = v.strictObject({
  meta,
  hero: toTexts("title", "lead", "write", "mail", "mailSubject"),
  connect: v.strictObject({
    ...pickTexts("title", "care", "hours", "complaint", "complaintLink", "verifyLink"),
    careEmail: email,
  }),
  form: toTexts("title", "lead", "note"),
  maps: toTexts("title", "lead", "show", "open", "blocked"),
});

export type Contact = v.InferOutput<typeof schema>;
