import { dropSentValues } from "../../cms/src/admin/drop-sent-values";

test("EDT-33 a saved form gets only the values that the server changed", () => {
  const day = new Date("2026-11-26T00:00:00Z");
  const sent = { title: { value: "One " }, slug: { value: "" }, date: { value: day.toJSON() } };
  const saved = { title: { value: "One", valid: true }, slug: { value: "one" } };
  expect(dropSentValues(sent, { ...saved, date: { value: day }, note: { value: 1 } })).toEqual({
    ...{ title: { valid: true }, slug: { value: "one" }, date: {}, note: { value: 1 } },
  });
});
