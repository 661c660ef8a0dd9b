import type { CollectionAdminOptions, Endpoint, PayloadRequest, LivePreviewConfig } from "payload";
import { getRole, isEditor } from "../../lib/access";
import type { Environment } from "../../environment";
import { makePreviewToken } from "./preview-token";
import { getNow } from "../../../../src/shared/domain/clock";

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
function findPreviewPost(req: PayloadRequest, id: number) {
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

const REUSE_MS = 30 * 60_000;

/** Returns Payload's live preview: the site's /preview/ in a frame, for editors (EDT-05). */
export function createLivePreview({
  siteUrl,
  secret,
  cmsOrigins,
}: Pick<Environment, "siteUrl" | "secret" | "cmsOrigins">): LivePreviewConfig {
  return {
    breakpoints: [
      { name: "phone", label: "Phone, 390 px", width: 390, height: 844 },
      { name: "desktop", label: "Desktop, 1280 px", width: 1280, height: 800 },
    ],
    // Payload calls this at each save, so a new token exists before the previous one expires.
    url: async ({ data, req }) => {
      const id: unknown = data.id;
      // A site that does not know the CMS's address refuses the frame.
      if (secret === null || cmsOrigins.length === 0 || typeof id !== "number") return null;
      const post = isEditor({ req }) ? await findPreviewPost(req, id) : null;
      if (post === null) return null;
      return `${siteUrl}${createLivePreviewPath(secret, post)}`;
    },
  };
}

/** Returns the same path for half an hour, because a new one reloads the frame. */
export function createLivePreviewPath(
  secret: string,
  post: { id: number; createdAt: string },
  now = getNow().getTime(),
): string {
  const issuedAt = now - ((now - Date.parse(post.createdAt)) % REUSE_MS);
  return `/preview/?at=${issuedAt}#${makePreviewToken(secret, post, issuedAt)}`;
}
