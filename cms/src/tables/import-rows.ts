import { setImmediate as serveOthers } from "node:timers/promises";
import {
  createLocalReq,
  createOperation,
  updateByIDOperation,
  ValidationError,
  type CollectionSlug,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from "payload";
import { readField } from "../../../src/shared/domain/read-field";
import { recordAction } from "../audit/audit-hooks";
import { readCsv } from "../lib/csv";
import { listColumns, findWrongChoice, readCellValue, writeCellValue, type Column } from "./cells";
import { checkWholeTable } from "./check-whole-table";
import { refuseRow, type CheckedRow, type ImportResult } from "./row-result";
import { writeRows } from "./write-rows";
import { toSha256 } from "../../../src/shared/node/sha256";

/** Fields that identify the record of a line. */
export const IMPORT_KEYS: Partial<Record<CollectionSlug, string[]>> = {
  ipos: ["company"],
  "complaint-months": ["year", "month"],
  redirects: ["from"],
};

const MAX_ROWS = 5000;

/** Checks a file as saves do. Stores all lines unless one is refused or `isDryRun` (EDT-10). */
export async function importCsv(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
): Promise<ImportResult> {
  const toProblem = (problem: string) => ({ rows: [], problem, isDone: false });
  const [head, ...lines] = readCsv(csv);
  if (!head || lines.length === 0) return toProblem("The file has no lines below its headings.");
  if (lines.length > MAX_ROWS)
    return toProblem(`The file has ${lines.length} lines; import at most ${MAX_ROWS} at a time.`);
  const allColumns = listColumns(collection);
  const findColumn = (cell: string) =>
    allColumns.find(({ name, label }) =>
      [name, label].some((text) => text.toLowerCase() === cell.toLowerCase()),
    );
  const unknown = head.cells.filter((cell) => !findColumn(cell));
  if (unknown.length > 0)
    return toProblem(
      `There is no column “${unknown.join("” or “")}”. Download the template for the headings.`,
    );
  const columns = head.cells.flatMap((cell) => findColumn(cell) ?? []);
  const keys = IMPORT_KEYS[collection.slug] ?? [];
  const missing = allColumns.filter(
    ({ name }) => keys.includes(name) && !columns.some((column) => column.name === name),
  );
  if (missing.length > 0)
    return toProblem(`The column “${missing[0]?.label}” is missing. Add it as in the template.`);

  const checked = await checkLines(req, collection, { keys, columns, lines });
  const isGood = checked.every(({ result }) => result.problems.length === 0);
  const rows = checked.map(({ result }) => result);
  if (!isGood || isDryRun) return { rows, problem: null, isDone: false };
  await writeRows(req, collection.slug, checked);
  await recordAction(req, {
    action: "imported",
    collection: collection.slug,
    details: describeImport(csv, checked),
  });
  return { rows, problem: null, isDone: true };
}

/** Returns evidence for the audit log: the file's hash, created records, old and new values. */
function describeImport(csv: string, checked: readonly CheckedRow[]): string {
  const rows = checked.filter(({ data }) => data !== null);
  return JSON.stringify({
    sha256: toSha256(csv),
    created: rows.filter(({ id }) => id === null).map(({ result }) => result.name),
    changed: rows.flatMap(({ id, stored, values, result }) =>
      id === null ? [] : [{ name: result.name, from: pickFrom(stored ?? {}, values), to: values }],
    ),
  });
}

const pickFrom = (from: object, like: object) =>
  Object.fromEntries(Object.keys(like).map((name) => [name, readField(from, name) ?? null]));

type Lines = { keys: string[]; columns: Column[]; lines: { line: number; cells: string[] }[] };

async function checkLines(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { keys, columns, lines }: Lines,
): Promise<CheckedRow[]> {
  const slug = collection.slug;
  const { docs } = await req.payload.find({ collection: slug, pagination: false, depth: 0 });
  const toKey = (values: object) =>
    keys
      .map((name) =>
        String(readField(values, name) ?? "")
          .trim()
          .toLowerCase(),
      )
      .join(" ");
  const byKey = new Map<string, (typeof docs)[number][]>();
  for (const doc of docs) byKey.set(toKey(doc), [...(byKey.get(toKey(doc)) ?? []), doc]);
  const linesByKey = new Map<string, number>();
  const context = { ...req.context, partOfChange: true };
  const checked: CheckedRow[] = [];
  for (const { line, cells } of lines) {
    await serveOthers();
    const values = Object.fromEntries(
      columns.map((column, index) => [column.name, readCellValue(column, cells[index] ?? "")]),
    );
    const key = toKey(values);
    const [stored = null, duplicate] = byKey.get(key) ?? [];
    const first = linesByKey.get(key);
    linesByKey.set(key, first ?? line);
    const changes = columns.filter(
      (column) =>
        stored === null ||
        writeCellValue(column, stored) !== writeCellValue(column, { ...stored, ...values }),
    );
    const row: CheckedRow = {
      result: {
        ...{ line, name: keys.map((name) => String(values[name] ?? "")).join(" "), problems: [] },
        outcome: stored === null ? "created" : changes.length === 0 ? "unchanged" : "changed",
        columns: changes.map(({ label }) => label),
      },
      ...{ id: stored === null ? null : Number(stored.id), values, data: null },
      stored: stored === null ? null : { ...stored },
    };
    checked.push(row);
    const label = columns.find(({ name }) => name === keys[0])?.label ?? "";
    if (cells.length > columns.length)
      refuseRow(row, "", `The line has ${cells.length} cells for ${columns.length} headings.`);
    else if (first !== undefined) refuseRow(row, label, `Line ${first} is about the same record.`);
    else if (duplicate) refuseRow(row, label, "Two records have this name. Edit them in the CMS.");
    for (const column of columns) {
      const reason = findWrongChoice(column, values[column.name]);
      if (reason !== null) refuseRow(row, column.label, reason);
    }
    if (["created", "changed"].includes(row.result.outcome))
      await checkRow(req, slug, row, { columns, context });
  }
  checkWholeTable(slug, docs, checked);
  return checked;
}

/** Thrown instead of a write when all checks have passed. */
class Passed extends Error {}

/** Saves a row like the form, except for the write itself. */
async function checkRow(
  req: PayloadRequest,
  slug: CollectionSlug,
  row: CheckedRow,
  { columns, context }: { columns: readonly Column[]; context: PayloadRequest["context"] },
): Promise<void> {
  const captureData = (args: { data: Record<string, unknown> }) => {
    row.data = args.data;
    return Promise.reject(new Passed());
  };
  const { i18n, headers } = req;
  const user = req.user ?? undefined;
  const db: Payload["db"] = Object.create(req.payload.db, {
    create: { value: captureData },
    updateOne: { value: captureData },
  });
  const payload: Payload = Object.create(req.payload, { db: { value: db } });
  try {
    const { id, values: data } = row;
    const localReq = await createLocalReq({ user, context, req: { i18n, headers } }, payload);
    Object.defineProperty(localReq, "payload", {
      get: () => payload,
      set() {
        // Payload's calls with this request, such as a hook's find, set the one that writes.
      },
    });
    const options = {
      ...{ collection: payload.collections[slug], data, depth: 0, overrideAccess: false },
      ...{ req: localReq, disableTransaction: true },
    };
    if (id === null) await createOperation(options);
    else await updateByIDOperation({ ...options, id });
  } catch (error) {
    if (error instanceof Passed) return;
    if (!(error instanceof ValidationError)) {
      refuseRow(row, "", error instanceof Error ? error.message : String(error));
      return;
    }
    for (const { path, message } of error.data.errors)
      refuseRow(row, columns.find(({ name }) => name === path)?.label ?? path, message);
  }
}
