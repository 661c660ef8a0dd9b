/** A section of a page, and the anchor that leads to it. */
export type Heading = { id: string; text: string };

/** Makes anchors for one page: `refund-policy`, a second one `refund-policy-2`; none of `taken`. */
export function anchorMaker(taken: readonly string[] = []): (heading: string) => string {
  const used = new Set(taken);
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
