import type { Client, InValue, Row, Transaction } from "@libsql/client";
import type { Client as Postgres } from "pg";
import { findDifferences } from "../../src/shared/domain/differences";
import { UserFacingError } from "../process/user-facing-error";
import { toSha256 } from "../../src/shared/node/sha256";
import { parseUrl } from "../../src/shared/contract/address";

/** PostgreSQL's types by the names of a table's columns. */
type Columns = Map<string, string>;
type Values = Record<string, unknown>;

/** Count and hash of the rows of one table, equal in both databases. */
export type MovedTable = { table: string; records: number; sha256: string };

const MAX_BATCH_ROWS = 200;
/** Each database records its own migrations. */
const OWN_TABLES = ["payload_migrations"];

/** Copies all rows to empty tables in one transaction and compares hashes. Throws UserFacingError. */
export async function moveRows(source: Client, target: Postgres): Promise<MovedTable[]> {
  const from = await source.transaction("read");
  await target.query("BEGIN");
  try {
    const tables = await readTables(target);
    await compareTables(from, tables);
    await requireEmpty(target, [...tables.keys()]);
    // Foreign keys form cycles, so they are checked when they are added again.
    const foreignKeys = await dropForeignKeys(target);
    const results: MovedTable[] = [];
    for (const [table, columns] of tables)
      results.push(await moveTable(from, target, table, columns));
    for (const statement of foreignKeys) await target.query(statement);
    await target.query("COMMIT");
    return results;
  } catch (error) {
    // After a lost connection it fails too, and nothing is stored.
    await target.query("ROLLBACK").catch(() => undefined);
    throw error;
  } finally {
    from.close();
  }
}

const quoteName = (name: string) => `"${name.replaceAll('"', '""')}"`;

async function readTables(target: Postgres): Promise<Map<string, Columns>> {
  const { rows } = await target.query<{ table: string; column: string; type: string }>(
    `SELECT table_name AS table, column_name AS column, data_type AS type
       FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
      WHERE table_schema = current_schema() AND table_type = 'BASE TABLE'
      ORDER BY table_name, ordinal_position`,
  );
  const tables = new Map<string, Columns>();
  for (const { table, column, type } of rows.filter((row) => !OWN_TABLES.includes(row.table))) {
    tables.set(table, (tables.get(table) ?? new Map<string, string>()).set(column, type));
  }
  return tables;
}

async function compareTables(from: Transaction, tables: Map<string, Columns>): Promise<void> {
  const schema = await from.execute(
    `SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m JOIN pragma_table_info(m.name) c
      WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'`,
  );
  const source = schema.rows
    .filter((row) => !OWN_TABLES.includes(String(row.table)))
    .map((row) => [`${String(row.table)}.${String(row.column)}`, 1] as const);
  const expected = [...tables].flatMap(([table, columns]) =>
    [...columns.keys()].map((column) => [`${table}.${column}`, 1] as const),
  );
  const differences = findDifferences(Object.fromEntries(source), Object.fromEntries(expected));
  if (differences.length === 0) return;
  throw new UserFacingError(
    "The two databases have different versions: start the CMS once with this version, stop it and try again. These columns differ:",
    differences,
  );
}

async function requireEmpty(target: Postgres, tables: string[]): Promise<void> {
  for (const table of tables) {
    const { rowCount } = await target.query(`SELECT 1 FROM ${quoteName(table)} LIMIT 1`);
    if (!rowCount) continue;
    throw new UserFacingError(
      `The database of --to is not empty: its table ${table} holds records. Create a new database and pass its address with --to.`,
    );
  }
}

/** Returns the statements that add the foreign keys again. */
async function dropForeignKeys(target: Postgres): Promise<string[]> {
  const { rows } = await target.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
  );
  for (const { table, name } of rows) {
    await target.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoteName(name)}`);
  }
  return rows.map(
    ({ table, name, definition }) =>
      `ALTER TABLE ${table} ADD CONSTRAINT ${quoteName(name)} ${definition}`,
  );
}

async function moveTable(
  from: Transaction,
  target: Postgres,
  table: string,
  columns: Columns,
): Promise<MovedTable> {
  const names = [...columns.keys()].map(quoteName).join(", ");
  const insert = `INSERT INTO ${quoteName(table)} (${names})
    SELECT ${names} FROM json_populate_recordset(NULL::${quoteName(table)}, $1)`;
  const sent: string[] = [];
  for await (const rows of readRows(from, table, names)) {
    const values = rows.map((row) => toTyped(row, columns));
    await target.query(insert, [JSON.stringify(values)]);
    sent.push(...values.map((row) => hashRow(row, columns)));
  }
  const { rows } = await target.query<Values>(`SELECT ${names} FROM ${quoteName(table)}`);
  const stored = rows.map((row) => hashRow(row, columns));
  const [sentHash, storedHash] = [sent, stored].map((hashes) => toSha256(hashes.sort().join()));
  if (sentHash === undefined || sentHash !== storedHash) {
    throw new UserFacingError(
      `The table ${table} differs after the copy: ${sent.length} records were sent, ${stored.length} are stored. Report this with both versions; nothing was moved.`,
    );
  }
  await continueIds(target, table, columns);
  return { table, records: sent.length, sha256: sentHash };
}

async function* readRows(from: Transaction, table: string, names: string): AsyncGenerator<Row[]> {
  let lastId: InValue = Number.MIN_SAFE_INTEGER;
  for (;;) {
    const { rows } = await from.execute({
      sql: `SELECT rowid AS "row id", ${names} FROM ${quoteName(table)} WHERE rowid > ? ORDER BY rowid LIMIT ${MAX_BATCH_ROWS}`,
      args: [lastId],
    });
    const lastRow = rows.at(-1);
    if (lastRow === undefined) return;
    yield rows;
    lastId = lastRow["row id"] ?? 0;
  }
}

/** SQLite has neither booleans nor JSON. */
function toTyped(row: Row, columns: Columns): Values {
  const toType = (value: unknown, type: string): unknown => {
    if (value === null || value === undefined) return null;
    if (type === "boolean") return Boolean(value);
    if (type === "jsonb") return JSON.parse(String(value));
    return value;
  };
  return Object.fromEntries([...columns].map(([name, type]) => [name, toType(row[name], type)]));
}

function hashRow(row: Values, columns: Columns): string {
  return toSha256(JSON.stringify([...columns].map(([name, type]) => toPlain(row[name], type))));
}

/** Returns equal plain values for a value of SQLite and its copy in PostgreSQL. */
function toPlain(value: unknown, type: string): unknown {
  if (value === null || value === undefined) return null;
  if (type.startsWith("timestamp")) return new Date(value as string | Date).toISOString();
  if (["integer", "bigint", "numeric", "double precision"].includes(type)) return Number(value);
  return sortKeys(value);
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, sortKeys(item)] as const);
  return Object.fromEntries(entries.sort(([left], [right]) => (left < right ? -1 : 1)));
}

/** Sets the sequence, so that the next new record gets an unused id. */
async function continueIds(target: Postgres, table: string, columns: Columns): Promise<void> {
  if (columns.get("id") !== "integer") return;
  await target.query(
    `SELECT setval(sequence, greatest(1, (SELECT max(id) FROM ${quoteName(table)})),
       EXISTS (SELECT 1 FROM ${quoteName(table)}))
       FROM pg_get_serial_sequence($1, 'id') AS sequence WHERE sequence IS NOT NULL`,
    [quoteName(table)],
  );
}

/** Returns the address of --to with PGPASSWORD as its password (OPS-09). Throws UserFacingError. */
export function readTargetAddress(args: string[], { PGPASSWORD = "" }: NodeJS.Dict<string>) {
  const to = args[args.indexOf("--to") + 1] ?? "";
  const address = /^postgres(?:ql)?:\/\//.test(to) ? parseUrl(to) : null;
  if (!args.includes("--to") || address === null) {
    throw new UserFacingError(
      "The new database is missing: PGPASSWORD=… npm run move-database -- --to postgres://user@host:5432/name",
    );
  }
  if (address.password !== "") {
    throw new UserFacingError(
      "--to contains a password, and process lists show arguments. Remove it there, set PGPASSWORD and try again.",
    );
  }
  address.password = PGPASSWORD;
  return address.href;
}
