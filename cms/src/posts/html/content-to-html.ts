import type { PayloadRequest } from "payload";
import { sanitiseHtml } from "../../../../src/shared/domain/html";
import { encodePath, paths } from "../../../../src/shared/domain/paths";
import { createSegments } from "../../../../src/shared/domain/slug";
import { toPicture } from "../../media/picture";
import type { Post } from "../../payload-types";
import { toPostPath } from "../../lib/site-path";
import { renderNotes, renderNodes, type Pictures } from "./render-nodes";
import {
  isInternalLink,
  getLinkedId,
  type LinkedCollection,
  listReferencedIds,
  listNodes,
  readTypedAddress,
} from "./lexical-tree";

/** Empty paragraphs, which the editor needs after a block at the end. */
const EMPTY_END = /(?:<p><br\s*\/?><\/p>)+$/;

/** Returns a post's rich text as sanitised HTML, "" without text (PST-05). */
export async function renderContent(
  content: Post["content"],
  req: PayloadRequest,
): Promise<string> {
  const root = content?.root;
  const addresses = {
    posts: await findPosts(listReferencedIds(root, "posts"), req),
    categories: await findCategories(listReferencedIds(root, "categories"), req),
  };
  return render(content, req, (collection, id) => addresses[collection].get(id) ?? null);
}

/** Returns the same HTML with ids of linked records, whose addresses change without the text. */
export const renderWithIds = (content: Post["content"], req: PayloadRequest): Promise<string> =>
  render(content, req, (collection, id) => `/${collection}/${id}`);

async function render(
  content: Post["content"],
  req: PayloadRequest,
  findAddress: (collection: LinkedCollection, id: number) => string | null,
): Promise<string> {
  if (!content) return "";
  const pictures = await findPictures(listReferencedIds(content.root, "media"), req);
  const resolveAddress = (link: unknown) => {
    if (!isInternalLink(link)) return readTypedAddress(link);
    const [post, category] = [getLinkedId(link, "posts"), getLinkedId(link, "categories")];
    if (post !== null) return findAddress("posts", post);
    return category === null ? null : findAddress("categories", category);
  };
  const notes: string[] = [];
  const html = renderNodes(listNodes(content.root), { pictures, resolveAddress, notes });
  return sanitiseHtml(html.replace(EMPTY_END, "") + renderNotes(notes));
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
  // Paths only, because responses add MEDIA_URL.
  return new Map(docs.map((media) => [media.id, toPicture(media, "")]));
}

type Addresses = Map<number, string>;

/** Returns the addresses of the published posts by id. */
async function findPosts(ids: number[], req: PayloadRequest): Promise<Addresses> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "posts",
    where: { id: { in: ids }, _status: { equals: "published" } },
    select: { slug: true },
    pagination: false,
    depth: 0,
    req,
  });
  return new Map(
    docs.flatMap(({ id, slug }) => (slug ? [[id, encodePath(toPostPath(slug))]] : [])),
  );
}

/** Returns the addresses of the categories by id. Each depends on all names. */
async function findCategories(ids: number[], req: PayloadRequest): Promise<Addresses> {
  if (ids.length === 0) return new Map();
  const { docs } = await req.payload.find({
    collection: "categories",
    pagination: false,
    depth: 0,
    req: { transactionID: req.transactionID },
  });
  const segments = createSegments(docs.map(({ id, name }) => ({ id: String(id), name })));
  return new Map(
    ids.flatMap((id) => {
      const segment = segments.get(String(id));
      return segment ? [[id, encodePath(paths.blogCategory(segment))]] : [];
    }),
  );
}
