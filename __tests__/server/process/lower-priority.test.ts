import { existsSync, readFileSync } from "node:fs";
import { constants, getPriority } from "node:os";
import { ProcessSupervisor } from "../../../server/process/process-supervisor";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("a background program gets the processor time that other sessions leave", async () => {
  await writeFiles(inFolder(), { "stay.cjs": "setInterval(() => {}, 1000);" });
  const supervisor = new ProcessSupervisor();
  const { pid } = supervisor.start({
    ...{ name: "The program", args: ["stay.cjs"], cwd: inFolder(), env: process.env },
    priority: constants.priority.PRIORITY_LOW,
  });
  const session = `/proc/${pid}/autogroup`;
  expect(getPriority(pid)).toBe(19);
  if (existsSync(session)) expect(readFileSync(session, "utf8")).toMatch(/ nice 19\n$/);
  await supervisor.endAll();
});
