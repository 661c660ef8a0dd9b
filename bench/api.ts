import { setTimeout as sleep } from "node:timers/promises";
import { UserFacingError } from "../server/process/user-facing-error";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { enquiryEndpoint } from "../src/shared/contract/enquiry";
import type { Benchmark } from "./run";
import { startSampleSite } from "./start-site";
import { measureVisits } from "./visits";

const CONNECTIONS = 500;
const SLOWEST_CALL = blogsEndpoint.toCall({ limit: 100 });
const ENQUIRY_INTERVAL_MS = 500;
const ENQUIRY = {
  title: "Contact us",
  name: "Asha Sample",
  phone: "+91 00000 00001",
  email: "asha@visitor.example",
  subject: "A question",
  message: "Which plan fits a monthly investment?",
};

/** Measures the slowest API call over many connections, and enquiries at the same time. */
export const benchApi: Benchmark = async ({ folder, seconds }, supervisor) => {
  const { address } = await startSampleSite(folder, supervisor);
  const enquiries: number[] = [];
  const visits = { addresses: [address + SLOWEST_CALL], connections: CONNECTIONS };
  const calls = await measureVisits(visits, async () => {
    for (const startMs = performance.now(); performance.now() - startMs < seconds * 1000;) {
      enquiries.push(await sendEnquiry(address, enquiries.length));
      await sleep(ENQUIRY_INTERVAL_MS);
    }
  });
  const slowest = Math.max(...enquiries);
  return [{ ...calls, enquiries: enquiries.length, "slowest enquiry ms": slowest }];
};

/** Returns milliseconds of one enquiry, each from another visitor because of the rate limit. */
async function sendEnquiry(address: string, number: number): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries(ENQUIRY)) body.set(name, value);
  const headers = { "x-forwarded-for": `203.0.113.${number % 250}` };
  const startMs = performance.now();
  const { status } = await fetch(address + enquiryEndpoint.path, { method: "POST", headers, body });
  if (status !== 200) throw new UserFacingError(`An enquiry got ${status}: read the API's log.`);
  return performance.now() - startMs;
}
