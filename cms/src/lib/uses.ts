import type { CollectionSlug, Endpoint, Field, PayloadRequest, Where } from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import type { Post } from "../payload-types";
import { getRole } from "./access";
import { createSignInReply } from "./reply";

type PostUse = Use & Pick<Post, "author">;

const MAX_NAMED = 10;

/** A record that uses another one. */
export type Use = { collection: string; id: number; title: string };
export type FindUses = (id: number, req: PayloadRequest) => Promise<Use[]>;

/** Returns the titles of the first ten uses, in quotation marks, and the number of others. */
export function nameUses(uses: Use[]): string {
  const names = uses.slice(0, MAX_NAMED).map(({ title }) => `“${title}”`);
  const rest = uses.length - names.length;
  return names.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}

/** Returns the posts whose published version or newest draft matches, including the trash. */
export async function findPosts(where: Where, req: PayloadRequest): Promise<PostUse[]> {
  const uses = new Map<number, PostUse>();
  for (const draft of [false, true]) {
    const { docs } = await req.payload.find({
      ...({ collection: "posts", trash: true, pagination: false, depth: 0 } as const),
      where,
      draft,
      select: { title: true, author: true },
      req: { transactionID: req.transactionID },
    });
    docs.forEach(({ id, title, author }) =>
      uses.set(id, { collection: "posts", id, title: title || "Untitled", author }),
    );
  }
  return [...uses.values()];
}

/** Converts a record of any collection to a use. */
export function toUse(collection: CollectionSlug, title: string | undefined, doc: unknown): Use {
  const id = Number(readField(doc, "id"));
  return { collection, id, title: String(readField(doc, title ?? "id") || "Untitled") };
}

/** GET /cms/api/{collection}/:id/uses: where a record is used, for staff (EDT-11). */
export const createUsesEndpoint = (findUses: FindUses): Omit<Endpoint, "root"> => ({
  path: "/:id/uses",
  method: "get",
  handler: async (req) => {
    if (getRole(req.user) === null) return createSignInReply();
    const uses = await findUses(Number(req.routeParams?.id), req);
    return Response.json(uses, { headers: { "cache-control": "no-store" } });
  },
});

/** Shows links to the uses of a record next to it (EDT-11). */
export const usesField: Field = {
  name: "uses",
  label: "Used in",
  type: "ui",
  admin: {
    position: "sidebar",
    disableBulkEdit: true,
    components: { Field: "/admin/uses/uses-panel#UsesPanel" },
  },
};
