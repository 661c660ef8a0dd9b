import { contentVersionEndpoint, joinVersion } from "../../../src/shared/contract/content-version";
import { BUILT_COLLECTIONS, type BuiltCollection } from "../lib/built-collections";
import { createRoute } from "./route";
import type { Store } from "./store";
import { toShortHash } from "../../../src/shared/node/sha256";

/** Returns counts and a version that changes with each record, at midnight and when an issue closes. */
export async function computeContentVersion(store: Store) {
  const summaries = await Promise.all(BUILT_COLLECTIONS.map((slug) => readSummary(store, slug)));
  const text = summaries.map(({ count, latest }) => `${count}@${latest}`).join("|");
  const records = toShortHash(text);
  const [posts, categories, employees] = summaries.map(({ count }) => count);
  const { today, time = today } = store;
  const where = { closingDate: { greater_than_equal: today, less_than: `${today}T23:59` } };
  const closing = time === today ? null : await store.list("ipos", { where, sort: [], limit: 1 });
  const day = closing && closing.totalDocs > 0 ? time : today;
  return { version: joinVersion(day, records), posts, categories, employees };
}

export const contentVersion = createRoute(contentVersionEndpoint, computeContentVersion);

async function readSummary(store: Store, collection: BuiltCollection) {
  const { docs, totalDocs } = await store.list(collection, {
    sort: ["-updatedAt"],
    limit: 1,
    select: { updatedAt: true },
  });
  return { count: totalDocs, latest: docs[0]?.updatedAt ?? "" };
}
