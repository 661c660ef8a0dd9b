import * as v from "valibot";
import { parseUrl } from "./address";
import { defineEndpoint, createListReader } from "./response";
import { isoTime, optionalText, requiredText, toText, toRecord } from "./fields";

const HTTPS = "must be an address that starts with https://";

/** True for an absolute HTTPS address without spaces or backslashes. */
export function isProfileAddress(url: string): boolean {
  return /^https:\/\/[^\s\\]+$/i.test(url) && parseUrl(url) !== null;
}

const ProfileSchema = v.object({
  label: requiredText,
  url: v.pipe(requiredText, v.check(isProfileAddress, HTTPS)),
});
export type AuthorProfile = v.InferOutput<typeof ProfileSchema>;

/** Readable profiles only. */
const profiles = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (Array.isArray(value) ? value.flatMap(readProfile) : [])),
);

/** An author of posts and their qualification (PST-08). */
const AuthorSchema = toRecord({
  id: ["_id", requiredText],
  name: requiredText,
  slug: requiredText,
  role: toText(""),
  qualifications: optionalText,
  nismNumber: optionalText,
  /** The last day on which the certificate is valid. */
  nismValidUntil: isoTime,
  profiles: ["profileLinks", profiles],
  interests: ["statementOfInterests", optionalText],
  updatedAt: isoTime,
});
export type Author = v.InferOutput<typeof AuthorSchema>;

/** Optional: a host without it has posts whose authors are plain text. */
export const authorsEndpoint = defineEndpoint({
  path: "/api/authors",
  read: createListReader(AuthorSchema),
});

function readProfile(value: unknown): AuthorProfile[] {
  const result = v.safeParse(ProfileSchema, value);
  return result.success ? [result.output] : [];
}
