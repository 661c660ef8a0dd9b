import { mkdirSync, writeFileSync } from "node:fs";
import { RebuildQueue } from "../../../publisher/queue/queue";
import { readState } from "../../../publisher/queue/state";
import { createTestFolder } from "../../support/temporary-folder";

const inFolder = createTestFolder();
const CHANGE = { first: 5, latest: 5 };

test("no file means no change", () => {
  expect(readState(inFolder("rebuild.json"), 5).pending).toBeNull();
});

test.each([
  '{"taken":null}',
  '{"taken":{"id":"x"}}',
  '{"failures":"3"}',
  '{"lastBuild":{}}',
  "null",
])("a damaged state counts as a change: %s", (text) => {
  writeFileSync(inFolder("rebuild.json"), text);
  expect(readState(inFolder("rebuild.json"), 5).pending).toEqual(CHANGE);
});

test("a state that cannot be read counts as a change", () => {
  mkdirSync(inFolder("rebuild.json"));
  expect(readState(inFolder("rebuild.json"), 5).pending).toEqual(CHANGE);
});

test("BLD-05 a command is accepted once, also after a restart, and requests no build", async () => {
  const openQueue = () =>
    new RebuildQueue({
      file: inFolder("rebuild.json"),
      build: () => Promise.reject(new Error("Nothing is built here.")),
      log: () => undefined,
    });
  expect(await openQueue().accept("a roll-back", null)).toBe(true);
  const restarted = openQueue();
  expect(await restarted.accept("a roll-back", null)).toBe(false);
  expect(restarted.state.pending).toBeNull();
});
