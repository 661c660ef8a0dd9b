import path from "node:path";
import { readEnvironment, repositoryRoot } from "../../cms/src/environment";
import { explain } from "../../cms/src/explain";
import { makeTemporaryFolder, removeFolder, writeFiles } from "../support/temporary-folder";

const read = (variables: Record<string, string>) =>
  readEnvironment(Object.assign({ NODE_ENV: "test" as const }, variables));

test("a data folder is relative to the repository, wherever the CMS is started", () => {
  expect(repositoryRoot(path.join(process.cwd(), "cms/src"))).toBe(process.cwd());
  expect(read({}).dataDir).toBe(path.join(process.cwd(), ".data"));
  expect(read({ DATA_DIR: "other/data" }).dataDir).toBe(path.join(process.cwd(), "other/data"));
  expect(read({ DATA_DIR: "/srv/data" }).dataDir).toBe("/srv/data");
});

test("the secret comes from the variable, else from secrets.json of the data folder", async () => {
  const folder = await makeTemporaryFolder();
  try {
    expect(read({ DATA_DIR: folder }).secret).toBeNull();
    await writeFiles(folder, { "secrets.json": '{ "PAYLOAD_SECRET": "stored" }' });
    expect(read({ DATA_DIR: folder }).secret).toBe("stored");
    expect(read({ DATA_DIR: folder, PAYLOAD_SECRET: "given" }).secret).toBe("given");
    await writeFiles(folder, { "secrets.json": "{" });
    expect(() => read({ DATA_DIR: folder })).toThrow("is not valid JSON");
  } finally {
    await removeFolder(folder);
  }
});

test("BLD-05 the webhook's secret and the token come from variables, else from secrets.json", async () => {
  const folder = await makeTemporaryFolder();
  try {
    const own = { PAYLOAD_SECRET: "p", WEBHOOK_SECRET: "whsec_c3RvcmVk", REBUILD_TOKEN: "stored" };
    await writeFiles(folder, { "secrets.json": JSON.stringify(own) });
    const stored = read({ DATA_DIR: folder }).publishing;
    expect(stored).toMatchObject({ secret: "whsec_c3RvcmVk", token: "stored" });
    const variables = { WEBHOOK_SECRETS: " whsec_bmV3, whsec_b2xk", REBUILD_TOKEN: "given" };
    const given = read({ DATA_DIR: folder, ...variables }).publishing;
    expect(given).toMatchObject({ secret: "whsec_bmV3", token: "given" });
  } finally {
    await removeFolder(folder);
  }
});

test("addresses are checked and brought into one form", () => {
  const environment = read({
    DATABASE_URL: "postgres://cms@db.example/cms",
    MEDIA_URL: "https://media.example/",
    SITE_ORIGINS: "https://a.example/, http://b.example:8080",
    SITE_URL: "https://www.a.example/",
  });
  expect(environment.siteUrl).toBe("https://www.a.example");
  expect(read({}).siteUrl).toBe("http://localhost:9000");
  expect(read({ PORT: "9500" }).siteUrl).toBe("http://localhost:9500");
  expect(() => read({ SITE_URL: "a.example" })).toThrow("SITE_URL must be");
  expect(environment.databaseUrl).toBe("postgres://cms@db.example/cms");
  expect(environment.mediaUrl).toBe("https://media.example");
  expect(environment.siteOrigins).toEqual(["https://a.example", "http://b.example:8080"]);
  expect(() => read({ DATABASE_URL: "mysql://a" })).toThrow("DATABASE_URL must be");
  expect(() => read({ MEDIA_URL: "media.example" })).toThrow("MEDIA_URL must be");
  expect(() => read({ SITE_ORIGINS: "a.example" })).toThrow("SITE_ORIGINS must be");
});

test.each([
  [Object.assign(new Error("write"), { code: "ENOSPC" }), "The disk is full"],
  [new Error("SQLITE_FULL: database or disk is full"), "The disk is full"],
  [new Error("cannot connect: connect ECONNREFUSED 127.0.0.1:5432"), "cannot be reached"],
  [new Error("query failed", { cause: new Error("no such table: posts") }), "no tables yet"],
  [new AggregateError([new Error("getaddrinfo ENOTFOUND db")]), "cannot be reached"],
])("an operator's error is one sentence (%#)", (error, sentence) => {
  expect(explain(error)).toContain(sentence);
});

test("any other error keeps its own words", () => {
  expect(explain(new Error("something else"))).toBeNull();
});
