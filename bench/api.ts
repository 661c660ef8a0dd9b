import { execFile } from "node:child_process";
import { Agent, request } from "node:http";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { blogsEndpoint } from "../src/shared/contract/blogs";
import { enquiryEndpoint } from "../src/shared/contract/enquiry";
import { startSampleCms } from "./sample-cms";
import { startSite } from "./site";
import { BROWSER_ENCODINGS } from "./wrk";

const CONNECTIONS = 500;
const DEAREST = blogsEndpoint.address({ limit: 100 });

/** Times in milliseconds. */
export type ApiRun = {
  connections: number;
  perSecond: number;
  p50: number;
  p99: number;
  errors: number;
  enquiries: number;
  slowestEnquiry: number;
};

/** The dearest call over many connections, through the site server to a CMS with the samples. */
export async function benchApi(
  { folder, seconds }: { folder: string; seconds: number },
  supervisor: ProcessSupervisor,
): Promise<ApiRun[]> {
  const data = resolve(folder, "api");
  const env = { GATSBY_API_HOST: await startSampleCms(data, supervisor) };
  const { site } = await startSite({ data, log: join(data, "site.log"), supervisor, env });
  await fetch(site + DEAREST).then((answer) => answer.arrayBuffer());
  const end = performance.now() + seconds * 1000;
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  let errors = 0;
  const visit = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const status = await call(site + DEAREST, agent).catch(() => 0);
      if (status === 200) times.push(performance.now() - started);
      else errors += 1;
    }
  };
  const [enquiries] = await Promise.all([
    sendEnquiries(site, end),
    ...Array.from({ length: CONNECTIONS }, visit),
  ]);
  agent.destroy();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return [
    {
      connections: CONNECTIONS,
      perSecond: times.length / seconds,
      ...{ p50: at(0.5), p99: at(0.99), errors },
      enquiries: enquiries.length,
      slowestEnquiry: Math.max(...enquiries),
    },
  ];
}

function call(address: string, agent: Agent): Promise<number> {
  const headers = { "accept-encoding": BROWSER_ENCODINGS };
  return new Promise((resolveStatus, reject) => {
    const sent = request(address, { agent, headers }, (answer) => {
      answer.resume().once("end", () => resolveStatus(answer.statusCode ?? 0));
      answer.once("error", reject);
    });
    sent.once("error", reject).end();
  });
}

const FORM = {
  title: "Contact us",
  name: "Asha Sample",
  phone: "+91 00000 00001",
  email: "asha@visitor.example",
  subject: "A question",
  message: "Which plan fits a monthly investment?",
};

/** One after the other, each of another visitor, from a process of its own; milliseconds of each. */
async function sendEnquiries(site: string, end: number): Promise<number[]> {
  const times: number[] = [];
  while (performance.now() < end) {
    const { stdout } = await promisify(execFile)("curl", [
      ...["--silent", "--output", "/dev/null", "--write-out", "%{http_code} %{time_total}"],
      ...["--header", `x-forwarded-for: 203.0.113.${times.length % 250}`],
      ...Object.entries(FORM).flatMap(([name, value]) => ["--form", `${name}=${value}`]),
      site + enquiryEndpoint.path,
    ]);
    const [status, seconds] = stdout.split(" ").map(Number);
    if (status !== 200) throw new Error(`An enquiry was answered with ${status}.`);
    times.push((seconds ?? NaN) * 1000);
    await new Promise((next) => setTimeout(next, 500));
  }
  return times;
}
