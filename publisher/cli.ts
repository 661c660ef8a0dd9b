import { join, resolve } from "node:path";
import { readEnvironment } from "../src/shared/node/environment/environment";
import { loadEnvFile } from "../src/shared/node/load-env-file.mjs";
import { confirmHeld, heldRelease } from "./release/held";
import { publish } from "./release/publish";
import { linkedId, openStored, releaseIds } from "../src/shared/node/release/release-store";
import { rollBack } from "./release/switch";

// npm run releases | npm run rollback [-- <id>] | npm run publish [-- --allow-fewer-posts | -- --confirm]

async function main([command = "list", ...rest]: string[]): Promise<void> {
  loadEnvFile(process.cwd());
  const folder = join(resolve(readEnvironment(process.env).dataDir), "releases");
  if (command === "list") return list(folder);
  if (command === "rollback") return console.log(`Live is now ${rollBack(folder, rest[0])}.`);
  if (rest.includes("--confirm")) return console.log(`Live is now ${await confirmHeld(folder)}.`);
  const { id, changed } = await publish(resolve("public"), folder, {
    allowFewerPosts: rest.includes("--allow-fewer-posts"),
  });
  console.log(`Live is now ${id}; ${changed} files changed.`);
}

function list(folder: string): void {
  const live = linkedId(folder);
  const ids = releaseIds(folder);
  if (ids.length === 0) console.log(`There is no release in ${folder} yet.`);
  for (const id of ids) {
    const release = openStored(folder, id)?.release;
    const mark = id === live ? "live" : "    ";
    const what = release
      ? `${release.posts} posts, ${release.sizes.files} files, content ${release.contentVersion ?? "unknown"}`
      : "cannot be read: the newest other one is served in its place";
    console.log(`${mark}  ${id}  ${what}`);
  }
  const held = heldRelease(folder);
  if (held) console.log(`held  ${held.id}  ${held.posts} posts; ${held.lost} would vanish`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
