import {
  addDataAndFileToRequest,
  APIError,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
} from "payload";
import { isObject } from "../../../src/shared/contract/response";
import { readField } from "../../../src/shared/domain/read-field";
import { freeDiskReserve, requireDiskSpace } from "../lib/disk-full";

/** Each node of a rich text takes two levels. */
const MAX_LEVELS = 200;
const MAX_NUMBER = 1_000_000;
const SAVE_PATHS = ["/", "/:id", "/:id/duplicate"];

/**
 * Checks numbers and bodies of REST calls (API-09), and the space on the disk of `dataDir`
 * (ACC-08). Payload and the database refuse other mistakes (error-responses.ts).
 */
export function checkRequests(config: SanitizedConfig, dataDir: string): SanitizedConfig {
  const checkAll = <Item extends Omit<Endpoint, "root">>(endpoints: Item[] | false, slug = "") =>
    // Payload returns 501 for `endpoints: false`, and 500 for mailed links, which nobody gets.
    (endpoints || []).flatMap((endpoint) => {
      const { handler, method, path } = endpoint;
      if (path.startsWith("/verify")) return [];
      const hasBody = method === "post" || method === "patch";
      const canSave = hasBody && slug !== "" && slug !== "users" && SAVE_PATHS.includes(path);
      const checkedHandler = async (req: PayloadRequest) => {
        for (const name of ["limit", "page", "depth"]) checkNumber(name, req.query[name]);
        const changesMany = path === "/" && slug !== "" && ["patch", "delete"].includes(method);
        req.query.where = readWhere(req.query.where, changesMany);
        if (hasBody) await checkContent(req);
        if (canSave && !readField(req.data, "deletedAt")) await requireDiskSpace(dataDir);
        else if (method !== "get") await freeDiskReserve(dataDir);
        return handler(req);
      };
      return { ...endpoint, handler: checkedHandler };
    });
  return {
    ...config,
    endpoints: checkAll(config.endpoints),
    globals: config.globals.map((item) => ({
      ...item,
      endpoints: checkAll(item.endpoints, item.slug),
    })),
    collections: config.collections.map((item) => ({
      ...item,
      endpoints: checkAll(item.endpoints, item.slug),
    })),
  };
}

function checkNumber(name: string, value: unknown): void {
  const text = String(value ?? "");
  if (/^\d{0,7}$/.test(text) && Number(text) <= MAX_NUMBER) return;
  throw400(`“${name}” must be a whole number from 0 to ${MAX_NUMBER}.`);
}

/** Reads `where`. Payload takes a condition that it cannot read for none, and so all records. */
function readWhere(value: unknown, changesMany: boolean): unknown {
  const where = typeof value === "string" && value !== "" ? parseWhere(value) : value;
  const isEmpty = !where || (isObject(where) && Object.keys(where).length === 0);
  if (!isEmpty || changesMany) checkWhere(where, "where");
  return where;
}

function parseWhere(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return throw400("“where” is not valid JSON: correct it, or write where[field][operator]=….");
  }
}

/** Throws an APIError (400) for a level without conditions or of another form than Payload's. */
function checkWhere(where: unknown, place: string): void {
  const paths = isObject(where) ? Object.entries(where) : [];
  if (paths.length === 0) throw400(`“${place}” needs a condition: ${place}[field][operator]=….`);
  for (const [path, value] of paths) {
    const here = `${place}[${path}]`;
    if (/^(and|or)$/i.test(path)) {
      if (!Array.isArray(value) || value.length === 0)
        throw400(`“${here}” must be a list: ${here}[0][field][operator]=….`);
      value.forEach((item, index) => checkWhere(item, `${here}[${index}]`));
      continue;
    }
    const operators = isObject(value) ? Object.entries(value) : [];
    if (operators.length === 0) throw400(`“${here}” needs an operator: ${here}[equals]=….`);
    for (const [operator, item] of operators) {
      const isList = typeof item === "string" || Array.isArray(item);
      if (/^(all|in|not_in)$/.test(operator) && (!isList || item.length === 0))
        throw400(`“${here}[${operator}]” needs a list, such as ${here}[${operator}]=1,2.`);
    }
  }
}

async function checkContent(req: PayloadRequest): Promise<void> {
  const [type = ""] = (req.headers.get("content-type") ?? "").split(";");
  const isSent =
    Number(req.headers.get("content-length")) > 0 || req.headers.has("transfer-encoding");
  if (isSent && type !== "application/json" && !type.startsWith("multipart/"))
    throw new APIError(
      `The body must have the Content-Type application/json or multipart/form-data, not “${type}”.`,
      415,
    );
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
  const reason = error instanceof Error ? error.message : String(error);
  throw400(
    `The form cannot be read (${reason}). Send multipart/form-data, with JSON in _payload and names of files without control characters such as NUL.`,
  );
}

/** Throws an APIError (400) for a body that is not an object, nests too deeply or has a NUL. */
function checkBody(body: unknown): void {
  if (!isObject(body)) throw400('The body must be a JSON object, such as {"title": "A title"}.');
  const rest: { value: unknown; path: string[] }[] = [{ value: body, path: [] }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { value, path } = next;
    if (typeof value === "string" && value.includes("\0")) {
      throw400(
        `“${path.join(".")}” contains the character NUL (U+0000): remove it and save again.`,
      );
    }
    if (typeof value !== "object" || value === null) continue;
    if (path.length > MAX_LEVELS) {
      const start = path.slice(0, 6).join(".");
      throw400(
        `“${start}…” is nested more than ${MAX_LEVELS} levels deep: use fewer lists or quotes inside one another.`,
      );
    }
    for (const [key, item] of Object.entries(value))
      rest.push({ value: item, path: [...path, key] });
  }
}

function throw400(message: string): never {
  throw new APIError(message, 400);
}
