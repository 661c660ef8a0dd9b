/**
 * Gives headings their anchors in reading order: "Refund policy" is `refund-policy`, a second one
 * `refund-policy-2`. One maker belongs to one page.
 */
export function anchorMaker(): (heading: string) => string {
  const used = new Map<string, number>();
  return (heading) => {
    const id = anchor(heading);
    const uses = used.get(id) ?? 0;
    used.set(id, uses + 1);
    return uses === 0 ? id : `${id}-${uses + 1}`;
  };
}

function anchor(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replace(/^-|-$/g, "");
}
