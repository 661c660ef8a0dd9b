import { readCarousel, readSmallScreenCarousel } from "../../src/contract/carousel";
import { readComplaintReport } from "../../src/contract/complaint-report";
import { readMonthlyComplaints, readYearlyComplaints } from "../../src/contract/complaint-trends";
import { readEmployees } from "../../src/contract/employees";
import { readEnquiryAnswer } from "../../src/contract/enquiry";
import { readEvent } from "../../src/contract/event";
import { readIpos, readListingToday, readUpcomingIpos } from "../../src/contract/ipos";
import { readJobs } from "../../src/contract/jobs";
import { readReports } from "../../src/contract/reports";
import { readReviews } from "../../src/contract/reviews";
import { readVideoPage, videoSearchUrl } from "../../src/contract/videos";

const picture = (url: string) => ({ url, width: null, height: null, alt: "", sizes: [] });

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
  expect(readCarousel(body)).toEqual([picture("/1.webp"), picture("/3.webp")]);
  expect(readCarousel({ data: [] })).toEqual([]);
});

test("API-01 the small-screen stack reads img1 to img4, and nothing from null", () => {
  expect(
    readSmallScreenCarousel({ data: { img1: { secure_url: "https://a.example/1.jpg" } } }),
  ).toEqual([picture("https://a.example/1.jpg")]);
  expect(readSmallScreenCarousel({ data: null })).toEqual([]);
});

test("API-01 an event is its image; a message means none", () => {
  expect(readEvent({ image: "/event.webp" })).toEqual(picture("/event.webp"));
  expect(readEvent({ image: { secure_url: "/event.webp" } })).toEqual(picture("/event.webp"));
  expect(readEvent({ message: "No event" })).toBeNull();
  expect(readEvent([])).toBeNull();
});

test("API-01 the active report stands at the top or under data; missing numbers are 0", () => {
  const active = { monthEnding: "October 2026", grandTotal: { received: "1,204" } };
  for (const body of [{ active }, { data: { active } }]) {
    const report = readComplaintReport(body);
    expect(report?.grandTotal).toMatchObject({ received: 1204, resolved: 0 });
    expect(report?.sebiScores.totalPending).toBe(0);
  }
  expect(readComplaintReport({ data: { active: null } })).toBeNull();
  expect(readComplaintReport({ data: {} })).toBeNull();
});

test("API-01 a report that is no report is an error that names its field", () => {
  expect(() => readComplaintReport({ active: { grandTotal: { received: "many" } } })).toThrow(
    /complaint-report\/active: field "active\.grandTotal\.received"/,
  );
});

test("API-01 monthly rows have a month, yearly rows a Year", () => {
  const numbers = { carriedForward: 1, received: 2, resolved: 3, pending: 0 };
  expect(readMonthlyComplaints([{ month: "May 2026", ...numbers }]).items).toEqual([
    { period: "May 2026", ...numbers },
  ]);
  expect(readYearlyComplaints([{ Year: 2026, ...numbers }]).items[0]?.period).toBe("2026");
  expect(() => readMonthlyComplaints({ message: "none" })).toThrow(
    /GET \/api\/table: field "data"/,
  );
});

test("API-01 an employee's image without a leading slash becomes a path", () => {
  const [one, two] = readEmployees([
    { _id: "1", name: "A", image: "uploads/a.jpg" },
    { _id: "2", name: "B" },
  ]).items;
  expect([one?.image, two?.image]).toEqual(["/uploads/a.jpg", null]);
});

test("API-01 a job's type is 'Full-time' unless said, its link only http, https or a path", () => {
  const [job] = readJobs({
    data: [{ _id: "1", title: "Analyst", googleFormLink: "javascript:x" }],
  }).items;
  expect(job).toMatchObject({ type: "Full-time", location: null, applyUrl: null });
});

test("API-01 the rating is listingAt and the report is blogLink", () => {
  const [ipo] = readIpos([
    { _id: "1", company: "Sample", listingAt: "Neutral", blogLink: "/blogs/", issuePrice: 210 },
  ]).items;
  expect(ipo).toMatchObject({ rating: "Neutral", reportUrl: "/blogs/", issuePrice: "210" });
});

test("API-01 upcoming entries and today's listings keep only those with text", () => {
  expect(readUpcomingIpos([{ upcomingIpos: "Sample A" }, { upcomingIpos: "" }])).toMatchObject({
    items: ["Sample A"],
    problems: [{ index: 1, field: "upcomingIpos" }],
  });
  expect(readListingToday([{ _id: 1, ipoListingsToday: "Sample B" }]).items).toEqual([
    { id: "1", text: "Sample B" },
  ]);
});

test("API-01 the year is text whatever the API sends", () => {
  expect(readReports([{ _id: "1", issueYear: 2026 }]).items[0]?.issueYear).toBe("2026");
});

test("API-01 scores are numbers and portraits safe addresses", () => {
  expect(readReviews([{ score: "4", userImage: "javascript:x" }]).items).toEqual([
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
  expect(readVideoPage(body)).toMatchObject({
    items: [{ id: "abc", title: "T" }],
    problems: [],
    nextPageToken: "next",
  });
  expect(readVideoPage({ items: [] }).nextPageToken).toBeNull();
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
  expect(readEnquiryAnswer({ success: true, message: "Thanks" })).toEqual({
    success: true,
    message: "Thanks",
    errors: {},
  });
  expect(readEnquiryAnswer({})).toEqual({ success: false, message: "", errors: {} });
  expect(readEnquiryAnswer({ errors: { name: "Too long" } }).errors).toEqual({ name: "Too long" });
  expect(readEnquiryAnswer({ errors: { name: 7 } }).errors).toEqual({});
});
