import { join, resolve } from "node:path";
import { readEnvironment } from "../../src/config/environment";
import { loadEnvFile } from "../load-env-file";
import { publish } from "./publish";
import { rollBack } from "./rollback";
import { liveId, readRelease, releaseIds, releasePaths } from "./store";

// npm run releases | npm run rollback [-- <id>] | npm run publish [-- --allow-fewer-posts]

async function main([command = "list", ...rest]: string[]): Promise<void> {
  loadEnvFile(process.cwd());
  const folder = join(resolve(readEnvironment(process.env).dataDir), "releases");
  if (command === "list") return list(folder);
  if (command === "rollback") return console.log(`Live is now ${rollBack(folder, rest[0])}.`);
  const { id, changed } = await publish(resolve("public"), folder, {
    allowFewerPosts: rest.includes("--allow-fewer-posts"),
  });
  console.log(`Live is now ${id}; ${changed} files changed.`);
}

function list(folder: string): void {
  const live = liveId(folder);
  const ids = releaseIds(folder);
  if (ids.length === 0) console.log(`There is no release in ${folder} yet.`);
  for (const id of ids) {
    const { posts, contentVersion, sizes } = readRelease(releasePaths(folder).release(id));
    const mark = id === live ? "live" : "    ";
    console.log(
      `${mark}  ${id}  ${posts} posts, ${sizes.files} files, content ${contentVersion ?? "unknown"}`,
    );
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
