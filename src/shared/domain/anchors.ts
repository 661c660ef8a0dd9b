export type Heading = { id: string; text: string };

/** Ids of the page around a text: its main part, the heading of its contents. */
const RESERVED_IDS = ["main", "contents"];

/** Returns a function that makes the anchors of one page: `refund-policy`, a second one `refund-policy-2`. */
export function createAnchorMaker(): (heading: string) => string {
  const used = new Set(RESERVED_IDS);
  return (heading) => {
    const base = toAnchor(heading) || "section";
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}

function toAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
