import { createHash } from "node:crypto";
import { json, type Handler, type Route } from "./route";
import type { Store } from "./store";

const BUILT = ["posts", "categories", "employees"] as const;

/**
 * A mark of what is built into pages. Every change moves a record's date or the number of records:
 * one small query each, however many posts there are.
 */
const version: Handler = async (_request, store) => {
  const marks = await Promise.all(BUILT.map((collection) => mark(store, collection)));
  const text = marks.map(({ count, latest }) => `${count}@${latest}`).join("|");
  const [posts, categories, employees] = marks.map(({ count }) => count);
  return json({
    version: createHash("sha256").update(text).digest("base64url").slice(0, 16),
    posts,
    categories,
    employees,
  });
};

export const contentVersion: Route[] = [
  { method: "GET", path: "/api/content-version", handle: version },
];

async function mark(store: Store, collection: (typeof BUILT)[number]) {
  const { docs, totalDocs } = await store.list(collection, {
    sort: ["-updatedAt"],
    limit: 1,
    select: { updatedAt: true },
  });
  return { count: totalDocs, latest: docs[0]?.updatedAt ?? "" };
}
