import { createClient } from "@libsql/client";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { Payload } from "payload";
import { COLUMNS, hashLine, type AuditLine } from "../../cms/src/audit/chain";
import { appendDailyHash, DAILY_HASHES } from "../../cms/src/audit/daily-hash";
import { readCsv } from "../../cms/src/audit/csv";
import { runAuditVerify } from "./audit-verify";
import { useRestCms } from "./rest-cms";

let mockLast: { number: number; hash: string };
jest.mock("../../cms/src/lib/sql", () => ({ sql: () => "", runSql: async () => [mockLast] }));

const cms = useRestCms();

test("ACC-03 a log of more than one batch is exported and checked as a whole", async () => {
  await cms.post("/cms/api/categories", { name: "Zero" });
  const [first] = (await cms.get<{ docs: AuditLine[] }>("/cms/api/audit-log?limit=1")).json.docs;
  if (first === undefined) throw new Error("The audit log is empty.");
  const database = createClient({ url: `file:${path.join(cms.dataDir, "cms.sqlite")}` });
  const names = COLUMNS.map((name) => name.replace(/[A-Z]/g, (letter) => `_${letter}`));
  const sql = `INSERT INTO audit_log (${names}) VALUES (${names.map(() => "?")})`;
  const lines = [first];
  for (let number = first.number + 1; number <= 2500; number++) {
    const line = { ...first, number, previousHash: lines.at(-1)?.hash ?? "" };
    lines.push({ ...line, hash: hashLine(line) });
  }
  const added = lines.slice(1);
  await database.batch(
    added.map((line) => ({ sql, args: COLUMNS.map((name) => line[name]) })),
    "write",
  );
  const rows = readCsv(await cms.text("/cms/api/audit-log/export"));
  expect(rows.map(({ cells: [number] }) => number)).toEqual([
    "number",
    ...Array.from({ length: 2500 }, (_, index) => `${index + 1}`),
  ]);
  const { code, lines: output } = await runAuditVerify(cms, {});
  expect([code, output]).toEqual([0, [expect.stringContaining("2500 lines, none changed")]]);
  await database.execute(`DELETE FROM audit_log WHERE number > ${first.number}`);
  database.close();
});

test("ACC-03 audit:verify names the day whose stored hash is missing in a rewritten log", async () => {
  for (const name of ["One", "Two", "Three"]) await cms.post("/cms/api/categories", { name });
  const lines = (await cms.get<{ docs: AuditLine[] }>("/cms/api/audit-log?sort=number")).json.docs;
  const last = lines.at(-1);
  if (last === undefined) throw new Error("The audit log is empty.");
  mockLast = last;
  for (let run = 0; run < 2; run++) await appendDailyHash({} as Payload, cms.dataDir);
  const dailyHash = readFileSync(path.join(cms.dataDir, DAILY_HASHES), "utf8");
  expect(dailyHash).toMatch(new RegExp(`^\\d{4}-\\d{2}-\\d{2} ${last.number}:${last.hash}\\n$`));
  expect((await runAuditVerify(cms, {})).code).toBe(0);

  const database = createClient({ url: `file:${path.join(cms.dataDir, "cms.sqlite")}` });
  let previousHash = "";
  for (const line of lines) {
    const changed = { ...line, userEmail: "x@x.example", previousHash };
    const hash = hashLine(changed);
    const sql = "UPDATE audit_log SET user_email = ?, previous_hash = ?, hash = ? WHERE number = ?";
    await database.execute({ sql, args: [changed.userEmail, previousHash, hash, line.number] });
    previousHash = hash;
  }
  database.close();
  const { code, lines: output } = await runAuditVerify(cms, {});
  expect([code, output]).toEqual([
    1,
    [
      `Audit log: line ${last.number} does not have the hash that was written to ${DAILY_HASHES} on ${dailyHash.slice(0, 10)}.`,
    ],
  ]);
});
