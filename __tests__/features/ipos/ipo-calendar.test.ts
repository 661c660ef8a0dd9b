import { listNextDays } from "../../../src/features/ipos/ipo-calendar";

jest.mock("gatsby", () => jest.requireActual("../../ui/gatsby-double"));

test("IPO-14 the list without JavaScript begins today and ends with the 60th day", () => {
  const days = ["2026-11-25", "2026-11-26", "2027-01-25", "2027-01-26"];
  const event = { id: "1", kind: "opens" as const, company: "A", path: "/ipo/a/" };
  const events = days.map((day) => ({ ...event, day }));
  expect(listNextDays(events, "2026-11-26").map(({ day }) => day)).toEqual(days.slice(1, 3));
});
