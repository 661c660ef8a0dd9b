import * as v from "valibot";
import { address, email, words } from "./schema-fields";

// The shape of content/site.yaml. Types of what the browser reads come from here; the check itself
// runs at build and never reaches the bundle.

const optional = <T>(schema: v.GenericSchema<unknown, T>) => v.optional(schema);

export const SiteSchema = v.strictObject({
  sampleNotice: optional(words),
  url: v.pipe(address, v.regex(/[^/]$/, "must not end with a slash")),
  brand: v.strictObject({
    product: v.pipe(
      words,
      v.regex(/^[\p{L}\p{N}-]+$/u, "must be letters, digits and hyphens: it stands in addresses"),
    ),
    company: words,
    tagline: words,
    description: words,
  }),
  links: v.strictObject({
    androidApp: address,
    iosApp: address,
    webAppLogin: address,
    smallcase: address,
    baskets: address,
    registrationCheck: address,
    upiCheck: address,
    complaintPortal: address,
  }),
  social: v.strictObject({
    facebook: optional(address),
    twitter: optional(address),
    instagram: optional(address),
    linkedin: optional(address),
    youtube: optional(address),
    quora: optional(address),
  }),
  contacts: v.strictObject({
    phones: v.array(v.strictObject({ label: words, number: words })),
    whatsapp: optional(v.strictObject({ number: words, greeting: words })),
    emails: v.array(v.strictObject({ label: words, address: email })),
    helpline: words,
    hours: words,
    grievanceHours: words,
  }),
  offices: v.array(
    v.strictObject({
      kind: v.picklist(["registered", "branch"], 'must be "registered" or "branch"'),
      name: words,
      lines: v.array(words),
      mapUrl: optional(address),
      /** What the map service gives for embedding; without it mapUrl is framed. */
      mapEmbedUrl: optional(address),
    }),
  ),
  identifiers: v.array(v.strictObject({ label: words, value: words })),
  officers: v.array(
    v.strictObject({
      role: words,
      name: words,
      email: optional(email),
      phone: optional(words),
      /** False: named in legal texts only. */
      footer: optional(v.boolean("must be true or false")),
    }),
  ),
  legal: v.strictObject({
    riskWarning: words,
    disclaimer: words,
    copyrightYear: v.pipe(v.number("must be a year"), v.integer("must be a year")),
  }),
  claims: v.strictObject({
    users: words,
    trustedBy: words,
    rating: v.union([words, v.number()]),
    years: words,
    brokers: v.union([words, v.number()]),
    plansFrom: words,
  }),
});

/** The firm: brand, contacts, identifiers, links, claims. */
export type Site = v.InferOutput<typeof SiteSchema>;
