/** @jest-environment jsdom */
import { readDraft } from "../../../src/features/enquiry/enquiry-draft";

const TITLE = "Contact us";

beforeEach(() => sessionStorage.clear());

test("FRM-03 each new draft gets another random UUID as its key", () => {
  const keys = Array.from({ length: 20 }, () => readDraft(TITLE).key);
  expect(new Set(keys).size).toBe(20);
  for (const key of keys) {
    expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

test.each(["null", "7", "{", "{}", '{"values":{},"openedAt":1}', '{"values":{"name":1},"key":""}'])(
  "FRM-06 ignores an invalid draft: %s",
  (stored) => {
    sessionStorage.setItem(`enquiry: ${TITLE}`, stored);
    expect(readDraft(TITLE).values).toEqual({});
  },
);
