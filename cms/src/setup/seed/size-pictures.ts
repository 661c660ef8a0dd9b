import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { findRepositoryRoot } from "../../environment";
import { runSetup } from "../setup";
import { readSamples } from "./seed";
import { writeSizedPictures } from "./sized-pictures";

// npm run size-pictures -w cms: run it when a drawing of the samples or the sizes change.

const SETTINGS = {
  PAYLOAD_SECRET: "for a database that is removed",
  DATABASE_URL: "",
  S3_BUCKET: "",
};

const dataDir = await fs.mkdtemp(path.join(os.tmpdir(), "sized-pictures-"));
const seedFolder = path.join(findRepositoryRoot(), "cms/src/setup/seed");
try {
  const payload = await runSetup(
    Object.assign(process.env, SETTINGS, { DATA_DIR: dataDir }),
    false,
  );
  const { pictures } = await readSamples(seedFolder, "2026-11-20");
  console.log(`${await writeSizedPictures(payload, seedFolder, pictures)} pictures are sized`);
  await payload.destroy();
} finally {
  await fs.rm(dataDir, { recursive: true, force: true });
}
