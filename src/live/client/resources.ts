import { describeProblem, type List } from "../../contract/answer";
import {
  carouselPath,
  readCarousel,
  readSmallScreenCarousel,
  smallScreenCarouselPath,
} from "../../contract/carousel";
import { complaintReportPath, readComplaintReport } from "../../contract/complaint-report";
import {
  monthlyComplaintsPath,
  readMonthlyComplaints,
  readYearlyComplaints,
  yearlyComplaintsPath,
} from "../../contract/complaint-trends";
import { employeesPath, readEmployees } from "../../contract/employees";
import { eventPath, readEvent } from "../../contract/event";
import {
  iposPath,
  listingTodayPath,
  readIpos,
  readListingToday,
  readUpcomingIpos,
  upcomingIposPath,
} from "../../contract/ipos";
import { jobsPath, readJobs } from "../../contract/jobs";
import { readReports, reportsPath } from "../../contract/reports";
import { readReviews, reviewsPath } from "../../contract/reviews";
import { readVideoPage, videoSearchUrl } from "../../contract/videos";
import { videoService } from "./video-service";

/** What a call can be told; only the video search is paged. */
export type Variables = { pageToken?: string };

type Resource = {
  path: (variables: Variables) => string;
  /** Reads an answer; throws a ContractError on one that cannot be read as a whole. */
  read: (body: unknown) => unknown;
};

/** Every resource that the browser asks the API for: its address and the reader of its answer. */
export const resources = {
  carousel: { path: carouselPath, read: readCarousel },
  smallCarousel: { path: smallScreenCarouselPath, read: readSmallScreenCarousel },
  reviews: { path: reviewsPath, read: (body) => readable(readReviews(body)) },
  monthlyComplaints: {
    path: monthlyComplaintsPath,
    read: (body) => readable(readMonthlyComplaints(body)),
  },
  yearlyComplaints: {
    path: yearlyComplaintsPath,
    read: (body) => readable(readYearlyComplaints(body)),
  },
  complaintReport: { path: complaintReportPath, read: readComplaintReport },
  event: { path: eventPath, read: readEvent },
  employees: { path: employeesPath, read: (body) => readable(readEmployees(body)) },
  jobs: { path: jobsPath, read: (body) => readable(readJobs(body)) },
  ipos: { path: iposPath, read: (body) => readable(readIpos(body)) },
  upcomingIpos: { path: upcomingIposPath, read: (body) => readable(readUpcomingIpos(body)) },
  ipoListings: { path: listingTodayPath, read: (body) => readable(readListingToday(body)) },
  reports: { path: reportsPath, read: (body) => readable(readReports(body)) },
  videos: {
    path: ({ pageToken }) => videoSearchUrl({ ...videoService, pageToken }),
    read: (body) => {
      const { nextPageToken, ...list } = readVideoPage(body);
      return { videos: readable(list), nextPageToken };
    },
  },
} satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;

/** Each resource's answer, as the contract types it. */
export type Resources = { [K in ResourceName]: ReturnType<(typeof resources)[K]["read"]> };

export function isResourceName(name: string | undefined): name is ResourceName {
  return name !== undefined && Object.hasOwn(resources, name);
}

const REPORTED = 10;

/** The records that could be read; the others are reported (API-02), the first ten by name. */
function readable<T>({ items, problems }: List<T>): T[] {
  problems.slice(0, REPORTED).forEach((problem) => console.error(describeProblem(problem)));
  const [first] = problems;
  if (first && problems.length > REPORTED) {
    console.error(`${first.call}: ${problems.length - REPORTED} more records left out`);
  }
  return items;
}
