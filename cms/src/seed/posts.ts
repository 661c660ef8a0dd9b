import fs from "node:fs/promises";
import path from "node:path";
import type { Payload } from "payload";
import { SEED } from "./context";
import type { Ledger } from "./ledger";
import type { PictureId, SeedPicture } from "./pictures";
import { readPostFile, type PostFile } from "./post-file";
import { editorConfig, toRichText } from "./rich-text";

/** Reads every post of the folder; throws for the first that cannot be read. */
export async function readPosts(folder: string): Promise<PostFile[]> {
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith(".md")).sort();
  return Promise.all(
    names.map(async (name) =>
      readPostFile(name, await fs.readFile(path.join(folder, name), "utf8")),
    ),
  );
}

export function picturesOfPost(post: PostFile): SeedPicture[] {
  const inBody = post.parts.filter((part) => "file" in part);
  return [{ file: post.thumbnail, alt: post.thumbnailAlt }, ...inBody];
}

/** Publishes the posts that were not made before. Returns how many were made. */
export async function seedPosts(
  payload: Payload,
  ledger: Ledger,
  posts: PostFile[],
  pictureId: PictureId,
): Promise<number> {
  const waiting = posts.filter(({ slug }) => ledger.find(key(slug)) === null);
  if (waiting.length === 0) return 0;
  const config = await editorConfig(payload);
  let made = 0;
  for (const post of waiting) {
    const category = ledger.find(`categories/${post.category}`);
    if (category === null) {
      throw new Error(`${post.slug}.md: there is no category "${post.category}".`);
    }
    const isNew = await ledger.once(key(post.slug), () =>
      payload.create({
        context: SEED,
        collection: "posts",
        data: {
          title: post.title,
          slug: post.slug,
          author: post.author,
          date: `${post.date}T12:00:00.000Z`,
          category: Number(category),
          thumbnail: pictureId(post.thumbnail),
          content: toRichText(post.parts, config, pictureId),
          _status: "published",
        },
      }),
    );
    if (isNew) made += 1;
  }
  return made;
}

function key(slug: string): string {
  return `posts/${slug}`;
}
