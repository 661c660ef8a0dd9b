import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { getRole } from "../lib/access";
import { HAS_CONTENT } from "../posts/empty-drafts";
import { toAdminAddress, type DashboardContext, type DashboardList } from "./dashboard";
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
    readApprovalList(context),
    readDraftList(context),
    readEnquiryList(context),
    readDueList(context, role),
    readDutyLists(context, role),
    readUpkeepLists(context),
    ...(role === "compliance" ? [] : [readVisitLists(context)]),
  ]);
  return lists.flat();
}

/** Drafts that wait for approval or were returned with a note (EDT-16). */
async function readApprovalList(context: DashboardContext): Promise<DashboardList> {
  const { payload, user } = context;
  const { docs, totalDocs } = await payload.find({
    ...({ collection: "posts", draft: true, depth: 0, overrideAccess: false } as const),
    user,
    where: { _status: { equals: "draft" }, "approval.state": { in: ["submitted", "returned"] } },
    sort: "-approval.state",
    pagination: false,
    select: { title: true, approval: true },
  });
  return {
    title: "Approvals",
    items: docs.map(({ id, title, approval }) => {
      const isReturned = approval?.state === "returned";
      const time = approval?.at ? `, ${formatIndianTime(approval.at)}` : "";
      return {
        href: toAdminAddress(context, `posts/${id}`),
        label: title || "Untitled",
        note: `${isReturned ? "Returned" : "Submitted"} by ${approval?.by ?? "an unknown account"}${time}${isReturned ? `: ${approval?.note}` : ""}`,
        isBad: isReturned,
      };
    }),
    total: totalDocs,
    all: null,
    none: "No post is pending approval or returned.",
  };
}

async function readDraftList(context: DashboardContext): Promise<DashboardList> {
  const { payload, user } = context;
  const asUser = { collection: "posts", depth: 0, overrideAccess: false, user } as const;
  const drafts = await payload.find({
    ...asUser,
    draft: true,
    where: { and: [{ _status: { equals: "draft" } }, HAS_CONTENT] },
    sort: "-updatedAt",
    limit: MAX_SHOWN,
    select: { title: true, updatedAt: true },
  });
  const ids = drafts.docs.map(({ id }) => id);
  const published = await payload.find({
    ...asUser,
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
    all:
      drafts.totalDocs > MAX_SHOWN
        ? toAdminAddress(context, "posts?where[or][0][and][0][_status][equals]=draft")
        : null,
    none: "No drafts.",
  };
}

async function readEnquiryList(context: DashboardContext): Promise<DashboardList> {
  const { payload, user } = context;
  const { docs, totalDocs } = await payload.find({
    collection: "enquiries",
    where: { handled: { not_equals: true } },
    sort: "-createdAt",
    limit: MAX_SHOWN,
    depth: 0,
    overrideAccess: false,
    user,
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
    all:
      totalDocs > MAX_SHOWN
        ? toAdminAddress(context, "enquiries?where[or][0][and][0][handled][not_equals]=true")
        : null,
    none: "No open enquiries.",
  };
}
