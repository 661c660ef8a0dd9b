import { join, dirname, resolve } from "node:path";
import type { BuildArgs, CreateResolversArgs, ParentSpanPluginArgs, Store } from "gatsby";
import { getNow } from "../../src/shared/domain/clock";
import { readBuiltSite, findList, type BuiltSite } from "../pages/built-pages";
import { findLastChanges, readChangeDays } from "./content-days";
import { failBuild } from "../fail-build";
import { readFeedTexts, writeFeeds } from "./feeds";
import {
  listHashedAddresses,
  findOldCategories,
  findOldIpos,
  resolveOldPaths,
  type OldAddresses,
} from "../pages/old-addresses";
import { IPO_CALENDAR } from "../source/ipo-calendar";
import { CATEGORY_ADDRESSES, IPO_ADDRESSES } from "../source/last-responses";
import { readCalendarTexts, createIpoEntries, writeCalendars } from "./ipo-files";
import { readRedirects, writeRedirects } from "./redirects";
import { createPostEntries } from "./search/post-entries";
import { createAllPageEntries } from "./search/search-pages";
import { writeSearch } from "./search/write-search";
import { writeSecurityTxt } from "./security-txt";
import { readSite } from "../site-content";
import { readLastResponse } from "../source/optional-calls";
import { listSitemapPages, removeOldSitemaps } from "./sitemaps";
import { startImageJobs } from "../patches/gatsby";
import { execFile } from "node:child_process";
import { mkdirSync } from "node:fs";
import { promisify } from "node:util";
import { NOTICE_FONT } from "../../src/content/notice-font";
import { readYamlFile } from "../../src/content/read-content";
import { schema, type Notice } from "../../src/layout/notice/text.schema";
import encodeQR from "qr";
import { APP_QR_PATH } from "../../src/content/app-code";
import { paths } from "../../src/shared/domain/paths";
import { writeIfChanged } from "./write-if-changed";

/** Another process writes it while webpack compiles. */
let noticeFont: Promise<void> | undefined;

/** Gatsby's onPostBootstrap: writes files that depend on content/ only. */
export function onPostBootstrap(args: ParentSpanPluginArgs): void {
  const { store, reporter } = args;
  try {
    const root = getPublicFolder(store);
    startImageJobs(args);
    noticeFont = writeNoticeFont(root);
    // onPostBuild reports the error.
    noticeFont.catch(() => undefined);
    const site = readSite();
    writeIfChanged(join(root, APP_QR_PATH), drawQrCode(site.url + paths.download()));
    const warning = writeSecurityTxt(root, site.url, getNow().getTime());
    if (warning) reporter.warn(warning);
  } catch (error) {
    failBuild(reporter, error);
  }
}

/** Read once: another content/ is a full build in a new process (builder/gatsby/increment.ts). */
let content: ReturnType<typeof readContent> | undefined;

function readContent() {
  const site = readSite();
  return {
    redirects: readRedirects(site),
    searchPages: createAllPageEntries(site),
    feedTexts: readFeedTexts(site, readChangeDays().others),
    calendarTexts: readCalendarTexts(site),
  };
}

/** Adds `sitemapPages` to queries for gatsby-plugin-sitemap, which runs before onPostBuild. */
export function createSitemapResolver(args: CreateResolversArgs): void {
  const resolve = () => {
    const built = readBuiltSite(args);
    return listSitemapPages(built.pages, findLastChanges(built, readChangeDays()));
  };
  args.createResolvers({ Query: { sitemapPages: { type: "JSON!", resolve } } });
}

/** Gatsby's onPostBuild: writes site-wide files. Returns pages whose feed or calendar changed. */
export async function onPostBuild(args: BuildArgs): Promise<string[] | undefined> {
  try {
    const root = getPublicFolder(args.store);
    content ??= readContent();
    const { redirects, searchPages, feedTexts, calendarTexts } = content;
    const built = readBuiltSite(args);
    writeRedirects(redirects, findOldAddresses(args, built));
    removeOldSitemaps(root);
    const ipos = createIpoEntries(built, calendarTexts);
    await writeSearch(root, {
      pages: [...searchPages, ...ipos],
      posts: createPostEntries([...built.posts.values()]),
    });
    const events = readLastResponse(args, IPO_CALENDAR) ?? [];
    const written = [
      ...writeFeeds(root, feedTexts, built),
      ...writeCalendars(root, events, calendarTexts),
    ];
    await noticeFont;
    return written;
  } catch (error) {
    failBuild(args.reporter, error);
    return undefined;
  }
}

/** Returns old addresses of the API, checked against the built pages. */
function findOldAddresses(args: BuildArgs, built: BuiltSite): OldAddresses {
  const old = resolveOldPaths(readLastResponse(args, "redirects") ?? [], built.live);
  const lists = built.pages.flatMap((page) => {
    const { active, page: number } = findList(page) ?? { active: null, page: 1 };
    return active ? [{ category: active, page: number }] : [];
  });
  old.moved.push(...listHashedAddresses(built.live.values()));
  old.moved.push(...findOldCategories(readLastResponse(args, CATEGORY_ADDRESSES) ?? {}, lists));
  old.moved.push(...findOldIpos(readLastResponse(args, IPO_ADDRESSES) ?? {}, built.ipoPaths));
  if (old.warnings.length > 0) {
    args.reporter.warn(["Old addresses that are skipped:", ...old.warnings].join("\n  "));
  }
  return old;
}

function getPublicFolder(store: Store): string {
  const { program } = store.getState() as { program: { directory: string } };
  return join(program.directory, "public");
}

const FACE =
  "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2";

/** Writes the font of the notice's Hindi below `root`: only the glyphs of its text (NTC-01). */
async function writeNoticeFont(root: string): Promise<void> {
  const [hindi] = readYamlFile(resolve("content/notice.yaml"), schema).languages;
  const file = join(root, NOTICE_FONT.path);
  mkdirSync(dirname(file), { recursive: true });
  const args = [FACE, file, String(NOTICE_FONT.weight), extractDevanagari(hindi)];
  await promisify(execFile)(process.execPath, [resolve("builder/outputs/cut-font.mjs"), ...args]);
}

function extractDevanagari({ title, payment, fraud }: Notice["languages"][0]): string {
  const texts = [title, payment.title, ...payment.points, fraud.title, ...fraud.points];
  const words = [...texts, fraud.report].join(" ").match(/[\u0900-\u097f\u200c\u200d]+/g);
  return [...new Set(words)].join(" ");
}

/** Modules. Readers need a light margin; the page adds more around the picture. */
const MARGIN = 2;

function drawQrCode(text: string): string {
  const modules = encodeQR(text, "raw", { ecc: "medium", border: MARGIN });
  const runs = modules.flatMap((row, y) =>
    [
      ...row
        .map((dark) => (dark ? "#" : " "))
        .join("")
        .matchAll(/#+/g),
    ].map(({ index, 0: run }) => `M${index} ${y}h${run.length}v1h-${run.length}z`),
  );
  const side = modules.length;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${runs.join("")}"/></svg>\n`;
}
