// Runs a CMS on a temporary database and prints its upkeep lists after each step, as JSON.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { publishRelease } from "../../publisher/release/publish";
import { PAGES, writeBuilt } from "../support/built-folder";
import { readField } from "../../src/shared/domain/read-field";
import { toLink, toNote, toPara, toRoot, toText, toUpload } from "./rich-text";

const DAY = new Date("2026-11-26T09:00:00Z");
const toNight = (day: number) => new Date(Date.UTC(2026, 10, day, 21, 30));

async function printLists(): Promise<void> {
  const { getPayload } = await import("payload");
  const { default: config } = await import("../../cms/src/payload.config");
  const { readEnvironment } = await import("../../cms/src/environment");
  const { migrateDatabase } = await import("../../cms/src/setup/setup");
  const { readUpkeepLists } = await import("../../cms/src/admin/upkeep-lists");
  const { checkPosts } = await import("../../cms/src/posts/upkeep/upkeep");
  const environment = readEnvironment();
  const payload = await getPayload({ config });
  await migrateDatabase(payload, environment);
  const { dataDir } = environment;

  const publishSite = async (changes: Record<string, string>) => {
    writeBuilt(join(dataDir, "public"), { files: { ...PAGES, ...changes } });
    await publishRelease(join(dataDir, "public"), join(dataDir, "releases"));
  };
  const addPost = (title: string, data: object) =>
    payload.create({
      collection: "posts",
      data: {
        ...({ title, _status: "published", kind: "education", namesSecurity: "no" } as const),
        ...{ date: "2026-11-01T12:00:00.000Z", author: "A", ...data },
      },
    });
  const content = join(dataDir, "content");
  mkdirSync(content);
  for (const [name, day] of [
    ["old", "May 30, 2025"],
    ["new", "May 30, 2026"],
  ]) {
    const head = `title: Page ${name}\npath: /${name}/\nlastUpdated: ${day}`;
    writeFileSync(join(content, `${name}.md`), `---\n${head}\n---\nText`);
  }
  for (const [name, day] of [
    ["Soon", "2027-01-25"],
    ["Later", "2027-01-26"],
    ["Over", "2026-11-25"],
  ])
    await payload.create({
      collection: "authors",
      data: { name: String(name), nismNumber: "1", nismValidUntil: `${day}T12:00:00.000Z` },
    });

  let read = 0;
  const find = payload.find.bind(payload);
  const countRead: typeof find = async (options) => {
    const result = await find(options);
    if (readField(options.select, "html")) read += result.docs.length;
    return result;
  };
  payload.find = countRead;
  const asked: string[] = [];
  const fetchStatus = async (address: string) => {
    asked.push(address);
    if (address.includes("silent")) return null;
    return address.includes("gone") ? 410 : 200;
  };
  const steps: object[] = [];
  const runNight = async (now: Date) => {
    await checkPosts(payload, environment, { now, fetchStatus });
    const context = {
      ...{ payload, user: { role: "admin" } as never, today: "2026-11-26", now: DAY },
      ...{ dataRequestDays: 30, visits: null, freshDays: 365, dataDir: "", sendsMail: true },
    };
    const lists = await readUpkeepLists(context, "admin", content);
    const items = lists.map((list) => list.items.map(({ label, note }) => `${label}: ${note}`));
    steps.push({ items, asked: asked.splice(0).length, read });
    read = 0;
  };

  await publishSite({ "/about-us/index.html": '<title>About</title><h2 id="team">Team</h2>' });
  const links = [
    ...["/about-us/", "/about-us/#team", "/about-us/#lost", "/lost/", "mailto:a@b.example"],
    ...["https://gone.example/a", "https://fine.example/", "https://silent.example/"],
  ];
  const { id: thumbnail } = await payload.db.create({
    collection: "media",
    data: { alt: "", filename: "blank.png" },
  });
  const note = toNote({ text: "A source", url: "https://gone.example/note" });
  const faulty = await addPost("Faulty", {
    thumbnail,
    content: toRoot(
      ...links.map((url) => toPara(toLink(url, "words"), toText("."))),
      ...[toPara(note), toUpload(thumbnail)],
    ),
  });
  await addPost("Old", { date: "2025-11-25T12:00:00.000Z" });
  await addPost("Revised", {
    date: "2025-11-25T12:00:00.000Z",
    revisedAt: "2026-06-01T12:00:00.000Z",
    revisionNote: "New figures.",
  });
  await runNight(DAY);
  await runNight(toNight(26));
  await runNight(toNight(26));
  await runNight(toNight(27));
  await payload.update({
    collection: "posts",
    id: faulty.id,
    data: { content: toRoot(), thumbnail: null },
  });
  await runNight(DAY);
  await publishSite({ "/about-us/index.html": "<title>About us</title>" });
  await runNight(DAY);
  console.log(`Steps: ${JSON.stringify(steps)}`);
  process.exit(0);
}

void printLists();
