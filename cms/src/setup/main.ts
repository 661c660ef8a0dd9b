import { explainError } from "../lib/explain-error";
import { setup } from "./setup";

// npm run setup -w cms, with the condition "production": what the editor's packages keep for plain Node
// awaits one another's import(), which Node 20 sometimes never ends.

process.umask(0o077);
setup(process.env, !process.argv.includes("--no-link")).then(
  () => process.exit(0),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`CMS setup failed: ${explainError(error) ?? message}`);
    if (process.env.CMS_LOG_LEVEL === "debug") console.error(error);
    process.exit(1);
  },
);

// Nothing left to do and still waiting for an import: that must not look like success.
process.once("beforeExit", () => {
  console.error("CMS setup failed: it stopped half-way; run it again.");
  process.exit(1);
});
