import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { getRole } from "../lib/access";
import { HAS_CONTENT } from "../posts/empty-drafts";
import { readApprovalLists } from "./approval-lists";
import { asUser, toAdminAddress, type DashboardContext, type DashboardList } from "./dashboard";
import { readDueList } from "./due-list";
import { readDutyLists } from "./duty-list";
import { readUpkeepLists } from "./upkeep-lists";
import { readVisitLists } from "./visit-lists";

const MAX_SHOWN = 5;

/** Returns the dashboard's lists for the user's role, read with the user's permissions. */
export async function readDashboardLists(context: DashboardContext): Promise<DashboardList[]> {
  const role = getRole(context.user);
  if (role === null) return [];
  const lists = await Promise.all([
    readApprovalLists(context),
    readDraftList(context),
    readEnquiryList(context),
    readDueList(context, role),
    readDutyLists(context, role),
    readUpkeepLists(context),
    ...(role === "compliance" ? [] : [readVisitLists(context)]),
  ]);
  return lists.flat();
}

async function readDraftList(context: DashboardContext): Promise<DashboardList> {
  const { payload } = context;
  const posts = { ...asUser(context), collection: "posts" } as const;
  const drafts = await payload.find({
    ...posts,
    draft: true,
    where: { and: [{ _status: { equals: "draft" } }, HAS_CONTENT] },
    sort: "-updatedAt",
    limit: MAX_SHOWN,
    select: { title: true, updatedAt: true },
  });
  const ids = drafts.docs.map(({ id }) => id);
  const published = await payload.find({
    ...posts,
    where: { and: [{ id: { in: ids } }, { _status: { equals: "published" } }] },
    pagination: false,
    select: {},
  });
  const onSite = new Set(published.docs.map(({ id }) => id));
  return {
    title: "Drafts",
    items: drafts.docs.map(({ id, title, updatedAt }) => ({
      href: toAdminAddress(context, `posts/${id}`),
      label: title || "Untitled",
      note: `${onSite.has(id) ? "Changes not published" : "Unpublished"}, saved ${formatIndianTime(updatedAt)}`,
    })),
    total: drafts.totalDocs,
    all: toAdminAddress(context, "posts?where[or][0][and][0][_status][equals]=draft"),
    none: "No drafts.",
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
