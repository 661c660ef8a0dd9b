import { execFileSync } from "node:child_process";

/** Rules as Netlify's parsers return them. */
type HeaderRule = { for: string; values: Record<string, string> };
type RedirectRule = { from: string; to: string; status: number; force: boolean };

export type NetlifyRules = {
  /** Headers of a response with lower-case names; the last matching rule counts. */
  getHeaders: (path: string) => Record<string, string>;
  /** Target and status of the first matching rule, and true if it overrides existing files. */
  findRedirect: (path: string) => [string, number, boolean] | undefined;
  errors: string[];
};

const PARSE = `
  import { parseAllHeaders } from "@netlify/headers-parser";
  import { parseAllRedirects } from "@netlify/redirect-parser";
  const folder = process.argv[1];
  const headers = await parseAllHeaders({ headersFiles: [folder + "/_headers"] });
  const redirects = await parseAllRedirects({ redirectsFiles: [folder + "/_redirects"], configRedirects: [] });
  const errors = [...headers.errors, ...redirects.errors].map(({ message }) => message);
  console.log(JSON.stringify({
    headers: headers.headers,
    redirects: redirects.redirects.map(({ from, path, to, status, force }) => ({ from: from ?? path, to, status, force })),
    errors,
  }));
`;

/** Reads _headers and _redirects of a built folder with Netlify's parsers. */
export async function readNetlifyRules(folder: string): Promise<NetlifyRules> {
  // The parsers are ES modules, which Jest does not load.
  const text = execFileSync(process.execPath, ["--input-type=module", "-e", PARSE, folder]);
  const parsed: { headers: HeaderRule[]; redirects: RedirectRule[]; errors: string[] } = JSON.parse(
    text.toString(),
  );
  return {
    errors: parsed.errors,
    getHeaders: (path) => {
      const matching = parsed.headers.filter((rule) => isMatch(rule.for, path));
      const entries = matching.flatMap(({ values }) => Object.entries(values));
      return Object.fromEntries(entries.map(([name, value]) => [name.toLowerCase(), value]));
    },
    findRedirect: (path) => {
      const rule = parsed.redirects.find(({ from }) => isMatch(from, path));
      return rule && [rule.to, rule.status, rule.force];
    },
  };
}

/** True if a rule matches: Netlify ignores a final slash, and a star matches any rest. */
function isMatch(rule: string, path: string): boolean {
  const [stem = "", rest] = rule.split("*");
  if (rest !== undefined) return path.startsWith(stem);
  return toBare(rule) === toBare(path);
}

const toBare = (path: string) => decodeURI(path).replace(/\/$/, "");
