import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { PayloadRequest } from "payload";
import { sanitiseHtml } from "../../../../src/shared/domain/html";
import { encodePath } from "../../../../src/shared/domain/paths";
import { toPicture } from "../../media/picture";
import type { Post } from "../../payload-types";
import { postPath } from "../../lib/site-path";
import { htmlConverters, type Pictures, type PostAddresses } from "./converters";
import { linkedPostIds, uploadIds } from "./lexical-tree";

/** Returns a post's rich text as sanitised HTML, "" without text. Looks up pictures and linked posts. */
export async function contentToHtml(
  content: Post["content"],
  req: PayloadRequest,
): Promise<string> {
  if (!content) return "";
  const pictures = await findPictures(uploadIds(content.root), req);
  const addresses = await findAddresses(linkedPostIds(content.root), req);
  const html = convertLexicalToHTML({
    data: content,
    converters: htmlConverters(pictures, addresses),
    disableContainer: true,
    disableIndent: true,
    disableTextAlign: true,
  });
  return sanitiseHtml(html);
}

async function findPictures(ids: number[], req: PayloadRequest): Promise<Pictures> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "media",
    where: { id: { in: ids } },
    pagination: false,
    depth: 0,
    req,
  });
  // Paths only, because responses add the prefix of MEDIA_URL.
  return new Map(docs.map((media) => [media.id, toPicture(media, "")]));
}

/** Returns the addresses of published posts; others have no page. */
async function findAddresses(ids: number[], req: PayloadRequest): Promise<PostAddresses> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "posts",
    where: { id: { in: ids }, _status: { equals: "published" } },
    select: { slug: true },
    pagination: false,
    depth: 0,
    req,
  });
  return new Map(docs.flatMap(({ id, slug }) => (slug ? [[id, encodePath(postPath(slug))]] : [])));
}
