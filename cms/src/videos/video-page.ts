import * as v from "valibot";

const ItemSchema = v.object({
  id: v.object({ videoId: v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/)) }),
  snippet: v.object({ title: v.string(), publishedAt: v.string() }),
});

const PageSchema = v.object({
  items: v.array(v.unknown()),
  nextPageToken: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,200}$/))),
});

export type VideoPage = { items: v.InferOutput<typeof ItemSchema>[]; nextPageToken?: string };

/** What the contract names of the third party's answer, and nothing else; null for another answer. */
export function videoPage(body: unknown): VideoPage | null {
  const page = v.safeParse(PageSchema, body);
  if (!page.success) return null;
  const { items, nextPageToken } = page.output;
  return {
    // Channels and playlists among the results have no video id.
    items: items.flatMap((item) => {
      const video = v.safeParse(ItemSchema, item);
      return video.success ? [video.output] : [];
    }),
    ...(nextPageToken === undefined ? {} : { nextPageToken }),
  };
}
