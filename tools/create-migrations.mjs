import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";

// `npm run cms:migration -- <name>`: migrations for both databases, without opening either.

for (const DATABASE_URL of ["", "postgres://localhost/none"]) {
  const { status } = spawnSync(
    "npm",
    ["run", "migration", "-w", "cms", "--", ...process.argv.slice(2)],
    {
      stdio: "inherit",
      env: { ...process.env, DATABASE_URL, PAYLOAD_SECRET: "any text, which no migration uses" },
    },
  );
  if (status !== 0) process.exit(status ?? 1);
}

// Payload passes arguments that our migrations do not use, which the compiler rejects.
for (const folder of ["cms/src/setup/migrations/sqlite", "cms/src/setup/migrations/postgres"]) {
  for (const name of readdirSync(folder).filter((file) => /^\d.*\.ts$/.test(file))) {
    const source = readFileSync(`${folder}/${name}`, "utf8");
    writeFileSync(`${folder}/${name}`, source.replaceAll("{ db, payload, req }", "{ db }"));
  }
  // Payload compares only the newest snapshot with the configuration.
  const snapshots = readdirSync(folder).filter((file) => file.endsWith(".json"));
  for (const name of snapshots.sort().slice(0, -1)) rmSync(`${folder}/${name}`);
}
