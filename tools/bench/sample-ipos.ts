const NAMES = ["Amber", "Banyan", "Cedar", "Company", "Delta", "Copper", "Comet", "Compass"];

/** `count` IPOs as the contract words them, the same for the same number. */
export function sampleIpos(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: String(index),
    company: `${NAMES[index % NAMES.length]} ${index} Limited (sample)`,
    status: index % 3 === 0 ? "open" : "closed",
    ipoManager: `Sample Lead Managers ${index % 40}`,
    openingDate: day(index),
    closingDate: day(index - 3),
    listingDate: index % 7 === 0 ? null : day(index - 6),
    issuePrice: `₹ ${100 + (index % 900)} – ${110 + (index % 900)}`,
    issueAmountCr: 50 + ((index * 37) % 9000) / 4,
    listingAt: "Neutral",
    blogLink: index % 2 === 0 ? "/blogs/" : null,
    review: "Sells what it makes in four states. Half of the sales come from two buyers.",
  }));
}

function day(before: number): string {
  return new Date(Date.UTC(2026, 10, 20) - before * 86_400_000).toISOString().slice(0, 10);
}
