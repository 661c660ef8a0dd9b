import { readIssueDate } from "../../cms/src/records/issue-date";

test.each([
  ["29/10/2026", "2026-10-29"],
  ["29-Oct-2026", "2026-10-29"],
  ["29th Oct 2026", "2026-10-29"],
  ["29-10-2026\u200b", "2026-10-29"],
  ["२९/१०/२०२६", "2026-10-29"],
  ["2026-10-29", "2026-10-29"],
  ["  To be announced ", "To be announced"],
  ["Not applicable", null],
  ["-", null],
  ["", null],
])("IPO-07 the date “%s” of an issue is stored as %s", (text, value) => {
  expect(readIssueDate(text)).toEqual({ value, problem: null });
});

test.each([
  ["31/02/2026", "Did you mean 2026-02-28 (28 February 2026)?"],
  ["2026-02-30", "Did you mean 2026-02-28 (28 February 2026)?"],
  ["29 Octobr 2026", "Did you mean 2026-10-29 (29 October 2026)?"],
  ["25-29 Oct 2026", "Did you mean 2026-10-25 (25 October 2026)?"],
  ["2026-31-10", "Did you mean 2026-10-31 (31 October 2026)?"],
  ["November 2026", "Use a day such as 2026-10-29, or words without digits"],
  ["Q3", "Use a day such as 2026-10-29, or words without digits"],
])("IPO-07 “%s” is refused as a date of an issue: %s", (text, hint) => {
  expect(readIssueDate(text).problem).toMatch(`“${text}” is not a date. ${hint}`);
});

test("IPO-07 a month-first day is refused with the day that is probably meant", () => {
  expect(readIssueDate("10/29/2026").problem).toBe(
    "“10/29/2026” has the month first. Did you mean 2026-10-29 (29 October 2026)?",
  );
});
