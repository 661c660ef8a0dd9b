import { findPriceTalk } from "../../../src/shared/domain/flagged-words";

const WORDS = ["target", "expect", "cheap", "लक्ष्य"];

test.each([
  ["Cheap at 980 now", ["Cheap at 980"]],
  ["we expect 1,400 by March", ["expect 1,400"]],
  ["a target of ₹ 45", ["target of ₹ 45"]],
  ["Rs. 50 looks very cheap", ["Rs. 50 looks very cheap"]],
  ["लक्ष्य ₹ 500", ["लक्ष्य ₹ 500"]],
  ["₹50 and one more day of the target", []],
  ["We expect it. 1,400 people came", []],
  ["expected in 2026, growth of 1500%, after 12 days", []],
])("EDT-50 “%s” talks of prices: %j", (text, found) =>
  expect(findPriceTalk(text, WORDS)).toEqual(found),
);
