import { keepCacheByVersion } from "../../../src/gatsby/patches/webpack-cache";
import { folderOfEachTest, writeFiles } from "../../support/temporary-folder";

const inFolder = folderOfEachTest();

test("webpack's cache holds while lock file and gatsby-node are the same", async () => {
  const [lock, node] = ["package-lock.json", ".cache/compiled/gatsby-node.js"];
  const versionWith = async (files: Record<string, string>) => {
    await writeFiles(inFolder(), files);
    const cache = { type: "filesystem" as const, version: "" };
    keepCacheByVersion({ cache }, inFolder());
    return cache.version;
  };
  const first = await versionWith({ [lock]: "1", [node]: "1" });
  expect(await versionWith({ [lock]: "1" })).toBe(first);
  const others = [await versionWith({ [lock]: "2" }), await versionWith({ [node]: "2" })];
  expect(new Set([first, ...others]).size).toBe(3);
  expect(() => keepCacheByVersion({ cache: true }, inFolder())).toThrow("was not found");
});
