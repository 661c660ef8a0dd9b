/** Returns "1 day" or "2 days" for the singular of a regular noun. */
export const formatCount = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? "" : "s"}`;
