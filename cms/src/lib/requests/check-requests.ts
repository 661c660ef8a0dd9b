import {
  addDataAndFileToRequest,
  APIError,
  buildVersionCollectionFields,
  type Endpoint,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from "payload";
import { readField } from "../../../../src/shared/domain/read-field";
import { freeDiskReserve, requireDiskSpace } from "../disk-full";
import { checkBody } from "./check-body";
import { checkQuery } from "./check-query";
import { checkValues } from "./check-values";
import { isRecordId } from "./record-id";

type Call = Omit<Endpoint, "root">;

type Checks = {
  slug: string;
  /** Fields that a query may name. */
  queried?: FlattenedField[];
  /** Fields that a body may contain. */
  saved?: FlattenedField[];
  hasId: boolean;
};

/**
 * Checks ids, query and body of REST calls, because wrong ones fail in the database (API-09), and
 * the space on the disk of `dataDir` (ACC-08).
 */
export function checkRequests(config: SanitizedConfig, dataDir: string): SanitizedConfig {
  const checkAll = <Item extends Call>(
    endpoints: Item[],
    getChecks: (endpoint: Item) => Checks,
  ): Item[] => endpoints.map((item) => checkEndpoint(item, getChecks(item), dataDir));
  return {
    ...config,
    endpoints: checkAll(config.endpoints, () => ({ slug: "", hasId: false })),
    globals: config.globals.map((item) => ({
      ...item,
      endpoints: checkAll(listUsable(item), ({ path }) => {
        const saved = path === "/" ? item.flattenedFields : undefined;
        return { slug: item.slug, saved, hasId: false };
      }),
    })),
    collections: config.collections.map((item) => ({
      ...item,
      endpoints: checkAll(listUsable(item), (endpoint) => chooseChecks(endpoint, item, config)),
    })),
  };
}

/** Removes endpoints that always fail: missing versions, mailed links, deletion of preferences. */
function listUsable<Item extends Call>(entity: { endpoints: Item[] | false; versions?: unknown }) {
  // For `endpoints: false` Payload returns 501 instead of 404.
  return (entity.endpoints || []).filter(
    ({ path, method }) =>
      !path.startsWith("/verify") &&
      !(path === "/:key" && method === "delete") &&
      (Boolean(entity.versions) || !path.startsWith("/versions")),
  );
}

const SAVE_PATHS = ["/", "/:id", "/:id/duplicate"];

function chooseChecks(
  { path }: Call,
  collection: SanitizedCollectionConfig,
  config: SanitizedConfig,
): Checks {
  const { flattenedFields: fields, slug, versions } = collection;
  const isVersions = path.startsWith("/versions") && versions;
  return {
    slug,
    queried: isVersions ? buildVersionCollectionFields(config, collection, true) : fields,
    saved: SAVE_PATHS.includes(path) ? fields : undefined,
    hasId: path.includes("/:id"),
  };
}

function checkEndpoint<Item extends Call>(endpoint: Item, checks: Checks, dataDir: string): Item {
  const { slug, queried, saved, hasId } = checks;
  const hasBody = endpoint.method === "post" || endpoint.method === "patch";
  return {
    ...endpoint,
    handler: async (req: PayloadRequest) => {
      const id = req.routeParams?.id;
      if (hasId && id !== undefined) checkId(id, slug);
      if (queried) checkQuery(req.query, queried, req.payload.collections);
      if (hasBody) await checkContent(req);
      if (hasBody && saved) checkValues(slug, saved, req.data);
      const isSave = hasBody && saved && slug !== "users" && !readField(req.data, "deletedAt");
      if (isSave) await requireDiskSpace(dataDir);
      else if (endpoint.method !== "get") await freeDiskReserve(dataDir);
      return endpoint.handler(req);
    },
  };
}

function checkId(id: unknown, slug: string): void {
  if (isRecordId(id)) return;
  const name = String(id).slice(0, 40);
  throw new APIError(
    `There is no record “${name}” in ${slug}: an id is a whole number, such as 12.`,
    404,
  );
}

async function checkContent(req: PayloadRequest): Promise<void> {
  const type = req.headers.get("content-type") ?? "";
  const length = Number(req.headers.get("content-length") ?? 0);
  if (length > 0 && !/^(application\/json|multipart\/)/i.test(type)) {
    throw new APIError(
      "Send the body as JSON, with the header content-type: application/json.",
      415,
    );
  }
  await addDataAndFileToRequest(req).catch(refuseUnreadable);
  // Otherwise the endpoint would read the body again.
  Object.defineProperty(req, "body", { value: null });
  req.data ??= {};
  checkBody(req.data);
}

/** Throws a 400 if the form's parser failed, for which Payload would return 500. */
function refuseUnreadable(error: unknown): never {
  const status = readField(error, "status");
  if (typeof status === "number" && status < 500) throw error;
  if (error instanceof SyntaxError) {
    throw new APIError("The _payload part of the form is not valid JSON: correct it.", 400);
  }
  const reason = error instanceof Error ? error.message : String(error);
  throw new APIError(
    `The form cannot be read (${reason}). Send multipart/form-data, with names of files without control characters such as NUL.`,
    400,
  );
}
