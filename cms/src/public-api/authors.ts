import { authorsEndpoint } from "../../../src/shared/contract/authors";
import { toIsoDay } from "../posts/post-record";
import { createRoute } from "./route";

const MAX_AUTHORS = 500;

export const authors = createRoute(authorsEndpoint, async (store) => {
  const { docs } = await store.list("authors", { sort: ["name", "id"], limit: MAX_AUTHORS });
  return {
    data: docs.map(({ id, name, slug, role, qualifications, profiles, interests, ...author }) => ({
      _id: String(id),
      name,
      slug: slug ?? "",
      role: role ?? null,
      qualifications: qualifications ?? null,
      nismNumber: author.nismNumber ?? null,
      nismValidUntil: toIsoDay(author.nismValidUntil),
      profileLinks: (profiles ?? []).map(({ label, url }) => ({ label, url })),
      statementOfInterests: interests ?? null,
      updatedAt: author.updatedAt,
    })),
  };
});
