import fs from "node:fs/promises";
import path from "node:path";
import { readEnvironment } from "../environment";
import { checkBucket } from "../storage/check-bucket";
import { createAdmin } from "./admin";
import { migrate } from "./migrate";
import { step } from "./step";

/**
 * Prepares everything that the CMS needs to start; a second run finds it done and changes nothing.
 * Throws where something is missing or cannot be written.
 */
export async function setup(env: NodeJS.ProcessEnv): Promise<void> {
  const environment = readEnvironment(env);
  if (environment.secret === null) throw new Error("missing secret key");
  await step("data folder", () => prepareFolder(environment.dataDir));

  const { s3 } = environment;
  if (s3 !== null) await step("bucket", () => checkBucket(s3));

  // Only now: the configuration reads the same environment as soon as it is loaded.
  const { openCms } = await import("./open");
  const payload = await openCms();
  await step("database", () => migrate(payload, environment.databaseUrl === null));
  await step("first admin", () => createAdmin(payload, env));
  if (env.CMS_SEED !== "0") {
    const { seed } = await import("../seed/seed");
    await step("sample content", () => seed(payload));
  }
  await payload.destroy();
}

async function prepareFolder(dataDir: string): Promise<string> {
  for (const folder of ["media", "attachments", "outbox"]) {
    await fs.mkdir(path.join(dataDir, folder), { recursive: true });
  }
  const probe = path.join(dataDir, ".write-test");
  await fs.writeFile(probe, Buffer.alloc(64 * 1024));
  await fs.rm(probe);
  return dataDir;
}
