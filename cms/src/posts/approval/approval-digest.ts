import type { PayloadRequest } from "payload";
import { isObject } from "../../../../src/shared/contract/response";
import { toIndianDay } from "../../../../src/shared/domain/dates";
import { listUploadIds } from "../html/lexical-tree";
import type { Post } from "../../payload-types";
import { toSha256 } from "../../../../src/shared/node/sha256";

/** Keys of the editor's nodes that readers do not see. */
const INVISIBLE_KEYS = new Set("direction version textFormat textStyle id mode detail".split(" "));

/** Returns a hash of a post and its pictures, not of slug, category or related posts (EDT-07). */
export async function hashPost(post: Partial<Post>, req: PayloadRequest): Promise<string> {
  const { title, author, content, meta, kind, securities, holding, revisionNote } = post;
  const days = [post.date, post.revisedAt, post.priceDataAsOf].map((day) =>
    toIndianDay(day ?? null),
  );
  const pictures = [post.thumbnail, meta?.image].map(toId);
  const visible = [
    ...[title, author, meta?.title, meta?.description, kind, holding, revisionNote],
    ...[securities, days, content?.root],
    await findFilenames([...pictures, ...listUploadIds(content?.root)], req),
  ];
  return toSha256(JSON.stringify(toCanonical(visible)));
}

const toId = (value: unknown) => (isObject(value) ? value.id : value);

/** File names contain a hash of the content, so the name of a replaced picture changes. */
async function findFilenames(ids: unknown[], req: PayloadRequest): Promise<string[]> {
  const recordIds = ids.filter((id) => typeof id === "number");
  if (recordIds.length === 0) return [];
  const { docs } = await req.payload.find({
    collection: "media",
    where: { id: { in: recordIds } },
    select: { filename: true, alt: true },
    pagination: false,
    depth: 0,
    req: { transactionID: req.transactionID },
  });
  const names = new Map(docs.map(({ id, filename, alt }) => [id, `${filename} ${alt}`]));
  return ids.map((id) => names.get(Number(id)) ?? "");
}

/** Returns equal values for equal content, because PostgreSQL reorders keys. */
function toCanonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(toCanonical);
  if (!isObject(value)) return value === "" ? null : (value ?? null);
  // Responses contain whole records where the database has their ids.
  if ("id" in value && "updatedAt" in value) return value.id;
  const entries = Object.entries(value).filter(([key]) => !INVISIBLE_KEYS.has(key));
  return entries
    .map(([key, item]) => [key, toCanonical(item)] as const)
    .filter(([, item]) => item !== null)
    .sort(([left], [right]) => (left < right ? -1 : 1));
}
