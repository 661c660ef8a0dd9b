import {
  findPictureProblem,
  findPixelProblem,
  MAX_PIXELS,
} from "../../cms/src/media/picture-limits";

const file = { name: "a.png", size: 10_000_000, type: "image/png" };

test.each([
  [{}, null],
  [{ type: "image/avif" }, null],
  [{ size: 10_000_001 }, /^“a.png” is 10.0 MB\. JPEG, PNG, WebP or AVIF, at most 10 MB/],
  [{ type: "image/svg+xml" }, /^“a.png” is not an image for the site\. JPEG, PNG, WebP or AVIF/],
  [{ type: "application/pdf" }, /is not an image/],
  [{ type: "" }, /is not an image/],
])("EDT-27 the file %j is checked before it is sent: %s", (fields, message) => {
  const problem = findPictureProblem({ ...file, ...fields });
  if (message === null) expect(problem).toBeNull();
  else expect(problem).toMatch(message);
});

test("EDT-27 a picture of more than 50 megapixels is refused with the limits", () => {
  expect(findPixelProblem("a.png", MAX_PIXELS)).toBeNull();
  expect(findPixelProblem("a.png", MAX_PIXELS + 1)).toMatch(
    /^“a.png” has 51 megapixels\. JPEG, PNG.* and 50 megapixels\. Save a smaller version\.$/,
  );
});
