import { readFigure } from "../../../src/features/home/claimed-figure";

test.each([
  ["75K+", { value: 75, decimals: 0, suffix: "K+" }],
  ["4.9", { value: 4.9, decimals: 1, suffix: "" }],
  ["25+", { value: 25, decimals: 0, suffix: "+" }],
  ["1,50,000+", { value: 150_000, decimals: 0, suffix: "+" }],
  [" 2.50 lakh ", { value: 2.5, decimals: 2, suffix: " lakh" }],
])("HOM-06 the claim %p is counted as %p", (text, figure) => {
  expect(readFigure(text)).toEqual(figure);
});

test.each(["", "Thousands", "₹ 99", "+25"])("HOM-06 the claim %p is not counted", (text) => {
  expect(readFigure(text)).toBeNull();
});
