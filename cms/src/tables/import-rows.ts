import { setImmediate as serveOthers } from "node:timers/promises";
import {
  APIError,
  ValidationError,
  type CollectionSlug,
  type PayloadRequest,
  type RequestContext,
  type SanitizedCollectionConfig,
} from "payload";
import { toSha256 } from "../../../src/shared/node/sha256";
import { toPlainText } from "../../../src/shared/contract/plain-text";
import { readField } from "../../../src/shared/domain/read-field";
import { recordAction } from "../audit/audit-hooks";
import { markCounted } from "../complaints/month-figures";
import type { Environment } from "../environment";
import { squeeze } from "../audit/csv";
import { SKIP_AUDIT_CONTEXT } from "../lib/skip-audit-context";
import { getNoteName, readTypedValue } from "./typed-value";
import { createRedirectContext, normalizeAddresses } from "../posts/redirects/redirect-hooks";
import { UPDATE_CONTEXT } from "../records/trend-updates";
import { CHECK_CONTEXT, CheckedWrite } from "../storage/checked-writes";
import { listColumns, showCellValue, writeCellValue, type Column } from "./cells";
import { checkMonths, fillMonths } from "./complaint-rows";
import { readTable, type Table } from "./read-table";
import { refuseRow, type CheckedRow, type ImportResult } from "./row-result";
import { undoImport, writeRows } from "./write-rows";

/** Fields that identify the record of a line. */
export const IMPORT_KEYS: Partial<Record<CollectionSlug, string[]>> = {
  ipos: ["company"],
  "complaint-months": ["year", "month"],
  redirects: ["from"],
};

type ImportSettings = Pick<Environment, "dataDir" | "publishing" | "siteUrl">;
type Import = {
  req: PayloadRequest;
  collection: SanitizedCollectionConfig;
  keys: string[];
  columns: Column[];
  settings: ImportSettings;
};

/** `shownHash` is of the rows that the person has seen. */
type ImportCall = { csv: string; isDryRun: boolean; shownHash?: unknown };

const CHANGED_SINCE =
  "Records were changed since this file was checked. Nothing is saved: check the lines again.";

let isImporting = false;

/** Checks a file as saves do. Stores all lines unless one is refused or `isDryRun` (EDT-10). */
export async function importCsv(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  call: ImportCall,
  settings: ImportSettings,
): Promise<ImportResult> {
  if (isImporting) throw new APIError("Another import is running: try again.", 409, null, true);
  isImporting = true;
  try {
    // An earlier import may not have been undone, for example on a full disk.
    await undoImport(req.payload, settings);
    return await importLines(req, collection, call, settings);
  } finally {
    isImporting = false;
  }
}

async function importLines(
  req: PayloadRequest,
  collection: SanitizedCollectionConfig,
  { csv, isDryRun, shownHash }: ImportCall,
  settings: ImportSettings,
): Promise<ImportResult> {
  const keys = IMPORT_KEYS[collection.slug] ?? [];
  const table = readTable(collection, keys, csv);
  if (typeof table === "string") return { rows: [], hash: "", problem: table, isDone: false };
  const context: Import = { req, collection, keys, settings, columns: table.columns };
  const checked = await checkRows(context, table);
  const rows = checked.map(({ result }) => result);
  const hash = toSha256(JSON.stringify(rows));
  if (isDryRun || rows.some(({ problems }) => problems.length > 0))
    return { rows, hash, problem: null, isDone: false };
  if (shownHash !== undefined && shownHash !== hash)
    return { rows, hash, problem: CHANGED_SINCE, isDone: false };
  const names = { collection: collection.slug, key: keys[0] ?? "", settings };
  await writeRows(req, names, checked, async () => {
    for (const { counted, data } of checked) if (counted && data) await markCounted(req, counted);
    await recordAction(req, {
      action: "imported",
      collection: collection.slug,
      details: describeImport(csv, checked),
    });
  });
  return { rows, hash, problem: null, isDone: true };
}

/** Returns evidence for the audit log: the file's hash, created records, old and new values. */
function describeImport(csv: string, checked: readonly CheckedRow[]): string {
  const rows = checked.filter(({ data }) => data !== null).map(({ result }) => result);
  const created = rows.filter(({ outcome }) => outcome === "created").map(({ name }) => name);
  const changed = rows
    .filter(({ outcome }) => outcome === "changed")
    .map(({ name, changes }) => ({ name, changes }));
  return JSON.stringify({ sha256: toSha256(csv), created, changed });
}

async function checkRows(context: Import, { rows }: Table): Promise<CheckedRow[]> {
  const { req, collection } = context;
  const { docs } = await req.payload.find({
    collection: collection.slug,
    ...{ pagination: false, depth: 0 },
  });
  const checked = findRecords(context, rows, docs);
  const isMonths = collection.slug === "complaint-months";
  const all = listColumns(collection);
  if (isMonths) fillMonths(checked, docs);
  const lines =
    collection.slug === "redirects"
      ? createRedirectContext(checked.map(({ values }) => values))
      : {};
  for (const row of checked) {
    await serveOthers();
    if (row.stored && listChanges(all, row.stored, row.values).length === 0) continue;
    await checkRow(context, row, lines);
  }
  if (isMonths) await checkMonths(req, checked);
  for (const row of checked) {
    await serveOthers();
    await describeRow(context, row);
  }
  return checked;
}

/** Reads the cells of each line and finds its record, by keys without regard to case and spaces. */
function findRecords(
  { collection, keys, columns, settings }: Import,
  rows: Table["rows"],
  docs: readonly object[],
): CheckedRow[] {
  const toKey = (values: object) =>
    keys.map((name) => toPlainText(String(readField(values, name) ?? "")).toLowerCase()).join(" ");
  const byKey = new Map<string, object[]>();
  for (const doc of docs) byKey.set(toKey(doc), [...(byKey.get(toKey(doc)) ?? []), doc]);
  const linesByKey = new Map<string, number>();
  return rows.map(({ line, texts, problem }) => {
    const cells = columns.map(({ field }, index) => readTypedValue(field, texts[index] ?? ""));
    const read = Object.fromEntries([
      ...columns.map(({ name }, index) => [name, cells[index]?.value ?? null]),
      ...columns.flatMap(({ field }, index) => {
        const note = cells[index]?.note ?? null;
        return note === null ? [] : [[getNoteName(field), note]];
      }),
    ]);
    const values =
      collection.slug === "redirects" ? normalizeAddresses(read, settings.siteUrl) : read;
    const key = toKey(values);
    const [stored, duplicate] = byKey.get(key) ?? [];
    const first = linesByKey.get(key);
    linesByKey.set(key, first ?? line);
    const row: CheckedRow = {
      result: {
        ...{ line, name: keys.map((name) => String(values[name] ?? "")).join(" ") },
        ...{ outcome: stored ? "unchanged" : "created", changes: [], problems: [] },
      },
      ...{ id: stored ? Number(readField(stored, "id")) : null, values, data: null },
      stored: stored ? { ...stored } : null,
    };
    const label = columns.find(({ name }) => name === keys[0])?.label ?? "";
    if (problem !== null) refuseRow(row, "", problem);
    if (first !== undefined) refuseRow(row, label, `Line ${first} is about the same record.`);
    if (duplicate) refuseRow(row, label, "Two records have this name. Edit them in the CMS.");
    columns.forEach((column, index) => {
      const reason = cells[index]?.problem;
      if (reason) refuseRow(row, column.label, reason);
    });
    return row;
  });
}

/** Returns the columns whose value differs from the stored one. */
function listChanges(columns: Column[], stored: object, values: object): Column[] {
  return columns.filter(
    (column) =>
      squeeze(writeCellValue(column, stored)) !==
      squeeze(writeCellValue(column, { ...stored, ...values })),
  );
}

/** Saves a row like the form, except for the write itself. */
async function checkRow(
  { req, collection, columns }: Import,
  row: CheckedRow,
  lines: RequestContext,
): Promise<void> {
  const { i18n, headers, user } = req;
  const options = {
    ...{ collection: collection.slug, depth: 0, overrideAccess: false, disableTransaction: true },
    ...{ user, req: { i18n, headers } },
    context: { ...SKIP_AUDIT_CONTEXT, ...UPDATE_CONTEXT, ...CHECK_CONTEXT, ...lines },
  };
  const { id, values } = row;
  try {
    if (id === null) await req.payload.create({ ...options, data: values as never });
    else await req.payload.update({ ...options, id, data: values });
  } catch (error) {
    if (error instanceof CheckedWrite) row.data = error.data;
    else if (error instanceof ValidationError)
      for (const { path, message } of error.data.errors) {
        const column = columns.find(({ name }) => name === path)?.label ?? path;
        const isNamed = row.result.problems.some((problem) => problem.column === column);
        if (!isNamed) refuseRow(row, column, message);
      }
    else refuseRow(row, "", error instanceof Error ? error.message : String(error));
  }
}

/** Says what a row would change, computed fields too, with its values as they would be stored. */
async function describeRow(context: Import, row: CheckedRow): Promise<void> {
  const after = { ...row.stored, ...row.values, ...row.data };
  const before = row.stored ?? {};
  const changes = listChanges(listColumns(context.collection), before, after);
  if (row.result.problems.length === 0 && row.stored)
    row.result.outcome = changes.length === 0 ? "unchanged" : "changed";
  if (row.result.outcome === "unchanged") row.data = null;
  const [from, to] = await Promise.all([
    addTitles(context, changes, before),
    addTitles(context, changes, after),
  ]);
  row.result.changes = changes.map((column) => ({
    column: column.label,
    from: showCellValue(column, from),
    to: showCellValue(column, to),
  }));
}

/** Returns values with records instead of their numbers, so that they are shown by title. */
async function addTitles({ req }: Import, columns: Column[], values: object): Promise<object> {
  const found = columns.map(async ({ field, name }) => {
    const id = readField(values, name);
    if (field.type !== "relationship" || typeof field.relationTo !== "string") return [];
    if (typeof id !== "number") return [];
    const doc = await req.payload.findByID({
      ...{ collection: field.relationTo, id, depth: 0, disableErrors: true },
    });
    return doc ? [[name, doc]] : [];
  });
  return { ...values, ...Object.fromEntries((await Promise.all(found)).flat()) };
}
