/** The product's name as a drawing; written by `npm run brand`. */
export const wordmark = {
  name: "Stockneev",
  box: "0 0 727 150",
  path: "/static/wordmark-ad5e3ebf37.svg",
} as const;
