import * as v from "valibot";
import { email, meta, words } from "./schema-fields";

// The shape of content/pages/contact.yaml; checked at build, like site.yaml.

export const ContactSchema = v.strictObject({
  meta,
  hero: v.strictObject({
    title: words,
    lead: words,
    write: words,
    mail: words,
    mailSubject: words,
  }),
  connect: v.strictObject({
    title: words,
    care: words,
    careEmail: email,
    hours: words,
    complaint: words,
    complaintLink: words,
  }),
  form: v.strictObject({ title: words, lead: words, note: words }),
  maps: v.strictObject({ title: words, lead: words, show: words, open: words, blocked: words }),
});

export type Contact = v.InferOutput<typeof ContactSchema>;
