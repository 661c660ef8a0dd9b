import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { promisify } from "node:util";
import { readField } from "../../src/shared/domain/read-field";
import { toPostgresVariables } from "../../src/shared/node/postgres-variables";
import { readErrorCode, UserFacingError } from "../process/user-facing-error";
import type { RecordCounts, Database } from "./manifest";

const COUNT = `SELECT table_name, (xpath('/row/n/text()', query_to_xml(
  format('SELECT count(*) AS n FROM %I.%I', table_schema, table_name), false, true, '')))[1]
  FROM information_schema.tables
  WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1;`;

// One transaction counts records and exports its snapshot to pg_dump.
const DUMP = `BEGIN ISOLATION LEVEL REPEATABLE READ;
SELECT pg_export_snapshot() AS snapshot \\gset
\\setenv SNAPSHOT :snapshot
\\! pg_dump -Fc --no-owner --no-privileges --snapshot="$SNAPSHOT" --file="$DUMP_FILE" 2>&1 && echo dumped
${COUNT}`;

/** Returns a database that runs psql, pg_dump and pg_restore; its calls throw UserFacingError. */
export function openPostgresDatabase(address: string): Database {
  const variables = toPostgresVariables(address);
  const restoreInto = async (from: string, database?: string): Promise<RecordCounts> => {
    const env = { ...variables, ...(database && { PGDATABASE: database }) };
    const args = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
    await runProgram("pg_restore", [...args, "-d", env.PGDATABASE ?? "", from], env);
    return parseCounts(await runPsql(COUNT, env));
  };
  return {
    kind: "postgres",
    file: "cms.dump",
    dump: async (to) => {
      const output = await runPsql(DUMP, { ...variables, DUMP_FILE: to });
      const lines = output.split("\n");
      if (!lines.includes("dumped")) {
        const reason = lines.filter((line) => /pg_dump/.test(line)).join(" ");
        throw new UserFacingError(
          `${reason}. pg_dump must have the server's version or a newer one.`,
        );
      }
      return parseCounts(output);
    },
    check: async (from) => {
      const name = `site_check_${randomBytes(6).toString("hex")}`;
      await runPsql(`CREATE DATABASE ${name} TEMPLATE template0;`, variables);
      try {
        return await restoreInto(from, name);
      } finally {
        await runPsql(`DROP DATABASE ${name};`, variables);
      }
    },
    restore: async (from) => {
      if (Object.keys(parseCounts(await runPsql(COUNT, variables))).length > 0) {
        throw new UserFacingError("The database of DATABASE_URL is not empty. Create a new one.");
      }
      return restoreInto(from);
    },
  };
}

function runPsql(script: string, env: NodeJS.Dict<string>): Promise<string> {
  return runProgram("psql", ["-XqAt", "-F", " ", "-v", "ON_ERROR_STOP=1", "-f", "-"], env, script);
}

function parseCounts(output: string): RecordCounts {
  const lines = [...output.matchAll(/^(\w+) (\d+)$/gm)];
  return Object.fromEntries(lines.map(([, table, count]) => [table, Number(count)]));
}

async function runProgram(
  program: string,
  args: string[],
  env: NodeJS.Dict<string>,
  input = "",
): Promise<string> {
  const child = promisify(execFile)(program, args, {
    env: Object.assign({ ...process.env }, env),
    maxBuffer: 16 * 1024 * 1024,
  });
  child.child.stdin?.on("error", () => undefined).end(input);
  try {
    return (await child).stdout;
  } catch (error) {
    if (readErrorCode(error) === "ENOENT") {
      throw new UserFacingError(`${program} is not installed: apt-get install postgresql-client.`);
    }
    throw new UserFacingError(`${program} failed.`, String(readField(error, "stderr")).split("\n"));
  }
}
