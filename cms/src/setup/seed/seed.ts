import path from "node:path";
import type { Payload } from "payload";
import { findRepositoryRoot } from "../../environment";
import { createMoveDate, type MoveDate } from "./sample-dates";
import { seedPictures, type PictureId, type SeedPicture } from "./pictures";
import { listRecordPictures, readRecords, seedRecords } from "./sample-records";
import fs from "node:fs/promises";
import { createOnce } from "./create-once";
import { formatLongDate } from "../../../../src/shared/domain/dates";
import { readPost, type SamplePost } from "./read-post";
import { loadEditorConfig, toRichText } from "./rich-text";

/** Reads all posts of the folder. Throws for the first unreadable one. */
async function readPosts(folder: string, moveDate: MoveDate): Promise<SamplePost[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) => {
      const source = await fs.readFile(path.join(folder, name), "utf8");
      // Days in braces move with the sample issues that have them.
      const text = source.replace(/\{(\d{4}-\d\d-\d\d)\}/g, (_, day: string) =>
        String(formatLongDate(moveDate(day))),
      );
      const post = readPost(name, text);
      return { ...post, date: moveDate(post.date), revisedAt: moveDate(post.revisedAt) };
    }),
  );
}

/** Lists a post's thumbnail and the pictures in its body. */
function listPostPictures(post: SamplePost): SeedPicture[] {
  const inBody = post.parts.filter((part) => "file" in part);
  return [{ file: post.thumbnail, alt: post.thumbnailAlt }, ...inBody];
}

/** Creates missing posts and returns their number. Throws an error for an unknown category. */
async function seedPosts(
  payload: Payload,
  posts: SamplePost[],
  getMediaId: PictureId,
): Promise<number> {
  const config = await loadEditorConfig(payload);
  const categories = await payload.find({ collection: "categories", pagination: false });
  let newCount = 0;
  for (const { title, slug, author, ...post } of posts) {
    const category = categories.docs.find(({ name }) => name === post.category);
    if (!category) throw new Error(`${slug}.md: there is no category "${post.category}".`);
    const { isNew } = await createOnce(payload, {
      collection: "posts",
      keys: ["slug"],
      data: {
        title,
        slug,
        author,
        date: toNoon(post.date),
        kind: post.kind,
        securities: post.securities,
        holding: post.holding,
        ...(post.revisedAt && {
          revisedAt: toNoon(post.revisedAt),
          revisionNote: post.revisionNote,
        }),
        meta: {
          title: post.metaTitle,
          description: post.metaDescription,
          image: post.metaImage && getMediaId(post.metaImage),
        },
        category: category.id,
        thumbnail: getMediaId(post.thumbnail),
        content: toRichText(post.parts, config, getMediaId),
        _status: "published",
      },
    });
    if (isNew) newCount += 1;
  }
  return newCount;
}

/** Noon UTC is the same day in India and Europe. */
const toNoon = (day: string) => `${day}T12:00:00.000Z`;

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
