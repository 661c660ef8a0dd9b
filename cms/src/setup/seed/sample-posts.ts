import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { createOnce } from "./create-once";
import { formatLongDate } from "../../../../src/shared/domain/dates";
import type { PictureId, SeedPicture } from "./pictures";
import type { MoveDate } from "./sample-dates";
import { readPost, type SamplePost } from "./read-post";
import { loadEditorConfig, toRichText } from "./rich-text";

/** Reads all posts of the folder. Throws for the first unreadable one. */
export async function readPosts(folder: string, moveDate: MoveDate): Promise<SamplePost[]> {
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
export function listPostPictures(post: SamplePost): SeedPicture[] {
  const inBody = post.parts.filter((part) => "file" in part);
  return [{ file: post.thumbnail, alt: post.thumbnailAlt }, ...inBody];
}

/** Creates missing posts and returns their number. Throws an error for an unknown category. */
export async function seedPosts(
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
