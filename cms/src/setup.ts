import { explain } from "./explain";
import { setup } from "./setup/setup";

// npm run setup -w cms: makes or updates the database, the first admin and the sample content.

async function main(): Promise<void> {
  // Alone and first: this CommonJS file requires ESM packages, and Node 20's module hooks can lose
  // an answer when such a require runs while other imports are still being resolved.
  await import("../../src/rules/html");
  await setup(process.env);
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    console.error(`CMS setup failed: ${explain(error) ?? message}`);
    if (process.env.CMS_LOG_LEVEL === "debug") console.error(error);
    process.exit(1);
  },
);

// Still waiting when nothing is left to do: a lost import must not look like success.
process.once("beforeExit", () => {
  console.error("CMS setup failed: it stopped half-way; run it again.");
  process.exit(1);
});
