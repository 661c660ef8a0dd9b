import { blogCategories } from "./blog-categories";
import { blogPreview } from "./blog-preview";
import { blogs } from "./blogs";
import { carousel } from "./carousel";
import { complaintReport } from "./complaint-report";
import { complaintTrends } from "./complaint-trends";
import { contentVersion } from "./content-version";
import { employees } from "./employees";
import { event } from "./event";
import { finish } from "./finish";
import { ipos } from "./ipos";
import { jobs } from "./jobs";
import { matchPath } from "./match-path";
import { reports } from "./reports";
import { reviews } from "./reviews";
import type { Receiving } from "../enquiries/receive-enquiry";
import { BadRequest, json, type OnError, type PostRoute, type Route } from "./route";
import { sendmail } from "./sendmail";
import type { Store } from "./store";
import { videos } from "./videos";

/** Every call of the contract that the CMS answers. */
export const routes: (Route | PostRoute)[] = [
  ...blogs,
  ...blogCategories,
  ...blogPreview,
  ...carousel,
  ...complaintReport,
  ...complaintTrends,
  ...contentVersion,
  ...employees,
  ...event,
  ...ipos,
  ...jobs,
  ...reports,
  ...reviews,
  ...videos,
  sendmail,
];

export type RouterOptions = {
  store: () => Promise<Store>;
  receiving: () => Promise<Receiving>;
  /** Origins whose pages may read the answers. */
  siteOrigins: string[];
  onError: OnError;
};

/** Answers any call under /api: 404 for an unknown path, 405 with Allow, 400 for a bad query. */
export async function answer(request: Request, options: RouterOptions): Promise<Response> {
  if (request.method === "OPTIONS") {
    return finish(request, new Response(null, { status: 204 }), options.siteOrigins);
  }
  return finish(request, await dispatch(request, options), options.siteOrigins);
}

async function dispatch(request: Request, options: RouterOptions): Promise<Response> {
  const { pathname } = new URL(request.url);
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params === null) continue;
    const methods = route.method === "GET" ? ["GET", "HEAD"] : [route.method];
    if (!methods.includes(request.method)) return notAllowed(request, methods);
    try {
      return route.method === "GET"
        ? await route.handle(request, await options.store(), params)
        : await route.handle(request, await options.receiving(), options.onError);
    } catch (error) {
      if (error instanceof BadRequest) return json({ message: error.message }, 400);
      options.onError(error, request);
      return json({ message: "The CMS could not answer; see its log." }, 500);
    }
  }
  return json({ message: `There is no call ${pathname}.` }, 404);
}

function notAllowed(request: Request, methods: string[]): Response {
  const wanted = methods[0] ?? "";
  const response = json(
    { message: `${request.method} is not possible here, only ${wanted}.` },
    405,
  );
  response.headers.set("allow", [...methods, "OPTIONS"].join(", "));
  return response;
}
