import { convertLexicalToHTML } from "@payloadcms/richtext-lexical/html";
import type { PayloadRequest } from "payload";
import { sanitiseHtml } from "../../../src/shared/html";
import { toPicture } from "../media/picture";
import type { Post } from "../payload-types";
import { htmlConverters, type Pictures } from "./converters";
import { uploadIds } from "./lexical-tree";

/** The rich text of a post as sanitised HTML; "" when there is none. Pictures are looked up. */
export async function contentToHtml(
  content: Post["content"],
  req: PayloadRequest,
): Promise<string> {
  if (!content) return "";
  const pictures = await findPictures(uploadIds(content.root), req);
  const html = convertLexicalToHTML({
    data: content,
    converters: htmlConverters(pictures),
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
  // Paths only: the prefix of MEDIA_URL is put before them when they are answered.
  return new Map(docs.map((media) => [media.id, toPicture(media, "")]));
}
