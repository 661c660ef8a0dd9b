import { listStepDays } from "../../../src/features/complaints/escalation-table";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

test.each([
  // The shorter limit of 30 and 21 days counts; SmartODR has none.
  ["2026-11-02", "16 November 2026", "23 November 2026"],
  ["2026-12-18", "1 January 2027", "8 January 2027"],
])("FRM-17 complained on %s: replies by %s, acts by %s", (day, reply, acts) => {
  expect(listStepDays(day)).toEqual([reply, acts, reply, acts, ""]);
});
