import { COLUMN_WIDTH } from "../../../../src/shared/domain/picture-sizes";
import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import { readVideoId, toWatchAddress } from "../../../../src/shared/domain/video-addresses";
import type { ContractPicture } from "../../media/picture";
import { tag } from "./tag";

const FULL_SIZES = `(min-width: 50rem) 46rem, ${COLUMN_WIDTH}`;
const HALF_SIZES = `(min-width: 48rem) 22rem, ${COLUMN_WIDTH}`;

/** A text of a block's form without white space around it. */
const fieldText = (fields: unknown, name: string) => readTextField(fields, name).trim();

/** Returns a picture, in a figure if the text gives it a caption, a source or a side (EDT-36). */
export function pictureToHtml(picture: ContractPicture | null, fields: unknown): string {
  if (picture === null) return "";
  const [caption, source] = [fieldText(fields, "caption"), fieldText(fields, "source")];
  const side = /^(?:left|right)$/.exec(fieldText(fields, "size"))?.[0] ?? null;
  const srcset = picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const img = tag("img", {
    src: picture.secure_url,
    srcset: srcset || null,
    sizes: srcset ? (side === null ? FULL_SIZES : HALF_SIZES) : null,
    width: picture.width,
    height: picture.height,
    alt: fieldText(fields, "alt") || picture.alt,
    loading: "lazy",
  });
  const parts = [
    ...(caption ? [escapeHtml(caption)] : []),
    ...(source ? [tag("small", {}, escapeHtml(`Source: ${source}`))] : []),
  ];
  if (parts.length === 0 && side === null) return img;
  const words = parts.length === 0 ? "" : tag("figcaption", {}, parts.join(" "));
  return tag("figure", { "data-side": side }, img + words);
}

/** Returns a link to the video, which the site replaces by a player after a click (EDT-37). */
export function videoToHtml(fields: unknown): string {
  const id = readVideoId(readField(fields, "address"));
  if (id === null) return "";
  const title = fieldText(fields, "title");
  const words = escapeHtml(title ? `Watch the video: ${title}` : "Watch the video");
  return tag("figure", { "data-video": id }, tag("a", { href: toWatchAddress(id) }, words));
}

/** Returns code as it was typed (EDT-38). */
export function codeToHtml(fields: unknown): string {
  const code = readTextField(fields, "code").replace(/^\s*\n|\s+$/g, "");
  if (code === "") return "";
  const language = fieldText(fields, "language") || null;
  return tag("pre", { "data-language": language }, tag("code", {}, escapeHtml(code)));
}

/** Adds a note and returns the link to it; "" for one without text (EDT-39). */
export function footnoteToHtml(fields: unknown, notes: string[]): string {
  const text = fieldText(fields, "text");
  if (text === "") return "";
  const url = fieldText(fields, "url");
  const source = url ? ` ${tag("a", { href: url }, escapeHtml(nameSource(url)))}` : "";
  notes.push(escapeHtml(text).replaceAll("\n", "<br>") + source);
  const number = notes.length;
  const attributes = {
    id: `note-ref-${number}`,
    href: `#note-${number}`,
    "aria-label": `Footnote ${number}`,
  };
  return tag("sup", {}, tag("a", attributes, String(number)));
}

/** Returns the list of notes for the end of a text, "" without notes. */
export function notesToHtml(notes: readonly string[]): string {
  if (notes.length === 0) return "";
  const items = notes.map((note, index) => {
    const number = index + 1;
    const attributes = { href: `#note-ref-${number}`, "aria-label": `Back to footnote ${number}` };
    return tag("li", { id: `note-${number}` }, `${note} ${tag("a", attributes, "↩\uFE0E")}`);
  });
  return tag("h2", {}, "Footnotes") + tag("ol", {}, items.join(""));
}

const nameSource = (url: string) =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url;
