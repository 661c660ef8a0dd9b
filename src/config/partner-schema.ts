import * as v from "valibot";
import { meta, words } from "./schema-fields";

// The shape of content/pages/partner.yaml; checked at build, like site.yaml.

const points = v.array(v.strictObject({ title: words, text: words }));

export const PartnerSchema = v.strictObject({
  meta,
  hero: v.strictObject({ eyebrow: words, title: words, lead: words, action: words }),
  who: v.strictObject({ title: words, lead: words, items: points }),
  how: v.strictObject({ title: words, lead: words, steps: points }),
  not: v.strictObject({ title: words, lead: words, items: points }),
  form: v.strictObject({ title: words, lead: words }),
});

export type Partner = v.InferOutput<typeof PartnerSchema>;
