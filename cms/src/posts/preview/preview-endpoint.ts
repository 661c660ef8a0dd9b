import type { CollectionAdminOptions, Endpoint, PayloadRequest } from "payload";
import { getRole } from "../../lib/access";
import type { Environment } from "../../environment";
import { makePreviewToken } from "./preview-token";

type Settings = Pick<Environment, "siteUrl" | "secret">;

/** Returns GET …/:id/preview: a redirect with a token after "#", which browsers do not send. */
export function createPreview({ siteUrl, secret }: Settings): Omit<Endpoint, "root"> {
  return {
    path: "/:id/preview",
    method: "get",
    handler: async (req) => {
      if (secret === null || getRole(req.user) === null) {
        return createError(403, "Sign in to the CMS to see a preview.");
      }
      const id = String(req.routeParams?.id ?? "");
      const post = /^\d{1,15}$/.test(id) ? await findPreviewPost(req, Number(id)) : null;
      if (post === null) return createError(404, "This post does not exist. Reload the list.");
      const location = `${siteUrl}/preview/#${makePreviewToken(secret, post)}`;
      return new Response(null, {
        status: 302,
        headers: { location, "cache-control": "no-store" },
      });
    },
  };
}

/** Returns the data for a post's token; null if the user may not read the post. */
export function findPreviewPost(req: PayloadRequest, id: number) {
  return req.payload.findByID({
    collection: "posts",
    id,
    draft: true,
    depth: 0,
    select: { createdAt: true },
    disableErrors: true,
    overrideAccess: false,
    req,
  });
}

/** Returns the address of Payload's "Preview" button; null before the first save. */
export const toPreviewUrl: CollectionAdminOptions["preview"] = ({ id }) =>
  typeof id === "number" ? `/cms/api/posts/${id}/preview` : null;

function createError(status: 403 | 404, message: string): Response {
  return Response.json({ message }, { status, headers: { "cache-control": "no-store" } });
}
