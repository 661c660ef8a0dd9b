import { createReferenceIssuer, formatReference } from "../../../src/shared/domain/reference";

const SIGNS = "23456789BCDFGHJKLMNPQRSTVWXYZ";
const toCount = (body: string) =>
  [...body].reduce((count, sign) => count * SIGNS.length + SIGNS.indexOf(sign), 0);
const swap = (text: string, at: number) =>
  text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);

test("FRM-12 no two references are equal, also in the same moment and after the clock went back", () => {
  const times = ["2026-12-31T18:29:59.950Z", "2026-12-31T18:29:59.950Z", "2026-12-31T18:29:50Z"];
  const issue = createReferenceIssuer(() => new Date(times.shift() ?? "2026-12-31T18:30:09Z"));
  const issued = Array.from({ length: 40 }, issue);
  expect(new Set(issued).size).toBe(40);
  for (const reference of issued) expect(reference).toMatch(/^202[67]-[2-9B-Z]{6}-[2-9B-Z]$/);
  // The year changes at midnight in India.
  expect(issued.map((reference) => reference.slice(0, 4)).slice(0, 2)).toEqual(["2026", "2027"]);
});

test("FRM-12 a later CMS, of a restored backup too, issues none of the numbers before", () => {
  const issueAt = (time: string) => createReferenceIssuer(() => new Date(time))();
  const day = ["08:00:00.0", "08:00:00.1", "08:00:01.0", "23:59:59.9"];
  const issued = day.map((clock) => issueAt(`2026-05-05T${clock}Z`));
  expect(new Set(issued).size).toBe(day.length);
});

test("FRM-12 the check sign names each wrong sign and each pair of swapped ones", () => {
  const reference = formatReference("2026", 123_456_789);
  const [, body = "", check] = reference.split("-");
  const readCheck = (text: string) => formatReference("2026", toCount(text)).at(-1);
  expect(readCheck(body)).toBe(check);
  for (let at = 0; at < body.length; at += 1) {
    const others = [...SIGNS].filter((sign) => sign !== body.charAt(at));
    for (const sign of others) {
      expect(readCheck(body.slice(0, at) + sign + body.slice(at + 1))).not.toBe(check);
    }
    if (swap(body, at) !== body && at < 5) expect(readCheck(swap(body, at))).not.toBe(check);
  }
  expect(formatReference("2025", 123_456_789).at(-1)).not.toBe(check);
});
