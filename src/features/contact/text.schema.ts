import * as v from "valibot";
import { email, meta, textEntries, texts } from "../../content/schema-fields";

export const file = "pages/contact.yaml";

export const schema = v.strictObject({
  meta,
  hero: texts("title", "lead", "write", "mail", "mailSubject"),
  connect: v.strictObject({
    ...textEntries("title", "care", "hours", "complaint", "complaintLink", "verifyLink"),
    careEmail: email,
  }),
  form: texts("title", "lead", "note"),
  maps: texts("title", "lead", "show", "open", "blocked"),
});

export type Contact = v.InferOutput<typeof schema>;
