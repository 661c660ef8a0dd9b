import path from "node:path";
import { changeDatabase } from "./in-database";
import { startRestCms, type RestCms } from "./rest-cms";
import { listProgramArgs, OWN_SECRET, runCms } from "./running-cms";

let cms: RestCms;
beforeAll(async () => {
  cms = await startRestCms();
});
afterAll(() => cms.end());

test("BLD-05 a claim lasts by the database's clock, also for a process whose clock is ahead", async () => {
  await changeDatabase(
    cms,
    "INSERT INTO deliveries (type, webhook_id, delivery_state) VALUES ('test', 'msg_1', 'stored')",
  );
  const program = listProgramArgs(path.resolve("__tests__/cms/queue-clock-process.ts"));
  const env = { ...process.env, ...OWN_SECRET, DATA_DIR: cms.dataDir, DATABASE_URL: "" };
  const { output } = await runCms(program, Object.assign(env, { NODE_ENV: "production" as const }));
  expect(output).toContain("claims: [1,null,null,2]");
});
