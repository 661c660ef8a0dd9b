import { VISIT_RETENTION_DAYS, sumVisits } from "../../../src/shared/node/visit-counts";
import { readTextField } from "../../../src/shared/domain/read-field";
import { toSitePath } from "../lib/site-path";
import { toAdminAddress, type DashboardContext, type DashboardList } from "./dashboard";

const MAX_SHOWN = 10;
const IN_PERIOD = `in ${VISIT_RETENTION_DAYS} days`;

/** Returns what this machine's site server counted, or nothing while COUNT_VIEWS is 0 (OPS-07). */
export async function readVisitLists(context: DashboardContext): Promise<DashboardList[]> {
  const { payload, visits } = context;
  if (visits === null) return [];
  const site = readTextField(payload.config.admin.custom, "siteUrl");
  const { views, missing, searches } = sumVisits(visits);
  const redirected = await payload.find({
    collection: "redirects",
    where: { from: { in: Object.keys(missing).flatMap((path) => toSitePath(path) ?? []) } },
    pagination: false,
    depth: 0,
    select: { from: true },
  });
  const redirectedPaths = new Set(redirected.docs.map(({ from }) => from));
  const paths = Object.entries(missing).filter(
    ([path]) => !redirectedPaths.has(toSitePath(path) ?? ""),
  );
  const createList = (title: string, none: string, items: DashboardList["items"]) => ({
    ...{ title, none, total: items.length },
    items: items.slice(0, MAX_SHOWN),
  });
  return [
    createList(
      "Pages not found",
      "No missing address was requested three times in a day.",
      paths.map(([path, count]) => ({
        href: site + encodeURI(path),
        label: path,
        note: `${toTimes(count)} ${IN_PERIOD}`,
        action: {
          href: toAdminAddress(context, `redirects/create?from=${encodeURIComponent(path)}`),
          label: "Make a redirect",
        },
      })),
    ),
    createList(
      "Searches without a result",
      "No search without a result was made three times in a day.",
      Object.entries(searches).map(([query, count]) => ({
        href: `${site}/search/?q=${encodeURIComponent(query)}`,
        label: query,
        note: `${toTimes(count)} ${IN_PERIOD}`,
      })),
    ),
    createList(
      "Views by kind of page",
      "No views are counted yet.",
      Object.entries(views).map(([kind, count]) => ({
        ...{ href: site, label: kind, note: `${toTimes(count)} ${IN_PERIOD}` },
      })),
    ),
  ];
}

const toTimes = (count: number) =>
  count === 1 ? "once" : `${count.toLocaleString("en-IN")} times`;
