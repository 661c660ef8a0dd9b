import { nextWait } from "../../tools/steps/keep-cms";

test("a CMS that keeps ending is started ever more seldom, one that lasted at once again", () => {
  const waits = [1000];
  for (let turn = 0; turn < 6; turn++) waits.push(nextWait(waits.at(-1) ?? 0, 500));
  expect(waits).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  expect(nextWait(30_000, 60_000)).toBe(1000);
});
