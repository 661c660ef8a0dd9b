import { createHash } from "node:crypto";
import { BUILT, type BuiltCollection } from "../publishing/built";
import { json, type Handler, type Route } from "./route";
import type { Store } from "./store";

/**
 * A mark of what is built into pages. Every change moves a record's date or the number of records:
 * one small query each, however many posts there are.
 */
export async function contentVersionOf(store: Store) {
  const marks = await Promise.all(BUILT.map((collection) => mark(store, collection)));
  const text = marks.map(({ count, latest }) => `${count}@${latest}`).join("|");
  const [posts, categories, employees] = marks.map(({ count }) => count);
  return {
    version: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    posts,
    categories,
    employees,
  };
}

const version: Handler = async (_request, store) => json(await contentVersionOf(store));

export const contentVersion: Route[] = [
  { method: "GET", path: "/api/content-version", handle: version },
];

async function mark(store: Store, collection: BuiltCollection) {
  const { docs, totalDocs } = await store.list(collection, {
    sort: ["-updatedAt"],
    limit: 1,
    select: { updatedAt: true },
  });
  return { count: totalDocs, latest: docs[0]?.updatedAt ?? "" };
}
