import { filterReadable, type List, type Endpoint } from "./response";
import { carouselEndpoint, smallCarouselEndpoint } from "./carousel";
import { complaintReportEndpoint } from "./complaint-report";
import { monthlyComplaintsEndpoint, yearlyComplaintsEndpoint } from "./complaint-trends";
import { employeesEndpoint } from "./employees";
import { eventEndpoint } from "./event";
import { ipoListingsEndpoint, iposEndpoint, upcomingIposEndpoint } from "./ipos";
import { jobsEndpoint } from "./jobs";
import { reportsEndpoint } from "./reports";
import { reviewsEndpoint } from "./reviews";
import { videoSearchEndpoint, toSearchUrl, type Video } from "./videos";

/** Parameters of a call; only the video search is paged. */
export type Variables = { pageToken?: string };

export type Resource = {
  toCall: (variables: Variables) => string;
  read: (body: unknown) => unknown;
  /** The words before a logged error. */
  failure: string;
  append?(earlier: unknown, next: unknown): unknown;
};

type VideoPages = { videos: Video[]; nextPageToken: string | null };

/** The configured video search (MED-01, .env.example); the embedded CMS's own by default. */
const videoService = {
  service: process.env.GATSBY_VIDEO_SEARCH_URL || videoSearchEndpoint.path,
  channelId: process.env.GATSBY_VIDEO_CHANNEL_ID ?? "",
  key: process.env.GATSBY_VIDEO_SEARCH_KEY ?? "",
};

/** Resources that pages request by name, `useLive("jobs")`. */
export const resources = {
  carousel: defineSingle(carouselEndpoint, "Error fetching images"),
  smallCarousel: defineSingle(smallCarouselEndpoint, "Error fetching images"),
  reviews: defineList(reviewsEndpoint, "Error fetching reviews:"),
  monthlyComplaints: defineList(monthlyComplaintsEndpoint, "Error fetching monthly complaints:"),
  yearlyComplaints: defineList(yearlyComplaintsEndpoint, "Error fetching yearly complaints:"),
  complaintReport: defineSingle(complaintReportEndpoint, "Error fetching complaint report:"),
  event: defineSingle(eventEndpoint, "Error fetching event:"),
  employees: defineList(employeesEndpoint, "Error fetching employees:"),
  jobs: defineList(jobsEndpoint, "Error fetching jobs:"),
  ipos: defineList(iposEndpoint, "Error fetching IPOs:"),
  upcomingIpos: defineList(upcomingIposEndpoint, "Error fetching upcoming IPOs:"),
  ipoListings: defineList(ipoListingsEndpoint, "Error fetching IPO listings:"),
  reports: defineList(reportsEndpoint, "Error fetching research reports:"),
  videos: {
    toCall: ({ pageToken }) => toSearchUrl({ ...videoService, pageToken }),
    read: (body) => {
      const { nextPageToken, ...page } = videoSearchEndpoint.read(body);
      return { videos: filterReadable(page), nextPageToken };
    },
    failure: "Error fetching videos:",
    append: (earlier: VideoPages, { videos, nextPageToken }: VideoPages) => {
      const ids = new Set(earlier.videos.map(({ id }) => id));
      const added = videos.filter(({ id }) => !ids.has(id));
      // A page without new videos is the last, or a faulty service would be called forever.
      const hasMore = added.length > 0;
      return {
        videos: [...earlier.videos, ...added],
        nextPageToken: hasMore ? nextPageToken : null,
      };
    },
  },
} satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

export type Resources = { [K in ResourceName]: ReturnType<(typeof resources)[K]["read"]> };

/** True for a key of {@link resources}, but not for an inherited name such as "toString". */
export function isResourceName(name: string | undefined): name is ResourceName {
  return name !== undefined && Object.hasOwn(resources, name);
}

function defineSingle<T>({ path, read }: Endpoint<string, unknown, T>, failure: string) {
  return { toCall: () => path, read, failure };
}

function defineList<T>({ path, read }: Endpoint<string, unknown, List<T>>, failure: string) {
  return { toCall: () => path, read: (body: unknown) => filterReadable(read(body)), failure };
}
