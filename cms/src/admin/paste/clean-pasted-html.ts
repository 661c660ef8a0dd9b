import { isTextLink } from "../../lib/fields";
import { leftOutMessage } from "../../lib/left-out-pictures";

export type CleanedPaste = { html: string; pictures: number; links: string[] };

/** Removes pictures of other hosts and unusable links from a paste, which could not be saved. */
export function cleanPastedHtml(html: string): CleanedPaste {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const pictures = [...body.querySelectorAll("img")].filter((img) => !isOwnPicture(img));
  pictures.forEach((img) => img.remove());
  const links = [...body.querySelectorAll("a[href]")].filter(
    (link) => !isTextLink(link.getAttribute("href")),
  );
  links.forEach((link) => link.replaceWith(...link.childNodes));
  return {
    html: body.innerHTML,
    pictures: pictures.length,
    links: links.map((link) => link.getAttribute("href") ?? ""),
  };
}

/** True for a picture of this CMS, or one whose bytes are in the paste and are uploaded. */
function isOwnPicture(img: Element): boolean {
  return img.hasAttribute("data-lexical-upload-id") || /^data:/.test(img.getAttribute("src") ?? "");
}

/** Returns messages after a paste, one for each kind; [] if nothing was left out. */
export function pasteMessages({ pictures, links }: CleanedPaste): string[] {
  const messages: string[] = [];
  if (pictures > 0) messages.push(leftOutMessage(pictures));
  if (links.length > 0)
    messages.push(`Kept as text, because the address cannot be used: ${links.join(", ")}`);
  return messages;
}
