import { parseUrl } from "../../../../src/shared/contract/address";
import { COLUMN_WIDTH } from "../../../../src/shared/domain/picture-sizes";
import { escapeHtml } from "../../../../src/shared/domain/escape-html";
import { readField, readTextField } from "../../../../src/shared/domain/read-field";
import { readVideoId, toWatchAddress } from "../../../../src/shared/domain/video-addresses";
import type { ContractPicture } from "../../media/picture";
import { toTag } from "./tag";

const FULL_SIZES = `(min-width: 50rem) 46rem, ${COLUMN_WIDTH}`;
const HALF_SIZES = `(min-width: 48rem) 22rem, ${COLUMN_WIDTH}`;

const readText = (fields: unknown, name: string) => readTextField(fields, name).trim();

/** Returns a picture, in a figure if it has a caption, a source or a side (EDT-36). */
export function renderPicture(picture: ContractPicture | null, fields: unknown): string {
  if (picture === null) return "";
  const [caption, source] = [readText(fields, "caption"), readText(fields, "source")];
  const side = /^(?:left|right)$/.exec(readText(fields, "size"))?.[0] ?? null;
  const srcset = picture.sizes.map(({ url, width }) => `${url} ${width}w`).join(", ");
  const img = toTag("img", {
    src: picture.secure_url,
    srcset: srcset || null,
    sizes: srcset ? (side === null ? FULL_SIZES : HALF_SIZES) : null,
    width: picture.width,
    height: picture.height,
    alt: readText(fields, "alt") || picture.alt,
    loading: "lazy",
  });
  const parts = [
    ...(caption ? [escapeHtml(caption)] : []),
    ...(source ? [toTag("small", {}, escapeHtml(`Source: ${source}`))] : []),
  ];
  if (parts.length === 0 && side === null) return img;
  const figcaption = parts.length === 0 ? "" : toTag("figcaption", {}, parts.join(" "));
  return toTag("figure", { "data-side": side }, img + figcaption);
}

/** Returns a link to the video, which the site replaces by a player after a click (EDT-37). */
export function renderVideo(fields: unknown): string {
  const id = readVideoId(readField(fields, "address"));
  if (id === null) return "";
  const title = readText(fields, "title");
  const label = escapeHtml(title ? `Watch the video: ${title}` : "Watch the video");
  return toTag("figure", { "data-video": id }, toTag("a", { href: toWatchAddress(id) }, label));
}

/** Returns code without blank lines around it, "" if it is empty (EDT-38). */
export function renderCode(fields: unknown): string {
  const code = readTextField(fields, "code").replace(/^\s*\n|\s+$/g, "");
  if (code === "") return "";
  const language = readText(fields, "language") || null;
  return toTag("pre", { "data-language": language }, toTag("code", {}, escapeHtml(code)));
}

/** Adds a note to `notes` and returns the link to it; "" for a note without text (EDT-39). */
export function renderFootnote(fields: unknown, notes: string[]): string {
  const text = readText(fields, "text");
  if (text === "") return "";
  const url = readText(fields, "url");
  const source = url ? ` ${toTag("a", { href: url }, escapeHtml(nameSource(url)))}` : "";
  notes.push(escapeHtml(text).replaceAll("\n", "<br>") + source);
  const number = notes.length;
  const attributes = {
    id: `note-ref-${number}`,
    href: `#note-${number}`,
    "aria-label": `Footnote ${number}`,
  };
  return toTag("sup", {}, toTag("a", attributes, String(number)));
}

/** Returns the list of footnotes, "" without notes (EDT-39). */
export function renderNotes(notes: readonly string[]): string {
  if (notes.length === 0) return "";
  const items = notes.map((note, index) => {
    const number = index + 1;
    const attributes = { href: `#note-ref-${number}`, "aria-label": `Back to footnote ${number}` };
    return toTag("li", { id: `note-${number}` }, `${note} ${toTag("a", attributes, "↩\uFE0E")}`);
  });
  return toTag("h2", {}, "Footnotes") + toTag("ol", {}, items.join(""));
}

const nameSource = (url: string) => parseUrl(url)?.hostname.replace(/^www\./, "") ?? url;
