import type { PayloadRequest } from "payload";
import { toIndianDay } from "../../../../src/shared/domain/dates";
import { readField } from "../../../../src/shared/domain/read-field";
import { toSha256 } from "../../../../src/shared/node/sha256";
import type { Post } from "../../payload-types";
import { renderWithIds } from "../html/content-to-html";

/** Returns a hash of the content that readers see. Slug, category and related posts are excluded (EDT-07). */
export async function hashPost(post: Partial<Post>, req: PayloadRequest): Promise<string> {
  const { title, author, content, meta, kind, securities, holding, revisionNote } = post;
  const texts = [title, author, meta?.title, meta?.description, kind, holding, revisionNote];
  const days = [post.date, post.revisedAt, post.priceDataAsOf];
  return toSha256(
    JSON.stringify([
      ...texts.map((text) => text || null),
      ...days.map((day) => toIndianDay(day ?? null)),
      securities ?? [],
      await renderWithIds(content, req),
      await describePictures([post.thumbnail, meta?.image], req),
    ]),
  );
}

/** File names contain a hash of the content, so the name of a replaced picture changes. */
export async function describePictures(
  pictures: unknown[],
  req: PayloadRequest,
): Promise<string[]> {
  // Responses contain whole records where the database has their ids.
  const ids = pictures.map((picture) => Number(readField(picture, "id") ?? picture ?? 0));
  if (!ids.some(Boolean)) return [];
  const { docs } = await req.payload.find({
    collection: "media",
    where: { id: { in: ids } },
    select: { filename: true, alt: true },
    pagination: false,
    depth: 0,
    req: { transactionID: req.transactionID },
  });
  const names = new Map(docs.map(({ id, filename, alt }) => [id, `${filename} ${alt}`]));
  return ids.map((id) => names.get(id) ?? "");
}
