import { readEnvironment } from "../environment";
import { logError } from "../lib/log-error";
import { explainError } from "../lib/explain-error";
import { serveEarlyApi } from "./early-api";
import { runSetup } from "./setup";

// npm run setup -w cms; --serve also serves the public API. It needs the condition "production",
// without which the editor's packages await one another's import() and may hang in Node 20.

process.umask(0o077);
runProgram().catch((error: unknown) => {
  const message = error instanceof Error ? error.message : String(error);
  console.error(`CMS setup failed: ${explainError(error) ?? message}`);
  if (process.env.CMS_LOG_LEVEL === "debug") console.error(error);
  process.exit(1);
});

async function runProgram(): Promise<void> {
  const isServing = process.argv.includes("--serve");
  const setUp = runSetup(process.env, !process.argv.includes("--no-link"));
  const listening = isServing ? serveEarlyApi(setUp, readEnvironment(process.env)) : undefined;
  const [payload] = await Promise.all([setUp, listening]);
  if (isServing) {
    // A restart of PostgreSQL ends idle connections with errors that nobody handles. The API opens
    // others, and Next.js continues likewise.
    process.on("uncaughtException", logError);
    return console.log("CMS public API: ready");
  }
  await payload.destroy();
  process.exit(0);
}

// A hanging import() leaves Node without work, and the process must not exit with success.
process.once("beforeExit", () => {
  console.error("CMS setup failed: it stopped half-way; run it again.");
  process.exit(1);
});
