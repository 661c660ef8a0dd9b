import path from "node:path";
import type { Payload } from "payload";
import { findRepositoryRoot } from "../../environment";
import { createMoveDate } from "./sample-dates";
import { seedPictures } from "./pictures";
import { listPostPictures, readPosts, seedPosts } from "./sample-posts";
import { listRecordPictures, readRecords, seedRecords } from "./sample-records";

/** Key in Payload's key-value table: "under-way", then "done". Deleted samples stay deleted. */
const STATE = "seed";

const SKIPPED =
  "skipped: the database is empty, but DATA_DIR/releases contains a live site. Restore the database from its backup; to start over with samples, move DATA_DIR/releases away and start again";

/** Adds or completes the samples of a new database. Returns a summary; throws for a bad file. */
export async function seedContent(
  payload: Payload,
  today: string,
  { isLive = false, folder = path.join(findRepositoryRoot(), "cms/src/setup/seed") } = {},
): Promise<string> {
  const state = await payload.kv.get<"under-way" | "done">(STATE);
  const { totalDocs: existing } = await payload.count({ collection: "posts", trash: true });
  if (state === "done" || (state === null && existing > 0)) return "nothing new";
  // A live site whose database was lost gets no samples.
  if (isLive) return SKIPPED;

  const { records, posts, pictures } = await readSamples(folder, today);
  await payload.kv.set(STATE, "under-way");
  const { newCount: pictureCount, getMediaId } = await seedPictures(payload, folder, pictures);
  const recordCount = await seedRecords(payload, records, getMediaId);
  const postCount = await seedPosts(payload, posts, getMediaId);
  await payload.kv.set(STATE, "done");
  return `${pictureCount} pictures, ${recordCount} records, ${postCount} posts`;
}

/** Reads the samples with dates near `today` and the pictures that they show. */
export async function readSamples(folder: string, today: string) {
  const moveDate = createMoveDate(today);
  const records = await readRecords(path.join(folder, "data"), moveDate);
  const posts = await readPosts(path.join(folder, "posts"), moveDate);
  const pictures = [...listRecordPictures(records), ...posts.flatMap(listPostPictures)];
  return { records, posts, pictures };
}
