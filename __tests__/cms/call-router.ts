import { router } from "../../cms/src/public-api/router";
import type { Store } from "../../cms/src/public-api/store";

export const SITE = "https://site.example";

/** Calls a router whose API SITE may read. Returns the response and the reported errors. */
export async function callRouter(store: Store, path: string, init: RequestInit = {}) {
  const errors: unknown[] = [];
  const response = await router.fetch(new Request(`http://cms.example${path}`, init), {
    openStore: async () => store,
    getEnquiryDeps: async () => {
      throw new Error("This router stores no enquiries.");
    },
    siteOrigins: [SITE],
    onError: (error) => errors.push(error),
  });
  return { response, errors };
}
