import { resolve } from "node:path";
import * as v from "valibot";
import { fillText } from "../../src/content/interpolate";
import { schema as wordsSchema } from "../../src/content/pinned-texts.schema";
import { readYamlFile, formatLocation, type Markdown } from "../../src/content/read-content";
import { day, nonEmptyText } from "../../src/content/schema-fields";
import { formatLongDate } from "../../src/shared/domain/dates";
import { escapeHtml } from "../../src/shared/domain/escape-html";
import { hashPinnedText } from "../../src/shared/node/compliance/pinned-text";

const TEXTS_FILE = resolve("content/compliance/pinned-texts.yaml");

/** Front matter of a page whose body is a regulator's text as issued (TRU-08, CHR-12). */
export const pinnedField = v.optional(
  v.strictObject({
    lead: nonEmptyText,
    source: nonEmptyText,
    date: day,
    sha256: v.pipe(nonEmptyText, v.regex(/^[\da-f]{64}$/, "must be 64 digits and letters a to f")),
    /** True while the body is not the issued text. */
    sample: v.optional(v.boolean("must be true or false"), false),
    /** The person who compared the text, the day, the original (TRU-26). */
    compared: v.optional(v.strictObject({ by: nonEmptyText, on: day, original: nonEmptyText })),
    /** The firm's notes outside the pinned text. */
    notes: v.optional(v.array(v.strictObject({ date: day, text: nonEmptyText })), []),
  }),
);
export type Pinned = NonNullable<v.InferOutput<typeof pinnedField>>;

/** Returns an error if the text differs from its digest, with the digest of the text. */
export function findPinnedErrors(page: Markdown<{ path: string; pinned?: Pinned }>): string[] {
  const { file, body, findLine, frontMatter } = page;
  const digest = hashPinnedText(body);
  if (!frontMatter.pinned || frontMatter.pinned.sha256 === digest) return [];
  const where = formatLocation(file, findLine(["pinned", "sha256"]));
  return [
    `${where}: the text of ${frontMatter.path} differs from its SHA-256. Compare it with the issued text, then enter ${digest} as "sha256"`,
  ];
}

/** Adds the firm's lead, source, digest and notes around the HTML of a pinned text. */
export function framePinnedText(html: string, pinned: Pinned): string {
  const texts = readYamlFile(TEXTS_FILE, wordsSchema);
  const toParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  const formatDay = (date: string) => formatLongDate(date) ?? date;
  const notes = pinned.notes.map(
    ({ date, text }) => `<li>${escapeHtml(fillText(texts.note, formatDay(date), text))}</li>`,
  );
  return [
    toParagraph(pinned.lead),
    ...(pinned.sample ? [`<p><strong>${escapeHtml(texts.sample)}</strong></p>`] : []),
    toParagraph(fillText(texts.source, pinned.source, formatDay(pinned.date))),
    html,
    toParagraph(fillText(texts.digest, pinned.sha256)),
    ...(notes.length > 0 ? [`<h2>${escapeHtml(texts.notes)}</h2><ul>${notes.join("")}</ul>`] : []),
  ].join("\n");
}
