import fs from "node:fs/promises";
import path from "node:path";
import { getPayload, type Payload } from "payload";
import { getIndianDay } from "../../../src/shared/domain/clock";
import { hasRelease } from "../../../src/shared/node/release/release-store";
import { readEnvironment } from "../environment";
import { checkBucket } from "../storage/bucket";
import { createAdmin } from "./admin";
import { migrateDatabase } from "./migrate";

/** Sets up the CMS; a repeated run changes nothing. Throws without a secret or if a step fails. */
export async function runSetup(env: NodeJS.ProcessEnv, shouldOfferLink: boolean): Promise<Payload> {
  const environment = readEnvironment(env);
  if (environment.secret === null) throw new Error("missing secret key");
  await runStep("data folder", () => prepareFolder(environment.dataDir));

  const { s3 } = environment;
  if (s3 !== null) await runStep("bucket", () => checkBucket(s3));

  // Loaded now, because the configuration reads the environment at import.
  const { default: config } = await import("../payload.config");
  const payload = await getPayload({ config });
  await runStep("database", () => migrateDatabase(payload, environment));
  await runStep("first admin", () => createAdmin(payload, environment, shouldOfferLink));
  if (environment.seed) {
    const { seedContent } = await import("./seed/seed");
    const today = getIndianDay(environment.today);
    const isLive = hasRelease(path.join(environment.dataDir, "releases"));
    await runStep("sample content", () => seedContent(payload, today, { isLive }));
  }
  return payload;
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

async function runStep(name: string, runPart: () => Promise<string>): Promise<void> {
  const startMs = performance.now();
  const outcome = await runPart();
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  console.log(`CMS ${name}: ${outcome} (${seconds} s)`);
}
