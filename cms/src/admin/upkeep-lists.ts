import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { addDays, formatISO, parseISO, subDays, subYears } from "date-fns";
import type { Where } from "payload";
import { parse } from "yaml";
import { toIndianDay, formatLongDate } from "../../../src/shared/domain/dates";
import { readTextField } from "../../../src/shared/domain/read-field";
import { splitFrontMatter } from "../../../src/shared/node/compliance/pinned-text";
import type { Role } from "../lib/access";
import { findContentFolder } from "../environment";
import { readPostFaults } from "../posts/upkeep/upkeep";
import {
  asUser,
  toAdminAddress,
  type DashboardContext,
  type DashboardItem,
  type DashboardList,
} from "./dashboard";

const MAX_SHOWN = 5;
const CERTIFICATE_DAYS = 60;

/** Returns what makes posts, authors and text pages outdated or wrong (EDT-12). */
export function readUpkeepLists(
  context: DashboardContext,
  _role: Role,
  content = findContentFolder(),
): Promise<DashboardList[]> {
  return Promise.all([readFaultList(context), readOutdatedList(context, content)]);
}

/** Posts with broken links or images without alternative text, as of the last release. */
async function readFaultList(context: DashboardContext): Promise<DashboardList> {
  const posts = await readPostFaults(context.payload);
  return {
    title: "Posts to correct",
    items: posts
      .slice(0, MAX_SHOWN)
      .map(({ id, title, faults }) => ({
        href: toAdminAddress(context, `posts/${id}`),
        label: title || "Untitled",
        note: faults.join(". "),
        isBad: true,
      })),
    total: posts.length,
    none: "No broken links, no images without alternative text.",
  };
}

async function readOutdatedList(
  context: DashboardContext,
  content: string,
): Promise<DashboardList> {
  const old = await findOldPosts(context);
  const others = [...(await findCertificates(context)), ...findOldPages(context, content)];
  return {
    title: "Needs updating",
    items: [...others, ...old.items],
    total: others.length + old.total,
    all: old.all,
    none: "Posts, certificates and text pages are up to date.",
  };
}

const formatDay = (day: Date): string => formatISO(day, { representation: "date" });

/** Returns the parameters of an address for a nested value, such as "where[or][0][date][equals]=…". */
function listParameters(name: string, value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [`${name}=${String(value)}`];
  return Object.entries(value).flatMap(([key, part]) => listParameters(`${name}[${key}]`, part));
}

async function findOldPosts(context: DashboardContext) {
  const { payload, today, freshDays } = context;
  if (freshDays === 0) return { items: [], total: 0, all: "" };
  const limit = formatDay(subDays(parseISO(today), freshDays));
  const isPublished: Where = { _status: { equals: "published" } };
  // In the form in which the admin's list reads filters from its address.
  const where: Where = {
    or: [
      { and: [isPublished, { revisedAt: { less_than: limit } }] },
      { and: [isPublished, { revisedAt: { exists: false } }, { date: { less_than: limit } }] },
    ],
  };
  const { docs, totalDocs } = await payload.find({
    ...({
      ...asUser(context),
      collection: "posts",
      sort: "date",
      limit: MAX_SHOWN,
      where,
    } as const),
    select: { title: true, date: true, revisedAt: true },
  });
  return {
    items: docs.map(({ id, title, date, revisedAt }): DashboardItem => {
      const day = formatLongDate(toIndianDay(revisedAt ?? date ?? null) ?? "");
      return {
        href: toAdminAddress(context, `posts/${id}`),
        label: title,
        note: `Not revised since ${day}`,
      };
    }),
    total: totalDocs,
    all: toAdminAddress(context, `posts?${listParameters("where", where).join("&")}`),
  };
}

async function findCertificates(context: DashboardContext): Promise<DashboardItem[]> {
  const { payload, today } = context;
  const { docs } = await payload.find({
    ...asUser(context),
    ...({ collection: "authors", sort: "nismValidUntil", pagination: false } as const),
    where: {
      nismValidUntil: { less_than: formatDay(addDays(parseISO(today), CERTIFICATE_DAYS + 1)) },
    },
    select: { name: true, nismValidUntil: true },
  });
  return docs.map(({ id, name, nismValidUntil }) => {
    const day = toIndianDay(nismValidUntil ?? null) ?? "";
    const isOver = day < today;
    return {
      href: toAdminAddress(context, `authors/${id}`),
      label: name,
      note: `The NISM certificate ${isOver ? "ended" : "ends"} on ${formatLongDate(day)}`,
      isBad: isOver,
    };
  });
}

/** Text pages whose `lastUpdated` is older than a year. */
function findOldPages({ payload, today }: DashboardContext, content: string): DashboardItem[] {
  const siteUrl = readTextField(payload.config.admin.custom, "siteUrl");
  const limit = formatDay(subYears(parseISO(today), 1));
  const files = readdirSync(content, { recursive: true, encoding: "utf8" });
  return files
    .filter((file) => file.endsWith(".md"))
    .flatMap((file) => {
      const head: unknown = parse(splitFrontMatter(readFileSync(join(content, file), "utf8")).head);
      const updated = readTextField(head, "lastUpdated");
      const day = toIndianDay(updated);
      if (!day || day >= limit) return [];
      return {
        href: siteUrl + readTextField(head, "path"),
        label: readTextField(head, "title"),
        note: `Last updated on ${formatLongDate(day)}: read content/${file} again`,
      };
    });
}
