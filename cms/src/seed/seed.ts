import path from "node:path";
import type { Payload } from "payload";
import { repositoryRoot } from "../environment";
import { openLedger } from "./ledger";
import { seedPictures } from "./pictures";
import { planComplaintMonths, planComplaintReport, planComplaintYears } from "./plan-complaints";
import { planCategories, planEmployees, planJobs, planReviews } from "./plan-content";
import { planCarousels, planEvent } from "./plan-home";
import { planIpos, planListings, planReports, planUpcoming, planVideos } from "./plan-markets";
import { picturesOfPost, readPosts, seedPosts } from "./posts";

const PLANS = [
  planCategories,
  planEmployees,
  planReviews,
  planJobs,
  planReports,
  planVideos,
  planIpos,
  planUpcoming,
  planListings,
  planCarousels,
  planEvent,
  planComplaintMonths,
  planComplaintYears,
  planComplaintReport,
];

/**
 * Makes the sample content that was not made before; all files are read and checked first.
 * @returns what was made, in words
 * @throws a sentence that names the file at fault
 */
export async function seed(
  payload: Payload,
  folder = path.join(repositoryRoot(), "cms/src/seed"),
): Promise<string> {
  const data = path.join(folder, "data");
  const records = (await Promise.all(PLANS.map((plan) => plan(data)))).flat();
  const posts = await readPosts(path.join(folder, "posts"));

  const ledger = await openLedger(payload);
  const pictures = [
    ...records.flatMap((record) => record.pictures ?? []),
    ...posts.flatMap(picturesOfPost),
  ];
  const drawings = path.join(folder, "pictures");
  const { made, pictureId } = await seedPictures(payload, ledger, drawings, pictures);

  let recordsMade = 0;
  for (const { key, make } of records) {
    if (await ledger.once(key, () => make(payload, pictureId))) recordsMade += 1;
  }
  const postsMade = await seedPosts(payload, ledger, posts, pictureId);
  if (made + recordsMade + postsMade === 0) return "nothing new";
  return `${made} pictures, ${recordsMade} records, ${postsMade} posts`;
}
