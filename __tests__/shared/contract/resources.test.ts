import { blogCategoriesEndpoint } from "../../../src/shared/contract/blog-categories";
import { blogPreviewEndpoint } from "../../../src/shared/contract/blog-preview";
import {
  blogEndpoint,
  blogsEndpoint,
  categoryBlogsEndpoint,
} from "../../../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../../../src/shared/contract/content-version";
import { resources } from "../../../src/shared/contract/resources";
import { carouselEndpoint, smallCarouselEndpoint } from "../../../src/shared/contract/carousel";
import { complaintReportEndpoint } from "../../../src/shared/contract/complaint-report";
import {
  monthlyComplaintsEndpoint,
  yearlyComplaintsEndpoint,
} from "../../../src/shared/contract/complaint-trends";
import { employeesEndpoint } from "../../../src/shared/contract/employees";
import { enquiryEndpoint } from "../../../src/shared/contract/enquiry";
import { eventEndpoint } from "../../../src/shared/contract/event";
import {
  iposEndpoint,
  upcomingIposEndpoint,
  ipoListingsEndpoint,
} from "../../../src/shared/contract/ipos";
import { jobsEndpoint } from "../../../src/shared/contract/jobs";
import { reportsEndpoint } from "../../../src/shared/contract/reports";
import { reviewsEndpoint } from "../../../src/shared/contract/reviews";
import { videoSearchEndpoint, videoSearchUrl } from "../../../src/shared/contract/videos";

const picture = (url: string) => ({ url, width: null, height: null, alt: "", sizes: [] });

test("API-01 every call has the address that the source gives it", () => {
  const addresses = {
    "/api/api/report": reportsEndpoint,
    "/api/blogs": blogsEndpoint,
    "/api/blogs/categories": blogCategoriesEndpoint,
    "/api/blogs/categories/:categoryId/blogs": categoryBlogsEndpoint,
    "/api/blogs/preview": blogPreviewEndpoint,
    "/api/blogs/slug/:slug": blogEndpoint,
    "/api/company": upcomingIposEndpoint,
    "/api/company/ipos": iposEndpoint,
    "/api/company/list": ipoListingsEndpoint,
    "/api/complaint-report/active": complaintReportEndpoint,
    "/api/content-version": contentVersionEndpoint,
    "/api/crousal/getAll_Images": carouselEndpoint,
    "/api/crousal/smallScreen/get-active-image": smallCarouselEndpoint,
    "/api/employee/": employeesEndpoint,
    "/api/event/": eventEndpoint,
    "/api/jobs": jobsEndpoint,
    "/api/review": reviewsEndpoint,
    "/api/sendmail": enquiryEndpoint,
    "/api/table": monthlyComplaintsEndpoint,
    "/api/tableYearly": yearlyComplaintsEndpoint,
    "/api/videos/search": videoSearchEndpoint,
  };
  for (const [path, endpoint] of Object.entries(addresses)) expect(endpoint.path).toBe(path);
  expect(blogsEndpoint.address({ page: 2, limit: 10 })).toBe("/api/blogs?page=2&limit=10");
  expect(categoryBlogsEndpoint.address({ categoryId: "a/b", limit: 20 })).toBe(
    "/api/blogs/categories/a%2Fb/blogs?limit=20",
  );
});

// Section 8 of the source: what stands before a logged error.
test("BLD-03 each resource has the words of its failures", () => {
  const words = Object.entries(resources).map(([name, { failure }]) => [name, failure]);
  expect(Object.fromEntries(words)).toEqual({
    carousel: "Error fetching images",
    smallCarousel: "Error fetching images",
    reviews: "Error fetching reviews:",
    monthlyComplaints: "Error fetching monthly complaints:",
    yearlyComplaints: "Error fetching yearly complaints:",
    complaintReport: "Error fetching complaint report:",
    event: "Error fetching event:",
    employees: "Error fetching employees:",
    jobs: "Error fetching jobs:",
    ipos: "Error fetching IPOs:",
    upcomingIpos: "Error fetching upcoming IPOs:",
    ipoListings: "Error fetching IPO listings:",
    reports: "Error fetching research reports:",
    videos: "Error fetching videos:",
  });
});

test("API-01 the first record with Active true supplies the carousel; gaps are left out", () => {
  const body = {
    data: [
      { Active: false, img1: { secure_url: "/no.webp" } },
      {
        Active: true,
        img1: { secure_url: "/1.webp" },
        img2: null,
        img3: { secure_url: "/3.webp" },
      },
      { Active: true, img1: { secure_url: "/late.webp" } },
    ],
  };
  expect(carouselEndpoint.read(body)).toEqual([picture("/1.webp"), picture("/3.webp")]);
  expect(carouselEndpoint.read({ data: [] })).toEqual([]);
});

test("API-01 the small-screen stack reads img1 to img4, and nothing from null", () => {
  expect(
    smallCarouselEndpoint.read({ data: { img1: { secure_url: "https://a.example/1.jpg" } } }),
  ).toEqual([picture("https://a.example/1.jpg")]);
  expect(smallCarouselEndpoint.read({ data: null })).toEqual([]);
});

test("API-01 an event is its image; a message means none", () => {
  expect(eventEndpoint.read({ image: "/event.webp" })).toEqual(picture("/event.webp"));
  expect(eventEndpoint.read({ image: { secure_url: "/event.webp" } })).toEqual(
    picture("/event.webp"),
  );
  expect(eventEndpoint.read({ message: "No event" })).toBeNull();
  expect(eventEndpoint.read([])).toBeNull();
});

test("API-01 the active report stands at the top or under data; missing numbers are 0", () => {
  const active = { monthEnding: "October 2026", grandTotal: { received: "1,204" } };
  for (const body of [{ active }, { data: { active } }]) {
    const report = complaintReportEndpoint.read(body);
    expect(report?.grandTotal).toMatchObject({ received: 1204, resolved: 0 });
    expect(report?.sebiScores.totalPending).toBe(0);
  }
  expect(complaintReportEndpoint.read({ data: { active: null } })).toBeNull();
  expect(complaintReportEndpoint.read({ data: {} })).toBeNull();
});

test("API-01 a report that is no report is an error that names its field", () => {
  expect(() =>
    complaintReportEndpoint.read({ active: { grandTotal: { received: "many" } } }),
  ).toThrow(/complaint-report\/active: field "active\.grandTotal\.received"/);
});

test("API-01 monthly rows have a month, yearly rows a Year", () => {
  const numbers = { carriedForward: 1, received: 2, resolved: 3, pending: 0 };
  expect(monthlyComplaintsEndpoint.read([{ month: "May 2026", ...numbers }]).items).toEqual([
    { period: "May 2026", ...numbers },
  ]);
  expect(yearlyComplaintsEndpoint.read([{ Year: 2026, ...numbers }]).items[0]?.period).toBe("2026");
  expect(() => monthlyComplaintsEndpoint.read({ message: "none" })).toThrow(
    /GET \/api\/table: field "data"/,
  );
});

test("API-01 an employee's image without a leading slash becomes a path", () => {
  const [one, two] = employeesEndpoint.read([
    { _id: "1", name: "A", image: "uploads/a.jpg" },
    { _id: "2", name: "B" },
  ]).items;
  expect([one?.image, two?.image]).toEqual(["/uploads/a.jpg", null]);
});

test("API-01 a job's type is 'Full-time' unless said, its link only http, https or a path", () => {
  const [job] = jobsEndpoint.read({
    data: [{ _id: "1", title: "Analyst", googleFormLink: "javascript:x" }],
  }).items;
  expect(job).toMatchObject({ type: "Full-time", location: null, applyUrl: null });
});

test("API-01 the rating is listingAt and the report is blogLink", () => {
  const [ipo] = iposEndpoint.read([
    { _id: "1", company: "Sample", listingAt: "Neutral", blogLink: "/blogs/", issuePrice: 210 },
  ]).items;
  expect(ipo).toMatchObject({ rating: "Neutral", reportUrl: "/blogs/", issuePrice: "210" });
});

test("API-01 upcoming entries and today's listings keep only those with text", () => {
  expect(
    upcomingIposEndpoint.read([{ upcomingIpos: "Sample A" }, { upcomingIpos: "" }]),
  ).toMatchObject({ items: ["Sample A"], problems: [{ index: 1, field: "upcomingIpos" }] });
  expect(ipoListingsEndpoint.read([{ _id: 1, ipoListingsToday: "Sample B" }]).items).toEqual([
    { id: "1", text: "Sample B" },
  ]);
});

test("API-01 the year is text whatever the API sends", () => {
  expect(reportsEndpoint.read([{ _id: "1", issueYear: 2026 }]).items[0]?.issueYear).toBe("2026");
});

test("API-01 scores are numbers and portraits safe addresses", () => {
  expect(reviewsEndpoint.read([{ score: "4", userImage: "javascript:x" }]).items).toEqual([
    { score: 4, text: "", userName: "", userImage: null },
  ]);
});

test("API-01 only items with a video id count, and the token is kept", () => {
  const body = {
    items: [
      { id: { videoId: "abc" }, snippet: { title: "T", publishedAt: "2026-01-01T00:00:00Z" } },
      { id: { channelId: "c" } },
    ],
    nextPageToken: "next",
  };
  expect(videoSearchEndpoint.read(body)).toMatchObject({
    items: [{ id: "abc", title: "T", picture: null }],
    problems: [],
    nextPageToken: "next",
  });
  expect(videoSearchEndpoint.read({ items: [] }).nextPageToken).toBeNull();
});

test.each([
  [true, "/api/videos/a%2Fb/picture"],
  [false, null],
  ["https://pictures.example/a.jpg", null],
])("MED-05 where a search says %j of a picture, its address is %j", (picture, address) => {
  const { items } = videoSearchEndpoint.read({ items: [{ id: { videoId: "a/b" }, picture }] });
  expect(items).toMatchObject([{ picture: address }]);
});

test("API-01 the search asks for 12 videos of the channel by date", () => {
  const url = videoSearchUrl({ service: "/api/videos/search", channelId: "c 1", pageToken: "t" });
  const query = new URL(url, "https://a.example").searchParams;
  expect(Object.fromEntries(query)).toMatchObject({
    order: "date",
    maxResults: "12",
    channelId: "c 1",
    pageToken: "t",
  });
});

test("API-01 the enquiry answer is success, message and errors, false when unclear", () => {
  expect(enquiryEndpoint.read({ success: true, message: "Thanks" })).toEqual({
    success: true,
    message: "Thanks",
    errors: {},
  });
  expect(enquiryEndpoint.read({})).toEqual({ success: false, message: "", errors: {} });
  expect(enquiryEndpoint.read({ errors: { name: "Too long" } }).errors).toEqual({
    name: "Too long",
  });
  expect(enquiryEndpoint.read({ errors: { name: 7 } }).errors).toEqual({});
});
