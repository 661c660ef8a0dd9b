import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { COMMIT_FILE } from "../../src/shared/node/live-content";
import type { Environment } from "../../src/shared/node/environment/environment";

export type ContentRepository = NonNullable<Environment["contentRepository"]>;

/** Author and message are anybody's text. */
type Commit = { commit: string; author: string; message: string };

/** Content that cannot be published; each line has file and fix. */
export class RefusedContent extends Error {
  override name = "RefusedContent";

  constructor(readonly faults: string[]) {
    super(faults.join("\n"));
  }
}

const TIMEOUT_MS = 120_000;
const MAX_FILE_BYTES = 1_000_000;
const MAX_BYTES = 20_000_000;
const FOLDERS = ["content", "static/pictures"];
const FILE =
  /^(?:content\/(?:[\w-]+\/)*[\w-]+\.(?:md|yaml)|(?:content|static)\/pictures\/(?:[\w-]+\/)*\w[\w.-]*\.(?:jpe?g|png|webp|svg))$/;
/** No transport but these, no redirect, and no file above 64 MB (131,072 blocks) in the data folder. */
const GIT = `ulimit -f 131072; exec git -c protocol.allow=never -c protocol.https.allow=always \
-c protocol.ssh.allow=always -c protocol.file.allow=always -c http.followRedirects=false \
-c fetch.fsckObjects=true -c core.hooksPath=/dev/null "$@"`;

/** Fetches the branch's newest commit into a bare repository. Rejects if that is not possible. */
export async function fetchCommit(repository: ContentRepository, bare: string): Promise<Commit> {
  const { url, branch, keyFile, knownHosts } = repository;
  const quote = (path: string) => `'${path.replaceAll("'", String.raw`'\''`)}'`;
  const pinned = `-o StrictHostKeyChecking=yes -o UserKnownHostsFile=${quote(knownHosts)}`;
  const ssh = `ssh -F /dev/null -o BatchMode=yes -o IdentitiesOnly=yes -i ${quote(keyFile)} ${pinned}`;
  await runGit(["init", "--quiet", "--bare", bare]);
  const options = ["--quiet", "--depth=1", "--no-tags", "--no-recurse-submodules"];
  const source = ["--", url, `+refs/heads/${branch}:refs/heads/content`];
  const filter = `--filter=blob:limit=${MAX_FILE_BYTES + 1}`;
  const fetch = ["-C", bare, "fetch", ...options, filter, ...source];
  await runGit(fetch, { GIT_SSH_COMMAND: ssh }).catch(async (error: unknown) => {
    // A fetch that was stopped leaves locks.
    await rm(bare, { recursive: true, force: true });
    throw error;
  });
  // Forgets the address, or git would fetch the filtered files when it lists them.
  await writeFile(join(bare, "config"), "[core]\n\tbare = true\n");
  const log = await runGit(["-C", bare, "log", "-1", "--format=%H%n%an%n%s", "content"]);
  const [commit = "", author = "", message = ""] = log.split("\n").map(toPlainLine);
  return { commit, author, message };
}

/** Writes the texts and pictures of the fetched commit to a folder. Throws RefusedContent (EDT-54). */
export async function writeContent(bare: string, commit: string, folder: string): Promise<void> {
  const listed = await runGit(["-C", bare, "ls-tree", "-rlz", commit, "--", ...FOLDERS]);
  let bytes = 0;
  const entries = listed.split("\0").filter(Boolean);
  const faults = entries.flatMap((entry) => {
    const [, mode, size, path = ""] = /^(\d+) \w+ \w+ +(\S+)\t([^]*)$/.exec(entry) ?? [];
    bytes += Number(size);
    const fault = findFault(mode, Number(size), path);
    return fault === null ? [] : [`${toPlainLine(path)}: ${fault}`];
  });
  const names = FOLDERS.filter((name) => entries.some((entry) => entry.includes(`\t${name}/`)));
  if (!names.includes("content")) faults.push("content: this folder is missing: add it");
  if (bytes > MAX_BYTES) faults.push("content: the files exceed 20 MB together: remove pictures");
  if (faults.length > 0) throw new RefusedContent(faults);
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "static/pictures"), { recursive: true });
  const archive = `${folder}.tar`;
  await runGit(["-C", bare, "archive", `--output=${archive}`, commit, "--", ...names]);
  await run("tar", ["-xf", archive, "-C", folder]);
  await rm(archive);
  await writeFile(join(folder, COMMIT_FILE), commit);
}

function findFault(mode: string | undefined, size: number, path: string): string | null {
  if (mode === "120000") return "is a symbolic link: replace it by a file";
  if (mode === "160000") return "is a submodule: replace it by its files";
  if (mode !== "100644") return "is an executable file: replace it by a plain one";
  if (!FILE.test(path))
    return "is no .md or .yaml, and no picture in pictures/: remove or rename it";
  return size <= MAX_FILE_BYTES ? null : "is larger than 1 MB: make it smaller";
}

/** Returns the differences of the texts and pictures of two folders. */
export async function compareContent(from: string, to: string): Promise<string> {
  const options = ["diff", "--no-index", "--no-color", "--no-ext-diff", "--no-renames", "--"];
  const texts = FOLDERS.map((name) => runGit([...options, join(from, name), join(to, name)]));
  const text = (await Promise.all(texts)).join("");
  // Marks that would show a line in another order than the page.
  const plain = text.replace(/[\u202a-\u202e\u2066-\u2069]/g, "\ufffd");
  return plain.replaceAll(`${from}/`, "/").replaceAll(`${to}/`, "/");
}

const toPlainLine = (text: string) => text.replace(/\p{C}/gu, "").slice(0, 200);

const runGit = (args: string[], variables: NodeJS.Dict<string> = {}) =>
  run("sh", ["-c", GIT, "git", ...args], variables);

/** Runs a program without this account's settings, secrets and questions. Rejects with its last line. */
function run(name: string, args: string[], variables: NodeJS.Dict<string> = {}): Promise<string> {
  const env = Object.assign<NodeJS.ProcessEnv, NodeJS.Dict<string>>(
    { NODE_ENV: "production", PATH: process.env.PATH, HOME: tmpdir(), LC_ALL: "C" },
    { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_NOSYSTEM: "1", GIT_TERMINAL_PROMPT: "0" },
  );
  const options = { env: { ...env, ...variables }, timeout: TIMEOUT_MS, maxBuffer: MAX_BYTES };
  return new Promise((resolve, reject) => {
    execFile(name, args, options, (error, output, messages) => {
      // `diff` ends with 1 if there are differences.
      if (error === null || (error.code === 1 && args.includes("diff"))) return resolve(output);
      reject(new Error(toPlainLine(messages.trim().split("\n").at(-1) || error.message)));
    });
  });
}
