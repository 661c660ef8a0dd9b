import { computeStarParts } from "../../src/ui/stars";

test.each([
  [0, [0, 0, 0, 0, 0]],
  [2.5, [1, 1, 0.5, 0, 0]],
  [4.9, [1, 1, 1, 1, 0.9]],
  [7, [1, 1, 1, 1, 1]],
  [-1, [0, 0, 0, 0, 0]],
])("HOM-06 the rating %s fills the stars %j", (value, parts) => {
  expect(computeStarParts(value)).toEqual(parts);
});
