import type {
  CollectionConfig,
  CollectionSlug,
  Endpoint,
  PayloadRequest,
  Plugin,
  Where,
} from "payload";
import { mapCollections } from "../lib/map-collections";
import { writeCsv } from "../audit/csv";
import { createReply, createSignInReply } from "../lib/reply";
import { recordAction } from "../audit/audit-hooks";
import type { Environment } from "../environment";
import { listColumns, writeCellValue } from "./cells";
import { IMPORT_KEYS, importCsv } from "./import-rows";
import { queueUpdate } from "./write-rows";

/** Lists that can be exported; those of IMPORT_KEYS can be imported too. */
const EXPORTED = ["ipos", "redirects", "enquiries", "complaint-months", "complaint-years"];

/** Adds CSV files to lists (EDT-10): GET …/export and …/template, POST …/import. */
export const createTablesPlugin = (environment: Environment): Plugin =>
  mapCollections((config) => {
    if (!EXPORTED.includes(config.slug)) return config;
    const canImport = config.slug in IMPORT_KEYS;
    const endpoints = canImport ? [templateEndpoint, createImport(config.slug, environment)] : [];
    const tools = {
      path: "/admin/table-tools#TableTools",
      clientProps: { slug: config.slug, canImport },
    };
    return {
      ...config,
      endpoints: [...(config.endpoints || []), createExport(config), ...endpoints],
      admin: {
        ...config.admin,
        components: {
          ...config.admin?.components,
          beforeListTable: [...(config.admin?.components?.beforeListTable ?? []), tools],
        },
      },
    };
  });

const findCollection = ({ payload, pathname }: PayloadRequest) => {
  const slug = (pathname ?? "").split("/").at(-2) as CollectionSlug;
  return payload.collections[slug].config;
};

const createFile = (name: string, csv: string) =>
  // The byte order mark makes spreadsheets read UTF-8.
  new Response(`\uFEFF${csv}`, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}.csv"`,
      "cache-control": "no-store",
    },
  });

const templateEndpoint: Omit<Endpoint, "root"> = {
  path: "/template",
  method: "get",
  handler: async (req) => {
    if (req.user === null) return createSignInReply();
    const config = findCollection(req);
    return createFile(
      `${config.slug}-template`,
      writeCsv([listColumns(config).map(({ label }) => label)]),
    );
  },
};

/** Exports the filtered list with the caller's rights. Each export is a line of the audit log. */
const createExport = ({ slug }: CollectionConfig): Omit<Endpoint, "root"> => ({
  path: "/export",
  method: "get",
  handler: async (req) => {
    const { payload, query, user } = req;
    if (user === null) return createSignInReply();
    const config = findCollection(req);
    const { docs } = await payload.find({
      collection: slug as CollectionSlug,
      ...{ where: (query.where ?? {}) as Where, pagination: false, depth: 1 },
      ...{ overrideAccess: false, user, sort: config.defaultSort ?? "id" },
    });
    const columns = listColumns(config);
    const rows = docs.map((doc) => columns.map((column) => writeCellValue(column, doc)));
    const details = `Records: ${docs.length}`;
    await recordAction(req, { action: "exported", collection: slug, details });
    return createFile(slug, writeCsv([columns.map(({ label }) => label), ...rows]));
  },
});

const createImport = (slug: string, environment: Environment): Omit<Endpoint, "root"> => ({
  path: "/import",
  method: "post",
  handler: async (req) => {
    const config = findCollection(req);
    if (req.user === null) return createSignInReply();
    if (!(await config.access.create({ req })))
      return createReply(403, "Your role may not import into this list.");
    const { csv, dryRun, hash } = { csv: undefined, dryRun: true, hash: undefined, ...req.data };
    if (typeof csv !== "string") return createReply(400, '"csv" must be the text of the file.');
    const call = { csv, isDryRun: dryRun !== false, shownHash: hash };
    const result = await importCsv(req, config, call, environment);
    if (result.isDone) await queueUpdate(req.payload, environment, slug);
    return Response.json(result, { status: result.problem ? 400 : 200 });
  },
});
