import type { Payload } from "payload";
import { seedContent } from "../../cms/src/setup/seed/seed";

// The seed with a CMS that stores records in memory.

jest.mock("../../cms/src/setup/seed/rich-text", () => ({
  loadEditorConfig: async () => null,
  toRichText: () => null,
}));

type Doc = Record<string, unknown> & { id: number };
type Query = { collection: string; where?: { and: Record<string, { equals: unknown }>[] } };

/** @param capacity number of records after which the CMS fails like a killed process */
function createCms(capacity = Infinity) {
  const docs: (Doc & { collection: string })[] = [];
  const kv = new Map<string, unknown>();
  const findDocs = ({ collection, where }: Query) =>
    docs.filter(
      (doc) =>
        doc.collection === collection &&
        (where?.and ?? []).every((each) =>
          Object.entries(each).every(([field, { equals }]) => doc[field] === equals),
        ),
    );
  const cms = {
    capacity,
    docs,
    collections: { media: { config: { upload: { disableLocalStorage: true } } } },
    count: async (query: Query) => ({ totalDocs: findDocs(query).length }),
    find: async (query: Query) => ({ docs: findDocs(query) }),
    create: async ({ collection, data }: { collection: string; data: object }) => {
      if (docs.length >= cms.capacity) throw new Error("killed");
      const doc = { ...data, id: docs.length + 1, collection };
      docs.push(doc);
      return doc;
    },
    kv: {
      get: async (key: string) => kv.get(key) ?? null,
      set: async (key: string, value: unknown) => void kv.set(key, value),
    },
  };
  return cms;
}

const runSeed = (cms: ReturnType<typeof createCms>) =>
  seedContent(cms as unknown as Payload, "2026-11-20");

jest.mock("sharp", () => () => {
  const image = { resize: () => image, png: () => image, toBuffer: async () => Buffer.alloc(1) };
  return image;
});

test("the seed fills an empty database once, and deleted records do not return", async () => {
  const cms = createCms();
  expect(await runSeed(cms)).toMatch(/^\d{2,3} pictures, \d{3} records, 39 posts$/);
  cms.docs.splice(0);
  expect(await runSeed(cms)).toBe("nothing new");
  expect(cms.docs).toEqual([]);
});

test("the seed leaves a database with a post unchanged", async () => {
  const cms = createCms();
  await cms.create({ collection: "posts", data: { slug: "an-editors-own" } });
  expect(await runSeed(cms)).toBe("nothing new");
  expect(cms.docs).toHaveLength(1);
});

test.each([100, 150, 240])("a seed that ended after %i records is completed", async (records) => {
  const whole = createCms();
  await runSeed(whole);
  const cms = createCms(records);
  await expect(runSeed(cms)).rejects.toThrow("killed");
  cms.capacity = Infinity;
  await runSeed(cms);
  const listNames = ({ docs }: typeof cms) =>
    docs.map((doc) => `${doc.collection} ${doc.slug ?? doc.alt ?? doc.name ?? doc.title}`).sort();
  expect(listNames(cms)).toEqual(listNames(whole));
  expect(await runSeed(cms)).toBe("nothing new");
});
