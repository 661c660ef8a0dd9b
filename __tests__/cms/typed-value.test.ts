import { createDay } from "../../cms/src/lib/fields";
import { readTypedValue } from "../../cms/src/tables/typed-value";

const readDay = (text: string) =>
  readTypedValue({ ...createDay("opens"), custom: { note: "opensNote" } }, text);

test.each([
  ...["29/10/2026", "29-Oct-2026", "29th Oct 2026", "29-10-2026\u200b", "२९/१०/२०२६", "2026-10-29"],
])("IPO-07 the day “%s” of an issue is stored as 2026-10-29", (text) => {
  expect(readDay(text)).toEqual({ value: "2026-10-29T12:00:00.000Z" });
});

test.each([
  ["  To be announced ", "To be announced"],
  ["Not applicable", null],
  ["-", null],
])("IPO-07 the words “%s” instead of a day become the note %j", (text, note) => {
  expect(readDay(text)).toEqual({ value: null, note });
});

test.each([
  ["31/02/2026", "Did you mean 2026-02-28 (28 February 2026)?"],
  ["2026-02-30", "Did you mean 2026-02-28 (28 February 2026)?"],
  ["29 Octobr 2026", "Did you mean 2026-10-29 (29 October 2026)?"],
  ["25-29 Oct 2026", "Did you mean 2026-10-25 (25 October 2026)?"],
  ["2026-31-10", "Did you mean 2026-10-31 (31 October 2026)?"],
  ["November 2026", "Use a day such as 25/12/2026."],
  ["Q3", "Use a day such as 25/12/2026."],
])("IPO-07 “%s” is refused as a date of an issue: %s", (text, hint) => {
  expect(readDay(text).problem).toBe(`“${text}” is not a date. ${hint}`);
});

test("IPO-07 a month-first day is refused with the day that is probably meant", () => {
  expect(readDay("10/29/2026").problem).toBe(
    "“10/29/2026” has the month first. Did you mean 2026-10-29 (29 October 2026)?",
  );
});
