import { readTextField } from "../../../src/shared/domain/read-field";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import { getRole } from "../lib/access";
import { HAS_CONTENT } from "../posts/empty-drafts";
import type { Post } from "../payload-types";
import {
  asUser,
  toAdminAddress,
  type DashboardContext,
  type DashboardItem,
  type DashboardList,
} from "./dashboard";
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

const APPROVED = ["posts", "ipos", "events", "carousels", "small-carousels"] as const;
type Approved = { id: number; approval?: Post["approval"]; active?: boolean | null };

/** Records that wait for approval or were returned, and those ready to publish (EDT-16, EDT-52). */
async function readApprovalLists(context: DashboardContext): Promise<DashboardList[]> {
  const found = await Promise.all(
    APPROVED.map(async (collection) => {
      const { docs } = await context.payload.find({
        ...({ ...asUser(context), collection, draft: true } as const),
        where: {
          "approval.state": { exists: true },
          ...(collection === "posts" && { _status: { equals: "draft" } }),
        },
        pagination: false,
        select: { title: true, name: true, company: true, approval: true, active: true },
      });
      return docs.map((doc: Approved) => ({ ...doc, collection }));
    }),
  );
  const docs = found.flat();
  const toItem = (doc: (typeof docs)[number]): DashboardItem => {
    const { state, by, at, note } = doc.approval ?? {};
    const label = ["title", "name", "company"].map((key) => readTextField(doc, key)).join("");
    const action =
      state === "submitted" ? "Submitted" : state === "approved" ? "Approved" : "Returned";
    const time = at ? `, ${formatIndianTime(at)}` : "";
    return {
      href: toAdminAddress(context, `${doc.collection}/${doc.id}`),
      label: label || "Untitled",
      note: `${action} by ${by ?? "an unknown account"}${time}${note ? `: ${note}` : ""}`,
      isBad: state === "returned",
    };
  };
  const createList = (
    title: string,
    none: string,
    isListed: (doc: (typeof docs)[number]) => boolean,
  ) => {
    const items = docs.filter(isListed).map(toItem);
    return { title, items, none };
  };
  return [
    createList(
      "Approvals",
      "Nothing is pending approval or returned.",
      ({ approval }) => approval?.state === "submitted" || approval?.state === "returned",
    ),
    createList(
      "Approved, ready to publish",
      "Nothing waits to be published.",
      ({ approval, active, collection }) =>
        approval?.state === "approved" && active !== true && collection !== "ipos",
    ),
  ];
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
