import type { Review } from "../../../src/shared/contract/reviews";
import { filterGoodReviews, getReviewerName } from "../../../src/features/testimonials/review";

const toReview = (userName: string): Review => ({ score: 5, text: "", userName, userImage: null });

test("HOM-07 shows the first forty of very many reviews", () => {
  const many = Array.from({ length: 5_000 }, (_, index) => toReview(`R${index}`));
  const shown = filterGoodReviews(many).map(({ userName }) => userName);
  expect([shown.length, shown.at(-1)]).toEqual([40, "R39"]);
});

test.each([
  ["whole", "Sample Reader Number Four", "Sample Reader Number Four"],
  ["words", "Sample Reader Number Four", "Sample Reader Number…"],
  ["short", "Sample Reader Number Four", "Sample Reader Nu…"],
  ["short", "Sample A B", "Sample A B"],
  ["short", "Venkatanarasimharajuvaripeta", "Venkatanarasimha…"],
] as const)("HOM-07 in a row with the limit %j the name %j is %j", (limit, name, shown) => {
  expect(getReviewerName(toReview(name), limit)).toBe(shown);
});
