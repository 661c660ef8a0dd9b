import { createTestFolder, writeFiles } from "../support/temporary-folder";
import { listProgramArgs, runCms } from "./running-cms";

const inFolder = createTestFolder();

test("a program of the CMS runs in production mode unless NODE_ENV is set", async () => {
  const source = "console.log(process.env.NODE_ENV satisfies string | undefined);";
  await writeFiles(inFolder(), { "program.ts": source });
  const runWith = async (NODE_ENV?: string) => {
    const env = Object.assign({ ...process.env }, { NODE_ENV });
    return (await runCms(listProgramArgs(inFolder("program.ts")), env)).output.trim();
  };
  expect([await runWith(), await runWith("development")]).toEqual(["production", "development"]);
});
