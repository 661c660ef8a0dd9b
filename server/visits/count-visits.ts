import type { FastifyInstance, FastifyRequest } from "fastify";
import { paths } from "../../src/shared/domain/paths";
import {
  isCountablePath,
  isReportable,
  SEARCH_REPORT_PATH,
} from "../../src/shared/domain/search-report";
import { isLoopback } from "../../src/shared/node/is-loopback";
import type { VisitCounts } from "../../src/shared/node/visit-counts";
import { toRouteKind } from "../metrics/site-metrics";
import { VisitTotals } from "./visits-file";

const SEND_MS = 10_000;
/** Forty characters of any script. */
const MAX_SEARCH_BYTES = 200;

type Options = {
  /** Throws if an address sends too many names. */
  limit: (request: FastifyRequest) => Promise<void>;
  /** Host whose visitors are staff (EDT-72). */
  previewHost?: string | undefined;
  /** Gets the counts every 10 s and at the end; without it nothing is reported. */
  send?: (counts: VisitCounts) => void;
};

/** Counts views, missing pages and searches without a result, never who made them (OPS-07). */
export function countVisits(app: FastifyInstance, { limit, previewHost, send }: Options): void {
  let totals = new VisitTotals();
  void app.register(async (scope) => {
    scope.removeContentTypeParser("application/json");
    const options = { bodyLimit: MAX_SEARCH_BYTES, onRequest: limit };
    scope.post<{ Body?: string }>(SEARCH_REPORT_PATH, options, async (request, reply) => {
      const query = (request.body ?? "").trim().toLowerCase();
      if (isVisit(request) && isReportable(query)) totals.count("searches", query);
      return reply.code(204).send();
    });
  });
  if (!send) return;
  app.addHook("onResponse", (request, { statusCode }, done) => {
    done();
    if (request.method !== "GET" || ![200, 304, 404].includes(statusCode)) return;
    const { sitePath: path, host } = request;
    if (host === previewHost) return;
    const kind = toRouteKind(path);
    if (statusCode !== 404) {
      if (kind === "page" && isVisit(request)) totals.count("views", getPageKind(path));
    } else if (isPagePath(path, kind) && isVisit(request)) {
      limit(request).then(
        () => totals.count("missing", path),
        () => undefined,
      );
    }
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
  return (kind === "page" || isFile) && isCountablePath(path);
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
