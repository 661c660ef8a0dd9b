import type { NodePluginArgs } from "gatsby";
import { unwrapData, type List, type Endpoint } from "../../src/shared/contract/response";
import { authorsEndpoint } from "../../src/shared/contract/authors";
import { complaintReportEndpoint } from "../../src/shared/contract/complaint-report";
import {
  monthlyComplaintsEndpoint,
  yearlyComplaintsEndpoint,
} from "../../src/shared/contract/complaint-trends";
import {
  ipoListingsEndpoint,
  iposEndpoint,
  upcomingIposEndpoint,
  type Ipo,
} from "../../src/shared/contract/ipos";
import { jobsEndpoint } from "../../src/shared/contract/jobs";
import { redirectsEndpoint } from "../../src/shared/contract/redirects";
import type { CalendarIpo } from "../../src/shared/domain/ipo-events";
import type { IPO_CALENDAR, StoredEvent } from "./ipo-calendar";
import type { CATEGORY_ADDRESSES, IPO_ADDRESSES, KnownAddresses } from "./last-responses";
import { reportsEndpoint } from "../../src/shared/contract/reports";
import { videoSearchEndpoint } from "../../src/shared/contract/videos";

/** Calls that a build can do without (BLD-08); queries use `lastResponse(name: { eq: "jobs" })`. */
export const optionalCalls = {
  ipos: iposEndpoint,
  upcomingIpos: upcomingIposEndpoint,
  ipoListings: ipoListingsEndpoint,
  reports: reportsEndpoint,
  jobs: jobsEndpoint,
  complaintReport: complaintReportEndpoint,
  monthlyComplaints: monthlyComplaintsEndpoint,
  yearlyComplaints: yearlyComplaintsEndpoint,
  redirects: redirectsEndpoint,
  authors: authorsEndpoint,
  videos: videoSearchEndpoint,
} satisfies Record<string, Endpoint>;

export type OptionalCall = keyof typeof optionalCalls;

/** A response as pages get it: for a list, its readable records, and of how many pages it is one. */
export type OptionalResponse = Pick<List<unknown>, "problems"> & {
  data: unknown;
  totalPages?: number;
};

/** Name of the stored day in India on which the build ran, after a closing hour with the hour (BLD-07). */
export const BUILD_TIME = "today";

/** Name of the calendar page's IPO data. Other changes of IPOs do not render the page (IPO-14). */
export const IPO_DAYS = "ipoDays";

/** Data that builds store next to the last responses. */
type Stored = {
  [CATEGORY_ADDRESSES]: KnownAddresses;
  [IPO_ADDRESSES]: KnownAddresses;
  [IPO_CALENDAR]: StoredEvent[];
  [IPO_DAYS]: CalendarIpo[];
  [BUILD_TIME]: string;
};

type OptionalData<Name extends OptionalCall | keyof Stored> = Name extends OptionalCall
  ? ReturnType<(typeof optionalCalls)[Name]["read"]> extends infer Data
    ? Data extends List<infer Item>
      ? Item[]
      : Data
    : never
  : Name extends keyof Stored
    ? Stored[Name]
    : never;

/** Returns the last response of a call from its node, or null if there was none. */
export function readLastResponse<Name extends OptionalCall | keyof Stored>(
  { getNodesByType }: Pick<NodePluginArgs, "getNodesByType">,
  name: Name,
): OptionalData<Name> | null {
  const node = getNodesByType("ApiLastResponse").find((candidate) => candidate.name === name);
  return (node?.data ?? null) as OptionalData<Name> | null;
}

/** IPOs of the last response by their JSON: an edit changes one of hundreds. */
let previousIpos: ReadonlyMap<string, Ipo> = new Map();

/** Reads only IPOs that the last response did not have; the others are the same objects. */
function readIpos(body: unknown): List<Ipo> {
  const records = unwrapData(body);
  const texts = Array.isArray(records) ? records.map((record) => JSON.stringify(record)) : [];
  const fresh = texts.filter((text) => !previousIpos.has(text));
  // A problem names the place of its record in the whole list.
  const isWhole = fresh.length === texts.length;
  const read = iposEndpoint.read(isWhole ? body : fresh.map((text): unknown => JSON.parse(text)));
  if (read.problems.length > 0) return isWhole ? read : iposEndpoint.read(body);
  const added = new Map(read.items.map((ipo, index) => [fresh[index] ?? "", ipo]));
  const items = texts.flatMap((text) => previousIpos.get(text) ?? added.get(text) ?? []);
  previousIpos = new Map(items.map((ipo, index) => [texts[index] ?? "", ipo]));
  return { items, problems: [] };
}

/** Reads the response of a call. Throws a ContractError. */
export function readOptional(name: OptionalCall, body: unknown): OptionalResponse {
  const result: unknown = name === "ipos" ? readIpos(body) : optionalCalls[name].read(body);
  return isList(result)
    ? { data: result.items, problems: result.problems, totalPages: result.totalPages }
    : { data: result, problems: [] };
}

function isList(result: unknown): result is List<unknown> & { totalPages?: number } {
  return typeof result === "object" && result !== null && "problems" in result;
}
