import { resolve } from "node:path";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { resources } from "../src/shared/contract/resources";
import { getIndianDay } from "../src/shared/domain/clock";
import { createApiRequest, redactUrl } from "../src/shared/node/api-request";
import {
  checkDuties,
  describeDaysLeft,
  isSampleText,
  type DutyResult,
} from "../src/shared/node/compliance/check-duties";
import { readEnvironment, type Environment } from "../src/shared/node/environment/environment";
import { loadEnvFile } from "../src/shared/node/load-env-file.mjs";
import { readErrorMessage } from "../src/shared/domain/read-field";

// `npm run check:launch`: a line for each duty of content/compliance/duties.yaml; exits with 1 while
// one of them is FAILED (TRU-26). An argument replaces the folder content/.

async function checkLaunch(): Promise<void> {
  loadEnvFile(process.cwd());
  const env = readEnvironment(process.env);
  const results = checkDuties({
    content: resolve(process.argv[2] ?? "content"),
    today: getIndianDay(env.today),
    ...(await readRecords(env)),
    missingRecipients: env.mail.missingRecipients,
  });
  for (const result of results) console.log(formatLine(result));
  const failed = results.filter(({ status }) => status === "FAILED").length;
  console.log(`${failed} of ${results.length} duties have FAILED.`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function formatLine(result: DutyResult): string {
  const { status, id, duty, rule, date, shown, check, owner, note, daysLeft } = result;
  const end = note + describeDaysLeft(daysLeft);
  return `${status.padEnd(7)} ${id} | ${duty} | ${rule}, ${date} | ${shown} | ${check} | ${owner} | ${end}`;
}

const { employees, reviews, ipos, jobs, reports, event } = resources;
const LISTS = [employees, reviews, ipos, jobs, reports, event].map(({ toCall }) => toCall());
const MAX_POSTS = 100;

/** Reads what the CMS publishes: complaint figures, and lists that may have samples. */
async function readRecords(env: Environment) {
  const { monthlyComplaints, complaintReport } = resources;
  const [months, report, ...lists] = await Promise.all([
    callApi(env, monthlyComplaints.toCall(), monthlyComplaints.read),
    callApi(env, complaintReport.toCall(), complaintReport.read),
    readPosts(env),
    ...LISTS.map((path) => callApi(env, path, readTexts)),
  ]);
  return {
    months: months ?? [],
    reportMonth: report?.monthEnding ?? null,
    published: [blogsEndpoint.path, ...LISTS].map((name, at) => ({
      name,
      count: lists[at]?.filter(isSampleText).length ?? null,
    })),
  };
}

/** Returns the texts of all posts, null if one page of them cannot be read. */
async function readPosts(env: Environment): Promise<string[] | null> {
  const texts: string[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const path = blogsEndpoint.toCall({ page, limit: MAX_POSTS });
    const list = await callApi(env, path, (body) => {
      texts.push(...readTexts(body));
      return blogsEndpoint.read(body);
    });
    if (list === null) return null;
    pages = list.totalPages;
  }
  return texts;
}

/** Returns every text of a response. */
function readTexts(body: unknown): string[] {
  if (typeof body === "string") return [body];
  return typeof body === "object" && body !== null ? Object.values(body).flatMap(readTexts) : [];
}

/** Returns null, and says so, if the CMS cannot be asked. */
async function callApi<T>(
  { apiHost, apiTimeoutMs }: Environment,
  path: string,
  read: (body: unknown) => T,
): Promise<T | null> {
  const { url, headers } = createApiRequest(apiHost, path);
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(apiTimeoutMs) });
    if (!response.ok && response.status !== 404) throw new Error(`HTTP ${response.status}`);
    return read(await response.json());
  } catch (error) {
    const reason = readErrorMessage(error);
    console.error(
      `Cannot read ${redactUrl(url.href)}: ${reason}. Start the CMS or set GATSBY_API_HOST.`,
    );
    return null;
  }
}

void checkLaunch();
