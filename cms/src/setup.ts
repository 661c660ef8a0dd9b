import { spawn } from "node:child_process";

// npm run setup -w cms, in a process with the condition "production": what the editor's packages
// keep for plain Node awaits one another's import(), which Node 20 sometimes never ends.

const child = spawn(
  process.execPath,
  ["--conditions=production", "--import", "tsx", "src/setup/main.ts"],
  { stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => child.kill(signal));
}
child.once("exit", (code) => process.exit(code ?? 1));
