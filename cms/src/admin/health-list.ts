import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Where } from "payload";
import { CHECKED_BACKUP } from "../../../src/shared/contract/queues";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { readFreeBytes } from "../lib/disk-full";
import type { DashboardContext, DashboardList } from "./dashboard";

const MAX_BACKUP_AGE_MS = 26 * 60 * 60_000;

/** Returns the state of backup, mail and disk for admins; "Publishing" has that of builds (EDT-58). */
export async function readHealthList(context: DashboardContext): Promise<DashboardList> {
  const { payload, dataDir, now, sendsMail } = context;
  const checked = await readFile(join(dataDir, CHECKED_BACKUP), "utf8").catch(() => "");
  const ageMs = checked ? now.getTime() - Date.parse(checked) : Infinity;
  const isFailed = { equals: "failed" };
  const where: Where = { or: [{ "delivery.state": isFailed }, { "answer.state": isFailed }] };
  const { totalDocs: failed } = await payload.count({ collection: "enquiries", where });
  const free = (await readFreeBytes(dataDir)) / 1024 ** 3;
  const backup = checked ? `Checked: ${formatIndianTime(checked)}` : "None was checked here";
  const mail = sendsMail ? `${failed} failed` : "Kept as files: no mail server";
  const items = [
    { label: "Backup", note: backup, isBad: ageMs > MAX_BACKUP_AGE_MS },
    { label: "Mail", note: mail, isBad: failed > 0 || !sendsMail },
    { label: "Disk", note: `${free.toFixed(1)} GB free`, isBad: free < 1 },
  ];
  return { title: "Health", items, total: 0, none: "" };
}
