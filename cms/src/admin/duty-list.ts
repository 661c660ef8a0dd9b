import { join } from "node:path";
import {
  checkDuties,
  describeDaysLeft,
  type DutyStatus,
} from "../../../src/shared/node/compliance/check-duties";
import { readTextField } from "../../../src/shared/domain/read-field";
import { findRepositoryRoot } from "../environment";
import { getMonthName } from "../records/months";
import type { DashboardContext, DashboardList } from "./dashboard";

const ORDER: DutyStatus[] = ["FAILED", "DUE", "BY HAND", "OK"];

/** Returns the duties of `npm run check:launch`, failed ones first (TRU-26). Throws only database errors. */
export async function readDutyList(
  context: DashboardContext,
  content = join(findRepositoryRoot(), "content"),
): Promise<DashboardList> {
  const { today, payload } = context;
  const siteUrl = readTextField(payload.config.admin.custom, "siteUrl");
  const list = {
    title: "Duties",
    all: null,
    none: "The duties cannot be read. Ask a developer to check content/compliance/duties.yaml.",
  };
  const newestMonth = await findNewestMonth(context);
  try {
    const results = checkDuties({ content, today, newestMonth });
    const items = ORDER.flatMap((status) => results.filter((result) => result.status === status));
    return {
      ...list,
      total: items.length,
      items: items.map(({ duty, status, note, shown, owner, daysLeft }) => ({
        href: siteUrl + (/\/[\w/-]*/.exec(shown)?.[0] ?? "/"),
        label: duty,
        note: `${status}: ${note}${describeDaysLeft(daysLeft)}. Owner: ${owner}`,
        isBad: status === "FAILED",
      })),
    };
  } catch (error) {
    payload.logger.error({ err: error }, "Cannot check content/compliance/duties.yaml");
    return { ...list, total: 0, items: [] };
  }
}

async function findNewestMonth({ payload, user }: DashboardContext): Promise<string | null> {
  const { docs } = await payload.find({
    collection: "complaint-months",
    sort: ["-year", "-month"],
    limit: 1,
    depth: 0,
    overrideAccess: false,
    user,
  });
  const [newest] = docs;
  return newest ? getMonthName(newest.month, newest.year) : null;
}
