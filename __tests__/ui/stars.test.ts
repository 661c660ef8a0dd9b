import { computeStarParts } from "../../src/ui/stars";

test.each([
  [0, [0, 0, 0, 0, 0]],
  [2.5, [1, 1, 0.5, 0, 0]],
  [4.9, [1, 1, 1, 1, 0.9]],
  [7, [1, 1, 1, 1, 1]],
  [-1, [0, 0, 0, 0, 0]],
])("HOM-06 %s colours its part of five stars", (value, parts) => {
  expect(computeStarParts(value)).toEqual(parts);
});
