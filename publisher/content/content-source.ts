import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import pLimit from "p-limit";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import { describeProgramFailure } from "../../server/process/program";
import type { ContentStatus } from "../../src/shared/contract/rebuild";
import { readErrorMessage } from "../../src/shared/domain/read-field";
import { findLiveContent, toContentFolder } from "../../src/shared/node/live-content";
import {
  listReleaseIds,
  openRelease,
  readNewestRelease,
} from "../../src/shared/node/release/release-store";
import { toSha256 } from "../../src/shared/node/sha256";
import { copySources } from "../build/copy-sources";
import { PendingApprovalError } from "../release/pending-approval";
import { compareContent, fetchCommit, RefusedContent, writeContent } from "./git";
import type { ContentRepository } from "./git";

const MIN_PAUSE_MS = 10_000;
const POLL_MS = 5 * 60_000;
const MAX_FAULTS = 20;
const MAX_SHOWN = 100_000;

/** An officer approves a change of these files (EDT-55). */
const APPROVED =
  /^content\/(?:(?:site|channels|claims|enquiry(?:-sent)?|escalation|security|redirects)\.yaml$|pages\/(?:upi|registrations)\.yaml$|legal\/|compliance\/)/;
/** What a drawing may not contain, and what would hide the differences of a text. */
const UNSAFE: [ending: RegExp, text: RegExp][] = [
  [
    /\.svg$/,
    /<(?:[\w-]+:)?(?:script|foreignObject|iframe|image|a|set|animate\w*|handler)\b|\son\w+\s*=|href\s*=\s*["'](?!#)|url\((?!\s*["']?#)|@import|image-set\(|<[!?](?!--|xml\s)|encoding\s*=\s*["'](?!utf-8)|\\|\0/i,
  ],
  [/\.(?:md|yaml)$/, /\0/],
];

export type ContentHooks = {
  requestBuild: () => void;
  /** Returns the stored state, which `record` replaces. */
  getStatus: () => ContentStatus | null;
  record: (status: ContentStatus) => Promise<void>;
  /** True while nothing new may go live (EDT-71). */
  isHeld: () => boolean;
  supervisor: Pick<ProcessSupervisor, "start">;
};

type Options = ContentHooks & {
  repository: ContentRepository;
  dataDir: string;
  checkout: string;
  env: NodeJS.Dict<string>;
  onError: (error: unknown) => void;
};

const COMMIT = /^[\da-f]{40,64}$/;
const NONE: ContentStatus = { next: null, waiting: null, refused: null };

/** The content/ of a git repository: fetched, checked, approved, then built (EDT-54, EDT-55). */
export class ContentSource {
  readonly #fetching = pLimit(1);
  readonly #poll = setInterval(() => this.requestFetch(), POLL_MS).unref();
  #fetchedAt = -MIN_PAUSE_MS;
  #timer: NodeJS.Timeout | undefined;
  #building: string | undefined;

  constructor(private readonly options: Options) {
    this.requestFetch();
  }

  get secrets(): readonly string[] {
    return this.options.repository.webhookSecrets;
  }

  get #status(): ContentStatus {
    const status = this.options.getStatus() ?? NONE;
    return status.next?.commit === this.#current ? { ...status, next: null } : status;
  }

  get #current(): string | undefined {
    return readNewestRelease(join(this.options.dataDir, "releases"))?.release.content;
  }

  /** Returns the folder whose content/ is built. */
  getFolder(): string {
    const commit = this.#building ?? this.#current;
    const { dataDir, checkout } = this.options;
    return commit === undefined ? checkout : toContentFolder(dataDir, commit);
  }

  /** Fetches soon, at most every ten seconds. */
  requestFetch(): void {
    const waitMs = Math.max(0, this.#fetchedAt + MIN_PAUSE_MS - performance.now());
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#fetchedAt = performance.now();
      void this.#fetching(() => this.fetch()).catch(this.options.onError);
    }, waitMs).unref();
  }

  /** Fetches and checks the newest commit. Rejects if the repository cannot be read. */
  async fetch(): Promise<void> {
    const { repository, dataDir, checkout, record, requestBuild, isHeld } = this.options;
    if (isHeld()) return;
    const { next, waiting, refused } = this.#status;
    const bare = join(dataDir, "content/repository.git");
    const facts = await fetchCommit(repository, bare);
    if ([next, waiting, refused].some((seen) => seen?.commit === facts.commit)) return;
    if (facts.commit === this.#current) return record(NONE);
    const folder = toContentFolder(dataDir, facts.commit);
    await this.#prune();
    try {
      await writeContent(bare, facts.commit, folder);
      await this.#check(folder);
    } catch (error) {
      if (!(error instanceof RefusedContent)) throw error;
      return this.#refuse(facts, error.faults);
    }
    const differences = await compareContent(findLiveContent(dataDir, checkout), folder);
    const files = listApproved(differences, folder);
    if (files.length > 0 && differences.length > MAX_SHOWN)
      return this.#refuse(facts, ["content: its changes are too long to approve: split them"]);
    if (files.length > 0) {
      const hash = toSha256(`${facts.commit}\n${differences}`);
      return record({ ...NONE, waiting: { ...facts, files, differences, hash } });
    }
    await record({ ...NONE, next: facts });
    requestBuild();
  }

  /** Publishes the content that waits. Throws if other content waits, or none. */
  async approve(hash: string): Promise<void> {
    const { waiting } = this.#status;
    if (this.options.isHeld()) throw new Error("Nothing new goes live during a hold.");
    if (waiting?.hash !== hash) throw new Error("This content no longer waits for approval.");
    const { commit, author, message } = waiting;
    await this.options.record({ ...NONE, next: { commit, author, message } });
    this.options.requestBuild();
  }

  /** Builds the next commit, if any; if only that fails, it is refused and the current one built. */
  async build<Result>(run: () => Promise<Result>): Promise<Result> {
    const { next } = this.#status;
    this.#building = next?.commit;
    try {
      return await run();
    } catch (error) {
      if (next === null || error instanceof PendingApprovalError) throw error;
      this.#building = undefined;
      const result = await run();
      await this.#refuse(next, readErrorMessage(error).split("\n"));
      return result;
    } finally {
      this.#building = undefined;
    }
  }

  async end(): Promise<void> {
    clearInterval(this.#poll);
    clearTimeout(this.#timer);
    await this.#fetching(() => undefined);
  }

  /** Removes commits that no kept release and no status names. */
  async #prune(): Promise<void> {
    const { dataDir } = this.options;
    const releases = join(dataDir, "releases");
    const { next, waiting } = this.#status;
    const kept = listReleaseIds(releases).map((id) => openRelease(releases, id)?.release.content);
    kept.push(next?.commit, waiting?.commit);
    const commits = (await readdir(join(dataDir, "content"))).filter((name) => COMMIT.test(name));
    for (const name of commits.filter((commit) => !kept.includes(commit)))
      await rm(toContentFolder(dataDir, name), { recursive: true, force: true });
  }

  #refuse(facts: NonNullable<ContentStatus["next"]>, faults: string[]): Promise<void> {
    const { next, waiting } = this.#status;
    const refused = { ...facts, faults: faults.slice(0, MAX_FAULTS) };
    return this.options.record({
      next: next?.commit === facts.commit ? null : next,
      waiting,
      refused,
    });
  }

  /** Runs the content check in a copy of the sources. Throws RefusedContent. */
  async #check(folder: string): Promise<void> {
    const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
    const faults = names.flatMap((name) => {
      const unsafe = UNSAFE.find(([ending]) => ending.test(name))?.[1];
      const isSafe = unsafe?.test(readFileSync(join(folder, name), "utf8")) !== true;
      return isSafe ? [] : [`${name}: has a script, link or control character: remove it`];
    });
    if (faults.length > 0) throw new RefusedContent(faults);
    const { checkout, dataDir, env, supervisor } = this.options;
    const cwd = join(dataDir, "content/check");
    copySources(checkout, cwd, folder);
    const args = [
      "--require",
      require.resolve("tsx/cjs"),
      join(checkout, "tools/content-check.ts"),
    ];
    const program = supervisor.start({ name: "The content check", args, cwd, env, isQuiet: true });
    const { ok, how } = await program.ended;
    faults.push(...program.lines.filter((line) => /^content\/[^:]*:\d+: /.test(line)));
    if (faults.length > 0) throw new RefusedContent(faults);
    if (!ok) throw describeProgramFailure(program, how);
  }
}

/** Returns the changed files that need approval, also the pictures that pages/upi.yaml names. */
function listApproved(differences: string, folder: string): string[] {
  const upi = join(folder, "content/pages/upi.yaml");
  const payment = existsSync(upi) ? readFileSync(upi, "utf8") : "";
  return [...differences.matchAll(/^diff --git [ab]\/(\S+) /gm)]
    .map(([, path = ""]) => path)
    .filter((path) => APPROVED.test(path) || payment.includes(path.replace(/^static/, "")));
}
