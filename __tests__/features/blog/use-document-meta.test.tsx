/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { site } from "../../../src/content/site";
import { useDocumentMeta } from "../../../src/features/blog/use-document-meta";

const { product } = site.brand;

/** Writes new elements with the built page's texts, as Gatsby does on each navigation. */
function writeBuiltHead(): void {
  document.head.innerHTML =
    '<title>Built</title><meta name="description" content="Built"><meta property="og:title" content="Built">';
}

const readContent = (selector: string) => document.querySelector(selector)?.getAttribute("content");
const readHead = () => [
  document.title,
  readContent('[name="description"]'),
  readContent('[property="og:title"]'),
];

/** Waits until mutation observers have run. */
const waitForTask = () => new Promise((resolve) => setTimeout(resolve));

const meta = { title: "A post", description: "What it is about" };
const shown = [`A post | ${product}`, meta.description, meta.title];

test("PST-03, PST-04 a fallback page keeps its title and description when Gatsby writes the built ones again", async () => {
  writeBuiltHead();
  const set = jest.spyOn(Element.prototype, "setAttribute");
  const { unmount } = renderHook(() => useDocumentMeta(meta));
  expect(readHead()).toEqual(shown);
  writeBuiltHead();
  await waitForTask();
  expect(readHead()).toEqual(shown);
  // The hook ignores its own writes.
  const { length } = set.mock.calls;
  await waitForTask();
  expect(set.mock.calls).toHaveLength(length);
  unmount();
  writeBuiltHead();
  await waitForTask();
  expect(readHead()).toEqual(["Built", "Built", "Built"]);
});
