import { resolve } from "node:path";
import { monthlyComplaintsEndpoint } from "../src/shared/contract/complaint-trends";
import { getIndianDay } from "../src/shared/domain/clock";
import { createApiRequest, redactUrl } from "../src/shared/node/api-request";
import {
  checkDuties,
  describeDaysLeft,
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
    newestMonth: await readNewestMonth(env),
  });
  for (const result of results) console.log(formatLine(result));
  const failed = results.filter(({ status }) => status === "FAILED").length;
  console.log(`${failed} of ${results.length} duties have FAILED.`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function formatLine({ status, id, duty, rule, date, shown, check, owner, ...rest }: DutyResult) {
  const { note, daysLeft } = rest;
  const head = `${status.padEnd(7)} ${id}`;
  return [
    head,
    duty,
    `${rule}, ${date}`,
    shown,
    check,
    owner,
    note + describeDaysLeft(daysLeft),
  ].join(" | ");
}

async function readNewestMonth({ apiHost, apiTimeoutMs }: Environment): Promise<string | null> {
  const { path, read } = monthlyComplaintsEndpoint;
  const { url, headers } = createApiRequest(apiHost, path);
  try {
    const response = await fetch(url, { headers, signal: AbortSignal.timeout(apiTimeoutMs) });
    return read(await response.json()).items.at(-1)?.period ?? null;
  } catch (error) {
    const reason = readErrorMessage(error);
    console.error(
      `Cannot read the complaint figures from ${redactUrl(url.href)}: ${reason}. Start the CMS or set GATSBY_API_HOST.`,
    );
    return null;
  }
}

void checkLaunch();
