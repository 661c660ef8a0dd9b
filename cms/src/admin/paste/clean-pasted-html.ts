import { restoreHtml } from "../../../../src/shared/domain/html";
import { isTextLink } from "../../lib/fields";
import { describeSkipped } from "../../posts/skipped-pictures";
import { cleanPastedAddress } from "./clean-pasted-address";
import { takeFootnotes, type PastedNote } from "./pasted-footnotes";

export type CleanedPaste = {
  html: string;
  pictures: number;
  deletions: number;
  links: string[];
  notes: PastedNote[];
};

const parsePage = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Returns what the editor can save of pasted HTML, and the pictures and links that it drops. */
export function cleanPastedHtml(html: string): CleanedPaste {
  const deletions = [...parsePage(html).querySelectorAll(DELETION)].filter(
    (element) => !element.parentElement?.closest(DELETION),
  );
  const { body } = parsePage(restoreHtml(html));
  const pictures = [...body.querySelectorAll("img")].filter((img) => !isOwnPicture(img));
  pictures.forEach((img) => img.remove());
  const notes = takeFootnotes(body);
  const links = cleanLinks(body);
  fitHeadings(body);
  markTableHeads(body);
  body.querySelectorAll("li > p").forEach(unwrapItemText);
  dropEmptyBlocks(body);
  for (const element of body.querySelectorAll("*"))
    DESIGN_ATTRIBUTES.forEach((name) => element.removeAttribute(name));
  return {
    html: body.innerHTML,
    pictures: pictures.length,
    deletions: deletions.length,
    links,
    notes,
  };
}

/** Words that a reviewer struck in Word and nobody has accepted yet; restoreHtml drops them. */
const DELETION = ".msoDel, del[cite^='mailto:']";

const DESIGN_ATTRIBUTES = ["class", "style", "dir", "role", "aria-level"];

/** True for a picture of this CMS, or one whose bytes are in the paste and are uploaded. */
function isOwnPicture(img: Element): boolean {
  return img.hasAttribute("data-lexical-upload-id") || /^data:/.test(img.getAttribute("src") ?? "");
}

/** Cleans all addresses; returns those that cannot be used, whose links became text. */
function cleanLinks(body: Element): string[] {
  const unusable: string[] = [];
  for (const link of body.querySelectorAll("a")) {
    const address = cleanPastedAddress(link.getAttribute("href") ?? "");
    // The pasted document's other anchors have no counterpart in the post.
    const isOfDocument = address === "" || address.startsWith("#");
    if (!isOfDocument && isTextLink(address)) {
      link.setAttribute("href", address);
      continue;
    }
    if (!isOfDocument) unusable.push(address);
    link.replaceWith(...link.childNodes);
  }
  return unusable;
}

/** The editor has headings of the levels 2 to 4. */
function fitHeadings(body: Element): void {
  for (const heading of body.querySelectorAll("h5, h6")) rename(heading, "h4");
}

/** Makes the first row of a table a header if no cell is one (EDT-62). */
function markTableHeads(body: Element): void {
  for (const table of body.querySelectorAll("table")) {
    const [first, ...others] = table.querySelector("th") ? [] : table.rows;
    if (others.length > 0) for (const cell of [...(first?.cells ?? [])]) rename(cell, "th");
  }
}

function rename(element: Element, name: string): void {
  const renamed = document.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** The editor breaks a list at a paragraph in an item. */
function unwrapItemText(paragraph: Element): void {
  const next = paragraph.nextElementSibling;
  if (next?.tagName === "P") paragraph.append(document.createElement("br"));
  paragraph.replaceWith(...paragraph.childNodes);
}

const BLOCKS = "p, h2, h3, h4, blockquote";

function dropEmptyBlocks(body: Element): void {
  for (const block of body.querySelectorAll(BLOCKS)) {
    const isEmpty = block.textContent.trim() === "" && !block.querySelector("img, hr, table");
    if (isEmpty && !block.closest("td, th")) block.remove();
  }
  // Between blocks a line break is an empty paragraph.
  if (body.querySelector(BLOCKS))
    body.querySelectorAll(":scope > br").forEach((lineBreak) => lineBreak.remove());
}

/** Returns messages after a paste, one for each kind; [] if nothing was skipped. */
export function describePaste({ pictures, deletions, links }: CleanedPaste): string[] {
  const messages: string[] = [];
  if (deletions > 0)
    messages.push(
      `Tracked changes: ${deletions} deleted ${deletions === 1 ? "text was" : "texts were"} not pasted. Accept or reject all changes in your document first.`,
    );
  if (pictures > 0) messages.push(describeSkipped(pictures));
  if (links.length > 0)
    messages.push(`Links that cannot be used are kept as text: ${links.join(", ")}`);
  return messages;
}
