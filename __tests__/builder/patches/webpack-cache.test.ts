import { keepCacheByVersion } from "../../../builder/patches/webpack-cache";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

const inFolder = createTestFolder();

test("TRU-18 webpack's cache is valid while compilers, schemas and shown claims are the same", async () => {
  const [lock, node] = ["package-lock.json", "builder/webpack.ts"];
  const [schema, page] = ["src/features/faq/text.schema.ts", "src/pages/index.tsx"];
  const createVersion = async (files: Record<string, string>, claims = "shown") => {
    await writeFiles(inFolder(), files);
    const cache = { type: "filesystem" as const, version: "" };
    keepCacheByVersion({ cache }, claims, inFolder());
    return cache.version;
  };
  const first = await createVersion({ [lock]: "1", [node]: "1", [schema]: "1" });
  expect(await createVersion({ [page]: "1" })).toBe(first);
  const versions = [first];
  for (const name of [lock, node, schema]) versions.push(await createVersion({ [name]: "2" }));
  expect(new Set(versions).size).toBe(4);
  const before = await createVersion({});
  expect(await createVersion({}, "hidden")).not.toBe(before);
  expect(() => keepCacheByVersion({ cache: true }, "", inFolder())).toThrow("was not found");
});
