import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { getRole, type Role } from "../lib/access";
import { HAS_CONTENT } from "../posts/empty-drafts";
import { describeSiteState } from "../posts/site-state";
import { readApprovalLists } from "./approval-lists";
import { asUser, toAdminAddress, type DashboardContext, type DashboardList } from "./dashboard";
import { readDueList } from "./due-list";
import { readDutyLists } from "./duty-list";
import { readHealthList } from "./health-list";
import { readUpkeepLists } from "./upkeep-lists";
import { readVisitLists } from "./visit-lists";

const MAX_SHOWN = 5;
const MAX_READ = 100;

const EDITING = [readDraftList, readApprovalLists, readDueList, readEnquiryList, readDutyLists];
const AFTERWARDS = [readUpkeepLists, readVisitLists];

/** The lists of each role, the most urgent first (EDT-58). */
const LISTS = {
  editor: [...EDITING, ...AFTERWARDS],
  compliance: [readApprovalLists, readDueList, readEnquiryList, readDutyLists, readUpkeepLists],
  admin: [readHealthList, ...EDITING, ...AFTERWARDS],
};

/** Returns the dashboard's lists for the user's role, read with the user's permissions. */
export async function readDashboardLists(context: DashboardContext): Promise<DashboardList[]> {
  const role = getRole(context.user);
  if (role === null) return [];
  const lists = await Promise.all(LISTS[role].map((readLists) => readLists(context, role)));
  return lists.flat();
}

/** Returns drafts with what visitors see of each; for editors, those that they changed themselves. */
async function readDraftList(context: DashboardContext, role: Role): Promise<DashboardList> {
  const { payload, user } = context;
  const drafts = await payload.find({
    ...({ ...asUser(context), collection: "posts", draft: true } as const),
    where: { and: [{ _status: { equals: "draft" } }, HAS_CONTENT] },
    sort: "-updatedAt",
    limit: MAX_READ,
    select: { title: true, updatedAt: true, editors: true },
  });
  const own =
    role === "editor"
      ? drafts.docs.filter(({ editors }) => editors?.includes(Number(user?.id)))
      : drafts.docs;
  const toItem = async ({ id, title, updatedAt }: (typeof own)[number]) => ({
    href: toAdminAddress(context, `posts/${id}`),
    label: title || "Untitled",
    note: `${await describeSiteState(payload, id)}. Saved ${formatIndianTime(updatedAt)}`,
  });
  return {
    title: role === "editor" ? "My drafts" : "Drafts",
    items: await Promise.all(own.slice(0, MAX_SHOWN).map(toItem)),
    total: role === "editor" ? own.length : drafts.totalDocs,
    all: toAdminAddress(context, "posts?where[or][0][and][0][_status][equals]=draft"),
    none: "No drafts of your own.",
  };
}

async function readEnquiryList(context: DashboardContext): Promise<DashboardList> {
  const { docs, totalDocs } = await context.payload.find({
    ...asUser(context),
    collection: "enquiries",
    where: { handled: { not_equals: true } },
    sort: "-createdAt",
    limit: MAX_SHOWN,
    select: { subject: true, title: true, createdAt: true },
  });
  return {
    title: "Open enquiries",
    items: docs.map(({ id, subject, title, createdAt }) => ({
      href: toAdminAddress(context, `enquiries/${id}`),
      label: subject,
      note: `${title}, ${formatIndianTime(createdAt)}`,
    })),
    total: totalDocs,
    all: toAdminAddress(context, "enquiries?where[or][0][and][0][handled][not_equals]=true"),
    none: "No open enquiries.",
  };
}
