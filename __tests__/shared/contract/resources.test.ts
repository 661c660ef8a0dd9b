import { blogCategoriesEndpoint } from "../../../src/shared/contract/blog-categories";
import { blogPreviewEndpoint } from "../../../src/shared/contract/blog-preview";
import {
  blogEndpoint,
  blogsEndpoint,
  categoryBlogsEndpoint,
} from "../../../src/shared/contract/blogs";
import { contentVersionEndpoint } from "../../../src/shared/contract/content-version";
import { enquiryEndpoint } from "../../../src/shared/contract/enquiry";
import { upcomingIposEndpoint } from "../../../src/shared/contract/ipos";
import { isResourceName, resources } from "../../../src/shared/contract/resources";
import { videoSearchEndpoint, toSearchUrl } from "../../../src/shared/contract/videos";

const toImg = (url: string) => ({ url, width: null, height: null, alt: "", sizes: [] });

test("API-01 each call has its required address", () => {
  const calls = [blogsEndpoint, blogCategoriesEndpoint, categoryBlogsEndpoint, blogEndpoint];
  const others = [blogPreviewEndpoint, contentVersionEndpoint, enquiryEndpoint];
  expect([...calls, ...others].map(({ method, path }) => `${method} ${path}`)).toEqual([
    "GET /api/blogs",
    "GET /api/blogs/categories",
    "GET /api/blogs/categories/:categoryId/blogs",
    "GET /api/blogs/slug/:slug",
    "GET /api/blogs/preview",
    "GET /api/content-version",
    "POST /api/sendmail",
  ]);
  const address = blogEndpoint.toCall({ slug: "क्या है/?", page: 2, limit: 10 });
  const slug = "%E0%A4%95%E0%A5%8D%E0%A4%AF%E0%A4%BE%20%E0%A4%B9%E0%A5%88%2F%3F";
  expect(address).toBe(`/api/blogs/slug/${slug}?page=2&limit=10`);
});

test("BLD-03 each resource has its call and its prefix for logged errors", () => {
  const failures = Object.entries(resources).map(([name, { failure, toCall }]) => {
    expect(isResourceName(name)).toBe(true);
    return [name, [toCall({}).replace(/\?.*/, ""), failure]];
  });
  expect(Object.fromEntries(failures)).toEqual({
    carousel: ["/api/crousal/getAll_Images", "Error fetching images"],
    smallCarousel: ["/api/crousal/smallScreen/get-active-image", "Error fetching images"],
    reviews: ["/api/review", "Error fetching reviews:"],
    monthlyComplaints: ["/api/table", "Error fetching monthly complaints:"],
    yearlyComplaints: ["/api/tableYearly", "Error fetching yearly complaints:"],
    complaintReport: ["/api/complaint-report/active", "Error fetching complaint report:"],
    event: ["/api/event/", "Error fetching event:"],
    employees: ["/api/employee/", "Error fetching employees:"],
    jobs: ["/api/jobs", "Error fetching jobs:"],
    ipos: ["/api/company/ipos", "Error fetching IPOs:"],
    upcomingIpos: ["/api/company", "Error fetching upcoming IPOs:"],
    ipoListings: ["/api/company/list", "Error fetching IPO listings:"],
    reports: ["/api/api/report", "Error fetching research reports:"],
    videos: ["/api/videos/search", "Error fetching videos:"],
  });
  expect([undefined, "constructor"].map(isResourceName)).toEqual([false, false]);
});

const NUMBERS = { carriedForward: 1, received: 1204, resolved: 0, pending: 0 };
const NO_JOB = {
  ...{ id: "1", title: "", type: "Full-time", description: "" },
  ...{ salary: null, location: null },
};
const NO_IPO = {
  ...{ id: "1", company: "", status: "", ipoManager: null, openingDate: null, closingDate: null },
  ...{ listingDate: null, issueAmountCr: null, review: null },
};
const NO_REPORT = {
  ...{ id: "1", heading: "", status: "", category: "" },
  ...{ issueDate: null, issueMonth: "", issuePrice: null },
};

test.each([
  [
    "employees",
    { _id: "1", name: " A ", image: "uploads/a.jpg" },
    { id: "1", name: "A", designation: "", description: "", image: "/uploads/a.jpg" },
  ],
  ["jobs", { _id: "1", googleFormLink: "https://a" }, { ...NO_JOB, applyUrl: "https://a" }],
  [
    "ipos",
    { _id: "1", listingAt: "Neutral", blogLink: "/blogs/", issuePrice: 210 },
    { ...NO_IPO, rating: "Neutral", reportUrl: "/blogs/", issuePrice: "210" },
  ],
  ["upcomingIpos", { upcomingIpos: "Sample A" }, "Sample A"],
  ["ipoListings", { _id: 1, ipoListingsToday: "Sample B" }, { id: "1", text: "Sample B" }],
  ["reports", { _id: "1", issueYear: 2026 }, { ...NO_REPORT, issueYear: "2026" }],
  [
    "reviews",
    { score: "4", userImage: "javascript:x" },
    { score: 4, text: "", userName: "", userImage: null },
  ],
  [
    "monthlyComplaints",
    { month: "May 2026", carriedForward: " 1 ", received: "1,204", resolved: null, pending: "" },
    { period: "May 2026", ...NUMBERS },
  ],
  [
    "yearlyComplaints",
    { Year: 2026, carriedForward: 1, received: 1204 },
    { period: "2026", ...NUMBERS },
  ],
] as const)("API-01 a record of %s is read with its defaults", (name, record, read) => {
  expect(resources[name].read([record])).toMatchObject([read]);
});

test.each([
  [
    { id: { videoId: "a/b" }, snippet: { title: "T" }, picture: true },
    { id: "a/b", title: "T", publishedAt: null, picture: "/api/videos/a%2Fb/picture" },
  ],
  [
    { id: { videoId: "a" }, picture: "https://pictures.example/a.jpg" },
    { id: "a", title: "", publishedAt: null, picture: null },
  ],
])("API-01, MED-05 the video %j is read as %j", (item, video) => {
  expect(resources.videos.read([item]).videos).toEqual([video]);
});

test("API-01 a blog category is read from the API's field names", () => {
  const body = [{ _id: 7, blogCategoryName: "IPO" }];
  expect(blogCategoriesEndpoint.read(body)).toMatchObject({ items: [{ id: "7", name: "IPO" }] });
});

test("API-02 a line without text is skipped and reported", () => {
  const problem = { call: "GET /api/company", field: "upcomingIpos", message: "must not be empty" };
  expect(upcomingIposEndpoint.read([{ upcomingIpos: " " }, { upcomingIpos: "A" }])).toEqual({
    items: ["A"],
    problems: [{ ...problem, index: 0 }],
  });
});

test("API-01 the first record with Active true supplies the carousel; gaps are skipped", () => {
  const stack = { img1: { secure_url: "/1.webp" }, img2: null, img4: { secure_url: "/4.webp" } };
  const others = [
    { Active: false, img1: { secure_url: "/no.webp" } },
    { Active: true, img1: { secure_url: "/late.webp" } },
  ];
  const read = [toImg("/1.webp"), toImg("/4.webp")];
  expect(resources.carousel.read([others[0], { Active: "true", ...stack }, others[1]])).toEqual(
    read,
  );
  expect(resources.carousel.read({ data: [others[0]] })).toEqual([]);
  expect(resources.smallCarousel.read({ data: stack })).toEqual(read);
  for (const none of [{ data: null }, {}]) expect(resources.smallCarousel.read(none)).toEqual([]);
});

const EVENT = { secure_url: "/event.webp" };
const toEvent = (shown: object, details = {}) => ({
  ...{ picture: shown, begin: null, end: null, link: null },
  ...details,
});
const TALK = {
  begin: "2026-11-28T11:30:00.000Z",
  end: "2026-11-28T13:00:00.000Z",
  link: "/blogs/",
};
test.each([
  [{ image: "/event.webp" }, toEvent(toImg("/event.webp"))],
  [{ image: "/event.webp", ...TALK }, toEvent(toImg("/event.webp"), TALK)],
  [{ image: "/event.webp", begin: "soon", link: "javascript:x" }, toEvent(toImg("/event.webp"))],
  [[{ image: EVENT, alt: "A talk" }], toEvent({ ...toImg("/event.webp"), alt: "A talk" })],
  [{ image: "/event.webp", picture: { secure_url: "/sized.webp" } }, toEvent(toImg("/sized.webp"))],
  [{ image: EVENT, message: "No event" }, null],
  [{ picture: EVENT }, null],
  [[], null],
  [{ data: null }, null],
])("API-01 the event %j is read as %j: a message means no event", (body, read) => {
  expect(resources.event.read(body)).toEqual(read);
});

test("API-01 reads the active report at the top or under data; missing numbers are 0", () => {
  const active = { monthEnding: "October 2026", grandTotal: { received: "1,204" } };
  const none = {
    ...{ pendingEndLastMonth: 0, received: 0, resolved: 0, totalPending: 0 },
    ...{ pendingOver3Months: 0, avgResolutionTime: 0 },
  };
  for (const body of [{ active }, { data: { active } }]) {
    expect(resources.complaintReport.read(body)).toEqual({
      monthEnding: "October 2026",
      ...{ directlyFromInvestors: none, sebiScores: none, otherSources: none },
      grandTotal: { ...none, received: 1204 },
      ...{ impersonationComplaints: null, note: null },
    });
  }
  for (const none of [{ data: { active: null } }, { data: {} }, { data: null }]) {
    expect(resources.complaintReport.read(none)).toBeNull();
  }
});

test.each([
  [{ active: { grandTotal: { received: "many" } } }, "active.grandTotal.received"],
  [[], "active"],
])("API-01 the report %j is an error that names its field", (body, field) => {
  const message = `GET /api/complaint-report/active: field "${field}" cannot be read: `;
  expect(() => resources.complaintReport.read(body)).toThrow(message);
});

test("API-01 skips items without a video id and keeps the page token", () => {
  const readVideos = (items: unknown, nextPageToken?: unknown) =>
    resources.videos.read({ items, nextPageToken });
  const [one, two] = ["a", "b"].map((videoId) => ({ id: { videoId } }));
  const others = [{ id: { channelId: "c" } }, { id: "a" }, { id: null }, null];
  const first = readVideos([one, ...others], "next");
  expect(first).toMatchObject({ videos: [{ id: "a" }], nextPageToken: "next" });
  const both = { videos: [{ id: "a" }, { id: "b" }], nextPageToken: null };
  expect(resources.videos.append(first, readVideos([one, two], {}))).toMatchObject(both);
  expect(videoSearchEndpoint.read([one, ...others, two])).toMatchObject({
    items: both.videos,
    problems: [],
  });
  expect(() => readVideos(null)).toThrow("expected a list, received null");
});

test("API-01 reads a content version; missing counts are 0", () => {
  const version = contentVersionEndpoint.read({ version: " v1 ", posts: "2" });
  expect(version).toEqual({ version: "v1", posts: 2, categories: 0, employees: 0 });
  const error = 'content-version: field "response.version"';
  expect(() => contentVersionEndpoint.read({})).toThrow(error);
});

test("API-01 the search asks for 12 videos of the channel by date", () => {
  const search = { service: "https://videos.example/search", channelId: "c 1" };
  const url = `${search.service}?part=snippet&type=video&order=date&maxResults=12&channelId=c+1`;
  expect(toSearchUrl(search)).toBe(url);
  expect(toSearchUrl({ ...search, pageToken: "t", key: "k" })).toBe(`${url}&pageToken=t&key=k`);
});

test.each([
  [
    { success: true, message: "Thanks" },
    { success: true, message: "Thanks", errors: {} },
  ],
  [{}, { success: false, message: "", errors: {} }],
  [{ errors: { name: "Too long" } }, { errors: { name: "Too long" } }],
  [{ errors: { name: 7 } }, { errors: {} }],
])("API-01 the enquiry's response %j is read as %j: unclear means failed", (body, read) => {
  expect(enquiryEndpoint.read(body)).toMatchObject(read);
});

test("API-01 a response to an enquiry that is not an object is an error that names the call", () => {
  expect(() => enquiryEndpoint.read(null)).toThrow('POST /api/sendmail: field "response"');
});
