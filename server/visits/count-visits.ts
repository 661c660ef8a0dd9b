import type { FastifyInstance, FastifyRequest } from "fastify";
import { paths } from "../../src/shared/domain/paths";
import { isReportable, SEARCH_REPORT_PATH } from "../../src/shared/domain/search-report";
import { isLoopback } from "../../src/shared/node/is-loopback";
import type { VisitCounts } from "../../src/shared/node/visit-counts";
import { toRouteKind } from "../metrics/site-metrics";
import { VisitTotals } from "./visit-totals";

const SEND_MS = 10_000;
const MAX_PATH_LENGTH = 200;

type Options = {
  /** Throws if an address reports too many searches. */
  limit: (request: FastifyRequest) => Promise<void>;
  /** Gets the counts every 10 s and at the end; without it nothing is reported. */
  send?: (counts: VisitCounts) => void;
};

/** Counts views, missing pages and searches without a result, never who made them (OPS-07). */
export function countVisits(app: FastifyInstance, { limit, send }: Options): void {
  let totals = new VisitTotals();
  app.post<{ Body: unknown }>(SEARCH_REPORT_PATH, async (request, reply) => {
    await limit(request);
    const query = String(request.body ?? "")
      .trim()
      .toLowerCase();
    if (isVisit(request) && isReportable(query)) totals.count("searches", query);
    return reply.code(204).send();
  });
  if (!send) return;
  app.addHook("onResponse", async (request, { statusCode }) => {
    if (request.method !== "GET" || !isVisit(request)) return;
    const { sitePath: path } = request;
    const kind = toRouteKind(path);
    if (kind === "page" && (statusCode === 200 || statusCode === 304)) {
      totals.count("views", getPageKind(path));
    } else if (statusCode === 404 && isPagePath(path, kind)) totals.count("missing", path);
  });
  const sendCounts = () => {
    if (totals.isEmpty) return;
    send(totals.toCounts());
    totals = new VisitTotals();
  };
  const timer = setInterval(sendCounts, SEND_MS).unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    sendCounts();
  });
}

/** False for monitors and checks on this machine, and for prefetched pages. */
function isVisit({ ip, headers }: FastifyRequest): boolean {
  return !isLoopback(ip) && !String(headers["sec-purpose"] ?? "").startsWith("prefetch");
}

function isPagePath(path: string, kind: string): boolean {
  const isFile = kind === "file" && !/^\/(?:page-data|static)\//.test(path);
  return (kind === "page" || isFile) && path.length <= MAX_PATH_LENGTH && !path.includes("@");
}

const KINDS: [kind: string, prefixes: string[]][] = [
  ["Blog list", [paths.blogs(), "/blog/author/"]],
  ["Post", ["/blog/"]],
  ["IPO", [paths.ipos(), "/ipo/", paths.ipoCalendar()]],
];

function getPageKind(path: string): string {
  if (path === paths.home()) return "Home";
  const match = KINDS.find(([, prefixes]) =>
    prefixes.some((prefix) => `${path}/`.startsWith(prefix)),
  );
  return match?.[0] ?? "Other page";
}
