import { resolve } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Author } from "../../src/shared/contract/authors";
import type { Ipo } from "../../src/shared/contract/ipos";
import { toAuthorKey } from "../../src/shared/domain/author-key";
import { cutToDay } from "../../src/shared/domain/clock";
import { readIpoDays } from "../../src/shared/domain/ipo";
import { addDays } from "../../src/shared/domain/ipo-events";
import { createIpoPaths } from "../../src/shared/domain/ipo-paths";
import type { IpoContext } from "../../src/shared/domain/page-context";
import { readCertificate, resolveAuthors } from "./author-pages";

type IpoData = {
  ipos: { at: string | null; data: Ipo[] | null } | null;
  today: { data: string } | null;
  authors: { data: Author[] | null } | null;
};

/** Creates a page for each IPO. An edit changes it and those of IPOs without source (IPO-11). */
export async function createIpoPages({ actions, graphql }: CreatePagesArgs): Promise<void> {
  const { data, errors } = await graphql<IpoData>(QUERY);
  if (errors || !data) throw errors ?? new Error("The query IpoPages returned no data");
  const { at = null, data: ipoList } = data.ipos ?? {};
  const ipos = ipoList ?? [];
  const paths = createIpoPaths(ipos);
  const authors = resolveAuthors(data.authors?.data ?? []).byKey;
  const component = resolve("src/templates/ipo.tsx");
  const createdPaths = new Set<string>();
  for (const ipo of ipos) {
    const path = paths.get(ipo.id);
    if (path === undefined || createdPaths.has(path)) continue;
    createdPaths.add(path);
    // The response's time changes with every edit and would rebuild all pages.
    const hasSource = ipo.sourceName !== null && ipo.asOf !== null;
    const day = clampToIssue(ipo, data.today?.data ?? "");
    const record = authors.get(toAuthorKey(ipo.reviewAuthor ?? ""));
    const author = record
      ? { segment: record.segment, certificate: readCertificate(record) }
      : null;
    const context: IpoContext = { ipo, address: path, at: hasSource ? null : at, day, author };
    actions.createPage({ path, component, context });
  }
}

/** Returns today, or the day before or after the issue, with the hour on its last day: others are not rebuilt. */
function clampToIssue(ipo: Ipo, now: string): string {
  const today = cutToDay(now);
  const { closes, ...others } = readIpoDays(ipo);
  const days = [closes, ...Object.values(others)].filter((day) => day !== null).sort();
  const [start, end] = [days[0], days.at(-1)];
  if (start === undefined || end === undefined) return "";
  if (today < start) return addDays(start, -1);
  if (today > end) return addDays(end, 1);
  return today === closes ? now : today;
}

const QUERY = `
  query IpoPages {
    ipos: lastResponse(name: { eq: "ipos" }) { at data }
    today: lastResponse(name: { eq: "today" }) { data }
    authors: lastResponse(name: { eq: "authors" }) { data }
  }
`;
