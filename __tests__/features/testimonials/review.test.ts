import type { Review } from "../../../src/shared/contract/reviews";
import { goodReviews, reviewText, reviewerName } from "../../../src/features/testimonials/review";

const review = (fields: Partial<Review>): Review => ({
  score: 5,
  text: "",
  userName: "",
  userImage: null,
  ...fields,
});

const words = (count: number) => Array.from({ length: count }, (_, i) => `w${i + 1}`).join(" ");

test("HOM-07 only reviews of 4 and more are shown", () => {
  const scores = [5, 3.9, 4, 0, 4.5].map((score) => review({ score }));
  expect(goodReviews(scores).map(({ score }) => score)).toEqual([5, 4, 4.5]);
});

test("HOM-07 of very many reviews the first forty are shown", () => {
  const many = Array.from({ length: 5_000 }, (_, index) => review({ userName: `R${index}` }));
  expect(
    goodReviews(many)
      .map(({ userName }) => userName)
      .at(-1),
  ).toBe("R39");
});

test("HOM-07 a text over 30 words is cut to 30 plus an ellipsis", () => {
  expect(reviewText(review({ text: words(31) }))).toBe(`${words(30)}…`);
  expect(reviewText(review({ text: words(30) }))).toBe(words(30));
});

test("HOM-07 names keep to the limit of their row", () => {
  const long = review({ userName: "Sample Reader Number Four" });
  expect(reviewerName(long, "whole")).toBe("Sample Reader Number Four");
  expect(reviewerName(long, "words")).toBe("Sample Reader Number…");
  expect(reviewerName(long, "short")).toBe("Sample Reader Nu…");
  expect(reviewerName(review({ userName: "Sample A B" }), "short")).toBe("Sample A B");
  expect(reviewerName(review({ userName: "Venkatanarasimharajuvaripeta" }), "short")).toBe(
    "Venkatanarasimha…",
  );
});
