/** A section of a page with its anchor. */
export type Heading = { id: string; text: string };

/** Ids of the page around a text: its main part, the heading of its contents. */
const TAKEN = ["main", "contents"];

/** Makes anchors for one page: `refund-policy`, a second one `refund-policy-2`. */
export function createAnchorMaker(): (heading: string) => string {
  const used = new Set(TAKEN);
  return (heading) => {
    const base = anchor(heading) || "section";
    let id = base;
    for (let count = 2; used.has(id); count++) id = `${base}-${count}`;
    used.add(id);
    return id;
  };
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
