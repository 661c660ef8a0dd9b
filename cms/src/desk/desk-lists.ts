import { formatIndianTime } from "../../../src/shared/indian-time";
import { roleOf } from "../access";
import { adminAddress, type Desk, type DeskList } from "./desk";
import { dueList } from "./due-list";

const MOST = 5;

/** What waits for somebody of this role, read with its own rights. */
export async function deskLists(desk: Desk): Promise<DeskList[]> {
  const role = roleOf(desk.user);
  if (role === null) return [];
  const readsEnquiries = role !== "compliance";
  return Promise.all([
    draftList(desk),
    ...(readsEnquiries ? [enquiryList(desk)] : []),
    dueList(desk, role),
  ]);
}

async function draftList(desk: Desk): Promise<DeskList> {
  const { payload, user } = desk;
  const asUser = { collection: "posts", depth: 0, overrideAccess: false, user } as const;
  const drafts = await payload.find({
    ...asUser,
    draft: true,
    where: { _status: { equals: "draft" } },
    sort: "-updatedAt",
    limit: MOST,
    select: { title: true, updatedAt: true },
  });
  const ids = drafts.docs.map(({ id }) => id);
  const shown = await payload.find({
    ...asUser,
    where: { and: [{ id: { in: ids } }, { _status: { equals: "published" } }] },
    pagination: false,
    select: {},
  });
  const onSite = new Set(shown.docs.map(({ id }) => id));
  return {
    title: "Drafts waiting",
    items: drafts.docs.map(({ id, title, updatedAt }) => ({
      href: adminAddress(desk, `posts/${id}`),
      label: title || "Untitled",
      note: `${onSite.has(id) ? "Changes not published" : "Not on the site"}, saved ${formatIndianTime(updatedAt)}`,
    })),
    total: drafts.totalDocs,
    all:
      drafts.totalDocs > MOST
        ? adminAddress(desk, "posts?where[or][0][and][0][_status][equals]=draft")
        : null,
    none: "Every post is published as it stands.",
  };
}

async function enquiryList(desk: Desk): Promise<DeskList> {
  const { payload, user } = desk;
  const { docs, totalDocs } = await payload.find({
    collection: "enquiries",
    where: { handled: { not_equals: true } },
    sort: "-createdAt",
    limit: MOST,
    depth: 0,
    overrideAccess: false,
    user,
    select: { subject: true, title: true, createdAt: true },
  });
  return {
    title: "Enquiries not handled",
    items: docs.map(({ id, subject, title, createdAt }) => ({
      href: adminAddress(desk, `enquiries/${id}`),
      label: subject,
      note: `${title}, ${formatIndianTime(createdAt)}`,
    })),
    total: totalDocs,
    all:
      totalDocs > MOST
        ? adminAddress(desk, "enquiries?where[or][0][and][0][handled][not_equals]=true")
        : null,
    none: "Every enquiry is marked as handled.",
  };
}
