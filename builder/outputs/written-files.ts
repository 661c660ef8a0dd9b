import { join } from "node:path";
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
import { CATEGORY_ADDRESSES, IPO_ADDRESSES } from "../source/known-addresses";
import { readCalendarTexts } from "./calendar-text";
import { createIpoEntries, writeCalendars } from "./ipo-files";
import { writeNoticeFont } from "./notice-font";
import { writeQrCode } from "./qr-code";
import { readRedirects, writeRedirects } from "./redirects";
import { createPostEntries } from "./search/post-entries";
import { createPageEntries, readSearchPages } from "./search/search-pages";
import { writeSearch } from "./search/write-search";
import { writeSecurityTxt } from "./security-txt";
import { readSite } from "../site-content";
import { readLastResponse } from "../source/optional-calls";
import { listSitemapPages, removeOldSitemaps } from "./sitemaps";
import { startImageJobs } from "../patches/start-image-jobs";

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
    writeQrCode(root, site);
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
    searchPages: readSearchPages(site).flatMap(createPageEntries),
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
