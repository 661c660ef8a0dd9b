/** @jest-environment jsdom */
import { mayShowEvent, noteEventShown } from "../../../src/features/event/event-session";

beforeEach(() => sessionStorage.clear());

test("HOM-14 a session that has not seen the event may see it", () => {
  expect(mayShowEvent(1_000)).toBe(true);
});

test("HOM-14 one that has seen it may see it again after 14000 ms, not before", () => {
  noteEventShown(1_000);
  expect(mayShowEvent(15_000)).toBe(false);
  expect(mayShowEvent(15_001)).toBe(true);
});
