import type { CollectionBeforeValidateHook, PayloadRequest } from "payload";
import { throwFieldError } from "../../lib/throw-field-error";
import { isKnownPath } from "./targets-endpoint";

/** Refuses a redirect target that does not exist (EDT-02), unless it is unchanged. */
async function checkTarget(
  [collection, field]: ["posts" | "redirects", string],
  { value, previous }: Record<"value" | "previous", unknown>,
  dataDir: string,
  req: PayloadRequest,
): Promise<void> {
  if (typeof value !== "string" || value === "" || value === previous) return;
  if ((await isKnownPath(value, dataDir, req)) !== false) return;
  throwFieldError(
    collection,
    field,
    `This site has no page ${value}. Use one that exists, such as /blogs/.`,
  );
}

/** Checks the target page of a redirect (EDT-02). */
export const checkRedirectTarget =
  (dataDir: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const values = { value: data?.page, previous: originalDoc?.page };
    await checkTarget(["redirects", "page"], values, dataDir, req);
    return data;
  };

/** Checks the page that an unpublished post redirects to (EDT-02). */
export const checkSuccessor =
  (dataDir: string): CollectionBeforeValidateHook =>
  async ({ data, originalDoc, req }) => {
    const values = { value: data?.successor, previous: originalDoc?.successor };
    await checkTarget(["posts", "successor"], values, dataDir, req);
    return data;
  };
