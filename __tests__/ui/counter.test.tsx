import { computeCount } from "../../src/ui/counter";

test("a counter never shows more than its value", () => {
  expect([0, 0.5, 1].map((progress) => Math.round(computeCount(progress, 100)))).toEqual([
    0, 88, 100,
  ]);
});
