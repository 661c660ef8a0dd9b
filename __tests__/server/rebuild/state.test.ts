import { writeFileSync } from "node:fs";
import { readState } from "../../../server/rebuild/state";
import { folderOfEachTest } from "../../support/temporary-folder";

const inFolder = folderOfEachTest();

test.each([
  ['{"pending":', { first: 7, latest: 7 }],
  ['{"taken":null}', { first: 7, latest: 7 }],
  ['{"taken":{"id":"x"}}', { first: 7, latest: 7 }],
  ['{"failures":"3"}', { first: 7, latest: 7 }],
  ['{"lastBuild":{}}', { first: 7, latest: 7 }],
  ["null", { first: 7, latest: 7 }],
  ['{"taken":{"id":1}}', null],
])("a state that cannot be read counts as a change: %s", (text, pending) => {
  writeFileSync(inFolder("rebuild.json"), text);
  const { taken, ...state } = readState(inFolder("rebuild.json"), 7);
  expect(state).toMatchObject({ pending, failures: 0, lastBuild: null });
  expect(taken).toEqual(pending === null ? { id: 1 } : {});
});
