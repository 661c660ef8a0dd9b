import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { chmod, cp, mkdir, rename } from "node:fs/promises";
import { resolve } from "node:path";
import { ContentSource } from "../../../publisher/content/content-source";
import { publishRelease } from "../../../publisher/release/publish";
import { ProcessSupervisor } from "../../../server/process/process-supervisor";
import type { ContentStatus } from "../../../src/shared/contract/rebuild";
import { COMMIT_FILE, findLiveContent } from "../../../src/shared/node/live-content";
import { PAGES, writeBuilt } from "../../support/built-folder";
import { createTestFolder, writeFiles } from "../../support/temporary-folder";

// A bare repository on this machine, as an SEO team's; the content check is the real one.

const inFolder = createTestFolder();
const supervisor = new ProcessSupervisor();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';
let status: ContentStatus | null;
let builds: number;
let isHeld = false;
let source: ContentSource;

const runGit = (...args: string[]) => {
  const person = ["-c", "user.name=An officer", "-c", "user.email=officer@firm.example"];
  const options = { cwd: inFolder("work"), encoding: "utf8", stdio: "pipe" } as const;
  return execFileSync("git", [...person, ...args], options).trim();
};

async function push(message = "Change a text"): Promise<string> {
  runGit("add", "-A");
  runGit("commit", "--quiet", "-m", message);
  runGit("push", "--quiet", "--force", inFolder("origin.git"), "HEAD:main");
  return runGit("rev-parse", "HEAD");
}

/** Makes a release of a commit live, as a build does. */
async function makeLive(content: string): Promise<void> {
  writeBuilt(inFolder("public"), { files: PAGES, content });
  await publishRelease(inFolder("public"), inFolder("data/releases"));
}

beforeEach(async () => {
  status = null;
  builds = 0;
  for (const name of ["work", "data/content"]) await mkdir(inFolder(name), { recursive: true });
  runGit("init", "--quiet", "--bare", inFolder("origin.git"));
  runGit("init", "--quiet");
  for (const name of ["content", "static/pictures"])
    await cp(name, inFolder("work", name), { recursive: true });
  source = new ContentSource({
    ...{ dataDir: inFolder("data"), checkout: resolve("."), env: process.env, supervisor },
    repository: {
      ...{ url: `file://${inFolder("origin.git")}`, branch: "main", keyFile: "", knownHosts: "" },
      webhookSecrets: [],
    },
    requestBuild: () => (builds += 1),
    getStatus: () => status,
    record: async (value) => void (status = value),
    isHeld: () => isHeld,
    onError: () => undefined,
  });
  await source.end();
});

afterAll(() => supervisor.endAll());

const edit = (name: string, change: (text: string) => string) => {
  const file = inFolder("work", name);
  writeFileSync(file, change(readFileSync(file, "utf8")));
};

test("EDT-54 a commit that passes the check is built next, and its release is what the CMS reads", async () => {
  edit("content/pages/faq.md", (text) => text.replace(/^title: .*/m, "title: Questions"));
  const commit = await push("Rename \u202ethe page");
  await source.fetch();
  expect(status).toMatchObject({
    next: { commit, author: "An officer", message: "Rename the page" },
  });
  expect(builds).toBe(1);
  const folder = await source.build(async () => source.getFolder());
  expect(readFileSync(`${folder}/${COMMIT_FILE}`, "utf8")).toBe(commit);
  expect(findLiveContent(inFolder("data"), "/checkout")).toBe("/checkout");
  await makeLive(commit);
  expect(findLiveContent(inFolder("data"), "/checkout")).toBe(folder);
  expect(source.getFolder()).toBe(folder);
});

test("EDT-71 during a hold no commit is fetched; the first fetch after it builds the newest", async () => {
  isHeld = true;
  edit("content/pages/faq.md", (text) => text.replace(/^title: .*/m, "title: Questions"));
  const commit = await push();
  await source.fetch();
  await expect(source.approve("0".repeat(64))).rejects.toThrow("during a hold");
  expect([status, builds]).toEqual([null, 0]);
  isHeld = false;
  await source.fetch();
  expect(status).toMatchObject({ next: { commit } });
});

test("EDT-54 a commit with a fault is refused with file and line, and the next one is checked again", async () => {
  edit("content/pages/faq.md", (text) => `${text}\n<script>alert(1)</script>\n`);
  const commit = await push();
  await source.fetch();
  expect(status).toMatchObject({ next: null, refused: { commit } });
  expect(status?.refused?.faults).toEqual([
    expect.stringMatching(
      /^content\/pages\/faq\.md:\d+: <script> is not shown on pages: remove it$/,
    ),
  ]);
  expect(builds).toBe(0);
  edit("content/pages/faq.md", (text) => text.replace(/<script>.*/, ""));
  await push();
  await source.fetch();
  expect(status).toMatchObject({ refused: null });
});

test("EDT-54 a commit that only the build refuses leaves the current content built", async () => {
  const next = { commit: "a".repeat(40), author: "A", message: "M" };
  status = { next, waiting: null, refused: null };
  const folders: string[] = [];
  const run = async () => {
    folders.push(source.getFolder());
    if (folders.length === 1) throw new Error("content/home.yaml:3: no page");
    return "built";
  };
  expect(await source.build(run)).toBe("built");
  expect(folders).toEqual([inFolder("data/content", next.commit), resolve(".")]);
  const faults = ["content/home.yaml:3: no page"];
  expect(status).toEqual({ next: null, waiting: null, refused: { ...next, faults } });
});

test("EDT-55 changes for an officer wait for the approval of their hash, whoever their author is", async () => {
  edit("content/enquiry.yaml", (text) => text.replace(/days: \d+/, "days: 31"));
  edit(
    "content/pages/upi.yaml",
    (text) => `${text}# /pictures/a.svg
`,
  );
  edit("content/legal/privacy-policy.md", (text) => `${text}\nMore.\n`);
  edit("content/pages/faq.md", (text) => text.replace(/^title: .*/m, "title: Questions"));
  await writeFiles(inFolder("work"), { "static/pictures/a.svg": `${SVG}</svg>` });
  const commit = await push("Approved by the officer");
  await source.fetch();
  expect(status).toMatchObject({ next: null, waiting: { commit, author: "An officer" } });
  expect(status?.waiting?.files).toEqual([
    ...["content/enquiry.yaml", "content/legal/privacy-policy.md", "content/pages/upi.yaml"],
    "static/pictures/a.svg",
  ]);
  expect(status?.waiting?.differences).toMatch(/^-.*days: \d+.*\n\+.*days: 31/m);
  expect(source.getFolder()).toBe(resolve("."));
  // Another commit hides nothing of the first.
  edit("content/pages/faq.md", (text) => text.replace(/^title: .*/m, "title: Answers"));
  await push();
  await source.fetch();
  expect(status?.waiting?.files).toContain("content/enquiry.yaml");
  await expect(source.approve("0".repeat(64))).rejects.toThrow("no longer waits");
  expect(builds).toBe(0);
  await source.approve(status?.waiting?.hash ?? "");
  expect(status).toMatchObject({ waiting: null, next: { message: "Change a text" } });
  expect(builds).toBe(1);
});

test.each<[string, () => unknown, RegExp]>([
  [
    "a symbolic link",
    () => symlinkSync("/etc/passwd", inFolder("work/content/a.md")),
    /a\.md: is a symbolic link/,
  ],
  [
    "a submodule",
    () => {
      runGit("init", "--quiet", "content/sub");
      runGit("-C", "content/sub", "commit", "--quiet", "--allow-empty", "-m", "a");
    },
    /^content\/sub: is a submodule/,
  ],
  [
    "an executable file",
    () => chmod(inFolder("work/content/site.yaml"), 0o755),
    /site\.yaml: is an executable/,
  ],
  [
    "no folder content/",
    () => rename(inFolder("work/content"), inFolder("work/texts")),
    /^content: this folder is missing/,
  ],
  [
    "a program",
    () => writeFileSync(inFolder("work/content/a.js"), "1"),
    /a\.js: is no \.md or \.yaml/,
  ],
  [
    "a file of 2 MB",
    () => writeFileSync(inFolder("work/content/pictures/a.jpg"), Buffer.alloc(2e6)),
    /a\.jpg: is larger than 1 MB/,
  ],
  [
    "a text whose differences git would not show",
    () => edit("content/legal/privacy-policy.md", (text) => `${text}\0`),
    /privacy-policy\.md: has a script, link or control character/,
  ],
  [
    "a drawing with a script",
    () =>
      writeFiles(inFolder("work"), { "static/pictures/a.svg": `${SVG}<g onload="x()"/></svg>` }),
    /a\.svg: has a script/,
  ],
  [
    "a drawing of another host",
    () =>
      writeFiles(inFolder("work"), {
        "static/pictures/a.svg": `${SVG}<use href="https://a.example/#b"/></svg>`,
      }),
    /a\.svg: has a script/,
  ],
])("EDT-54 a commit with %s is refused", async (_what, addFile, message) => {
  await addFile();
  await push();
  // As large hosting sites do, so that a large file is not even fetched.
  runGit("-C", inFolder("origin.git"), "config", "uploadpack.allowFilter", "true");
  await source.fetch();
  expect(status?.refused?.faults).toEqual([expect.stringMatching(message)]);
  expect(existsSync(source.getFolder())).toBe(true);
  expect(builds).toBe(0);
});
