import type { Where } from "payload";
import { formatIndianTime } from "../../../src/shared/domain/indian-time";
import type { Post } from "../payload-types";
import { readRecordTitle } from "../posts/approval/approval-subjects";
import {
  asUser,
  toAdminAddress,
  type DashboardContext,
  type DashboardItem,
  type DashboardList,
} from "./dashboard";

const COLLECTIONS = ["posts", "ipos", "events", "carousels", "small-carousels"] as const;
const ACTIONS = { submitted: "Submitted", approved: "Approved", returned: "Returned" };

/** Published posts do not wait, nor approved IPOs, whose facts are public. */
const WAITING: Record<string, Where> = {
  posts: { _status: { equals: "draft" } },
  ipos: { "approval.state": { not_equals: "approved" } },
};

type Found = { id: number; approval?: Post["approval"]; active?: boolean | null };
type Doc = Found & { collection: (typeof COLLECTIONS)[number] };

/** Records that wait for approval or were returned, and those ready to publish (EDT-16, EDT-52). */
export async function readApprovalLists(context: DashboardContext): Promise<DashboardList[]> {
  const lists = COLLECTIONS.map((collection) => findDocs(context, collection));
  const docs = (await Promise.all(lists)).flat();
  const toItems = (isListed: (doc: Doc) => boolean) =>
    docs.filter(isListed).map((doc) => toItem(context, doc));
  return [
    {
      title: "Approvals",
      items: toItems(({ approval }) => approval?.state !== "approved"),
      none: "Nothing is pending approval or returned.",
    },
    {
      title: "Approved, ready to publish",
      items: toItems((doc) => doc.approval?.state === "approved" && !isReplaced(doc, docs)),
      none: "Nothing waits to be published.",
    },
  ];
}

async function findDocs(context: DashboardContext, collection: Doc["collection"]): Promise<Doc[]> {
  const { docs } = await context.payload.find({
    ...({ ...asUser(context), collection, draft: true, pagination: false } as const),
    where: { and: [{ "approval.state": { exists: true } }, WAITING[collection] ?? {}] },
    select: { title: true, name: true, company: true, approval: true, active: true },
  });
  return docs.map((doc: Found) => ({ ...doc, collection }));
}

/** True for the active record of a collection, and those approved before it. */
const isReplaced = ({ collection, approval }: Doc, docs: readonly Doc[]) =>
  docs.some(
    (doc) =>
      doc.collection === collection &&
      doc.active === true &&
      (approval?.at ?? "") <= (doc.approval?.at ?? ""),
  );

function toItem(context: DashboardContext, doc: Doc): DashboardItem {
  const { state, by, at, note } = doc.approval ?? {};
  const time = at ? `, ${formatIndianTime(at)}` : "";
  return {
    href: toAdminAddress(context, `${doc.collection}/${doc.id}`),
    label: readRecordTitle(doc) || "Untitled",
    note: `${ACTIONS[state ?? "submitted"]} by ${by ?? "an unknown account"}${time}${note ? `: ${note}` : ""}`,
    isBad: state === "returned",
  };
}
