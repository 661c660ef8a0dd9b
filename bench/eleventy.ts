import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ProcessSupervisor } from "../server/process/process-supervisor";
import { UserFacingError } from "../server/process/user-facing-error";
import { PAGE_SIZE } from "../src/shared/domain/pagination";
import { samplePosts, type SamplePost } from "./sample-content";
import { waitUntil } from "./wait-until";

const CLI = resolve("node_modules/@11ty/eleventy/cmd.cjs");
/** The last counts: the first find a process that is not warm yet. */
const EDITS = 3;
const LONGEST_MS = 5 * 60_000;
/** It says "Watching" a moment before it hears of files. */
const LISTENING_MS = 3_000;

const LAYOUT = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>{{ title }}</title></head>
<body><main><h1>{{ title }}</h1>{{ content }}</main></body></html>
`;

const LIST = `---
title: Posts
layout: page.liquid
pagination: { data: collections.posts, size: ${PAGE_SIZE}, reverse: true }
permalink: "blogs/{% if pagination.pageNumber > 0 %}{{ pagination.pageNumber | plus: 1 }}/{% endif %}"
---
<ul>{% for post in pagination.items %}<li><a href="{{ post.url }}">{{ post.data.title }}</a></li>{% endfor %}</ul>
`;

/** The same posts as files, by Eleventy: seconds of a whole build, and of one edit while it watches. */
export async function benchEleventy(posts: number, out: string, supervisor: ProcessSupervisor) {
  const folder = resolve(out, `eleventy-${posts}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, "_includes"), { recursive: true });
  mkdirSync(join(folder, "blog"));
  writeFileSync(join(folder, "_includes/page.liquid"), LAYOUT);
  writeFileSync(join(folder, "blogs.liquid"), LIST);
  const all = samplePosts(posts);
  for (const post of all) writePost(folder, post);
  const log = join(folder, "eleventy.log");
  const start = (...options: string[]) =>
    supervisor.start({
      name: "Eleventy",
      args: [CLI, ...options],
      cwd: folder,
      env: process.env,
      log,
    });

  const started = performance.now();
  const { ok, how } = await start("--quiet").ended;
  if (!ok) throw new UserFacingError(`Eleventy failed (${how}); its output is in ${log}.`);
  const whole = (performance.now() - started) / 1000;

  const watching = start("--watch", "--incremental");
  const idleAfter = (builds: number) =>
    reached(() => readFileSync(log, "utf8").split("Watching").length > builds);
  const [post] = all.slice(posts / 2);
  if (!post) throw new Error("There is no post to edit");
  let edit = 0;
  for (let number = 0; number < EDITS; number++) {
    await idleAfter(number + 1);
    await new Promise((resolve) => setTimeout(resolve, LISTENING_MS));
    const words = `Edited: sample ${number}.`;
    const before = performance.now();
    writePost(folder, { ...post, content: `${post.content}<p>${words}</p>` });
    const page = join(folder, `_site/blog/${post.slug}/index.html`);
    await reached(() => readFileSync(page, "utf8").includes(words));
    edit = (performance.now() - before) / 1000;
  }
  await watching.end();
  return [
    { posts, run: "all posts", kind: "Eleventy", build: whole },
    { posts, run: "edit", kind: "Eleventy, watching", build: edit },
  ];
}

async function reached(look: () => boolean): Promise<void> {
  const seen = await waitUntil(LONGEST_MS, 5, () => look() || undefined);
  if (!seen) throw new UserFacingError(`Eleventy did not finish in ${LONGEST_MS} ms.`);
}

function writePost(folder: string, { slug, title, date, content }: SamplePost): void {
  const matter = JSON.stringify({ title, date, tags: "posts", layout: "page.liquid" });
  writeFileSync(join(folder, `blog/${slug}.html`), `---json\n${matter}\n---\n${content}\n`);
}
