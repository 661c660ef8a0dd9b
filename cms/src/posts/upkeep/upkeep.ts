import path from "node:path";
import pLimit from "p-limit";
import { createLocalReq, type Payload } from "payload";
import { IST_OFFSET_MS } from "../../../../src/shared/contract/ist-offset";
import { getNow, getIndianDay } from "../../../../src/shared/domain/clock";
import { getLiveId } from "../../../../src/shared/node/release/release-store";
import type { Environment } from "../../environment";
import { runSql, sql } from "../../lib/sql";
import { fetchLinkStatus, isWebAddress } from "./fetch-link-status";
import { createLinkCheck, listFaults } from "./page-faults";

type PostFaults = { id: number; title: string; faults: string[] };

/** Faults of published posts in payload.kv; `key` names the checked release and night. */
type Upkeep = { key: string; posts: PostFaults[] };
/** External links that returned 404 or 410 on consecutive nights, by address. */
type DeadLinks = Record<string, { status: number; nights: number }>;

const UPKEEP_KEY = "upkeep";
const DEAD_LINKS_KEY = "gone-links";
const NIGHT_KEY = "gone-links-night";
const MIN_NIGHTS = 2;
/** First and last hour in India for checks of external links. */
const [FIRST_HOUR, LAST_HOUR] = [2, 5];
const CONCURRENCY = 4;
const MAX_LINKS = 5000;
const BATCH_SIZE = 100;

type Settings = Pick<Environment, "dataDir" | "siteUrl">;

export async function readPostFaults(payload: Payload): Promise<PostFaults[]> {
  return (await payload.kv.get<Upkeep>(UPKEEP_KEY))?.posts ?? [];
}

type FetchStatus = typeof fetchLinkStatus;
type Run = { now?: Date; fetchStatus?: FetchStatus };

/** Checks external links once a night, and all posts after each release and night (EDT-12). */
export async function checkPosts(
  payload: Payload,
  settings: Settings,
  { now = getNow(), fetchStatus = fetchLinkStatus }: Run = {},
): Promise<void> {
  const hour = new Date(now.getTime() + IST_OFFSET_MS).getUTCHours();
  const today = getIndianDay(null, now);
  let night = await payload.kv.get<string>(NIGHT_KEY);
  if (hour >= FIRST_HOUR && hour <= LAST_HOUR && night !== today) {
    night = today;
    await payload.kv.set(NIGHT_KEY, today);
    await checkExternalLinks(payload, fetchStatus);
  }
  const key = `${getLiveId(path.join(settings.dataDir, "releases"))} ${night}`;
  if ((await payload.kv.get<Upkeep>(UPKEEP_KEY))?.key === key) return;
  const posts = await findFaults(payload, settings);
  await payload.kv.set(UPKEEP_KEY, { key, posts } satisfies Upkeep);
}

/** Counts nights in which a link was gone. Other responses reset the count; failed calls do not. */
async function checkExternalLinks(payload: Payload, fetchStatus: FetchStatus): Promise<void> {
  const addresses = (await listAddresses(payload)).filter(isWebAddress);
  const previousLinks = (await payload.kv.get<DeadLinks>(DEAD_LINKS_KEY)) ?? {};
  const limit = pLimit(CONCURRENCY);
  const links = await limit.map(addresses.slice(0, MAX_LINKS), async (address) => {
    const status = await fetchStatus(address);
    const previous = previousLinks[address];
    if (status === null) return previous ? [[address, previous] as const] : [];
    if (status !== 404 && status !== 410) return [];
    return [[address, { status, nights: (previous?.nights ?? 0) + 1 }] as const];
  });
  await payload.kv.set(DEAD_LINKS_KEY, Object.fromEntries(links.flat()) satisfies DeadLinks);
}

async function listAddresses(payload: Payload): Promise<string[]> {
  const rows = await runSql(
    payload,
    sql`SELECT DISTINCT text FROM posts_texts WHERE path = 'links'
      AND (text LIKE '/%' OR text LIKE '%://%')
      AND parent_id IN (SELECT id FROM posts WHERE _status = 'published')`,
  );
  return rows.map(({ text }) => String(text));
}

/** Finds faulty addresses and images first, so that only posts with one are read. */
async function findFaults(payload: Payload, settings: Settings): Promise<PostFaults[]> {
  const links = Object.entries((await payload.kv.get<DeadLinks>(DEAD_LINKS_KEY)) ?? {});
  const dead = links.flatMap(([address, { status, nights }]) =>
    nights >= MIN_NIGHTS ? [[address, status] as const] : [],
  );
  const req = await createLocalReq({}, payload);
  const findLinkFault = createLinkCheck({ ...settings, req, dead: new Map(dead) });
  const faults = new Map<string, string>();
  for (const address of await listAddresses(payload)) {
    const fault = await findLinkFault(address);
    if (fault !== null) faults.set(address, fault);
  }
  const blank = await runSql(payload, sql`SELECT id FROM media WHERE trim(coalesce(alt, '')) = ''`);
  const undescribed = blank.map(({ id }) => Number(id));
  const references = [...faults.keys(), ...undescribed.map((id) => `media/${id}`)];
  const posts = await runSql(
    payload,
    sql`SELECT parent_id AS id FROM posts_texts WHERE path = 'links' AND text IN (${list(references)})
      UNION SELECT id FROM posts WHERE thumbnail_id IN (${list(undescribed)})`,
  );
  const postFaults: PostFaults[] = [];
  for (let page = 1, hasNextPage = posts.length > 0; hasNextPage; page += 1) {
    const result = await payload.find({
      collection: "posts",
      where: { _status: { equals: "published" }, id: { in: posts.map(({ id }) => Number(id)) } },
      ...({ sort: "id", depth: 0, limit: BATCH_SIZE, page } as const),
      select: { title: true, html: true, thumbnail: true },
    });
    for (const { id, title, html, thumbnail } of result.docs) {
      const found = listFaults(html ?? "", faults);
      if (undescribed.includes(Number(thumbnail)))
        found.push("The thumbnail has no alternative text");
      if (found.length > 0) postFaults.push({ id, title, faults: found });
    }
    hasNextPage = result.hasNextPage;
  }
  return postFaults;
}

/** Returns the values of an IN, which must not be empty. */
const list = (values: readonly (string | number)[]) =>
  sql.join([sql`NULL`, ...values.map((value) => sql`${value}`)], sql`, `);
