import { existsSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILD_MARKER } from "../../src/shared/node/release/release";
import type { BuilderMessage, BuilderRequest } from "../../builder/gatsby/builder-messages";
import type { ProcessSupervisor } from "../../server/process/process-supervisor";
import {
  describeProgramFailure,
  type Program,
  type ProgramSpec,
} from "../../server/process/program";
import { UserFacingError } from "../../server/process/user-facing-error";
import { removeOutput } from "./copy-sources";
import { setTimeout as sleep } from "node:timers/promises";

const MAX_INCREMENTS = 200;
/** Hash of the sources and settings that this output was built from. */
const INPUTS_FILE = ".build-inputs";
/** Megabytes: with V8's default of 16, a tenth of an increment's time is garbage collection. */
const YOUNG_OBJECTS = "--max-semi-space-size=64";
/** Gatsby leaves a folder here for each worker. */
const TEMPORARY_FOLDER = ".tmp";

export type BuildOptions = {
  checkout: string;
  siteFolder: string;
  releases: string;
  env: NodeJS.Dict<string>;
  /** Milliseconds after which a build and its processes are stopped. */
  limitMs: number;
  clockStart?: Promise<unknown>;
  /** Without it Gatsby's process exits after each build. */
  warm?: { maxMemory: number };
  /** Returns the hash of the current sources and settings. */
  hashInputs?: () => string;
  prepare?: () => void;
  /** Called when a release of these inputs is live. */
  onPublished?: (inputs: string) => void;
};

export type BuildKind = { kind: "increment"; pages: number } | FullBuild;
/** `comparable`: from scratch, with the same sources and settings as the previous build. */
type FullBuild = { kind: "full"; reason: string; comparable?: boolean };

type Running = { program: Program; inputs: string; increments: number };

type Hooks = {
  /** Called when the process should be replaced, so that the next build is a full one. */
  onOutgrown?: () => void;
};

/** Builds the site in `siteFolder`: an increment in Gatsby's process if possible, else in full. */
export class SiteBuilder {
  /** Reason of the running or last build if it is in full, else null. */
  reason: string | null = null;
  #running: Running | undefined;
  #fullBuildReason = "first build since the start";
  #builtInputs = "";
  #release: string | undefined;
  #onMessage: ((message: BuilderMessage) => void) | undefined;
  readonly #limit: BuildLimit;

  constructor(
    private readonly options: BuildOptions,
    private readonly supervisor: ProcessSupervisor,
    private readonly hooks: Hooks = {},
  ) {
    this.#limit = new BuildLimit(options.limitMs, options.clockStart);
  }

  /** @throws UserFacingError or ProgramFault; the folder's marker shows if the cache is usable */
  async build({ fromScratch = false } = {}): Promise<BuildKind> {
    this.reason = null;
    if (fromScratch) return this.#buildFromScratch();
    return (await this.#buildIncrement()) ?? (await this.#buildFully());
  }

  /** Ends the process, if any. `reason` explains the next full build. */
  async end(reason = this.#fullBuildReason): Promise<void> {
    this.#fullBuildReason = reason;
    const running = this.#running;
    this.#running = undefined;
    await running?.program.end();
  }

  get release(): string | undefined {
    return this.#release;
  }

  recordRelease(release: string): void {
    this.#release = release;
    this.options.onPublished?.(this.#builtInputs);
  }

  get inputs(): string {
    return this.options.hashInputs?.() ?? "";
  }

  async #buildFromScratch(): Promise<BuildKind> {
    const comparable = this.#running?.inputs === this.inputs;
    await this.end("from scratch, as requested");
    await removeOutput(this.options.siteFolder, { keepCompiled: false });
    return { ...(await this.#buildFully()), comparable };
  }

  /** Returns undefined if a full build is needed. */
  async #buildIncrement(): Promise<BuildKind | undefined> {
    const running = this.#running;
    if (running === undefined) return undefined;
    const response = this.#requestIncrement(running.program);
    // Hashed while the builder works, because hashing takes as long as building a page.
    const isSame = running.inputs === this.inputs;
    const message = await response;
    if (!isSame) {
      await this.end("sources, content/ or settings changed");
      return undefined;
    }
    running.increments += 1;
    switch (message?.event) {
      case "increment":
        return { kind: "increment", pages: message.pages };
      case "untouched":
        throw new UserFacingError(message.message);
      case "fault":
        throw new ProgramFault(message);
      case "full-needed":
        await this.end(message.reason);
        return undefined;
      default:
        await this.end("the previous increment failed");
        return undefined;
    }
  }

  /** Returns undefined if the process stopped or took too long. */
  #requestIncrement(program: Program): Promise<BuilderMessage | undefined> {
    return new Promise((resolve) => {
      const timer = setTimeout(() => resolve(undefined), this.options.limitMs);
      void program.ended.then(() => resolve(undefined));
      this.#onMessage = (message) => {
        clearTimeout(timer);
        resolve(message);
      };
      program.send({ request: "increment" } satisfies BuilderRequest);
    });
  }

  async #buildFully(): Promise<FullBuild> {
    const { checkout, siteFolder, env, prepare } = this.options;
    const isWarm = this.options.warm !== undefined;
    const reason = isWarm ? this.#fullBuildReason : "WARM_BUILD is 0";
    this.reason = reason;
    const { inputs } = this;
    const inputsFile = join(siteFolder, INPUTS_FILE);
    const isOutdated = (await readFile(inputsFile, "utf8").catch(() => undefined)) !== inputs;
    // Output without its cache is removed, because Gatsby never deletes pages unknown to its cache.
    if (isOutdated || existsSync(join(siteFolder, BUILD_MARKER))) {
      await removeOutput(siteFolder, { keepCompiled: true });
    }
    await mkdir(siteFolder, { recursive: true });
    await writeFile(inputsFile, inputs);
    this.#builtInputs = inputs;
    prepare?.();
    const temporary = join(siteFolder, TEMPORARY_FOLDER);
    await rm(temporary, { recursive: true, force: true });
    await mkdir(temporary, { recursive: true });
    const spec: ProgramSpec = {
      name: "The site build",
      args: isWarm
        ? [join(siteFolder, "builder/gatsby/main.cjs")]
        : [join(checkout, "node_modules/gatsby/cli.js"), "build"],
      cwd: siteFolder,
      // With two arenas glibc returns more memory to the system than with sixteen.
      env: {
        MALLOC_ARENA_MAX: "2",
        ...env,
        TMPDIR: temporary,
        NODE_ENV: "production",
        CI: "true",
        NODE_OPTIONS: `${env.NODE_OPTIONS ?? ""} ${YOUNG_OBJECTS}`,
      },
      isQuiet: true,
      // Visitors come first. With 10 an edit takes 0.04 s longer (decision 0036).
      priority: 5,
      onMessage: isWarm ? (message) => this.#handleMessage(message as BuilderMessage) : undefined,
    };
    this.#fullBuildReason = "the previous build failed";
    const built = new Promise<"built">((resolve) => (this.#onMessage = () => resolve("built")));
    const program = this.supervisor.start(spec);
    const ended = program.ended.then(({ ok, how }) => (ok ? undefined : how));
    // Undefined after a normal exit, else how the build failed.
    const end = await this.#limit.apply(Promise.race([built, ended]));
    if (end === "built") {
      const running = { program, inputs, increments: 0 };
      this.#running = running;
      void program.ended.then(async ({ how }) => {
        if (this.#running === running) await this.end(`the previous process stopped (${how})`);
      });
      return { kind: "full", reason };
    }
    // Described first, because what a stopped build prints then is no cause.
    const failure = end === undefined ? undefined : describeProgramFailure(program, end);
    await program.end();
    if (failure) throw failure;
    return { kind: "full", reason };
  }

  #handleMessage(message: BuilderMessage): void {
    if (message.event === "resting") this.#checkGrowth(message.rss);
    else if (message.event === "leaving") this.#fullBuildReason = message.reason;
    else this.#onMessage?.(message);
  }

  /** Ends the process after many increments or if its memory grew, because Gatsby may leak. */
  #checkGrowth(rss: number): void {
    const { warm } = this.options;
    const running = this.#running;
    if (running === undefined || warm === undefined) return;
    if (running.increments >= MAX_INCREMENTS) {
      this.#fullBuildReason = `${MAX_INCREMENTS} increments followed the last full build`;
    } else if (rss > warm.maxMemory) {
      this.#fullBuildReason = `the process had grown to ${Math.round(rss / 1e6)} MB`;
    } else return;
    void this.end().then(this.hooks.onOutgrown);
  }
}

/** An error of our code in the builder's process, with its stack. */
export class ProgramFault extends Error {
  override name = "ProgramFault";

  constructor({ message, stack }: { message: string; stack: string }) {
    super(
      `This is a fault of the program, not of the content: ${message}. The log has the details; please report them.`,
    );
    this.stack = `${this.message}\n${stack}`;
  }
}

/** The time limit of a site's builds, which each exceeded one doubles for the next try. */
class BuildLimit {
  /** `clockStart`: the time of builds counts once it resolves, because their calls wait for the API. */
  constructor(
    private limitMs: number,
    private readonly clockStart?: Promise<unknown>,
  ) {}

  /** Returns the result of `build`, or why it must be stopped, and then doubles the limit. */
  apply<Result>(build: Promise<Result>): Promise<Result | string> {
    const done = new AbortController();
    const overrun = this.#waitForOverrun(done.signal);
    // Aborted below.
    overrun.catch(() => undefined);
    return Promise.race([build, overrun]).finally(() => done.abort());
  }

  async #waitForOverrun(signal: AbortSignal): Promise<string> {
    await this.clockStart;
    const { limitMs } = this;
    await sleep(limitMs, undefined, { signal });
    this.limitMs = limitMs * 2;
    return `it took over ${formatMinutes(limitMs)} and was stopped, see BUILD_TIMEOUT_MS; the next try has ${formatMinutes(this.limitMs)}`;
  }
}

function formatMinutes(ms: number): string {
  const minutes = Number((ms / 60_000).toFixed(2));
  return `${minutes} ${minutes === 1 ? "minute" : "minutes"}`;
}
