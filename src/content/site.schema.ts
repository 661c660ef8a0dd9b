import * as v from "valibot";
import {
  address,
  day,
  email,
  pickEntries,
  nonEmptyText,
  pickTexts,
  toTexts,
} from "./schema-fields";

export const file = "site.yaml";

const toOptional = <T>(schema: v.GenericSchema<unknown, T>) => v.optional(schema);

const createSourceSchema = (sentence: string) =>
  v.strictObject({ sentence: v.literal(sentence), source: nonEmptyText, date: day });

const yearMessage = "must be a year such as 2026";

export const schema = v.strictObject({
  sampleNotice: toOptional(nonEmptyText),
  url: v.pipe(address, v.regex(/[^/]$/, "must not end with a slash")),
  brand: v.strictObject({
    product: v.pipe(
      nonEmptyText,
      v.regex(/^[\p{L}\p{N}-]+$/u, "must be letters, digits and hyphens: addresses contain it"),
    ),
    ...pickTexts("company", "tagline", "description"),
  }),
  links: v.strictObject({
    ...pickEntries(address, "androidApp", "iosApp", "webAppLogin", "smallcase", "baskets"),
    ...pickEntries(address, "registrationCheck", "upiCheck", "complaintPortal"),
  }),
  social: v.strictObject({
    ...pickEntries(toOptional(address), "facebook", "twitter", "instagram"),
    ...pickEntries(toOptional(address), "linkedin", "youtube", "quora"),
  }),
  contacts: v.strictObject({
    phones: v.array(toTexts("label", "number")),
    whatsapp: toOptional(toTexts("number", "greeting")),
    emails: v.array(v.strictObject({ label: nonEmptyText, address: email })),
    ...pickTexts("helpline", "hours", "grievanceHours"),
  }),
  offices: v.pipe(
    v.array(
      v.strictObject({
        kind: v.picklist(["registered", "branch"], 'must be "registered" or "branch"'),
        name: nonEmptyText,
        lines: v.array(nonEmptyText),
        mapUrl: toOptional(address),
        /** The map service's address for frames; without it mapUrl is used. */
        mapEmbedUrl: toOptional(address),
      }),
    ),
    v.check(([first]) => first?.kind === "registered", "must start with the registered office"),
  ),
  identifiers: v.array(
    v.strictObject({
      ...pickTexts("label", "value"),
      /** True if JSON-LD names this identifier of the firm (FND-09). */
      structuredData: toOptional(v.boolean("must be true or false")),
    }),
  ),
  officers: v.array(
    v.strictObject({
      role: nonEmptyText,
      name: nonEmptyText,
      email: toOptional(email),
      phone: toOptional(nonEmptyText),
      /** If false, the footer does not list the officer. */
      footer: toOptional(v.boolean("must be true or false")),
    }),
  ),
  legal: v.strictObject({
    ...pickTexts("riskWarning", "disclaimer", "illustration"),
    /** Source and date of each sentence (TRU-13). */
    sources: v.strictTuple([
      createSourceSchema("riskWarning"),
      createSourceSchema("disclaimer"),
      createSourceSchema("illustration"),
    ]),
    copyrightYear: v.pipe(v.number(yearMessage), v.integer(yearMessage)),
  }),
});

export type Site = v.InferOutput<typeof schema>;
