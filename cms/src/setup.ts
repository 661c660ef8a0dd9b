import { spawn } from "node:child_process";

// npm run setup -w cms: makes or updates the database, the first admin and the sample content.
//
// The work is done by setup/main.ts in a process with a condition of its own: the files that the
// editor's packages keep for Node await one another's import(), and on a busy machine Node 20 never
// comes to the end of that. Their files for "production" are plain modules.

const child = spawn(
  process.execPath,
  ["--conditions=production", "--import", "tsx", "src/setup/main.ts"],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => child.kill(signal));
}
child.once("exit", (code) => process.exit(code ?? 1));
