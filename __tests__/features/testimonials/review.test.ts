import type { Review } from "../../../src/shared/contract/reviews";
import { goodReviews, reviewerName } from "../../../src/features/testimonials/review";

const review = (fields: Partial<Review>): Review => ({
  score: 5,
  text: "",
  userName: "",
  userImage: null,
  ...fields,
});

test("HOM-07 of very many reviews the first forty are shown", () => {
  const many = Array.from({ length: 5_000 }, (_, index) => review({ userName: `R${index}` }));
  expect(
    goodReviews(many)
      .map(({ userName }) => userName)
      .at(-1),
  ).toBe("R39");
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
