import { keepCacheByVersion } from "../../../src/gatsby/patches/webpack-cache";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("TRU-18 webpack's cache holds while lock file, gatsby-node and shown claims are the same", async () => {
  const [lock, node] = ["package-lock.json", ".cache/compiled/gatsby-node.js"];
  const versionWith = async (files: Record<string, string>, claims = "shown") => {
    await writeFiles(inFolder(), files);
    const cache = { type: "filesystem" as const, version: "" };
    keepCacheByVersion({ cache }, claims, inFolder());
    return cache.version;
  };
  const first = await versionWith({ [lock]: "1", [node]: "1" });
  expect(await versionWith({ [lock]: "1" })).toBe(first);
  const others = [await versionWith({ [lock]: "2" }), await versionWith({ [node]: "2" })];
  expect(new Set([first, ...others]).size).toBe(3);
  const before = await versionWith({});
  expect(await versionWith({}, "hidden")).not.toBe(before);
  expect(() => keepCacheByVersion({ cache: true }, "", inFolder())).toThrow("was not found");
});
