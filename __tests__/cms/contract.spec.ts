import { expect, test, type APIRequestContext } from "@playwright/test";
import { readBlogCategories } from "../../src/contract/blog-categories";
import {
  blogPath,
  blogsPath,
  categoryBlogsPath,
  readBlog,
  readBlogPage,
} from "../../src/contract/blogs";
import {
  carouselPath,
  readCarousel,
  readSmallScreenCarousel,
  smallScreenCarouselPath,
} from "../../src/contract/carousel";
import { complaintReportPath, readComplaintReport } from "../../src/contract/complaint-report";
import {
  monthlyComplaintsPath,
  yearlyComplaintsPath,
  readMonthlyComplaints,
  readYearlyComplaints,
} from "../../src/contract/complaint-trends";
import { contentVersionPath, readContentVersion } from "../../src/contract/content-version";
import { employeesPath, readEmployees } from "../../src/contract/employees";
import { eventPath, readEvent } from "../../src/contract/event";
import {
  iposPath,
  listingTodayPath,
  upcomingIposPath,
  readIpos,
  readListingToday,
  readUpcomingIpos,
} from "../../src/contract/ipos";
import { jobsPath, readJobs } from "../../src/contract/jobs";
import { readReports, reportsPath } from "../../src/contract/reports";
import { readReviews, reviewsPath } from "../../src/contract/reviews";
import { readVideoPage, videoSearchPath, videoSearchUrl } from "../../src/contract/videos";
import { visitor } from "./cms-client";

let client: APIRequestContext;
test.beforeAll(async () => {
  client = await visitor();
});
test.afterAll(() => client.dispose());

/** The body of a call that must be answered with 200 and JSON. */
async function get(path: string): Promise<unknown> {
  const answer = await client.get(path);
  expect(answer.status(), path).toBe(200);
  expect(answer.headers()["content-type"]).toContain("application/json");
  return answer.json();
}

test("GET /api/blogs answers pages of sanitised posts, newest first", async () => {
  const first = readBlogPage(await get(blogsPath({ page: 1, limit: 10 })));
  expect(first.problems).toEqual([]);
  expect(first.items).toHaveLength(10);
  expect(first.page).toBe(1);
  expect(first.total).toBeGreaterThanOrEqual(36);
  expect(first.totalPages).toBe(Math.ceil(first.total / 10));
  const dates = first.items.map(({ date }) => date ?? "");
  expect(dates).toEqual([...dates].sort().reverse());

  const all = readBlogPage(await get(blogsPath({ page: 1, limit: 100 })));
  const seeded = all.items.filter(({ author }) => author?.endsWith("(sample)"));
  expect(seeded.length).toBeGreaterThanOrEqual(36);
  for (const post of seeded) {
    expect(post.title, post.slug).not.toBe("Untitled Blog");
    expect(post.html.length, post.slug).toBeGreaterThan(1500);
    expect(post.date, post.slug).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(post.category?.name, post.slug).toBeTruthy();
    expect(post.thumbnail?.alt, post.slug).toBeTruthy();
    expect(post.thumbnail?.sizes.length, post.slug).toBeGreaterThanOrEqual(4);
  }
});

test("each category answers its own posts, and an unknown one 404", async () => {
  const { items, problems } = readBlogCategories(await get("/api/blogs/categories"));
  expect(problems).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(6);
  for (const { id, name } of items.slice(0, 6)) {
    const page = readBlogPage(await get(categoryBlogsPath(id, 10)));
    expect(page.problems, name).toEqual([]);
    expect(page.items.length, name).toBeGreaterThanOrEqual(6);
    expect(new Set(page.items.map(({ category }) => category?.name))).toEqual(new Set([name]));
  }
  const unknown = await client.get(categoryBlogsPath("999999", 10));
  expect(unknown.status()).toBe(404);
});

test("a post is read by its slug; no data for an unknown one", async () => {
  const [newest] = readBlogPage(await get(blogsPath({ page: 1, limit: 1 }))).items;
  const post = readBlog(await get(blogPath(newest?.slug ?? "")));
  expect(post).toEqual(newest);

  const unknown = await client.get(blogPath("no-such-post"));
  expect(unknown.status()).toBe(404);
  expect(readBlog(await unknown.json())).toBeNull();
});

test("both carousels answer four pictures with alternative text and sizes", async () => {
  for (const pictures of [
    readCarousel(await get(carouselPath())),
    readSmallScreenCarousel(await get(smallScreenCarouselPath())),
  ]) {
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture.alt).toBeTruthy();
      expect(picture.width).toBeGreaterThan(0);
      expect((await client.get(picture.url)).status()).toBe(200);
      for (const { url } of picture.sizes) expect((await client.get(url)).status(), url).toBe(200);
    }
  }
});

test("GET /api/review answers the reviews of every score", async () => {
  const { items, problems } = readReviews(await get(reviewsPath()));
  expect(problems).toEqual([]);
  expect(items).toHaveLength(14);
  expect(new Set(items.map(({ score }) => score)).size).toBeGreaterThanOrEqual(4);
  const portrait = items.find(({ userImage }) => userImage !== null)?.userImage ?? "";
  expect((await client.get(portrait)).status()).toBe(200);
});

test("the trends come oldest first and every row adds up", async () => {
  const months = readMonthlyComplaints(await get(monthlyComplaintsPath()));
  const years = readYearlyComplaints(await get(yearlyComplaintsPath()));
  expect([months.problems, years.problems]).toEqual([[], []]);
  expect(months.items.at(-1)?.period).toBe("October 2026");
  expect(months.items.length).toBeGreaterThanOrEqual(12);
  expect(years.items.length).toBeGreaterThanOrEqual(3);
  for (const row of [...months.items, ...years.items]) {
    expect(row.pending, row.period).toBe(row.carriedForward + row.received - row.resolved);
  }
});

test("the active complaint report adds up", async () => {
  const report = readComplaintReport(await get(complaintReportPath()));
  expect(report?.monthEnding).toBeTruthy();
  const total = report?.grandTotal;
  expect(total?.received).toBe(
    (report?.directlyFromInvestors.received ?? NaN) +
      (report?.sebiScores.received ?? NaN) +
      (report?.otherSources.received ?? NaN),
  );
});

test("GET /api/event/ answers the active event's picture", async () => {
  const event = readEvent(await get(eventPath()));
  expect(event?.alt).toBeTruthy();
  expect((await client.get(event?.url ?? "")).status()).toBe(200);
});

test("GET /api/employee/ answers the team with picture paths, last of the order first", async () => {
  const { items, problems } = readEmployees(await get(employeesPath()));
  expect(problems).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(8);
  expect(items.at(-1)?.name).toBe("Sample Analyst A");
  expect(items.at(-1)?.image).toMatch(/^\/api\/media\/employee-01-[\w-]+\.webp$/);
});

test("the three IPO calls answer their records", async () => {
  const ipos = readIpos(await get(iposPath()));
  expect(ipos.problems).toEqual([]);
  expect(ipos.items).toHaveLength(24);
  expect(new Set(ipos.items.map(({ status }) => status))).toEqual(new Set(["open", "closed"]));
  const upcoming = readUpcomingIpos(await get(upcomingIposPath()));
  expect([upcoming.problems, upcoming.items.length > 0]).toEqual([[], true]);
  const today = readListingToday(await get(listingTodayPath()));
  expect([today.problems, today.items.length > 0]).toEqual([[], true]);
});

test("GET /api/api/report answers the research reports of three years", async () => {
  const { items, problems } = readReports(await get(reportsPath()));
  expect(problems).toEqual([]);
  expect(items).toHaveLength(18);
  expect(new Set(items.map(({ issueYear }) => issueYear)).size).toBe(3);
});

test("GET /api/jobs answers the open positions", async () => {
  const { items, problems } = readJobs(await get(jobsPath()));
  expect(problems).toEqual([]);
  expect(items.length).toBeGreaterThanOrEqual(3);
  expect(items[0]?.applyUrl).toMatch(/^https:/);
});

test("the video search gives every video once over its page tokens", async () => {
  const seen: string[] = [];
  let pageToken: string | undefined;
  do {
    const url = videoSearchUrl({ service: videoSearchPath(), channelId: "any", pageToken });
    const page = readVideoPage(await get(url));
    expect(page.problems).toEqual([]);
    expect(page.items.length).toBeLessThanOrEqual(12);
    seen.push(...page.items.map(({ id }) => id));
    pageToken = page.nextPageToken ?? undefined;
  } while (pageToken);
  expect(seen).toHaveLength(30);
  expect(new Set(seen).size).toBe(30);
});

test("the content version counts posts, categories and employees", async () => {
  const version = readContentVersion(await get(contentVersionPath()));
  expect(version.version).toMatch(/^[\w-]{16}$/);
  expect(version.posts).toBeGreaterThanOrEqual(36);
  expect(version.categories).toBeGreaterThanOrEqual(6);
  expect(version.employees).toBeGreaterThanOrEqual(8);
});
