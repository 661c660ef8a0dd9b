import { decodeUri } from "../../../../src/shared/domain/paths";
import { isSafeLink } from "../../lib/fields";
import { cleanPastedAddress } from "./clean-pasted-address";

/** A footnote of a pasted document, in the form of the editor's block. */
export type PastedNote = { text: string; url: string };

/** Marks the place of the footnote of this number until the editor has read the paste. */
export const MARK = /\uE010(\d+)\uE011/;

/**
 * Removes the footnotes from a pasted document and returns them; their links become marks (EDT-39). A
 * footnote is a paragraph or list item that a link targets, with a link back to it.
 */
export function takeFootnotes(body: Element): PastedNote[] {
  const notes: PastedNote[] = [];
  const notesByBlock = new Map<Element, PastedNote>();
  for (const link of body.querySelectorAll("a[href^='#']")) {
    const block = findTarget(link)?.closest("p, li");
    if (!block || !isNoteFor(block, link)) continue;
    const note = notesByBlock.get(block) ?? readNote(block);
    notesByBlock.set(block, note);
    link.replaceWith(`\uE010${notes.push(note) - 1}\uE011`);
  }
  for (const block of notesByBlock.keys()) removeNote(block);
  return notes;
}

const findTarget = (link: Element): Element | null =>
  link.ownerDocument.getElementById(decodeUri(link.getAttribute("href")?.slice(1) ?? ""));

function isNoteFor(block: Element, link: Element): boolean {
  if (!(link.compareDocumentPosition(block) & Node.DOCUMENT_POSITION_FOLLOWING)) return false;
  return [...block.querySelectorAll("a[href^='#']")].some((back) => {
    const start = findTarget(back);
    return start !== null && (start.contains(link) || link.contains(start));
  });
}

function readNote(block: Element): PastedNote {
  const content = block.cloneNode(true) as Element;
  content.querySelectorAll("a[href^='#']").forEach((back) => back.remove());
  const addresses = [...content.querySelectorAll("a[href]")].map((link) =>
    cleanPastedAddress(link.getAttribute("href") ?? ""),
  );
  const text = content.textContent.replace(/\s+/g, " ").trim();
  return { text: text.replace(/^[\^↑] ?/, ""), url: addresses.find(isSafeLink) ?? "" };
}

/** Removes a note, the list that it leaves empty, and a rule directly above the note. */
function removeNote(block: Element): void {
  const { parentElement: list, previousElementSibling: rule } = block;
  if (rule?.tagName === "HR") rule.remove();
  block.remove();
  if (list?.matches("ol, ul") && list.children.length === 0) list.remove();
}
